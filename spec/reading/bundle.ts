import type { JsonObject } from "./json.ts";
import { bundleListed } from "./listed-bundle.ts";

/**
 * The contract as one document: every component under its file's name, everything else by `#/components/...`.
 * @param root The contract's root file, as an absolute path.
 * @throws {ContractError} for a syntax error, or a reference to nowhere.
 */
export async function bundleContract(root: string): Promise<JsonObject> {
  const listed = bundleListed(root);
  if (listed !== undefined) return listed;
  // Redocly is loaded where it is needed: that takes as long as all that the listed bundle does.
  const { bundleWithRedocly } = await import("./redocly-bundle.ts");
  return bundleWithRedocly(root);
}
