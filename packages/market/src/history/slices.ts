import type { Task } from "@market-data/scheduler";

/** The number of times or records read from a store at once. Larger reads would delay other requests. */
const SLICE = 1000;

/** Reads a result for each time or span, in slices. */
export async function readTimes<Time, Result>(
  times: readonly Time[],
  task: Task,
  read: (times: readonly Time[]) => Promise<Result[]>,
): Promise<Result[]> {
  if (times.length <= SLICE) return read(times);
  const results: Result[] = [];
  for (let first = 0; first < times.length; first += SLICE) {
    for (const result of await read(times.slice(first, first + SLICE))) results.push(result);
    if (task.shouldYield) await task.yield();
  }
  return results;
}

interface TimedRecord {
  readonly timeOpen: number;
}

/**
 * The records that open within a span, in slices, newest slice first.
 *
 * @param read Reads the newest N records that open at or after one time and before another, oldest first.
 */
export async function* readRecords<Item extends TimedRecord>(
  from: number,
  to: number,
  task: Task,
  read: (from: number, to: number, newest: number) => Promise<readonly Item[]>,
): AsyncGenerator<readonly Item[]> {
  let end = to;
  for (;;) {
    const slice = await read(from, end, SLICE);
    yield slice;
    const [oldest] = slice;
    if (oldest === undefined || slice.length < SLICE) return;
    end = oldest.timeOpen;
    if (task.shouldYield) await task.yield();
  }
}
