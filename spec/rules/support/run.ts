import type { Pointer } from "../../reading/json.ts";
import { followReferences } from "../../reading/references.ts";
import type { SourcePlace, Sources } from "../../reading/sources.ts";
import type { Contract } from "./contract.ts";
import type { Rule } from "./rule.ts";

/** What a rule found. */
export interface RuleFinding {
  rule: string;
  message: string;
  /** The place in the bundle, every `$ref` on the way followed; of a rule that is of the root, the place in the root file. */
  pointer: Pointer;
  ofRoot: boolean;
}

/** Runs rules, by their names, on a contract. A finding to which several ways lead comes once. */
export function runRules(rules: Readonly<Record<string, Rule>>, contract: Contract): RuleFinding[] {
  const findings = Object.entries(rules).flatMap(([rule, { ofRoot = false, check }]) =>
    [...check(contract)].map(({ path, message }) => {
      const pointer = ofRoot ? path : followReferences(contract.bundle, path);
      return { rule, message, pointer, ofRoot };
    }),
  );
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
}

/** Where a finding is in the contract's files. */
export function locateFinding({ pointer, ofRoot }: RuleFinding, sources: Sources): SourcePlace {
  return ofRoot ? sources.locate(pointer) : sources.locateDefinition(pointer);
}
