/** Our rules as a ruleset of Spectral. `pnpm generate` bundles the ruleset for programs without TypeScript. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { IFunctionResult, RulesetDefinition, RulesetFunctionContext } from "@stoplight/spectral-core";
import { oas } from "@stoplight/spectral-rulesets";
import { isObject } from "../reading/json.ts";
import { bundleListed } from "../reading/listed-bundle.ts";
import { rules, sourceRules } from "../rules/index.ts";
import { type Contract, readContract } from "../rules/support/contract.ts";
import { readExtensions } from "../rules/support/extensions.ts";
import type { Rule } from "../rules/support/rule.ts";
import { runRules } from "../rules/support/run.ts";

type Document = RulesetFunctionContext["document"];

/** A contract that Spectral lints. */
interface Reading {
  contract: Contract;
  /** False for broken or unlisted references. Rules about the root file need no other file. */
  isReadable: boolean;
}

type Check = (reading: Reading) => IFunctionResult[];

export default {
  rules: {
    // By default, Spectral checks the schema of OpenAPI before it follows references, and rejects our path items.
    "oas3-schema": { ...oas.rules["oas3-schema"], resolved: true },
    readable: toSpectralRule({ description: "The contract can be bundled." }, findUnreadable),
    ...Object.fromEntries(
      Object.entries<Rule>({ ...rules, ...sourceRules }).map(([name, rule]) => [
        name,
        toSpectralRule(rule, ({ contract, isReadable }) =>
          isReadable || rule.concernsRootFile ? run(name, rule, contract) : [],
        ),
      ]),
    ),
  },
} as RulesetDefinition;

function findUnreadable({ isReadable }: Reading): IFunctionResult[] {
  const message = "The contract cannot be bundled, so most rules did not run; fix the other findings first.";
  return isReadable ? [] : [{ message }];
}

function toSpectralRule({ description, concernsRootFile = false }: Omit<Rule, "check">, check: Check) {
  return {
    description,
    message: "{{error}}",
    severity: "error",
    given: "$",
    resolved: !concernsRootFile,
    // biome-ignore lint/suspicious/noThenProperty: Spectral names the property.
    then: {
      function: (_value: unknown, _options: unknown, { document }: RulesetFunctionContext) => {
        const reading = readOnce(document);
        return reading === undefined ? [] : check(reading);
      },
    },
  };
}

function run(name: string, rule: Rule, contract: Contract): IFunctionResult[] {
  return runRules({ [name]: rule }, contract).map(({ message, pointer }) => ({
    message,
    path: [...pointer],
  }));
}

const readings = new WeakMap<Document, Reading | undefined>();

/** All rules share one reading of a document. */
function readOnce(document: Document): Reading | undefined {
  if (!readings.has(document)) readings.set(document, readDocument(document));
  return readings.get(document);
}

/** Undefined for a document other than the root file of a contract, such as a component in an editor. */
function readDocument({ source: file, data: written }: Document): Reading | undefined {
  if (!file || !isObject(written) || !("openapi" in written)) return undefined;
  const folder = join(dirname(file), "extensions");
  if (!existsSync(folder)) return undefined;
  const bundle = bundleListed(file);
  const contract = readContract(bundle ?? {}, { written, file, extensions: readExtensions(folder) });
  return { contract, isReadable: bundle !== undefined };
}
