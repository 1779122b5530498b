import type { Origin, Series, SeriesChange, TimeSpan } from "@market-data/market";
import {
  type BatchWriter,
  type ColumnValue,
  ROW_TABLES,
  type Row,
  type RowTable,
  type RowTableName,
  RowWriter,
} from "@market-data/market/store";
import { numberArray, textArray } from "./arrays.ts";
import { copyNumbers, type NumberType } from "./copy.ts";
import type { Queries } from "./database.ts";
import { KINDS, type Kind } from "./fetched-history.ts";
import { PARTITIONED } from "./partitions.ts";

const ROWS_PER_STATEMENT = 5000;

/** The minimum number of rows to COPY. For fewer rows, an INSERT without a search for stored rows is faster. */
const MIN_COPIED_ROWS = 500;

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

/** The type of a column. */
function getType(column: string): NumberType | "text" | "json" {
  return TYPES[column] ?? "float8";
}

/** Inserts or replaces rows. Parameters: an array per column, and the stamp. */
function toStatement(name: string, { columns, key, stamp }: RowTable): string {
  const all = stamp === undefined ? columns : [...columns, stamp];
  const arrays = columns.map((column, index) => `$${index + 1}::${getType(column)}[]`);
  const selected = stamp === undefined ? "*" : `given.*, $${columns.length + 1}::${getType(stamp)}`;
  const replaced = all
    .filter((column) => !key.includes(column))
    .map((column) => `${column} = excluded.${column}`);
  return `INSERT INTO ${name} (${all.join(", ")}) SELECT ${selected} FROM unnest(${arrays.join(", ")}) AS given
    ON CONFLICT (${key.join(", ")}) DO UPDATE SET ${replaced.join(", ")}`;
}

/** The columns of a table, the indexes of its key, and the statement that writes its rows. */
interface Target extends RowTable {
  readonly keyAt: readonly number[];
  readonly statement: string;
}

const TARGETS = Object.fromEntries(
  Object.entries<RowTable>(ROW_TABLES).map(([name, table]): [string, Target] => {
    const keyAt = table.key.map((column) => table.columns.indexOf(column));
    return [name, { ...table, keyAt, statement: toStatement(name, table) }];
  }),
) as Readonly<Record<RowTableName, Target>>;

/** Rows by the first key column, and then by the rest of the key. */
type RowsByKey = Map<ColumnValue, Map<ColumnValue, Row>>;

/** Collects rows of the market, the last row of each key, and writes thousands of rows per statement. */
export class MarketRows extends RowWriter implements BatchWriter {
  readonly #rows = new Map<RowTableName, RowsByKey>();
  readonly #source: string | null;
  readonly #removed: (Series & TimeSpan)[] = [];
  readonly #changes: SeriesChange[] = [];
  #recorded: number | undefined;
  #origin: Origin | undefined;

  /** @param source The source of the rows. Null if unknown. */
  constructor(source: string | null = null) {
    super();
    this.#source = source;
  }

  readonly markOrigin: BatchWriter["markOrigin"] = (origin) => {
    if (this.#origin !== "import") this.#origin = origin;
  };

  readonly removeSeries: BatchWriter["removeSeries"] = (series, span) => {
    this.#removed.push({ ...series, ...span });
    const saved = this.#rows.get("series_point")?.get(series.name);
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
      const { table } = PARTITIONED[kind];
      left.set(table, await copyNew(sql, kind, left.get(table) ?? new Map(), this.#source));
    }
    const writes: Promise<unknown>[] = this.#removed.map(
      ({ name, id, from, to }) =>
        sql`DELETE FROM series_point WHERE name = ${name} AND id = ${id} AND time BETWEEN ${from} AND ${to}`,
    );
    for (const [name, rows] of left) {
      const { columns, stamp, statement } = TARGETS[name];
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
    for (const rows of this.#rows.get(PARTITIONED[kind].table)?.values() ?? [])
      yield* rows.keys() as Iterable<number>;
  }

  protected put(name: RowTableName, row: Row): void {
    const [first, ...rest] = TARGETS[name].keyAt.map((index) => row[index] ?? null);
    const rows: RowsByKey = this.#rows.get(name) ?? new Map();
    this.#rows.set(name, rows);
    const some: Map<ColumnValue, Row> = rows.get(first ?? null) ?? new Map();
    rows.set(first ?? null, some);
    // A single value keeps its type: the times of history.
    some.set(rest.length > 1 ? rest.join("\n") : (rest[0] ?? null), row);
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
  const { table, time } = PARTITIONED[kind];
  const { columns } = ROW_TABLES[table];
  const spans = [...byAsset].map(([id, rows]) => [
    id as number,
    ...findSpan(rows.keys() as Iterable<number>),
  ]);
  const found = await sql.rows(
    `SELECT id FROM unnest($1::int[], $2::bigint[], $3::bigint[]) AS span (id, first, last)
     WHERE EXISTS (SELECT FROM ${table} WHERE asset_id = id AND ${time} BETWEEN first AND last)`,
    [0, 1, 2].map((place) => numberArray(spans.map((span) => span[place]))),
  );
  const known = new Set(found.map(([id]) => id));
  const [old, added] = [true, false].map(
    (is) => new Map([...byAsset].filter(([id]) => known.has(id) === is)),
  );
  const rows = [...listRows(added as RowsByKey)];
  const types = Object.fromEntries(columns.map((column) => [column, getType(column) as NumberType]));
  if (rows.length > 0) await copyNumbers(sql, table, types, rows, { column: "source", text: source });
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
  const type = getType(column);
  return type === "text" || type === "json"
    ? textArray(values as (string | null)[])
    : numberArray(values as (number | null)[]);
}
