import { parentPort, workerData } from "node:worker_threads";
import { MarketReader } from "./market-reader.ts";
import { openReader } from "./open.ts";
import type { Query, QueryResult } from "./reader-thread.ts";

const { file } = workerData as { file: string };
const reader = new MarketReader(openReader(file));

parentPort?.on("message", ({ id, method, args }: Query) => {
  parentPort?.postMessage(run(id, () => (reader[method] as (...args: unknown[]) => unknown)(...args)));
});

function run(id: number, work: () => unknown): QueryResult {
  try {
    return { id, result: work() };
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    return { id, error: { message, ...(errcode === undefined ? {} : { errcode }) } };
  }
}
