import {
  CANDLE_FIELDS,
  type ColumnValue,
  DEX_CANDLE_FIELDS,
  DEX_TRADE_FIELDS,
  METRICS_FIELDS,
  QUOTE_FIELDS,
  RATE_FIELDS,
  SOURCE_KEY_FIELDS,
  toValues,
} from "./columns.ts";
import { catalogueKeys, columnName } from "./tables.ts";
import type { BatchWriter } from "./write-batch.ts";
import type { CatalogueChange } from "./writer.ts";

/** The columns of a table in a database. */
export interface RowTable {
  /** The columns of a row's values, in this order. */
  readonly columns: readonly string[];
  readonly key: readonly string[];
  /** A last column with the same value for all rows of a write. */
  readonly stamp?: "source" | "revision";
}

const toColumns = (fields: readonly string[]) => fields.map(columnName);
const POOL = ["network_id", "contract_address"];
const CANDLES: RowTable = {
  columns: ["asset_id", ...toColumns(CANDLE_FIELDS)],
  key: ["asset_id", "time_open"],
  stamp: "source",
};

/** The tables of a market in a database, by name. */
export const ROW_TABLES = {
  catalogue: { columns: ["part", "key", "facts"], key: ["part", "key"], stamp: "revision" },
  touched: { columns: ["subject", "id"], key: ["subject", "id"], stamp: "revision" },
  metrics: { columns: toColumns(METRICS_FIELDS), key: ["asset_id"], stamp: "source" },
  candle_daily: CANDLES,
  candle_hourly: CANDLES,
  quote: { columns: ["asset_id", ...toColumns(QUOTE_FIELDS)], key: ["asset_id", "time"], stamp: "source" },
  rate: { columns: ["fiat_id", ...toColumns(RATE_FIELDS)], key: ["fiat_id", "time"], stamp: "source" },
  dex_candle: {
    columns: [...POOL, "period", ...toColumns(DEX_CANDLE_FIELDS)],
    key: [...POOL, "period", "time_open"],
    stamp: "source",
  },
  dex_trade: {
    columns: [...POOL, ...toColumns(DEX_TRADE_FIELDS)],
    key: [...POOL, "transaction_hash"],
    stamp: "source",
  },
  series_point: { columns: ["name", "id", "time", "numbers"], key: ["name", "id", "time"] },
  source_key: { columns: toColumns(SOURCE_KEY_FIELDS), key: ["kind", "source", "key"] },
} as const satisfies Readonly<Record<string, RowTable>>;

export type RowTableName = keyof typeof ROW_TABLES;
export type Row = readonly ColumnValue[];

/** Converts records of the market to rows of `ROW_TABLES`. */
export abstract class RowWriter {
  /** Inserts a row, or replaces the row with an equal key. */
  protected abstract put(table: RowTableName, row: Row): void;

  readonly saveCatalogue: BatchWriter["saveCatalogue"] = (change) => {
    const save = (part: string, key: string | number, entry: object) =>
      this.put("catalogue", [part, String(key), JSON.stringify(entry)]);
    for (const [part, getKey] of Object.entries(catalogueKeys)) {
      for (const entry of change[part as keyof CatalogueChange & keyof typeof catalogueKeys] ?? [])
        save(part, getKey(entry as never), entry);
    }
    if (change.trends !== undefined) save("trends", "", change.trends);
  };

  readonly saveMetrics: BatchWriter["saveMetrics"] = (metrics) => {
    for (const one of metrics) {
      this.put("metrics", toValues(one, METRICS_FIELDS));
      this.put("touched", ["asset", one.assetId]);
    }
  };

  readonly saveCandles: BatchWriter["saveCandles"] = (assetId, period, candles) => {
    for (const candle of candles) this.put(`candle_${period}`, [assetId, ...toValues(candle, CANDLE_FIELDS)]);
    this.put("touched", ["asset", assetId]);
  };

  readonly saveQuotes: BatchWriter["saveQuotes"] = (assetId, quotes) => {
    for (const quote of quotes) this.put("quote", [assetId, ...toValues(quote, QUOTE_FIELDS)]);
    this.put("touched", ["asset", assetId]);
  };

  readonly saveRates: BatchWriter["saveRates"] = (fiatId, rates) => {
    for (const rate of rates) this.put("rate", [fiatId, ...toValues(rate, RATE_FIELDS)]);
    this.put("touched", ["fiat", fiatId]);
  };

  readonly saveDexCandles: BatchWriter["saveDexCandles"] = (contractAddress, networkId, period, candles) => {
    for (const candle of candles)
      this.put("dex_candle", [networkId, contractAddress, period, ...toValues(candle, DEX_CANDLE_FIELDS)]);
  };

  readonly saveDexTrades: BatchWriter["saveDexTrades"] = (contractAddress, networkId, trades) => {
    for (const trade of trades)
      this.put("dex_trade", [networkId, contractAddress, ...toValues(trade, DEX_TRADE_FIELDS)]);
  };

  readonly saveSeries: BatchWriter["saveSeries"] = ({ name, id }, points) => {
    for (const { time, values } of points) this.put("series_point", [name, id, time, JSON.stringify(values)]);
  };

  readonly saveSourceKeys: BatchWriter["saveSourceKeys"] = (keys) => {
    for (const key of keys) this.put("source_key", toValues(key, SOURCE_KEY_FIELDS));
  };
}
