import {
  BaseResolver,
  type Config,
  type Document,
  getLineColLocation,
  lintConfig,
  lintDocument,
  loadConfig,
  type NormalizedProblem,
} from "@redocly/openapi-core";
import type { JsonObject } from "../reading/json.ts";
import type { LintFinding } from "./index.ts";
import { type Part, partOf } from "./part.ts";

/**
 * What Redocly finds in a document.
 *
 * @param configuration Its `redocly.yaml`, as an absolute path.
 * @param part What of it is linted; all of it where absent.
 * @throws {Error} When the configuration or the document cannot be read.
 */
export async function runRedocly(file: string, configuration: string, part?: Part): Promise<LintFinding[]> {
  const config = await readConfig(configuration);
  const externalRefResolver = new BaseResolver(config.resolve);
  const document = await externalRefResolver.resolveDocument(null, file, true);
  if (document instanceof Error) throw document;
  const { source, parsed } = document as Document;
  const problems = await lintDocument({
    document: { source, parsed: partOf(parsed as JsonObject, part) },
    externalRefResolver,
    config,
  });
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
