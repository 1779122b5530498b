/** Marks a row that has not been fetched yet. */
export const UNKNOWN = Symbol("unknown");

interface Segment<Row> {
  /** All rows between `from` and `to`, both inclusive, are known. */
  readonly from: number;
  to: number;
  readonly rows: Row[];
}

/** The fetched rows of one history, with at most one row at each time. */
export class FetchedRows<Row> {
  readonly #getTime: (row: Row) => number;
  /** In order of time, without overlaps. */
  #segments: Segment<Row>[] = [];

  constructor(getTime: (row: Row) => number) {
    this.#getTime = getTime;
  }

  /**
   * Adds all existing rows of a span, both ends inclusive, oldest first. Times are integers. Rows written meanwhile in a
   * known span are merged. Otherwise callers would fetch the span forever.
   */
  add(rows: readonly Row[], from: number, to: number): void {
    const last = this.#segments.at(-1);
    // Most rows are fetched in order of time.
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

  /** The newest row at or before `time`. */
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

  /** The rows of a span, both ends inclusive, oldest first. */
  between(from: number, to: number): Row[] | typeof UNKNOWN {
    if (from > to) return [];
    const segment = this.#find(from);
    if (segment === undefined || segment.to < to) return UNKNOWN;
    return segment.rows.slice(this.#countUntil(segment.rows, from - 1), this.#countUntil(segment.rows, to));
  }

  /** Forgets rows at and after a time, because they may have changed. Infinity forgets nothing. */
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
   * Forgets rows far from the given times. Keeps the known rows around each time, and a few rows before.
   *
   * @param times Ascending.
   * @param rowsBefore The number of rows to keep at or before each time.
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

  /** Whether a segment already has all given rows within its span. */
  #knows({ to, rows: known }: Segment<Row>, rows: readonly Row[]): boolean {
    return rows.every((row) => {
      const time = this.#getTime(row);
      const before = known[this.#countUntil(known, time) - 1];
      return time > to || (before !== undefined && this.#getTime(before) === time);
    });
  }

  /** The segment that contains a time. */
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

  /** The number of rows at or before `time`. */
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
