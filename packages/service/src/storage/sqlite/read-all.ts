import type { DatabaseSync } from "node:sqlite";
import { type Changes, LaterTable, type Steps } from "@market-data/market/store";
import { ChangeReader } from "./changes.ts";
import { toStorageError, withStorageErrors } from "./errors.ts";
import { closeOnError, openReader } from "./open.ts";

/**
 * Everything in a database, as of one moment, by a connection of its own. Where market pairs are left for later, it is closed when
 * they are read.
 *
 * @throws {StorageError} also later, to those who need the pairs.
 */
export function readAll(file: string): Changes {
  const database = openReader(file);
  return closeOnError(database, () => {
    const { laterPairs, ...changes } = withStorageErrors(file, () => {
      database.exec("BEGIN");
      return new ChangeReader(database).all();
    });
    if (laterPairs !== undefined)
      return { ...changes, laterPairs: new LaterTable(closeAfter(database, file, laterPairs)) };
    database.close();
    return changes;
  });
}

function* closeAfter<Result>(database: DatabaseSync, file: string, steps: Steps<Result>): Steps<Result> {
  try {
    return yield* steps;
  } catch (error) {
    throw toStorageError(error, file);
  } finally {
    database.close();
  }
}
