import type { Backend } from "./backend.ts";
import { SqliteBackend } from "./sqlite/sqlite-backend.ts";

/**
 * The backend of a location: the one place that knows which engines there are. Nothing is opened or made yet.
 *
 * @param location A folder, whose databases are SQLite's.
 */
export function openBackend(location: string): Backend {
  return new SqliteBackend(location);
}
