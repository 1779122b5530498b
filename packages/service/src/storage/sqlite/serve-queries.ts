import { parentPort, workerData } from "node:worker_threads";
import { StorageError } from "../storage-error.ts";
import type { Query, QueryResult } from "./database-thread.ts";

/** The other side of a `DatabaseThread`: runs its queries, one after the other. */
export function serveQueries(open: (file: string) => object): void {
  const { file } = workerData as { file: string };
  const methods = open(file) as Record<string, (...args: readonly unknown[]) => unknown>;
  parentPort?.on("message", ({ id, method, args }: Query) => {
    parentPort?.postMessage(run(id, () => methods[method]?.(...args)));
  });
}

function run(id: number, work: () => unknown): QueryResult {
  try {
    return { id, result: work() };
  } catch (error) {
    // Of SQLite, where it was made a storage error here already: that is done again on the other side.
    const { message, errcode } = getCause(error) as Error & { errcode?: number };
    return { id, error: { message, ...(errcode === undefined ? {} : { errcode }) } };
  }
}

function getCause(error: unknown): unknown {
  return error instanceof StorageError ? (error.cause ?? error) : error;
}
