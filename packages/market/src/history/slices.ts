import type { Turns } from "../values/turns.ts";

/** How much a store is asked for at once: more would keep other requests waiting for it. In times, or in records. */
const SLICE = 1000;

/** What a store has for each of some times or spans, asked for in slices. */
export async function readTimes<Time, Result>(
  times: readonly Time[],
  turns: Turns,
  read: (times: readonly Time[]) => Promise<Result[]>,
): Promise<Result[]> {
  if (times.length <= SLICE) return read(times);
  const results: Result[] = [];
  for (let first = 0; first < times.length; first += SLICE) {
    for (const result of await read(times.slice(first, first + SLICE))) results.push(result);
    if (turns.isOver) await turns.next();
    turns.check();
  }
  return results;
}

interface TimedRecord {
  readonly timeOpen: number;
}

/**
 * The records that open in a time, in slices, the newest slice first.
 *
 * @param read Reads the newest N of the records that open at or after one time and before another, oldest first.
 */
export async function* readRecords<Item extends TimedRecord>(
  from: number,
  to: number,
  turns: Turns,
  read: (from: number, to: number, newest: number) => Promise<readonly Item[]>,
): AsyncGenerator<readonly Item[]> {
  let end = to;
  for (;;) {
    const slice = await read(from, end, SLICE);
    yield slice;
    const [oldest] = slice;
    if (oldest === undefined || slice.length < SLICE) return;
    end = oldest.timeOpen;
    if (turns.isOver) await turns.next();
    turns.check();
  }
}
