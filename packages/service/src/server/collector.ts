import { performance } from "node:perf_hooks";
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";

/** What young objects take at most, in bytes, of each thread. */
const MOST = 16 * 1024 * 1024;
/** More garbage than it ever takes to grow to that, in bytes. */
const MAX_GARBAGE = 64 * 1024 * 1024;
const PART = 64 * 1024;
/** How often is looked whether V8 took memory back, in ms. */
const LOOK_MS = 1000;
/** The share of time from which on this thread is busy. */
const BUSY = 0.05;

/** How much the old generation grows between two full collections, as a share of what the last one left, in percent. */
const GROWTH = 60;

/**
 * Makes V8 collect in the way that a server needs, in this process and each of its threads: seldom, and never for long. To be
 * called first, because V8 makes the young generation smaller, but not at once.
 */
export function tuneCollector(): void {
  // V8's own growth follows the share of time that collecting takes. It is 20 % where that is small: long responses fill it in a
  // second, and while V8 marks, which takes both processors 0.1 s, small ones wait.
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
  // Or V8 collects no young objects while it marks: they become several times as many, and at the end all are moved at once.
  setFlagsFromString("--no-separate-gc-phases");
  boundYoungGeneration();
}

/**
 * Bounds the memory for young objects: V8 would let it grow to 128 MB while long responses are made. With 16 MB a collection of
 * them is short, and they are not collected so often that it costs more.
 */
function boundYoungGeneration(): void {
  // Half of it is in use, and half receives what survives. Threads that start later begin with all of it.
  setFlagsFromString(`--min-semi-space-size=${MOST / 2 / 1024 / 1024}`);
  growYoungGeneration();
  // V8 takes back what a quiet thread does not need. It could not grow again: then what lives for a moment would be taken for old,
  // and fill the memory until all of it is collected.
  let last = performance.eventLoopUtilization();
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    if (utilization > BUSY) growYoungGeneration();
  }, LOOK_MS).unref();
}

/** To the bound at once, from wherever it is, and no further: V8 takes no size, but how fast it grows. */
function growYoungGeneration(): void {
  const garbage: unknown[] = [];
  let size = 0;
  while (size < MOST && garbage.length < MAX_GARBAGE / PART) {
    const grown = getYoungBytes();
    const factor = Math.max(1, Math.floor(MOST / grown));
    if (grown !== size) setFlagsFromString(`--semi-space-growth-factor=${factor}`);
    size = grown;
    if (size < MOST) garbage.push(Array.from({ length: 16 }, () => new Array(PART / 16 / 8).fill(0)));
  }
  setFlagsFromString("--semi-space-growth-factor=1");
}

function getYoungBytes(): number {
  return getHeapSpaceStatistics().find(({ space_name: name }) => name === "new_space")?.space_size ?? MOST;
}
