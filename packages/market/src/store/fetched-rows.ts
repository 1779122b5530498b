/** Stands for a row of which it is not known whether there is one. */
export const UNKNOWN = Symbol("unknown");

interface Segment<Row> {
  /** All rows from this time to the other one, both included, are known. */
  readonly from: number;
  to: number;
  readonly rows: Row[];
}

/** The rows of one history, one at each time, as far as they were fetched. */
export class FetchedRows<Row> {
  readonly #getTime: (row: Row) => number;
  /** In the order of their times; they do not overlap. */
  #segments: Segment<Row>[] = [];

  constructor(getTime: (row: Row) => number) {
    this.#getTime = getTime;
  }

  /**
   * Adds all rows that there are from one time to another, both included, oldest first. Times are whole numbers. Rows of times
   * that were known to have none were written meanwhile: without them what they answer would be asked for without end.
   */
  add(rows: readonly Row[], from: number, to: number): void {
    const last = this.#segments.at(-1);
    // Most is fetched in the order of time.
    if (last === undefined || last.to + 1 < from) {
      this.#segments.push({ from, to, rows: [...rows] });
      return;
    }
    if (last.from <= from && this.#knows(last, rows)) {
      for (const row of rows) if (this.#getTime(row) > last.to) last.rows.push(row);
      last.to = Math.max(last.to, to);
      return;
    }
    const apart = (segment: Segment<Row>) => segment.to + 1 < from || segment.from > to + 1;
    const overlapping = this.#segments.filter((segment) => !apart(segment));
    const byTime = new Map<number, Row>();
    for (const row of [...overlapping.flatMap((segment) => segment.rows), ...rows])
      byTime.set(this.#getTime(row), row);
    const merged = {
      from: Math.min(from, ...overlapping.map((segment) => segment.from)),
      to: Math.max(to, ...overlapping.map((segment) => segment.to)),
      rows: [...byTime].sort(([one], [other]) => one - other).map(([, row]) => row),
    };
    this.#segments = [...this.#segments.filter(apart), merged].sort((one, other) => one.from - other.from);
  }

  /** The newest row at `time` or before. */
  at(time: number): Row | undefined | typeof UNKNOWN {
    const segment = this.#find(time);
    if (segment === undefined) return UNKNOWN;
    const row = segment.rows[this.#countUntil(segment.rows, time) - 1];
    return row === undefined && segment.from !== Number.NEGATIVE_INFINITY ? UNKNOWN : row;
  }

  /** The oldest row after `time`. */
  after(time: number): Row | undefined | typeof UNKNOWN {
    const segment = this.#find(time);
    if (segment === undefined) return UNKNOWN;
    const row = segment.rows[this.#countUntil(segment.rows, time)];
    return row === undefined && segment.to !== Number.POSITIVE_INFINITY ? UNKNOWN : row;
  }

  /** The rows from one time to another, both included, oldest first. */
  between(from: number, to: number): Row[] | typeof UNKNOWN {
    if (from > to) return [];
    const segment = this.#find(from);
    if (segment === undefined || segment.to < to) return UNKNOWN;
    return segment.rows.slice(this.#countUntil(segment.rows, from - 1), this.#countUntil(segment.rows, to));
  }

  /** Forgets what is known of a time and later: it may have changed. Of infinity, that is nothing. */
  forgetFrom(time: number): void {
    let last = this.#segments.at(-1);
    while (last !== undefined && last.from >= time) {
      this.#segments.pop();
      last = this.#segments.at(-1);
    }
    if (last === undefined || last.to < time) return;
    last.to = time - 1;
    last.rows.length = this.#countUntil(last.rows, last.to);
  }

  /**
   * Forgets what is far from some times: all but what is known around them, from a few rows before each on.
   *
   * @param times In ascending order.
   * @param rowsBefore How many rows at such a time or before are kept.
   */
  keepAround(times: readonly number[], rowsBefore: number): void {
    this.#segments = this.#segments.flatMap((segment) => {
      const { from, to, rows } = segment;
      const first = times.find((time) => time >= from);
      if (first === undefined || first > to) return [];
      const dropped = this.#countUntil(rows, first) - rowsBefore;
      if (dropped <= 0) return [segment];
      return [{ from: this.#getTime(rows[dropped] as Row), to, rows: rows.slice(dropped) }];
    });
  }

  /** Whether a segment has those of some rows that are of its times. */
  #knows({ to, rows: known }: Segment<Row>, rows: readonly Row[]): boolean {
    return rows.every((row) => {
      const time = this.#getTime(row);
      const before = known[this.#countUntil(known, time) - 1];
      return time > to || (before !== undefined && this.#getTime(before) === time);
    });
  }

  /** The segment that a time is in. */
  #find(time: number): Segment<Row> | undefined {
    const segments = this.#segments;
    let low = 0;
    let high = segments.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((segments[middle] as Segment<Row>).to < time) low = middle + 1;
      else high = middle;
    }
    const found = segments[low];
    return found !== undefined && found.from <= time ? found : undefined;
  }

  /** How many rows are at `time` or before. */
  #countUntil(rows: readonly Row[], time: number): number {
    let low = 0;
    let high = rows.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#getTime(rows[middle] as Row) <= time) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
