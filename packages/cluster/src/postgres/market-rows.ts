import type { CatalogueChange, Origin, Series, SeriesChange, TimeSpan } from "@market-data/market";
import {
  type BatchWriter,
  CANDLE_FIELDS,
  type ColumnValue,
  catalogueKeys,
  columnName,
  DEX_CANDLE_FIELDS,
  DEX_TRADE_FIELDS,
  METRICS_FIELDS,
  QUOTE_FIELDS,
  RATE_FIELDS,
  SOURCE_KEY_FIELDS,
  toValues,
} from "@market-data/market/store";
import { numberArray, textArray } from "./arrays.ts";
import { copyNumbers, type NumberType } from "./copy.ts";
import type { Queries } from "./database.ts";
import { KINDS, type Kind } from "./fetched-history.ts";

const ROWS_PER_STATEMENT = 5000;

/** The minimum number of rows to COPY. For fewer rows, an INSERT without a search for stored rows is faster. */
const MIN_COPIED_ROWS = 500;

interface Table {
  readonly name: string;
  /** The columns of a row's values. */
  readonly columns: readonly string[];
  /** The indexes of the key columns. */
  readonly key: readonly number[];
  /** A last column with one value for all rows of a write. */
  readonly stamp: "source" | "revision" | undefined;
  /** Inserts or replaces rows. Parameters: an array per column, and the stamp. */
  readonly statement: string;
}

/** Column types. Default: `float8`. */
const TYPES: Readonly<Record<string, NumberType | "text" | "json">> = {
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
  numbers: "json",
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
    name,
    columns,
    key: key.map((column) => columns.indexOf(column)),
    stamp,
    statement: `INSERT INTO ${name} (${all.join(", ")}) SELECT ${selected} FROM unnest(${arrays.join(", ")}) AS given
      ON CONFLICT (${key.join(", ")}) DO UPDATE SET ${replaced.join(", ")}`,
  };
}

const toColumns = (fields: readonly string[]) => fields.map(columnName);
const CANDLE = ["asset_id", ...toColumns(CANDLE_FIELDS)];
const POOL = ["network_id", "contract_address"];

const TABLES = {
  catalogue: table("catalogue", ["part", "key"], ["part", "key", "facts"], "revision"),
  touched: table("touched", ["subject", "id"], ["subject", "id"], "revision"),
  metrics: table("metrics", ["asset_id"], toColumns(METRICS_FIELDS), "source"),
  daily: table("candle_daily", ["asset_id", "time_open"], CANDLE, "source"),
  hourly: table("candle_hourly", ["asset_id", "time_open"], CANDLE, "source"),
  quote: table("quote", ["asset_id", "time"], ["asset_id", ...toColumns(QUOTE_FIELDS)], "source"),
  rate: table("rate", ["fiat_id", "time"], ["fiat_id", ...toColumns(RATE_FIELDS)], "source"),
  dexCandle: table(
    "dex_candle",
    [...POOL, "period", "time_open"],
    [...POOL, "period", ...toColumns(DEX_CANDLE_FIELDS)],
    "source",
  ),
  dexTrade: table(
    "dex_trade",
    [...POOL, "transaction_hash"],
    [...POOL, ...toColumns(DEX_TRADE_FIELDS)],
    "source",
  ),
  seriesPoint: table("series_point", ["name", "id", "time"], ["name", "id", "time", "numbers"]),
  sourceKey: table("source_key", ["kind", "source", "key"], toColumns(SOURCE_KEY_FIELDS)),
};

type TableName = keyof typeof TABLES;

/** The columns of history with their types. */
const COPIED = Object.fromEntries(
  KINDS.map((kind) => [
    kind,
    Object.fromEntries(TABLES[kind].columns.map((column) => [column, TYPES[column] ?? "float8"])),
  ]),
) as Readonly<Record<Kind, Readonly<Record<string, NumberType>>>>;

/** The values of a table's columns. */
type Row = readonly ColumnValue[];
/** Rows by the first key column, and then by the rest of the key. */
type RowsByKey = Map<ColumnValue, Map<ColumnValue, Row>>;

/** Collects rows of the market, the last row of each key, and writes thousands of rows per statement. */
export class MarketRows implements BatchWriter {
  readonly #rows = new Map<TableName, RowsByKey>();
  readonly #source: string | null;
  readonly #removed: (Series & TimeSpan)[] = [];
  readonly #changes: SeriesChange[] = [];
  #recorded: number | undefined;
  #origin: Origin | undefined;

