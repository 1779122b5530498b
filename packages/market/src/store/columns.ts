import type { DexCandle, DexTrade } from "./dex.ts";
import type { Candle, StoredQuote, StoredRate } from "./history.ts";
import type { StaleSeries } from "./state.ts";
import { columnName } from "./tables.ts";
import type { SourceKeyId, StoredMetrics } from "./writer.ts";

// How records map to table rows, in every database.

/** The fields of a record in the order of a table's columns, without the leading key columns. */
export type Fields<Row> = readonly (keyof Row & string)[];

/** The value of a column. */
export type ColumnValue = string | number | null;

export const CANDLE_FIELDS: Fields<Candle> = [
  "timeOpen",
  "open",
  "high",
  "low",
  "close",
  "timeHigh",
  "timeLow",
  "volume",
  "marketCap",
  "circulatingSupply",
  "totalSupply",
  "lastUpdated",
];

export const QUOTE_FIELDS: Fields<StoredQuote> = [
  "time",
  "price",
  "volume24h",
  "marketCap",
  "circulatingSupply",
  "totalSupply",
];

export const METRICS_FIELDS: Fields<StoredMetrics> = [
  "assetId",
  "price",
  "volume24h",
  "volume7d",
  "volume30d",
  "volume24hReported",
  "volume7dReported",
  "volume30dReported",
  "circulatingSupply",
  "totalSupply",
  "selfReportedCirculatingSupply",
  "unlockedCirculatingSupply",
  "isMarketCapIncludedInCalc",
  "tvl",
  "lastUpdated",
];

export const RATE_FIELDS: Fields<StoredRate> = ["time", "usd"];

export const DEX_CANDLE_FIELDS: Fields<DexCandle> = [
  "timeOpen",
  "open",
  "high",
  "low",
  "close",
  "volume",
  "lastUpdated",
];

export const DEX_TRADE_FIELDS: Fields<DexTrade> = [
  "time",
  "type",
  "price",
  "total",
  "priceByQuoteAsset",
  "amountBaseAsset",
  "amountQuoteAsset",
  "transactionHash",
];

export const SOURCE_KEY_FIELDS: Fields<SourceKeyId> = ["kind", "source", "key", "id"];

/** The `SELECT` list of a `StaleSeriesRow`. */
export const STALE_SERIES_COLUMNS = `version, from_time AS "from", to_time AS "to", is_partial AS "isPartial"`;

export interface StaleSeriesRow {
  readonly version: number;
  readonly from: number | null;
  readonly to: number | null;
  readonly isPartial: number;
}

/** Converts a database row to `StaleSeries`. A missing row gives undefined. */
export function toStaleSeries(row: StaleSeriesRow | undefined): StaleSeries | undefined {
  if (row === undefined) return undefined;
  const { version, from, to, isPartial } = row;
  return {
    version,
    span: from === null || to === null ? undefined : { from, to },
    isPartial: isPartial === 1,
  };
}

/** The `SELECT` list that turns rows into records. */
export function selected(fields: readonly string[]): string {
  return fields.map((field) => `${columnName(field)} AS "${field}"`).join(", ");
}

/** The values of `CANDLE_FIELDS`. */
export type CandleValues = readonly [
  timeOpen: number,
  open: number,
  high: number,
  low: number,
  close: number,
  timeHigh: number | null,
  timeLow: number | null,
  volume: number | null,
  marketCap: number | null,
  circulatingSupply: number | null,
  totalSupply: number | null,
  lastUpdated: number,
];

/**
 * Creates a candle from an array row. Objects created by the database are slow: reading their fields takes longer than
 * reading the rows.
 */
export function toCandle(values: CandleValues): Candle {
  return {
    timeOpen: values[0],
    open: values[1],
    high: values[2],
    low: values[3],
    close: values[4],
    timeHigh: values[5],
    timeLow: values[6],
    volume: values[7],
    marketCap: values[8],
    circulatingSupply: values[9],
    totalSupply: values[10],
    lastUpdated: values[11],
  };
}

/** The values of `QUOTE_FIELDS`. */
export type QuoteValues = readonly [
  time: number,
  price: number,
  volume24h: number | null,
  marketCap: number | null,
  circulatingSupply: number | null,
  totalSupply: number | null,
];

/** Creates a quote from an array row. */
export function toQuote(values: QuoteValues): StoredQuote {
  return {
    time: values[0],
    price: values[1],
    volume24h: values[2],
    marketCap: values[3],
    circulatingSupply: values[4],
    totalSupply: values[5],
  };
}

/** The values of `METRICS_FIELDS`. */
export type MetricsValues = readonly [
  assetId: number,
  price: number,
  volume24h: number | null,
  volume7d: number | null,
  volume30d: number | null,
  volume24hReported: number | null,
  volume7dReported: number | null,
  volume30dReported: number | null,
  circulatingSupply: number | null,
  totalSupply: number | null,
  selfReportedCirculatingSupply: number | null,
  unlockedCirculatingSupply: number | null,
  isMarketCapIncludedInCalc: number,
  tvl: number | null,
  lastUpdated: number,
];

/** Creates metrics from an array row. */
export function toMetrics(values: MetricsValues): StoredMetrics {
  return {
    assetId: values[0],
    price: values[1],
    volume24h: values[2],
    volume7d: values[3],
    volume30d: values[4],
    volume24hReported: values[5],
    volume7dReported: values[6],
    volume30dReported: values[7],
    circulatingSupply: values[8],
    totalSupply: values[9],
    selfReportedCirculatingSupply: values[10],
    unlockedCirculatingSupply: values[11],
    isMarketCapIncludedInCalc: values[12] === 1,
    tvl: values[13],
    lastUpdated: values[14],
  };
}

/** The values of a record as databases store them: booleans are 1 or 0. */
export function toValues<Row extends object>(row: Row, fields: Fields<Row>): ColumnValue[] {
  return fields.map((field) => {
    const value = row[field] as ColumnValue | boolean;
    return typeof value === "boolean" ? Number(value) : value;
  });
}
