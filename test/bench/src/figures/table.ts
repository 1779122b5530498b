/** Figures of one kind, as they are printed and as they stand on the page. */
export interface Table {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** One figure of ours beside the same figure of a reference, measured in turn. */
export interface Row {
  readonly what: string;
  /** Of the figures, such as `ms` or `calls/s`. */
  readonly unit: string;
  /** A figure a round; one alone where it is the same in every round. */
  readonly ours: readonly number[];
  /** What ours is held against, with its version. */
  readonly reference: string;
  /** Its figures, of the same rounds. */
  readonly theirs: readonly number[];
  readonly aim?: Aim;
}

/** The bound of a median. */
export interface Aim {
  readonly least?: number;
  readonly most?: number;
  /** What it bounds: ours by the reference's, or ours alone, in the row's unit. The ratio where absent. */
  readonly of?: "ratio" | "ours";
}

/** What several rounds came to. */
export interface Spread {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

/** @throws {Error} when there are no figures. */
export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [min, low, high, max] = [
    sorted[0],
    sorted[Math.ceil(middle) - 1],
    sorted[Math.floor(middle)],
    sorted.at(-1),
  ];
  if (min === undefined || low === undefined || high === undefined || max === undefined) {
    throw new Error("There is no median of nothing.");
  }
  return { min, median: (low + high) / 2, max };
}

/**
 * Ours by theirs, round by round: what slows the machine down in one round falls on both.
 * @throws {Error} when one of them has more rounds.
 */
export function ratios({ what, ours, theirs }: Row): number[] {
  if (ours.length !== theirs.length) throw new Error(`${what}: rounds are missing on one side.`);
  return ours.map((value, round) => value / (theirs[round] as number));
}

/** Whether a row's aim is reached; undefined without one. */
export function isReached(row: Row): boolean | undefined {
  if (row.aim === undefined) return undefined;
  const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY, of = "ratio" } = row.aim;
  const { median } = spread(of === "ratio" ? ratios(row) : row.ours);
  return median >= least && median <= most;
}
