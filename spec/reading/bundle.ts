import { checkReferences } from "./check-references.ts";
import { assertNone } from "./diagnostics.ts";
import type { JsonObject } from "./json.ts";
import { bundleListed } from "./listed-bundle.ts";

/**
 * Bundles the contract into one document. Components are named by their files, and all references have the form
 * `#/components/...`.
 * @param root Absolute path of the root file.
 * @param options.outside Whether references may leave the folder of the root file.
 * @throws {ContractError} for a syntax error, a document other than OpenAPI, or a broken, circular or forbidden
 * reference.
 */
export async function bundleContract(root: string, options: { outside?: boolean } = {}): Promise<JsonObject> {
  const listed = bundleListed(root);
  if (listed !== undefined) return listed;
  // References are checked before any network request.
  assertNone(checkReferences(root, options.outside ?? false));
  // Redocly loads on first use, because loading takes as long as the listed bundle.
  const { bundleWithRedocly } = await import("./redocly-bundle.ts");
  return bundleWithRedocly(root);
}
