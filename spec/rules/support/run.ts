import type { Pointer } from "../../reading/json.ts";
import { followReferences } from "../../reading/references.ts";
import type { SourcePlace, Sources } from "../../reading/sources.ts";
import type { Contract } from "./contract.ts";
import type { Rule } from "./rule.ts";

export interface RuleFinding {
  rule: string;
  message: string;
  /**
   * The pointer in the bundle with every `$ref` followed. For a rule about the root file, the pointer in the root file.
   */
  pointer: Pointer;
  concernsRootFile: boolean;
}

/** Runs rules on a contract. Duplicate findings are removed. */
export function runRules(rules: Readonly<Record<string, Rule>>, contract: Contract): RuleFinding[] {
  const findings = Object.entries(rules).flatMap(([rule, { concernsRootFile = false, check }]) =>
    [...check(contract)].map(({ path, message }) => {
      const pointer = concernsRootFile ? path : followReferences(contract.bundle, path);
      return { rule, message, pointer, concernsRootFile };
    }),
  );
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
}

/** Returns the source location of a finding. */
export function locateFinding({ pointer, concernsRootFile }: RuleFinding, sources: Sources): SourcePlace {
  return concernsRootFile ? sources.locate(pointer) : sources.locateDefinition(pointer);
}
