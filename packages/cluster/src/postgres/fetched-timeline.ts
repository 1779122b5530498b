import { FetchedRows, UNKNOWN } from "@market-data/market/store";

/** A row with its time. */
interface Timed {
  readonly time: number;
}

/** Fetches, for each time, the last row up to the time and the first row after the time. */
type FetchAround<Row extends Timed> = (times: readonly number[]) => Promise<readonly (readonly Row[])[]>;

/** Reads the fetched rows of one history. */
interface TimelineReader<Row extends Timed> {
  at(time: number): Row | undefined;
  after(time: number): Row | undefined;
}

/** Runs a function of the market on stored rows: again and again, until all requested rows are fetched, like `onHistory`. */
export async function onTimeline<Row extends Timed, Result>(
  fetchAround: FetchAround<Row>,
  work: (reader: TimelineReader<Row>) => Result,
): Promise<Result> {
  const rows = new FetchedRows<Row>(({ time }) => time);
  let missing = new Set<number>();
  const known = (found: Row | undefined | typeof UNKNOWN, time: number) => {
    if (found !== UNKNOWN) return found;
    missing.add(Math.floor(time));
    return undefined;
  };
  const reader: TimelineReader<Row> = {
    at: (time) => known(rows.at(Math.floor(time)), time),
    after: (time) => known(rows.after(Math.floor(time)), time),
  };
  while (true) {
    const result = work(reader);
    if (missing.size === 0) return result;
    const times = [...missing].sort((one, other) => one - other);
    missing = new Set();
    const found = await fetchAround(times);
    for (const [index, time] of times.entries()) {
      const around = found[index] ?? [];
      const [first, last] = [around[0], around.at(-1)];
      const from = first !== undefined && first.time <= time ? first.time : Number.NEGATIVE_INFINITY;
      const to = last !== undefined && last.time > time ? last.time : Number.POSITIVE_INFINITY;
      rows.add(around, from, to);
    }
  }
}
