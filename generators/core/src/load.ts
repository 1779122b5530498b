import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildModel } from "./build-model.ts";
import { bundleContract } from "./bundle.ts";
import { checkExamples } from "./checks/examples.ts";
import { checkExtensions, readExtensionSchemas } from "./checks/extensions.ts";
import { checkListing } from "./checks/listing.ts";
import { assertNone } from "./diagnostics.ts";
import type { JsonObject } from "./json.ts";
import type { Model } from "./model.ts";
import { Sources } from "./sources.ts";

/** A contract that was read, checked and found good. */
export interface Contract {
  /** The bundle: one document, every reference `#/components/...`. */
  document: JsonObject;
  model: Model;
  /** Finds the source line of a place in the bundle. */
  sources: Sources;
  /** The JSON Schemas of the `x-svc-*` extensions, by name. */
  extensionSchemas: Map<string, JsonObject>;
}

/** The root file of this project's contract. */
export const contractRoot = fileURLToPath(new URL("../../../spec/openapi.yaml", import.meta.url));

/**
 * Reads a contract from its hand-written files.
 * @param options.root The root file, as an absolute path; this project's where absent.
 * @param options.version What to put in as `info.version`; the sources' where absent.
 * @throws {ContractError} with file, line and advice for everything that is wrong.
 */
export async function loadContract(options: { root?: string; version?: string } = {}): Promise<Contract> {
  const root = options.root ?? contractRoot;
  const sources = new Sources(root);
  const document = await bundleContract(root);
  assertNone(checkListing(sources));
  const extensionSchemas = readExtensionSchemas(join(dirname(root), "extensions"));
  assertNone([...checkExtensions(document, extensionSchemas, sources), ...checkExamples(document, sources)]);
  if (options.version !== undefined) (document["info"] as JsonObject)["version"] = options.version;
  return { document, model: buildModel(document, sources), sources, extensionSchemas };
}
