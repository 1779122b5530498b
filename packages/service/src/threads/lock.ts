const FREE = 0;
const HELD = 1;
/** Looks at a lock that is held, before the thread sleeps: some microseconds, in which its holder is done if it runs. */
const MAX_LOOKS = 200;
const SLEEP_MS = 1;

/**
 * Does some work while no other thread does any under the same lock. It takes a microsecond or so, and must not wait.
 *
 * @param words Memory that threads share, which zero leaves free.
 * @param place That of the lock.
 */
export function withLock<Result>(words: Int32Array, place: number, work: () => Result): Result {
  for (let looks = 0; Atomics.compareExchange(words, place, FREE, HELD) !== FREE; looks++) {
    if (looks >= MAX_LOOKS) Atomics.wait(words, place, HELD, SLEEP_MS);
  }
  try {
    return work();
  } finally {
    Atomics.store(words, place, FREE);
  }
}
