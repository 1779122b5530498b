import type { Row, Values } from "./rows.ts";

/** @throws {Error} without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error("There is no median of an empty list.");
  return (low + high) / 2;
}

/** The median of the rounds' ratios: how many times better our value is than the peer's. */
export function getRatio({ isLessBetter }: Pick<Row, "isLessBetter">, { ours, peer }: Values): number {
  const ratios = ours.map((value, round) => value / (peer[round] as number));
  return median(isLessBetter ? ratios.map((ratio) => 1 / ratio) : ratios);
}

/** Returns the minimum ratio of a row. Lower ratios are regressions. */
export function getBound({ stated }: Pick<Row, "stated">): number {
  return stated / 2;
}

/** The reasons why the guard fails: one line for each row below its bound or without a measurement. */
export function findRegressions<Name extends string>(
  rows: Readonly<Record<Name, Row>>,
  measured: Readonly<Partial<Record<Name, Values>>>,
): string[] {
  return (Object.keys(rows) as Name[]).flatMap((name) => {
    const row = rows[name];
    const title = `${row.part}: ${row.what}, compared with ${row.peer}`;
    const values = measured[name];
    if (values === undefined) return `${title}: not measured`;
    const ratio = getRatio(row, values);
    if (ratio >= getBound(row)) return [];
    return `${title}: ratio ${ratio.toFixed(2)}, below the bound ${getBound(row).toFixed(2)}`;
  });
}
