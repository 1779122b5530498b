import { parentPort, workerData } from "node:worker_threads";
import { advanceSample, seedSample } from "@market-data/sample";
import { openDatabase } from "../storage/sqlite/open.ts";
import { SqliteWriter } from "../storage/sqlite/sqlite-writer.ts";
import { newestFigures, originOf, setOrigin } from "../storage/sqlite/state.ts";
import type { SampleOrder, SampleReport } from "./sample-market.ts";

const MINUTE = 60_000;
/** How long after a minute's start its predecessor's prices are written. */
const DELAY = 250;

const { file, now: fixed } = workerData as SampleOrder;
const now = () => fixed ?? Date.now();
const database = openDatabase(file);
const writer = new SqliteWriter(database, file);
let timer: NodeJS.Timeout | undefined;

parentPort?.once("message", () => {
  clearTimeout(timer);
  database.close();
});

try {
  if (newestFigures(database) === undefined) await fill();
  report({ kind: "filled" });
  await tick();
} catch (error) {
  fail(error);
}

/** Broken off, it is begun anew at the next start: the figures are written last, and tell that all the rest is there. */
async function fill(): Promise<void> {
  if (originOf(database) === null) setOrigin(database, "sample");
  for await (const { done, total, rows } of seedSample(writer, { until: now() })) {
    report({ kind: "progress", done, total, rows });
    // Lets an order to stop come in.
    await new Promise(setImmediate);
    if (!database.isOpen) return;
  }
}

async function tick(): Promise<void> {
  if (!database.isOpen) return;
  const after = newestFigures(database);
  await advanceSample(writer, { now: now(), ...(after === undefined ? {} : { after }) });
  if (fixed === undefined) timer = setTimeout(again, MINUTE - (Date.now() % MINUTE) + DELAY);
}

/** A tick that fails, on a full disk or a locked database, is made up for by the next one. */
function again(): void {
  tick().catch((error) => {
    fail(error);
    timer = setTimeout(again, MINUTE);
  });
}

function fail(error: unknown): void {
  const { message, stack } = error as Error;
  report({ kind: "failed", message, stack });
}

function report(message: SampleReport): void {
  parentPort?.postMessage(message);
}
