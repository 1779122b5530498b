import { setTimeout as delay } from "node:timers/promises";
import { errorFields, type Logger } from "./logger.ts";
import type { UsageEntry } from "./usage-store.ts";

/** How long to retry the last save, in ms: long enough for a failover to a standby. */
const TIMEOUT_MS = 3000;
const RETRY_MS = 250;

/** Stores used credits. `close` stores them for the last time. */
interface CreditSaver {
  /** May be called again after an error. */
  close(): Promise<void>;
  /** Returns the credits that are not stored yet. */
  unsaved(): readonly UsageEntry[];
}

/**
 * Stores used credits for the last time. Logs the number of lost credits if all attempts fail.
 *
 * @param timeout How long to retry, in ms. Default: three seconds.
 * @throws {unknown} the error of the last attempt.
 */
export async function closeMeter(saver: CreditSaver, log: Logger, timeout = TIMEOUT_MS): Promise<void> {
  const deadline = performance.now() + timeout;
  for (;;) {
    try {
      await saver.close();
      return;
    } catch (error) {
      if (performance.now() >= deadline) {
        logLost(saver, log, error);
        throw error;
      }
    }
    await delay(RETRY_MS);
  }
}

function logLost(saver: CreditSaver, log: Logger, error: unknown): void {
  // Each credit also counts for its month.
  const lost = saver.unsaved().filter(({ kind }) => kind === "day");
  if (lost.length === 0) return;
  log.log("error", "Used credits could not be stored before the shutdown and are lost.", {
    credits: lost.reduce((sum, { credits }) => sum + credits, 0),
    accounts: new Set(lost.map(({ accountId }) => accountId)).size,
    ...errorFields(error),
  });
}
