import { readFileSync } from "node:fs";
import { isObject } from "@market-data/generator-core";
import { ReviewError } from "./errors.ts";
import type { Change } from "./review.ts";

/** The usage of an operation or a parameter: the number of keys and of requests, including requests without a key. */
export interface Counts {
  keys: number;
  requests: number;
}

/** What `market-data usage --by operation,parameter --json` prints, without unused operations. */
export interface Usage {
  /** The first counted day, in UTC, as `2026-11-01`. */
  since: string;
  operations: Record<string, OperationUsage>;
}

interface OperationUsage extends Counts {
  parameters?: Record<string, Counts & { values?: Record<string, Counts> }>;
}

const WANTED = "Name what `market-data usage --by operation,parameter --json` printed.";

/**
 * Parses the usage of a service.
 * @throws {ReviewError} for a file of a different form.
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

/** Adds the number of affected keys and requests to breaking changes. */
export function addUsage(changes: readonly Change[], usage: Usage): Change[] {
  return changes.map((change) =>
    change.breaks.length === 0
      ? change
      : { ...change, met: { ...countMet(change, usage), since: usage.since } },
  );
}

/**
 * The number of affected keys and requests. A key with several operations counts once per operation, so the number of keys is an upper bound.
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
