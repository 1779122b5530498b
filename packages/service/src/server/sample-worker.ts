import { setTimeout as delay } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { MARKET_SERIES } from "@market-data/market/store";
import { advanceSample, seedSample, seedSeries } from "@market-data/sample";
import { openBackend } from "../storage/open-backend.ts";
import { StorageError } from "../storage/storage-error.ts";
import { lowerThreadPriority } from "../threads/priority.ts";
import type { SampleOrder, SampleReport } from "./sample-market.ts";

const MINUTE = 60_000;
/** How long after a minute's start the prices of the minute before are written. */
const DELAY = 250;
/** How often to look whether a restore or an import has ended. */
const LOCK_RETRY_MS = 500;

lowerThreadPriority();
const { location, now: fixed } = workerData as SampleOrder;
const now = () => fixed ?? Date.now();
const { store, state, writer, lockForImport, close } = await (await openBackend(location)).openMarket();
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
    await write(seed);
  } catch (error) {
    fail(error);
    return;
  }
  if (isStopping) return;
  // What is stored now is to be served, also where it is not the sample market any more.
  report({ kind: "seeded" });
  await advance();
}

/**
 * Does some work as an import does, so that nothing else is written meanwhile. A restore may have put real data in the place
 * of the sample market: that is left alone.
 *
 * @returns Whether the market is the sample.
 */
async function write(work: () => Promise<void>): Promise<boolean> {
  const unlock = await waitForLock();
  try {
    const isSample = (await state.origin()) === "sample";
    if (isSample) await work();
    return isSample;
  } finally {
    unlock();
  }
}

/** A restore may run just now. */
async function waitForLock(): Promise<() => void> {
  while (true) {
    try {
      return await lockForImport();
    } catch (error) {
      const isLocked = error instanceof StorageError && error.kind === "locked";
      if (!isLocked || isStopping) throw error;
      await delay(LOCK_RETRY_MS);
    }
  }
}

/** Stopped in between, it begins again at the next start: metrics are written last, and show that all the rest is there. */
async function seed(): Promise<void> {
  const newest = await state.newestUpdate();
  if (newest !== undefined) {
    await addSeries(newest);
    return;
  }
  for await (const { done, total, rows } of seedSample(writer, { until: now() })) {
    report({ kind: "progress", done, total, rows });
    // Lets the message to stop come in.
    await new Promise(setImmediate);
    if (isStopping) return;
  }
}

/** What an older version seeded has no series. */
async function addSeries(newest: number): Promise<void> {
  const known = await store.seriesPoints({ ...MARKET_SERIES, from: 0, to: newest + 1, newest: 1 });
  if (known.length === 0) await seedSeries(writer, newest + MINUTE);
}

/** What fails, on a full disk or while another process writes, is repeated the next time. */
async function advance(): Promise<void> {
  try {
    const isSample = await write(async () => {
      const after = await state.newestUpdate();
      await advanceSample(writer, { now: now(), ...(after === undefined ? {} : { after }) });
    });
    if (!isSample) return;
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
