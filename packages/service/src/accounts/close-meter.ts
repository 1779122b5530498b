import { setTimeout as delay } from "node:timers/promises";
import { errorFields, type Logger } from "../observing/logger.ts";
import type { UsageEntry } from "./usage-store.ts";

/** How long storing is tried again at the end, in ms: a server of which a standby takes over is back by then. */
const PATIENCE_MS = 3000;
const RETRY_MS = 250;

/** What stores used credits, and does so for the last time when it is closed. */
interface CreditSaver {
  /** May be called again where it failed. */
  close(): Promise<void>;
  /** What is not stored. */
  unsaved(): readonly UsageEntry[];
}

/**
 * Closes what stores used credits. Nobody else has those that it could not store: the log says how many.
 *
 * @param patience How long to begin further attempts, in ms; three seconds where absent.
 * @throws {unknown} what the last attempt throws.
 */
export async function closeMeter(saver: CreditSaver, log: Logger, patience = PATIENCE_MS): Promise<void> {
  const deadline = performance.now() + patience;
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
  // Each credit is counted for its month, too.
  const lost = saver.unsaved().filter(({ kind }) => kind === "day");
  if (lost.length === 0) return;
  log.log("error", "Used credits could not be stored before the end: they are lost.", {
    credits: lost.reduce((sum, { credits }) => sum + credits, 0),
    accounts: new Set(lost.map(({ accountId }) => accountId)).size,
    ...errorFields(error),
  });
}
