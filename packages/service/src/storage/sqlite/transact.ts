import type { DatabaseSync } from "node:sqlite";
import { withStorageErrors } from "./errors.ts";

/**
 * Runs work in one transaction: everything is written, or nothing if the work throws. Always use it to write: for
 * statements outside a transaction, `node:sqlite` drops the error of a failed commit after the first row.
 *
 * @throws {StorageError}
 */
export function transact<Result>(database: DatabaseSync, work: () => Result): Result {
  return withStorageErrors(database.location() ?? ":memory:", () => {
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
  });
}
