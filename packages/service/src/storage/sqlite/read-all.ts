import type { Changes } from "@market-data/market/store";
import { ChangeReader } from "./changes.ts";
import { withStorageErrors } from "./errors.ts";
import { openReader } from "./open.ts";

/** Reads a whole database in one transaction, with a new connection. @throws {StorageError} */
export function readAll(file: string): Changes {
  const database = openReader(file);
  try {
    return withStorageErrors(file, () => new ChangeReader(database).since(undefined));
  } finally {
    database.close();
  }
}
