import type { Backend, DataLocation, PostgresLocation } from "./backend.ts";
import { SqliteBackend } from "./sqlite/sqlite-backend.ts";
import { StorageError } from "./storage-error.ts";

/** What is needed of the package that has other engines. */
interface ClusterModule {
  createPostgresBackend(location: PostgresLocation): Backend;
}

/** Loaded where a URL is given, so that nobody else needs it. */
const CLUSTER = "@market-data/cluster";

/**
 * The backend of a location: the one place that knows which engines there are. Nothing is opened or made yet.
 *
 * @throws {StorageError} where a URL cannot be read, or the package for it is not installed.
 */
export async function openBackend(location: DataLocation): Promise<Backend> {
  if (typeof location === "string") return new SqliteBackend(location);
  const { createPostgresBackend } = await loadCluster();
  return createPostgresBackend(location);
}

async function loadCluster(): Promise<ClusterModule> {
  try {
    return await import(CLUSTER);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== "ERR_MODULE_NOT_FOUND" || !message.includes(CLUSTER)) throw error;
    throw new StorageError(
      "missing",
      CLUSTER,
      `is not installed, and PostgreSQL needs it: npm install ${CLUSTER}, in the version of this package.`,
    );
  }
}
