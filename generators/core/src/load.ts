import { dirname, join } from "node:path";
import {
  assertNone,
  bundleContract,
  contractRoot,
  type Diagnostic,
  type JsonObject,
  Sources,
} from "@market-data/spec/reading";
import {
  locateFinding,
  type Contract as RuleContract,
  readContract,
  readExtensions,
  rules,
  runRules,
  sourceRules,
} from "@market-data/spec/rules";
import { buildModel } from "./build-model.ts";
import { checkExamples } from "./check-examples.ts";
import type { Model } from "./model.ts";

/** A contract that was read, checked and found good. */
export interface Contract {
  /** The bundle: one document, every reference `#/components/...`. */
  document: JsonObject;
  model: Model;
  /** Finds the source line of a place in the bundle. */
  sources: Sources;
  /** The JSON Schemas of the `x-svc-*` extensions, by name. */
  extensionSchemas: ReadonlyMap<string, JsonObject>;
  /** As the contract's own rules see it. */
  forRules: RuleContract;
}

/** The rule of a contract that is written in files, which the model relies on too. */
const OF_FILES = { "contract-files": sourceRules["contract-files"] };

/** The rules that the model relies on. The others are for the lint: a contract that breaks them can be generated from. */
const REQUIRED = {
  "component-names": rules["component-names"],
  "extension-known": rules["extension-known"],
  "extension-beside-reference": rules["extension-beside-reference"],
  "extension-schema": rules["extension-schema"],
  "operation-extensions": rules["operation-extensions"],
};

/** The rule of values that what is generated takes as they are written. */
const OF_VALUES = { "default-fits-schema": rules["default-fits-schema"] };

/**
 * Reads a contract from its hand-written files.
 * @param options.root The root file, as an absolute path; this project's where absent.
 * @param options.extensions For a bundle, which has none beside it: the folder of the extensions' schemas.
 * @param options.examples False where neither examples nor defaults are held against their schemas: in a contract that is
 * only compared with, or before examples are recorded.
 * @param options.version What to put in as `info.version`; the sources' where absent.
 * @throws {ContractError} with file, line and advice for everything that is wrong.
 */
export async function loadContract(
  options: { root?: string; extensions?: string; examples?: boolean; version?: string } = {},
): Promise<Contract> {
  const root = options.root ?? contractRoot;
  const document = await bundleContract(root);
  const sources = new Sources(root);
  // Each version of the contract has its own extensions.
  const extensions = readExtensions(options.extensions ?? join(dirname(root), "extensions"));
  const forRules = readContract(document, { written: sources.written(), file: root, extensions });
  // A bundle is one file.
  const isBundle = options.extensions !== undefined;
  const checked = {
    ...REQUIRED,
    ...(isBundle ? {} : OF_FILES),
    ...(options.examples === false ? {} : OF_VALUES),
  };
  assertNone([
    ...runRules(checked, forRules).map(
      (finding): Diagnostic => ({ ...locateFinding(finding, sources), message: finding.message }),
    ),
    ...(options.examples === false ? [] : checkExamples(document, sources)),
  ]);
  if (options.version !== undefined) (document["info"] as JsonObject)["version"] = options.version;
  return {
    document,
    model: buildModel(document, sources),
    sources,
    extensionSchemas: extensions.schemas,
    forRules,
  };
}
