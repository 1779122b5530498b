import { parentPort, workerData } from "node:worker_threads";
import { advanceSample, seedSample } from "@market-data/sample";
import { openBackend } from "../storage/open-backend.ts";
import type { SampleOrder, SampleReport } from "./sample-market.ts";

const MINUTE = 60_000;
/** How long after a minute's start the prices of the minute before are written. */
const DELAY = 250;

const { location, now: fixed } = workerData as SampleOrder;
const now = () => fixed ?? Date.now();
const { state, writer, close } = await openBackend(location).openMarket();
let isStopping = false;
let timer: NodeJS.Timeout | undefined;
let working = start();

parentPort?.once("message", async () => {
  isStopping = true;
  clearTimeout(timer);
  await working;
  await close();
});

async function start(): Promise<void> {
  try {
    if ((await state.newestUpdate()) === undefined) await seed();
  } catch (error) {
    fail(error);
    return;
  }
  if (isStopping) return;
  report({ kind: "seeded" });
  await advance();
}

/** Stopped in between, it begins again at the next start: metrics are written last, and show that all the rest is there. */
async function seed(): Promise<void> {
  if ((await writer.markOrigin("sample")) !== "sample") throw new Error("The market has imported data.");
  for await (const { done, total, rows } of seedSample(writer, { until: now() })) {
    report({ kind: "progress", done, total, rows });
    // Lets the message to stop come in.
    await new Promise(setImmediate);
    if (isStopping) return;
  }
}

/** What fails, on a full disk or while another process writes, is repeated the next time. */
async function advance(): Promise<void> {
  try {
    const after = await state.newestUpdate();
    await advanceSample(writer, { now: now(), ...(after === undefined ? {} : { after }) });
  } catch (error) {
    fail(error);
  }
  if (isStopping || fixed !== undefined) return;
  timer = setTimeout(
    () => {
      working = advance();
    },
    MINUTE - (Date.now() % MINUTE) + DELAY,
  );
}

function fail(error: unknown): void {
  const { message, stack } = error as Error;
  report({ kind: "failed", message, stack });
}

function report(message: SampleReport): void {
  parentPort?.postMessage(message);
}
