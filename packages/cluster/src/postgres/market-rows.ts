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
  readonly name: string;
  /** The columns, of which the first ones are the key. */
  readonly columns: readonly string[];
  readonly keys: number;
  /** Types of columns that have other values than numbers of double precision. */
  readonly types: Readonly<Record<string, "bigint" | "int" | "text" | "json">>;
  /** Whether rows state the revision in which they were written. */
  readonly hasRevision?: true;
}

const TIMES = {
  time: "bigint",
  time_open: "bigint",
  time_high: "bigint",
  time_low: "bigint",
  last_updated: "bigint",
} as const;
const TEXTS = { source: "text" } as const;
const IDS = { asset_id: "int", fiat_id: "int", network_id: "int", id: "int" } as const;
const POOL = { contract_address: "text", period: "text", transaction_hash: "text", type: "text" } as const;

function table(
  name: string,
  keys: readonly string[],
  fields: readonly string[],
  more: Partial<Table> = {},
): Table {
  const columns = [...new Set([...keys, ...fields.map(columnName)])];
  return { name, columns, keys: keys.length, types: { ...TIMES, ...TEXTS, ...IDS, ...POOL }, ...more };
}

const TABLES = {
  catalogue: table("catalogue", ["part", "key"], ["facts", "revision"], {
    types: { part: "text", key: "text", facts: "json", revision: "bigint" },
    hasRevision: true,
  }),
  touched: table("touched", ["subject", "id"], ["revision"], {
    types: { subject: "text", id: "int", revision: "bigint" },
    hasRevision: true,
  }),
  figures: table("figures", ["asset_id"], [...FIGURE_FIELDS, "source"], {
    types: { ...IDS, ...TIMES, ...TEXTS, is_market_cap_included_in_calc: "int" },
  }),
  daily: table("bar_daily", ["asset_id", "time_open"], [...BAR_FIELDS, "source"]),
  hourly: table("bar_hourly", ["asset_id", "time_open"], [...BAR_FIELDS, "source"]),
  point: table("point", ["asset_id", "time"], [...POINT_FIELDS, "source"]),
  rate: table("rate", ["fiat_id", "time"], [...RATE_FIELDS, "source"]),
  dexCandle: table(
    "dex_bar",
    ["network_id", "contract_address", "period", "time_open"],
    [...DEX_BAR_FIELDS, "source"],
  ),
  dexTrade: table(
    "dex_trade",
    ["network_id", "contract_address", "transaction_hash"],
    [...DEX_TRADE_FIELDS, "source"],
  ),
  series: table("series", ["name", "id", "time"], ["figures"], {
    types: { name: "text", id: "int", time: "bigint", figures: "json" },
  }),
  sourceKey: table("source_key", ["kind", "source", "key"], SOURCE_KEY_FIELDS, {
    types: { kind: "text", source: "text", key: "text", id: "int" },
  }),
} as const satisfies Record<string, Table>;

type TableName = keyof typeof TABLES;
type Row = Readonly<Record<string, ColumnValue>>;

/** Collects rows of the market, the last one of each key, and writes them with one statement for thousands. */
export class MarketRows implements BatchWriter {
  readonly #rows: { readonly [Name in TableName]?: Map<string, Row> } = {};
  readonly #source: string | null;

  /** @param source Of the rows; null where it is not known. */
  constructor(source: string | null = null) {
    this.#source = source;
  }

  readonly saveCatalogue: BatchWriter["saveCatalogue"] = (change) => {
    const save = (part: string, key: string | number, entry: object) =>
      this.#put("catalogue", { part, key: String(key), facts: JSON.stringify(entry) });
    for (const [part, getKey] of Object.entries(catalogueKeys)) {
      for (const entry of change[part as keyof CatalogueChange & keyof typeof catalogueKeys] ?? []) {
        save(part, getKey(entry as never), entry);
      }
    }
    if (change.trends !== undefined) save("trends", "", change.trends);
  };

  readonly saveMetrics: BatchWriter["saveMetrics"] = (metrics) => {
    for (const one of metrics) {
      this.#put("figures", toRow(one, FIGURE_FIELDS));
      this.#touch("asset", one.assetId);
    }
  };

  readonly saveCandles: BatchWriter["saveCandles"] = (assetId, period, candles) => {
    for (const candle of candles) this.#put(period, { asset_id: assetId, ...toRow(candle, BAR_FIELDS) });
    this.#touch("asset", assetId);
  };

