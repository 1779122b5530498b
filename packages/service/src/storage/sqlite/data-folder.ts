import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseFault } from "./faults.ts";

/** The files of a service. */
export interface DataFolder {
  /** What the calls are about. */
  readonly market: string;
  /** Keys and used credits. */
  readonly accounts: string;
}

/**
 * The files in a folder, which is made where it does not exist.
 *
 * @throws {DatabaseFault} when it cannot be made.
 */
export function dataFolder(folder: string): DataFolder {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new DatabaseFault("unreadable", folder, `cannot be made: ${(error as Error).message}.`, {
      cause: error,
    });
  }
  return filesIn(folder);
}

export function filesIn(folder: string): DataFolder {
  return { market: join(folder, "market.db"), accounts: join(folder, "accounts.db") };
}
