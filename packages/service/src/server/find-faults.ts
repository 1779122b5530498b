import { setTimeout as delay } from "node:timers/promises";
import { errorFields, type Logger } from "../observing/logger.ts";
import { StorageError } from "../storage/storage-error.ts";

/** A part of the service, and how to find out whether it does its work: by what it throws. */
export interface CheckedPart {
  readonly name: string;
  check(): Promise<void>;
}

/** How long a result is used again, in ms, so that frequent requests cost little. */
const VALID_MS = 1000;
/** How long a check is waited for, in ms: those who ask, such as load balancers, take no response for a fault. */
const MAX_WAIT_MS = 500;

/**
 * Makes the function that names the parts that fail, each with the kind of its error. What fails is logged in full, once. While a
 * check takes longer than half a second, what the one before found is returned; before the first one, which follows a start that has read
 * all parts, that is nothing.
 *
 * @param ticks A clock that never steps back, in ms.
 */
export function createFaultFinder(
  parts: readonly CheckedPart[],
  log: Logger,
  ticks: () => number = () => performance.now(),
): () => Promise<readonly string[]> {
  const failing = new Set<string>();
  let known: readonly string[] = [];
  let finding: Promise<readonly string[]> | undefined;
  let until = Number.NEGATIVE_INFINITY;

  async function check({ name, check }: CheckedPart): Promise<string[]> {
    try {
      await check();
      failing.delete(name);
      return [];
    } catch (error) {
      if (!failing.has(name)) log.log("error", `A part of the service fails: ${name}`, errorFields(error));
      failing.add(name);
      return [error instanceof StorageError ? `${name} (${error.kind})` : name];
    }
  }

  async function checkAll(): Promise<readonly string[]> {
    until = ticks() + VALID_MS;
    known = (await Promise.all(parts.map(check))).flat();
    finding = undefined;
    return known;
  }

  return async () => {
    if (finding === undefined && ticks() < until) return known;
    finding ??= checkAll();
    const ending = new AbortController();
    const last = delay(MAX_WAIT_MS, known, { signal: ending.signal, ref: false });
    last.catch(() => {});
    try {
      return await Promise.race([finding, last]);
    } finally {
      ending.abort();
    }
  };
}
