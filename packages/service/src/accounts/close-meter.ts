import { errorFields, type Logger } from "../observing/logger.ts";
import type { UsageEntry } from "./usage-store.ts";

/** What stores used credits, and does so for the last time when it is closed. */
interface CreditSaver {
  close(): Promise<void>;
  /** What is not stored. */
  unsaved(): readonly UsageEntry[];
}

/** Closes what stores used credits. Nobody else has those that it could not store: the log says how many. @throws {unknown} what `close` throws. */
export async function closeMeter(saver: CreditSaver, log: Logger): Promise<void> {
  try {
    await saver.close();
  } catch (error) {
    // Each credit is counted for its month, too.
    const lost = saver.unsaved().filter(({ kind }) => kind === "day");
    if (lost.length > 0)
      log.log("error", "Used credits could not be stored before the end: they are lost.", {
        credits: lost.reduce((sum, { credits }) => sum + credits, 0),
        accounts: new Set(lost.map(({ accountId }) => accountId)).size,
        ...errorFields(error),
      });
    throw error;
  }
}
