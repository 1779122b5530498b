const FREE = 0;
const HELD = 1;
/** Looks at a lock that is held, before the thread sleeps: some microseconds, in which its holder is done if it runs. */
const MAX_LOOKS = 200;
const SLEEP_MS = 1;

/**
 * Takes a lock that threads share, for work of about a microsecond that waits for nothing.
 *
 * @param words Shared memory, which zero leaves free.
 */
export function lock(words: Int32Array, place: number): void {
  for (let looks = 0; Atomics.compareExchange(words, place, FREE, HELD) !== FREE; looks++) {
    if (looks >= MAX_LOOKS) Atomics.wait(words, place, HELD, SLEEP_MS);
  }
}

/** Frees a lock that this thread has taken. */
export function unlock(words: Int32Array, place: number): void {
  Atomics.store(words, place, FREE);
}
