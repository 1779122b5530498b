import type { RemovalRequest } from "./backend.ts";

interface Table {
  /** The column with the time of a row. */
  readonly time: string;
  /** Whether a row is of one asset. */
  readonly ofAsset?: true;
  /** Whether rows are computed of those of several assets and sources. */
  readonly isComputed?: true;
}

/** The tables of what was observed, and of what is computed of it. */
const TABLES: Readonly<Record<string, Table>> = {
  figures: { time: "last_updated", ofAsset: true },
  bar_daily: { time: "time_open", ofAsset: true },
  bar_hourly: { time: "time_open", ofAsset: true },
  point: { time: "time", ofAsset: true },
  rate: { time: "time" },
  dex_bar: { time: "time_open" },
  dex_trade: { time: "time" },
  series: { time: "time", isComputed: true },
};

/** By which column a row of history states the time of the metrics that follow from it. */
const CLOSING_TIMES: Readonly<Record<string, string>> = {
  bar_daily: "last_updated",
  bar_hourly: "last_updated",
  point: "time",
};

/** Rows of one table. */
export interface Selection {
  readonly table: string;
  /** Whether they are of one asset, by its `asset_id`. */
  readonly isOfAsset: boolean;
  /** The column with the time of the metrics that follow from a row, where some do. */
  readonly closing: string | undefined;
  readonly where: string;
  readonly values: readonly (string | number)[];
}

/**
 * The rows of each table that are meant: those that fulfil all that is stated.
 *
 * @param toPlace What SQL has in the place of a value, by its number from 1 on.
 */
export function selectRows(
  { assetId, source, from, to }: RemovalRequest,
  toPlace: (number: number) => string = () => "?",
): Selection[] {
  return Object.entries(TABLES).flatMap(([table, { time, ofAsset, isComputed }]) => {
    if (assetId !== undefined && ofAsset === undefined) return [];
    if (source !== undefined && isComputed === true) return [];
    const conditions: (readonly [string, string | number | undefined])[] = [
      ["asset_id =", assetId],
      ["source =", source],
      [`${time} >=`, from],
      [`${time} <`, to],
    ];
    const stated = conditions.filter(([, value]) => value !== undefined);
    return [
      {
        table,
        isOfAsset: ofAsset === true,
        closing: CLOSING_TIMES[table],
        where: stated.map(([condition], index) => `${condition} ${toPlace(index + 1)}`).join(" AND "),
        values: stated.map(([, value]) => value as string | number),
      },
    ];
  });
}
