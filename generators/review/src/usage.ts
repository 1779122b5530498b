import { readFileSync } from "node:fs";
import { isObject } from "@market-data/generator-core";
import { ReviewError } from "./errors.ts";
import type { Change } from "./review.ts";

/** How much something was used: by how many keys, and in how many requests, those without a key included. */
export interface Counts {
  keys: number;
  requests: number;
}

/** What `market-data usage --by operation,parameter --json` prints; what was not used is absent. */
export interface Usage {
  /** The first day that is counted, in UTC, as `2026-11-01`. */
  since: string;
  operations: Record<string, OperationUsage>;
}

interface OperationUsage extends Counts {
  parameters?: Record<string, Counts & { values?: Record<string, Counts> }>;
}

const WANTED = "Name what `market-data usage --by operation,parameter --json` printed.";

/**
 * Reads the usage of a service.
 * @throws {ReviewError} when the file is something else.
 */
export function readUsage(file: string): Usage {
  let usage: unknown;
  try {
    usage = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new ReviewError(`The usage ${file} cannot be read: ${(error as Error).message}.`, WANTED);
  }
  if (!isObject(usage) || typeof usage["since"] !== "string" || !isObject(usage["operations"])) {
    throw new ReviewError(`The usage ${file} has no \`since\` or no \`operations\`.`, WANTED);
  }
  return usage as unknown as Usage;
}

/** The changes, those that break something with how many keys and requests meet it. */
export function addUsage(changes: readonly Change[], usage: Usage): Change[] {
  return changes.map((change) =>
    change.breaks.length === 0
      ? change
      : { ...change, met: { ...countMet(change, usage), since: usage.since } },
  );
}

/**
 * How many keys and requests meet a change. A key that uses several operations counts for each: of several, the number of
 * keys is the most that it can be.
 */
function countMet({ operationId, operations, parameter, values }: Change, usage: Usage): Counts {
  const names = operations ?? (operationId === undefined ? Object.keys(usage.operations) : [operationId]);
  const counts = names.flatMap((name): (Counts | undefined)[] => {
    const operation = usage.operations[name];
    const used = parameter === undefined ? operation : operation?.parameters?.[parameter];
    if (values === undefined || parameter === undefined) return [used];
    return values.map((value) => operation?.parameters?.[parameter]?.values?.[value]);
  });
  const total = (of: keyof Counts) => counts.reduce((sum, each) => sum + Number(each?.[of] ?? 0), 0);
  return { keys: total("keys"), requests: total("requests") };
}
