import { parentPort, workerData } from "node:worker_threads";
import { MarketReader } from "./market-reader.ts";
import { openReader } from "./open.ts";
import type { Answered, Asked } from "./reader-thread.ts";

const { file } = workerData as { file: string };
const database = openReader(file);
const reader = new MarketReader(database);

parentPort?.on("message", ({ id, question, given }: Asked) => {
  parentPort?.postMessage(answer(id, () => (reader[question] as (...given: unknown[]) => unknown)(...given)));
});

function answer(id: number, work: () => unknown): Answered {
  try {
    return { id, result: work() };
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    return { id, error: { message, ...(errcode === undefined ? {} : { errcode }) } };
  }
}
