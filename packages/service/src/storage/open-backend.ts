import { type Backend, type ClusterBackend, type DataLocation, StorageError } from "@market-data/storage";
import { loadCluster } from "./load-cluster.ts";
import { SqliteBackend } from "./sqlite/sqlite-backend.ts";

/**
 * Returns the backend of a location. The only function that knows the available engines. Opens and creates nothing.
 *
 * @throws {StorageError} for an invalid URL, or if the package of the engine is not installed.
 */
export async function openBackend(location: DataLocation): Promise<Backend> {
  return typeof location === "string" ? new SqliteBackend(location) : openClusterBackend(location, "");
}

/**
 * Returns the backend of a location for a PostgreSQL-only command.
 *
 * @param otherwise The end of the error message for a folder: why a folder has no such command.
 * @throws {StorageError} for a folder, an invalid URL, or if the package is not installed.
 */
export async function openClusterBackend(location: DataLocation, otherwise: string): Promise<ClusterBackend> {
  if (typeof location === "string") throw new StorageError("foreign", location, otherwise);
  const { createPostgresBackend } = await loadCluster("PostgreSQL");
  return createPostgresBackend(location);
}
