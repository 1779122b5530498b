import type { DatabaseSync } from "node:sqlite";
import { withStorageErrors } from "./errors.ts";

/**
 * Does some work as one transaction: all of it is written, or nothing if it throws. The only way to change a database:
 * where a statement commits by itself, `node:sqlite` drops the error of a commit that fails after the first row.
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
