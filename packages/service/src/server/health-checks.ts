import { setTimeout as delay } from "node:timers/promises";
import { errorFields, type Logger, StorageError } from "@market-data/storage";

/** A health check of one part of the service. The check throws on failure. */
interface HealthCheck {
  readonly name: string;
  run(): Promise<void>;
}

/** How long a result is reused, in ms, so that frequent requests are cheap. */
const VALID_MS = 1000;
/** The maximum wait for a check, in ms. Load balancers treat a missing response as a failure. */
const MAX_WAIT_MS = 500;

/**
 * Creates the function that names the failing parts with the kind of their error. A failure is logged in full, once.
 * While a check takes longer than half a second, the previous result is returned; before the first result, none fails,
 * because the start has just read all parts.
 *
 * @param ticks A monotonic clock, in ms.
 */
export function createHealthChecks(
  checks: readonly HealthCheck[],
  log: Logger,
  ticks: () => number = () => performance.now(),
): () => Promise<readonly string[]> {
  const failing = new Set<string>();
  let known: readonly string[] = [];
  let running: Promise<readonly string[]> | undefined;
  let until = Number.NEGATIVE_INFINITY;

  async function check({ name, run }: HealthCheck): Promise<string[]> {
    try {
      await run();
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
    known = (await Promise.all(checks.map(check))).flat();
    running = undefined;
    return known;
  }

  return async () => {
    if (running === undefined && ticks() < until) return known;
    running ??= checkAll();
    const ending = new AbortController();
    const last = delay(MAX_WAIT_MS, known, { signal: ending.signal, ref: false });
    last.catch(() => {});
    try {
      return await Promise.race([running, last]);
    } finally {
      ending.abort();
    }
  };
}
