import { performance } from "node:perf_hooks";
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";

/** The maximum size of the young generation per thread, in bytes. */
const MAX_YOUNG_BYTES = 16 * 1024 * 1024;
/** More garbage than the young generation ever needs to grow to its maximum, in bytes. */
const MAX_GARBAGE_BYTES = 64 * 1024 * 1024;
const CHUNK_BYTES = 64 * 1024;
/** How often to check whether V8 shrank the young generation, in ms. */
const CHECK_MS = 1000;
/** The utilisation of the event loop above which this thread is busy. */
const BUSY = 0.05;

/** The growth of the old generation between two full collections, in percent of the size after the last one. */
const GROWTH = 60;

/**
 * Tunes the garbage collector of V8 for a server (docs/adr/0015), in this process and all its threads: rare and short
 * collections. Call this function first: V8 shrinks the young generation only slowly.
 */
export function tuneCollector(): void {
  // By default V8 grows the heap by 20 % if collections are cheap. Long responses fill the added space in a
  // second. Small responses then wait 0.1 s, while V8 marks objects on both processors.
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
  // Otherwise V8 collects no young objects while it marks, and then moves several times as many objects at once.
  setFlagsFromString("--no-separate-gc-phases");
  boundYoungGeneration();
}

/**
 * Limits the young generation, which V8 would grow to 128 MB during long responses. With 16 MB, collections are short,
 * and their frequency costs nothing extra.
 */
function boundYoungGeneration(): void {
  // One half is in use, and the other half receives the survivors. New threads start with the full size.
  setFlagsFromString(`--min-semi-space-size=${MAX_YOUNG_BYTES / 2 / 1024 / 1024}`);
  growYoungGeneration();
  // V8 shrinks the young generation of an idle thread and would not grow it again: short-lived objects would then count
  // as old and fill the memory until a full collection.
  let last = performance.eventLoopUtilization();
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    if (utilization > BUSY) growYoungGeneration();
  }, CHECK_MS).unref();
}

/** Grows the young generation to its maximum at once. V8 accepts a growth rate only, not a size. */
function growYoungGeneration(): void {
  const garbage: unknown[] = [];
  let size = 0;
  while (size < MAX_YOUNG_BYTES && garbage.length < MAX_GARBAGE_BYTES / CHUNK_BYTES) {
    const grown = getYoungBytes();
    const factor = Math.max(1, Math.floor(MAX_YOUNG_BYTES / grown));
    if (grown !== size) setFlagsFromString(`--semi-space-growth-factor=${factor}`);
    size = grown;
    if (size < MAX_YOUNG_BYTES)
      garbage.push(Array.from({ length: 16 }, () => new Array(CHUNK_BYTES / 16 / 8).fill(0)));
  }
  setFlagsFromString("--semi-space-growth-factor=1");
}

function getYoungBytes(): number {
  return (
    getHeapSpaceStatistics().find(({ space_name: name }) => name === "new_space")?.space_size ??
    MAX_YOUNG_BYTES
  );
}
