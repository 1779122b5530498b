import {
  BaseResolver,
  type Config,
  lintConfig,
  lintDocument,
  loadConfig,
  Source,
} from "@redocly/openapi-core";
import type { JsonObject } from "../reading/json.ts";
import { parseReference } from "../reading/references.ts";
import type { LinterFinding, RunLinter } from "./linter.ts";

/**
 * Loads Redocly with a configuration.
 *
 * @param configuration Absolute path of the `redocly.yaml`.
 * @throws {Error} for an unusable configuration.
 */
export async function loadRedocly(configuration: string): Promise<RunLinter> {
  const config = await readConfig(configuration);
  return (bundle) => runRedocly(bundle, config);
}

async function runRedocly(bundle: JsonObject, config: Config): Promise<LinterFinding[]> {
  const problems = await lintDocument({
    // The caller uses the pointer to find the source location.
    document: { source: new Source("openapi.yaml", ""), parsed: bundle },
    externalRefResolver: new BaseResolver(config.resolve),
    config,
  });
  return problems.map(({ ruleId, severity, message, location: [location] }) => ({
    tool: "redocly",
    rule: ruleId,
    severity: severity === "error" ? "error" : "warning",
    message,
    pointer: parseReference(location?.pointer ?? ""),
  }));
}

/** Reads a configuration of Redocly. @throws {Error} for an unusable configuration. */
export async function readConfig(file: string): Promise<Config> {
  const config = await loadConfig({ configPath: file }).catch((error: unknown) => {
    throw new Error(`Redocly cannot read ${file}: ${error instanceof Error ? error.message : error}`);
  });
  const [problem] = await lintConfig({ config, severity: "error" });
  if (problem !== undefined) throw new Error(`Redocly cannot use ${file}: ${problem.message}`);
  return config;
}
