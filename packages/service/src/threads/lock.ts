const FREE = 0;
const HELD = 1;
/** Attempts before the thread sleeps: some microseconds, enough for a running holder to finish. */
const MAX_LOOKS = 200;
const SLEEP_MS = 1;
/** A thread never releases a lock after its death. */
const MAX_SLEEPS = 5000;

/** Allocates zeroed memory, shared between threads if `isShared` is set. */
export function createMemory(bytes: number, isShared: boolean): ArrayBufferLike {
  return isShared ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes);
}

/**
 * Runs short synchronous work under a lock, which costs about a microsecond.
 *
 * @param words Memory of the lock, shared or not. Zero is unlocked.
 * @param place The index of the lock.
 * @throws {Error} after five seconds, so that this thread survives the death of the holder.
 */
export function withLock<Result>(words: Int32Array, place: number, work: () => Result): Result {
  for (let looks = 0; Atomics.compareExchange(words, place, FREE, HELD) !== FREE; looks++) {
    if (looks >= MAX_LOOKS + MAX_SLEEPS) throw new Error("A thread holds a lock for too long.");
    if (looks >= MAX_LOOKS) Atomics.wait(words, place, HELD, SLEEP_MS);
  }
  try {
    return work();
  } finally {
    Atomics.store(words, place, FREE);
  }
}
