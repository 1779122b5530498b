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

/** A valid contract. */
export interface Contract {
  /** The bundle: one document with all references in the form `#/components/...`. */
  document: JsonObject;
  model: Model;
  /** Finds the source line of a location in the bundle. */
  sources: Sources;
  /** The JSON Schemas of the `x-svc-*` extensions, by name. */
  extensionSchemas: ReadonlyMap<string, JsonObject>;
  /** The contract in the form that the rules check. */
  ruleContract: RuleContract;
}

/** The rule for source files that the model depends on. */
const FILE_RULES = { "contract-files": sourceRules["contract-files"] };

/** The rules that the model depends on. Contracts that break only other rules can still generate code. */
const REQUIRED_RULES = {
  "component-names": rules["component-names"],
  "extension-known": rules["extension-known"],
  "extension-beside-reference": rules["extension-beside-reference"],
  "extension-schema": rules["extension-schema"],
  "operation-extensions": rules["operation-extensions"],
};

/** The rule for default values, which the generated code copies unchanged. */
const VALUE_RULES = { "default-fits-schema": rules["default-fits-schema"] };

/**
 * Reads and checks a contract.
 * @param options.root Absolute path of the root file. Default: the contract of this project.
 * @param options.extensions Folder of the extension schemas, for a bundle without extension files.
 * @param options.examples False skips the validation of examples and defaults: for the base of a comparison, or before
 * examples are recorded.
 * @param options.version Replaces `info.version`.
 * @throws {ContractError} with file, line and advice for every mistake.
 */
export async function loadContract(
  options: { root?: string; extensions?: string; examples?: boolean; version?: string } = {},
): Promise<Contract> {
  const root = options.root ?? contractRoot;
  const bundle = await bundleContract(root);
  const sources = new Sources(root);
  // Each version of the contract has its own extensions.
  const extensions = readExtensions(options.extensions ?? join(dirname(root), "extensions"));
  const ruleContract = readContract(bundle, { written: sources.written(), file: root, extensions });
  const { bundle: written } = ruleContract;
  const info = { ...(written["info"] as JsonObject), ...(options.version && { version: options.version }) };
  const document = { ...written, info };
  // A bundle is one file.
  const isBundle = options.extensions !== undefined;
  const checked = {
    ...REQUIRED_RULES,
    ...(isBundle ? {} : FILE_RULES),
    ...(options.examples === false ? {} : VALUE_RULES),
  };
  assertNone([
    ...runRules(checked, ruleContract).map(
      (finding): Diagnostic => ({ ...locateFinding(finding, sources), message: finding.message }),
    ),
    ...(options.examples === false ? [] : checkExamples(document, sources)),
  ]);
  return {
    document,
    model: buildModel(document, sources),
    sources,
    extensionSchemas: extensions.schemas,
    ruleContract,
  };
}
