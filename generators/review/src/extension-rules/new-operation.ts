import { describeCache, describeCredits, describePlans, type Operation } from "@market-data/generator-core";
import type { ContractPair } from "../pair.ts";
import type { Change } from "../review.ts";
import { code } from "../text/format.ts";

/** Adds the facts of new operations to their changes: parameters, plans, credits, cache and record. */
export function addFacts(changes: readonly Change[], { now }: ContractPair): Change[] {
  return changes.map((change) => {
    const operation = now.contract.model.operations.find(
      ({ operationId }) => change.rule === "operation-added" && operationId === change.operationId,
    );
    return operation === undefined ? change : { ...change, facts: listFacts(operation) };
  });
}

function listFacts({ parameters, access, credits, cache, result }: Operation): string[] {
  const names = parameters.map(({ name, required }) => `${code(name)}${required ? " (required)" : ""}`);
  return [
    `Parameters: ${names.join(", ") || "none"}.`,
    describePlans(access),
    describeCredits(credits),
    describeCache(cache),
    `Record: ${code(result.record)} (${result.shape}).`,
  ];
}
