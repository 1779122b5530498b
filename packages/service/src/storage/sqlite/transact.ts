import type { DatabaseSync } from "node:sqlite";

/** Does some work as one transaction: all of it is written, or nothing if it throws. */
export function transact<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    // A full disk ends the transaction by itself.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
