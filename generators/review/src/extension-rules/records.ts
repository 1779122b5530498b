import { type ContractPair, namedOperations, operationsAt } from "../pair.ts";
import { code } from "../text/format.ts";
import type { Found } from "./rule.ts";

/** The names of records are names of published types. */
export function recordsRule(pair: ContractPair): Found[] {
  const { base, now } = pair;
  const [before, after] = [base.contract.model.records, now.contract.model.records];
  const removed = [...before.keys()].filter((name) => !after.has(name));
  const added = [...after.keys()].filter((name) => !before.has(name));
  return [
    ...removed.map(
      (name): Found => ({
        subject: `record ${code(name)}`,
        rule: "record-removed",
        text: `Record ${code(name)} was removed, with its type and its JSON Schema.`,
        places: { base: ["components", "schemas", name] },
      }),
    ),
    ...added.map((name): Found => {
      const places = { now: ["components", "schemas", name] };
      return {
        subject: `record ${code(name)}`,
        rule: "record-added",
        text: `Record ${code(name)} is new.`,
        places,
        ...namedOperations(operationsAt(pair, places)),
      };
    }),
  ];
}
