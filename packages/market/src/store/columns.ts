import type { DexCandle, DexTrade } from "./dex.ts";
import type { Candle, RatePoint, StoredQuote } from "./history.ts";
import { columnName } from "./tables.ts";
import type { NewMetrics, SourceKeyId } from "./writer.ts";

// How records are rows of tables, in every database.

/** The fields of a record in the order of a table's columns, without the columns that stand before them. */
export type Fields<Row> = readonly (keyof Row & string)[];

/** What a row has in a column. */
export type ColumnValue = string | number | null;

export const BAR_FIELDS: Fields<Candle> = [
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

export const POINT_FIELDS: Fields<StoredQuote> = [
  "time",
  "price",
  "volume24h",
  "marketCap",
  "circulatingSupply",
  "totalSupply",
];

export const FIGURE_FIELDS: Fields<NewMetrics> = [
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

export const RATE_FIELDS: Fields<RatePoint> = ["time", "usd"];

export const DEX_BAR_FIELDS: Fields<DexCandle> = [
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

/** What `SELECT` lists so that its rows are records. */
export function selected(fields: readonly string[]): string {
  return fields.map((field) => `${columnName(field)} AS "${field}"`).join(", ");
}

/** The values of `BAR_FIELDS`. */
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
 * A candle from a row that is an array. Objects that the database makes itself are slow ones: to read their fields takes
 * longer than to read the rows.
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

/** The values of `POINT_FIELDS`. */
export type PointValues = readonly [
  time: number,
  price: number,
  volume24h: number | null,
  marketCap: number | null,
  circulatingSupply: number | null,
  totalSupply: number | null,
];

/** A point from a row that is an array. */
export function toPoint(values: PointValues): StoredQuote {
  return {
    time: values[0],
    price: values[1],
    volume24h: values[2],
    marketCap: values[3],
    circulatingSupply: values[4],
    totalSupply: values[5],
  };
}

/** The values of `FIGURE_FIELDS`. */
export type MetricValues = readonly [
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

/** Metrics from a row that is an array. */
export function toMetrics(values: MetricValues): NewMetrics {
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

/** A record's values as databases take them: truth is 1 or 0. */
export function toValues<Row extends object>(row: Row, fields: Fields<Row>): ColumnValue[] {
  return fields.map((field) => {
    const value = row[field] as ColumnValue | boolean;
    return typeof value === "boolean" ? Number(value) : value;
  });
}
