import type { DataSource } from "@market-data/market";
import type { RemovalRequest } from "./backend.ts";
import { ROW_TIMES } from "./check-rules.ts";

interface Table {
  /** The time column. */
  readonly time: string;
  /** Whether a row has an asset. */
  readonly ofAsset?: true;
  /** Whether rows are computed from several assets and sources. */
  readonly isComputed?: true;
}

/** The tables with observed rows and with computed rows. */
const TABLES: Readonly<Record<string, Table>> = {
  metrics: { time: "last_updated", ofAsset: true },
  candle_daily: { time: "time_open", ofAsset: true },
  candle_hourly: { time: "time_open", ofAsset: true },
  quote: { time: "time", ofAsset: true },
  rate: { time: "time" },
  dex_candle: { time: "time_open" },
  dex_trade: { time: "time" },
  series_point: { time: "time", isComputed: true },
};

/** For each history table, a column of times. Metrics derived from a row have this time. */
const CLOSING_TIMES: Readonly<Record<string, string>> = {
  candle_daily: "last_updated",
  candle_hourly: "last_updated",
  quote: "time",
};

/**
 * SQL for the span in which derived series depend on a table's rows. Metrics can exclude an asset from the total market
 * cap. The exclusion covers the asset's whole history, so the span then starts at 0.
 */
const CHANGED_SPANS: Readonly<Record<string, readonly [from: string, to: string]>> = {
  metrics: [
    "CASE min(is_market_cap_included_in_calc) WHEN 0 THEN 0 ELSE min(last_updated) END",
    "max(last_updated)",
  ],
  candle_daily: ["min(time_open)", "max(last_updated)"],
  candle_hourly: ["min(time_open)", "max(last_updated)"],
  quote: ["min(time)", "max(time)"],
  series_point: ["min(time)", "max(time)"],
};

/** The selected rows of one table. */
interface Selection {
  readonly table: string;
  /** Whether the table has a column `asset_id`. */
  readonly isOfAsset: boolean;
  /** The column for the time of derived metrics, if metrics are derived from the rows. */
  readonly closing: string | undefined;
  /** SQL that selects `from` and `to` of the span in which derived series may change. */
  readonly span: string | undefined;
  readonly where: string;
  readonly values: readonly (string | number)[];
}

/**
 * Selects the rows of each table that match all conditions of a request.
 *
 * @param toPlaceholder Returns the SQL placeholder of a value by its number, from 1.
 */
export function selectRows(
  { assetId, source, from, to }: RemovalRequest,
  toPlaceholder: (number: number) => string = () => "?",
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
    const where = stated
      .map(([condition], index) => `${condition} ${toPlaceholder(index + 1)}`)
      .join(" AND ");
    const span = CHANGED_SPANS[table];
    return [
      {
        table,
        isOfAsset: ofAsset === true,
        closing: CLOSING_TIMES[table],
        span: span && `SELECT ${span[0]} AS "from", ${span[1]} AS "to" FROM ${table} WHERE ${where}`,
        where,
        values: stated.map(([, value]) => value as string | number),
      },
    ];
  });
}

/** Whether a removal may include a source's newest row. Assumes that a removal for one asset keeps the newest row. */
export function mayLoseNewest(
  { assetId, source, from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: RemovalRequest,
  { name, newest }: DataSource,
): boolean {
  return assetId === undefined && (source ?? name) === name && from <= newest && newest < to;
}

/**
 * Returns SQL that selects the time of a source's newest row as `newest`. Metrics are left out because they may be derived from rows
 * of another source.
 *
 * @param placeholder The SQL placeholder of the source name.
 */
export function selectNewest(placeholder: string): string {
  const newest = Object.entries(TABLES)
    .filter(([table, { isComputed }]) => table !== "metrics" && isComputed === undefined)
    .map(([table]) => {
      const time = ROW_TIMES[table as keyof typeof ROW_TIMES];
      return `SELECT max(${time}) AS newest FROM ${table} WHERE source = ${placeholder}`;
    });
  return `SELECT max(newest) AS newest FROM (${newest.join(" UNION ALL ")}) AS of_tables`;
}
