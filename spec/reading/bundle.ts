import { checkReferences } from "./check-references.ts";
import { assertNone } from "./diagnostics.ts";
import type { JsonObject } from "./json.ts";
import { bundleListed } from "./listed-bundle.ts";

/**
 * The contract as one document: every component under its file's name, everything else by `#/components/...`.
 * @param root The contract's root file, as an absolute path.
 * @param options.outside Whether references may lead out of the root's folder.
 * @throws {ContractError} for a syntax error, what is not an OpenAPI description, or a reference to nowhere, to itself or to
 * what is outside.
 */
export async function bundleContract(root: string, options: { outside?: boolean } = {}): Promise<JsonObject> {
  const listed = bundleListed(root);
  if (listed !== undefined) return listed;
  // Before anything is fetched.
  assertNone(checkReferences(root, options.outside ?? false));
  // Redocly is loaded where it is needed: that takes as long as all that the listed bundle does.
  const { bundleWithRedocly } = await import("./redocly-bundle.ts");
  return bundleWithRedocly(root);
}
