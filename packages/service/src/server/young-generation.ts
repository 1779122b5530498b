import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";

/** What young objects take at most, in bytes, of each thread. */
const MOST = 16 * 1024 * 1024;
/** More garbage than it ever takes to grow to that, in bytes. */
const MAX_GARBAGE = 64 * 1024 * 1024;
const PART = 64 * 1024;

/**
 * Bounds the memory for young objects, of this process and each of its threads: V8 would let it grow to 128 MB while long
 * responses are made. With 16 MB a collection of them is short, and they are not collected so often that it costs more. To be
 * called first, because it cannot shrink.
 */
export function boundYoungGeneration(): void {
  // Half of it is in use, and half receives what survives. Threads that start later begin with all of it.
  setFlagsFromString(`--min-semi-space-size=${MOST / 2 / 1024 / 1024}`);
  // This thread began with less, and V8 takes no size, but how fast it grows: to that at once, and then no more.
  const garbage: unknown[] = [];
  let size = 0;
  while (size < MOST && garbage.length < MAX_GARBAGE / PART) {
    const grown = getYoungBytes();
    // From where it is: what was loaded before has made it grow already.
    if (grown !== size)
      setFlagsFromString(`--semi-space-growth-factor=${Math.max(1, Math.floor(MOST / grown))}`);
    size = grown;
    garbage.push(Array.from({ length: 16 }, () => new Array(PART / 16 / 8).fill(0)));
  }
  setFlagsFromString("--semi-space-growth-factor=1");
}

function getYoungBytes(): number {
  return getHeapSpaceStatistics().find(({ space_name: name }) => name === "new_space")?.space_size ?? MOST;
}
