import type { JsonObject } from "../reading/json.ts";
import type { LinterFinding } from "./linter.ts";

/**
 * Runs Spectral and Redocly on a bundle. Both load on first use.
 * @param configuration Absolute path of Redocly's configuration.
 * @throws {Error} for a linter that cannot run.
 */
export async function runLinters(configuration: string, bundle: JsonObject): Promise<LinterFinding[]> {
  const { loadSpectral } = await import("./spectral.ts");
  const spectral = await loadSpectral()(bundle);
  const { loadRedocly } = await import("./redocly.ts");
  const redocly = await loadRedocly(configuration);
  return [...spectral, ...(await redocly(bundle))];
}