  readonly saveQuotes: BatchWriter["saveQuotes"] = (assetId, points) => {
    for (const point of points) this.#put("point", { asset_id: assetId, ...toRow(point, POINT_FIELDS) });
    this.#touch("asset", assetId);
  };

  readonly saveRates: BatchWriter["saveRates"] = (fiatId, rates) => {
    for (const rate of rates) this.#put("rate", { fiat_id: fiatId, ...toRow(rate, RATE_FIELDS) });
    this.#touch("fiat", fiatId);
  };

  readonly saveDexCandles: BatchWriter["saveDexCandles"] = (contractAddress, networkId, period, candles) => {
    const pool = { network_id: networkId, contract_address: contractAddress, period };
    for (const candle of candles) this.#put("dexCandle", { ...pool, ...toRow(candle, DEX_BAR_FIELDS) });
  };

  readonly saveDexTrades: BatchWriter["saveDexTrades"] = (contractAddress, networkId, trades) => {
    const pool = { network_id: networkId, contract_address: contractAddress };
    for (const trade of trades) this.#put("dexTrade", { ...pool, ...toRow(trade, DEX_TRADE_FIELDS) });
  };

  readonly saveSeries: BatchWriter["saveSeries"] = ({ name, id }, points) => {
    for (const { time, values } of points)
      this.#put("series", { name, id, time, figures: JSON.stringify(values) });
  };

  readonly saveSourceKeys: BatchWriter["saveSourceKeys"] = (keys) => {
    for (const key of keys) this.#put("sourceKey", toRow(key, SOURCE_KEY_FIELDS));
  };

  /**
   * Writes all of it, within the transaction of the caller.
   *
   * @param revision That of the transaction.
   */
  async write(sql: Queries, revision: number): Promise<void> {
    for (const [name, rows] of Object.entries(this.#rows)) {
      const into: Table = TABLES[name as TableName];
      const stamped = {
        ...(into.hasRevision && { revision }),
        ...("source" in into.types && name !== "sourceKey" && { source: this.#source }),
      };
      const all = [...rows.values()];
      for (let start = 0; start < all.length; start += ROWS_PER_STATEMENT) {
        await upsert(sql, into, all.slice(start, start + ROWS_PER_STATEMENT), stamped);
      }
    }
  }

  /** The times of the rows that are in partitions. */
  times(kind: PartitionedKind): number[] {
    const { time } = PARTITIONED[kind];
    return [...(this.#rows[kind]?.values() ?? [])].map((row) => row[time] as number);
  }

  #touch(subject: "asset" | "fiat", id: number): void {
    this.#put("touched", { subject, id });
  }

  #put(name: TableName, row: Row): void {
    const { columns, keys }: Table = TABLES[name];
    const key = columns.slice(0, keys).map((column) => row[column]);
    const rows = this.#rows as Partial<Record<TableName, Map<string, Row>>>;
    const known = rows[name] ?? new Map<string, Row>();
    rows[name] = known.set(keys === 1 ? String(key[0]) : key.join("\n"), row);
  }
}

function toRow<Record extends object>(record: Record, fields: readonly (keyof Record & string)[]): Row {
  const values = toValues(record, fields);
  return Object.fromEntries(fields.map((field, index) => [columnName(field), values[index] ?? null]));
}

/** Writes rows, in place of those with their keys. */
async function upsert(
  sql: Queries,
  { name, columns, keys, types }: Table,
  rows: readonly Row[],
  stamped: Row,
): Promise<void> {
  const arrays = columns.map((column) => {
    const values = rows.map((row) => (column in stamped ? stamped[column] : row[column]) ?? null);
    return isText(types[column])
      ? textArray(values as (string | null)[])
      : numberArray(values as (number | null)[]);
  });
  const places = columns.map((column, index) => `$${index + 1}::${types[column] ?? "float8"}[]`);
  const changed = columns.slice(keys).map((column) => `${column} = excluded.${column}`);
  await sql.unsafe(
    `INSERT INTO ${name} (${columns.join(", ")}) SELECT * FROM unnest(${places.join(", ")})
     ON CONFLICT (${columns.slice(0, keys).join(", ")}) DO UPDATE SET ${changed.join(", ")}`,
    arrays,
    { prepare: true },
  );
}

function isText(type: Table["types"][string] | undefined): boolean {
  return type === "text" || type === "json";
}
