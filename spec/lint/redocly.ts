import {
  type Config,
  getLineColLocation,
  lint,
  lintConfig,
  loadConfig,
  type NormalizedProblem,
} from "@redocly/openapi-core";
import type { LintFinding } from "./index.ts";

/**
 * What Redocly finds in a document.
 *
 * @param configuration Its `redocly.yaml`, as an absolute path.
 * @throws {Error} When the configuration or the document cannot be read.
 */
export async function runRedocly(file: string, configuration: string): Promise<LintFinding[]> {
  const problems = await lint({ ref: file, config: await readConfig(configuration) });
  return problems
    .filter(({ ignored }) => !ignored)
    .map(({ ruleId, severity, message, location: [location] }) => ({
      tool: "redocly",
      rule: ruleId,
      severity: severity === "error" ? "error" : "warning",
      message,
      ...getPlace(location, file),
    }));
}

async function readConfig(file: string): Promise<Config> {
  const config = await loadConfig({ configPath: file }).catch((error: unknown) => {
    throw new Error(`Redocly cannot read ${file}: ${error instanceof Error ? error.message : error}`);
  });
  const [problem] = await lintConfig({ config, severity: "error" });
  if (problem !== undefined) throw new Error(`Redocly cannot use ${file}: ${problem.message}`);
  return config;
}

function getPlace(location: NormalizedProblem["location"][number] | undefined, file: string) {
  if (location === undefined) return { file, line: 1, column: 1 };
  const { source, start } = getLineColLocation(location);
  return { file: source.absoluteRef, line: start.line, column: start.col };
}
