import type { CatalogueChange } from "@market-data/market";
import {
  BAR_FIELDS,
  type BatchWriter,
  type ColumnValue,
  catalogueKeys,
  columnName,
  DEX_BAR_FIELDS,
  DEX_TRADE_FIELDS,
  FIGURE_FIELDS,
  POINT_FIELDS,
  RATE_FIELDS,
  SOURCE_KEY_FIELDS,
  toValues,
} from "@market-data/market/store";
import { numberArray, textArray } from "./arrays.ts";
import type { Queries } from "./database.ts";
import { PARTITIONED, type PartitionedKind } from "./partitions.ts";

const ROWS_PER_STATEMENT = 5000;

interface Table {
  /** The columns that rows have values of, in this order. */
  readonly columns: readonly string[];
  /** The places of those that a row is known by. */
  readonly key: readonly number[];
  /** A last column that all rows of a write have the same value of. */
  readonly stamp: "source" | "revision" | undefined;
  /** Writes rows in place of those with their keys: of arrays, one a column, and the stamp. */
  readonly statement: string;
}

/** Of columns that have other values than numbers of double precision. */
const TYPES: Readonly<Record<string, "bigint" | "int" | "text" | "json">> = {
  time: "bigint",
  time_open: "bigint",
  time_high: "bigint",
  time_low: "bigint",
  last_updated: "bigint",
  revision: "bigint",
  asset_id: "int",
  fiat_id: "int",
  network_id: "int",
  id: "int",
  is_market_cap_included_in_calc: "int",
  contract_address: "text",
  period: "text",
  transaction_hash: "text",
  type: "text",
  source: "text",
  part: "text",
  key: "text",
  subject: "text",
  name: "text",
  kind: "text",
  facts: "json",
  figures: "json",
};

function table(
  name: string,
  key: readonly string[],
  columns: readonly string[],
  stamp?: Table["stamp"],
): Table {
  const all = stamp === undefined ? columns : [...columns, stamp];
  const toType = (column: string) => TYPES[column] ?? "float8";
  const arrays = columns.map((column, index) => `$${index + 1}::${toType(column)}[]`);
  const selected = stamp === undefined ? "*" : `given.*, $${columns.length + 1}::${toType(stamp)}`;
  const replaced = all
    .filter((column) => !key.includes(column))
    .map((column) => `${column} = excluded.${column}`);
  return {
    columns,
    key: key.map((column) => columns.indexOf(column)),
    stamp,
    statement: `INSERT INTO ${name} (${all.join(", ")}) SELECT ${selected} FROM unnest(${arrays.join(", ")}) AS given
      ON CONFLICT (${key.join(", ")}) DO UPDATE SET ${replaced.join(", ")}`,
  };
}

const toColumns = (fields: readonly string[]) => fields.map(columnName);
const CANDLE = ["asset_id", ...toColumns(BAR_FIELDS)];
const POOL = ["network_id", "contract_address"];

const TABLES = {
  catalogue: table("catalogue", ["part", "key"], ["part", "key", "facts"], "revision"),
  touched: table("touched", ["subject", "id"], ["subject", "id"], "revision"),
  figures: table("figures", ["asset_id"], toColumns(FIGURE_FIELDS), "source"),
  daily: table("bar_daily", ["asset_id", "time_open"], CANDLE, "source"),
  hourly: table("bar_hourly", ["asset_id", "time_open"], CANDLE, "source"),
  point: table("point", ["asset_id", "time"], ["asset_id", ...toColumns(POINT_FIELDS)], "source"),
  rate: table("rate", ["fiat_id", "time"], ["fiat_id", ...toColumns(RATE_FIELDS)], "source"),
  dexCandle: table(
    "dex_bar",
    [...POOL, "period", "time_open"],
    [...POOL, "period", ...toColumns(DEX_BAR_FIELDS)],
    "source",
  ),
  dexTrade: table(
    "dex_trade",
    [...POOL, "transaction_hash"],
    [...POOL, ...toColumns(DEX_TRADE_FIELDS)],
    "source",
  ),
  series: table("series", ["name", "id", "time"], ["name", "id", "time", "figures"]),
  sourceKey: table("source_key", ["kind", "source", "key"], toColumns(SOURCE_KEY_FIELDS)),
};

type TableName = keyof typeof TABLES;
/** The values of a table's columns. */
type Row = readonly ColumnValue[];

/** Collects rows of the market, the last one of each key, and writes them with one statement for thousands. */
export class MarketRows implements BatchWriter {
  readonly #rows = new Map<TableName, Map<string, Row>>();
  readonly #source: string | null;

