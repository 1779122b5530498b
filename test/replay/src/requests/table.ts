import { readOperations, targetFor } from "./contract.ts";
import { FULL_KEY, PLAN_KEYS, UNKNOWN_KEY } from "./keys.ts";
import { httpRequest, type ReplayRequest } from "./request.ts";
import { variationsOf } from "./variations.ts";

/** Every request of a replay, in the order in which each server gets its own. */
export function requestTable(): ReplayRequest[] {
  const operations = readOperations();
  const targets = operations.map(({ operation, examples: [first = {}] }) => targetFor(operation, first));
  const variations = variationsOf(operations);
  return [
    ...variations.map((target) => httpRequest("service", "parameters", target, { key: FULL_KEY })),
    ...targets.flatMap((target) =>
      [...PLAN_KEYS.map(({ key }) => key), UNKNOWN_KEY, "", undefined].map((key) =>
        httpRequest("service", "plans", target, { key }),
      ),
    ),
    ...variations.map((target) => httpRequest("mock", "parameters", target, { key: FULL_KEY })),
  ];
}
