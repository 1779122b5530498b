import { type Cluster, StorageError } from "@market-data/storage";

const PACKAGE = "@market-data/cluster";

/** @throws {StorageError} if the package is not installed. @param what The feature that needs it. */
export async function loadCluster(what: string): Promise<Cluster> {
  try {
    return (await import(PACKAGE)) as Cluster;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== "ERR_MODULE_NOT_FOUND" || !message.includes(PACKAGE)) throw error;
    const rest = `is not installed, and ${what} needs it: npm install ${PACKAGE}, in the version of this package.`;
    throw new StorageError("missing", PACKAGE, rest);
  }
}