  /** @param source Of the rows; null where it is not known. */
  constructor(source: string | null = null) {
    this.#source = source;
  }

  readonly saveCatalogue: BatchWriter["saveCatalogue"] = (change) => {
    const save = (part: string, key: string | number, entry: object) =>
      this.#put("catalogue", [part, String(key), JSON.stringify(entry)]);
    for (const [part, getKey] of Object.entries(catalogueKeys)) {
      for (const entry of change[part as keyof CatalogueChange & keyof typeof catalogueKeys] ?? []) {
        save(part, getKey(entry as never), entry);
      }
    }
    if (change.trends !== undefined) save("trends", "", change.trends);
  };

  readonly saveMetrics: BatchWriter["saveMetrics"] = (metrics) => {
    for (const one of metrics) {
      this.#put("figures", toValues(one, FIGURE_FIELDS));
      this.#put("touched", ["asset", one.assetId]);
    }
  };

  readonly saveCandles: BatchWriter["saveCandles"] = (assetId, period, candles) => {
    for (const candle of candles) this.#put(period, [assetId, ...toValues(candle, BAR_FIELDS)]);
    this.#put("touched", ["asset", assetId]);
  };

  readonly saveQuotes: BatchWriter["saveQuotes"] = (assetId, points) => {
    for (const point of points) this.#put("point", [assetId, ...toValues(point, POINT_FIELDS)]);
    this.#put("touched", ["asset", assetId]);
  };

  readonly saveRates: BatchWriter["saveRates"] = (fiatId, rates) => {
    for (const rate of rates) this.#put("rate", [fiatId, ...toValues(rate, RATE_FIELDS)]);
    this.#put("touched", ["fiat", fiatId]);
  };

  readonly saveDexCandles: BatchWriter["saveDexCandles"] = (contractAddress, networkId, period, candles) => {
    for (const candle of candles) {
      this.#put("dexCandle", [networkId, contractAddress, period, ...toValues(candle, DEX_BAR_FIELDS)]);
    }
  };

  readonly saveDexTrades: BatchWriter["saveDexTrades"] = (contractAddress, networkId, trades) => {
    for (const trade of trades) {
      this.#put("dexTrade", [networkId, contractAddress, ...toValues(trade, DEX_TRADE_FIELDS)]);
    }
  };

  readonly saveSeries: BatchWriter["saveSeries"] = ({ name, id }, points) => {
    for (const { time, values } of points) this.#put("series", [name, id, time, JSON.stringify(values)]);
  };

  readonly saveSourceKeys: BatchWriter["saveSourceKeys"] = (keys) => {
    for (const key of keys) this.#put("sourceKey", toValues(key, SOURCE_KEY_FIELDS));
  };

  /**
   * Writes all of it, within the transaction of the caller.
   *
   * @param revision That of the transaction.
   */
  async write(sql: Queries, revision: number): Promise<void> {
    const stamps = { source: this.#source, revision };
    const writes: Promise<unknown>[] = [];
    for (const [name, rows] of this.#rows) {
      const { columns, stamp, statement } = TABLES[name];
      const all = [...rows.values()];
      for (let start = 0; start < all.length; start += ROWS_PER_STATEMENT) {
        const some = all.slice(start, start + ROWS_PER_STATEMENT);
        const arrays = columns.map((column, index) => toArray(column, some, index));
        const given = stamp === undefined ? arrays : [...arrays, stamps[stamp]];
        // One is sent while the one before is worked on.
        writes.push(sql.unsafe(statement, given, { prepare: true }));
      }
    }
    await Promise.all(writes);
  }

  /** The times of the rows that are in partitions. */
  times(kind: PartitionedKind): number[] {
    const time = TABLES[kind].columns.indexOf(PARTITIONED[kind].time);
    return [...(this.#rows.get(kind)?.values() ?? [])].map((row) => row[time] as number);
  }

  #put(name: TableName, row: Row): void {
    const rows = this.#rows.get(name) ?? new Map<string, Row>();
    this.#rows.set(name, rows);
    rows.set(TABLES[name].key.map((index) => row[index]).join("\n"), row);
  }
}

/** The values that rows have in a column, as one text. */
function toArray(column: string, rows: readonly Row[], index: number): string {
  const values = rows.map((row) => row[index] ?? null);
  const type = TYPES[column];
  return type === "text" || type === "json"
    ? textArray(values as (string | null)[])
    : numberArray(values as (number | null)[]);
}
