/** One line of the table. */
export interface Line {
  readonly what: string;
  readonly reference: string;
  /** What the service did, with its unit. */
  readonly service: string;
  /** What the reference did. */
  readonly other: string;
  readonly ratio: number;
  /** The same by CPU time in place of the clock: it tells of the service alone, however fast the calls come. */
  readonly byCpu?: number;
  readonly aim: Aim;
}

/** What a ratio should be. */
export interface Aim {
  readonly least?: number;
  readonly most?: number;
}

export function printTable(lines: readonly Line[]): void {
  console.log("\nThe service beside its references, in processes of their own, calls from a third one");
  console.table(
    lines.map(({ what, reference, service, other, ratio, byCpu, aim }) => ({
      what,
      reference,
      service,
      "of reference": other,
      ratio: round(ratio),
      "by CPU time": byCpu === undefined ? "" : round(byCpu),
      aim: aim.least === undefined ? `at most ${aim.most}` : `at least ${aim.least}`,
      reached: isReached(ratio, aim) ? "yes" : "no",
    })),
  );
}

function isReached(
  ratio: number,
  { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Aim,
): boolean {
  return ratio >= least && ratio <= most;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