  /** @param source The source of the rows. Null if unknown. */
  constructor(source: string | null = null) {
    this.#source = source;
  }

  readonly markOrigin: BatchWriter["markOrigin"] = (origin) => {
    if (this.#origin !== "import") this.#origin = origin;
  };

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
      this.#put("metrics", toValues(one, METRICS_FIELDS));
      this.#put("touched", ["asset", one.assetId]);
    }
  };

  readonly saveCandles: BatchWriter["saveCandles"] = (assetId, period, candles) => {
    for (const candle of candles) this.#put(period, [assetId, ...toValues(candle, CANDLE_FIELDS)]);
    this.#put("touched", ["asset", assetId]);
  };

  readonly saveQuotes: BatchWriter["saveQuotes"] = (assetId, quotes) => {
    for (const quote of quotes) this.#put("quote", [assetId, ...toValues(quote, QUOTE_FIELDS)]);
    this.#put("touched", ["asset", assetId]);
  };

  readonly saveRates: BatchWriter["saveRates"] = (fiatId, rates) => {
    for (const rate of rates) this.#put("rate", [fiatId, ...toValues(rate, RATE_FIELDS)]);
    this.#put("touched", ["fiat", fiatId]);
  };

  readonly saveDexCandles: BatchWriter["saveDexCandles"] = (contractAddress, networkId, period, candles) => {
    for (const candle of candles) {
      this.#put("dexCandle", [networkId, contractAddress, period, ...toValues(candle, DEX_CANDLE_FIELDS)]);
    }
  };

  readonly saveDexTrades: BatchWriter["saveDexTrades"] = (contractAddress, networkId, trades) => {
    for (const trade of trades) {
      this.#put("dexTrade", [networkId, contractAddress, ...toValues(trade, DEX_TRADE_FIELDS)]);
    }
  };

  readonly saveSeries: BatchWriter["saveSeries"] = ({ name, id }, points) => {
    for (const { time, values } of points) this.#put("seriesPoint", [name, id, time, JSON.stringify(values)]);
  };

  readonly removeSeries: BatchWriter["removeSeries"] = (series, span) => {
    this.#removed.push({ ...series, ...span });
    const saved = this.#rows.get("seriesPoint")?.get(series.name);
    for (const [key, [, id, time]] of saved ?? []) {
      if (id === series.id && (time as number) >= span.from && (time as number) <= span.to)
        saved?.delete(key);
    }
  };

  readonly markStale: BatchWriter["markStale"] = (change) => {
    this.#changes.push(change);
  };

  readonly markRecorded: BatchWriter["markRecorded"] = (version) => {
    this.#recorded = version;
  };

  readonly saveSourceKeys: BatchWriter["saveSourceKeys"] = (keys) => {
    for (const key of keys) this.#put("sourceKey", toValues(key, SOURCE_KEY_FIELDS));
  };

  /**
   * Writes all rows, within the transaction of the caller.
   *
   * @param revision The revision of the transaction.
   */
  async write(sql: Queries, revision: number): Promise<void> {
    const stamps = { source: this.#source, revision };
    // `markStale` reads the origin.
    if (this.#origin !== undefined)
      await sql`UPDATE state SET origin = ${this.#origin} WHERE origin IS NULL OR origin <> 'import'`;
    const left = new Map(this.#rows);
    for (const kind of KINDS) {
      // A COPY must end before the next statement.
      left.set(kind, await copyNew(sql, kind, left.get(kind) ?? new Map(), this.#source));
    }
    const writes: Promise<unknown>[] = this.#removed.map(
      ({ name, id, from, to }) =>
        sql`DELETE FROM series_point WHERE name = ${name} AND id = ${id} AND time BETWEEN ${from} AND ${to}`,
    );
    for (const [name, rows] of left) {
      const { columns, stamp, statement } = TABLES[name];
      const all = [...listRows(rows)];
      for (let start = 0; start < all.length; start += ROWS_PER_STATEMENT) {
        const some = all.slice(start, start + ROWS_PER_STATEMENT);
        const arrays = columns.map((column, index) => toArray(column, some, index));
        const given = stamp === undefined ? arrays : [...arrays, stamps[stamp]];
        writes.push(sql.unsafe(statement, given));
      }
    }
    if (this.#changes.length > 0) writes.push(markStale(sql, revision, this.#changes));
    if (this.#recorded !== undefined)
      writes.push(sql`DELETE FROM stale_series WHERE version = ${this.#recorded}`);
    await Promise.all(writes);
  }

  /** The times of the rows of a kind of history. */
  *listTimes(kind: Kind): Generator<number> {
    for (const rows of this.#rows.get(kind)?.values() ?? []) yield* rows.keys() as Iterable<number>;
  }

  #put(name: TableName, row: Row): void {
    const [first = 0, second, ...more] = TABLES[name].key;
    const rows: RowsByKey = this.#rows.get(name) ?? new Map();
    this.#rows.set(name, rows);
    const some: Map<ColumnValue, Row> = rows.get(row[first] ?? null) ?? new Map();
    rows.set(row[first] ?? null, some);
    const isMore = more.length > 0;
    const rest = isMore
      ? [second, ...more].map((index) => row[index ?? first]).join("\n")
      : row[second ?? first];
    some.set(rest ?? null, row);
  }
}

/** Adds changes to the stale series. */
async function markStale(sql: Queries, version: number, changes: readonly SeriesChange[]): Promise<void> {
  const times = changes.flatMap(({ span }) => (span === undefined ? [] : [span.from, span.to]));
  const [from, to] = times.length === 0 ? [null, null] : findSpan(times);
  const isPartial = changes.findLast((change) => change.isPartial !== undefined)?.isPartial;
  const partial = isPartial === undefined ? null : Number(isPartial);
  await sql`
    INSERT INTO stale_series AS known (one, version, from_time, to_time, is_partial)
    SELECT 1, ${version}::bigint, ${from}::bigint, ${to}::bigint, coalesce(${partial}::smallint, 0)
    FROM state WHERE origin IS DISTINCT FROM 'sample'
    ON CONFLICT (one) DO UPDATE SET
      version = excluded.version,
      from_time = least(known.from_time, excluded.from_time),
      to_time = greatest(known.to_time, excluded.to_time),
      is_partial = coalesce(${partial}::smallint, known.is_partial)`;
}

/**
 * Copies the rows of assets without stored rows in the same time span. Other writers wait for the revision of this transaction.
 *
 * @returns The remaining rows.
 */
async function copyNew(
  sql: Queries,
  kind: Kind,
  byAsset: RowsByKey,
  source: string | null,
): Promise<RowsByKey> {
  if (countRows(byAsset) < MIN_COPIED_ROWS) return byAsset;
  const { name, columns, key } = TABLES[kind];
  const spans = [...byAsset].map(([id, rows]) => [
    id as number,
    ...findSpan(rows.keys() as Iterable<number>),
  ]);
  const found = await sql.rows(
    `SELECT id FROM unnest($1::int[], $2::bigint[], $3::bigint[]) AS span (id, first, last)
     WHERE EXISTS (SELECT FROM ${name} WHERE asset_id = id AND ${columns[key[1] as number]} BETWEEN first AND last)`,
    [0, 1, 2].map((place) => numberArray(spans.map((span) => span[place]))),
  );
  const known = new Set(found.map(([id]) => id));
  const [old, added] = [true, false].map(
    (is) => new Map([...byAsset].filter(([id]) => known.has(id) === is)),
  );
  const rows = [...listRows(added as RowsByKey)];
  if (rows.length > 0) await copyNumbers(sql, name, COPIED[kind], rows, { column: "source", text: source });
  return old as RowsByKey;
}

function* listRows(rows: RowsByKey): Generator<Row> {
  for (const some of rows.values()) yield* some.values();
}

function countRows(rows: RowsByKey): number {
  return [...rows.values()].reduce((sum, { size }) => sum + size, 0);
}

function findSpan(times: Iterable<number>): [first: number, last: number] {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const time of times) [first, last] = [Math.min(first, time), Math.max(last, time)];
  return [first, last];
}

/** The values of a column as the text of an array. */
function toArray(column: string, rows: readonly Row[], index: number): string {
  const values = rows.map((row) => row[index] ?? null);
  const type = TYPES[column];
  return type === "text" || type === "json"
    ? textArray(values as (string | null)[])
    : numberArray(values as (number | null)[]);
}
