import { loadCluster } from "../cluster.ts";
import type { Backend, DataLocation } from "./backend.ts";
import { SqliteBackend } from "./sqlite/sqlite-backend.ts";

/**
 * The backend of a location: the one place that knows which engines there are. Nothing is opened or made yet.
 *
 * @throws {StorageError} where a URL cannot be read, or the package for it is not installed.
 */
export async function openBackend(location: DataLocation): Promise<Backend> {
  if (typeof location === "string") return new SqliteBackend(location);
  const { createPostgresBackend } = await loadCluster("PostgreSQL");
  return createPostgresBackend(location);
}
