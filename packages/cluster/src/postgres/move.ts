import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import type { Origin } from "@market-data/market";
import { type Backend, type MovedTable, type OpenAccounts, StorageError } from "@market-data/storage";
import { numberArray, textArray } from "./arrays.ts";
import type { Database, Queries } from "./database.ts";
import { PARTITIONED, type PartitionedKind, Partitions } from "./partitions.ts";
import { readInParts } from "./queries.ts";

/** Tables that both databases have under one name, with columns of one name. */
interface Table {
  readonly name: string;
  /** What rows are ordered by, and known by. */
  readonly key: readonly string[];
  /** The column that numbers rows here, where the other database numbers all rows by itself. */
  readonly position?: string;
  readonly partitioned?: PartitionedKind;
}

/** In an order in which what is referred to comes first. */
const TABLES: Readonly<Record<"market" | "accounts", readonly Table[]>> = {
  market: [
    { name: "source_key", key: ["kind", "source", "key"] },
    { name: "candle_daily", key: ["asset_id", "time_open"], partitioned: "daily" },
    { name: "candle_hourly", key: ["asset_id", "time_open"], partitioned: "hourly" },
    { name: "quote", key: ["asset_id", "time"], partitioned: "quote" },
    { name: "rate", key: ["fiat_id", "time"] },
    { name: "dex_candle", key: ["network_id", "contract_address", "period", "time_open"] },
    { name: "dex_trade", key: ["network_id", "contract_address", "transaction_hash"] },
    { name: "series_point", key: ["name", "id", "time"] },
    { name: "removal", key: ["id"] },
    { name: "stale_series", key: ["one"] },
    { name: "touched", key: ["subject", "id"] },
    { name: "catalogue", key: ["part", "key"] },
    { name: "metrics", key: ["asset_id"] },
  ],
  accounts: [
    { name: "account", key: ["id"] },
    { name: "api_key", key: ["position"], position: "position" },
    { name: "key_secret", key: ["hash"] },
    { name: "key_log", key: ["position"], position: "position" },
    { name: "key_usage", key: ["account_id", "kind", "starts"] },
    { name: "feature_usage", key: ["operation", "parameter", "value", "day"] },
    { name: "feature_key", key: ["operation", "parameter", "value", "key_id"] },
  ],
};

const ROWS_AT_ONCE = 5000;

interface MoveOptions {
  /** The installation that is carried over: a folder of SQLite's databases. */
  readonly source: Backend;
  /** Databases with the tables of this version. */
  readonly market: Database;
  readonly accounts: Database;
  /** Called now and then. */
  readonly onProgress?: (table: string, rows: number) => void;
}

/**
 * Carries the market and the accounts of one machine over to PostgreSQL, and compares all of it. It may be stopped at any
 * moment and called again: it goes on where it was. The installation that is carried over stays as it is; it must not be served or
 * imported into meanwhile.
 *
 * @throws {StorageError} where the target has other data already, or something differs in the end.
 */
export async function moveFromSqlite({
  source,
  market,
  accounts,
  onProgress,
}: MoveOptions): Promise<MovedTable[]> {
  const unlock = await source.lockForService();
  try {
    // Brings them to the version of this program, too.
    const openedMarket = await source.openMarket({ mayBeNew: false });
    const openedAccounts = await openIfThere(source);
    const unlockImport = await openedMarket.lockForImport();
    try {
      const origin = await openedMarket.state.origin();
      const moved = [
        ...(await movePart("market", openedMarket.location, market, onProgress)),
        ...(openedAccounts === undefined
          ? []
          : await movePart("accounts", openedAccounts.location, accounts, onProgress)),
      ];
      await finish(market, openedMarket.location, origin);
      for (const database of [market, accounts])
        await database.query((sql) => sql`DROP TABLE IF EXISTS move_progress`);
      return moved;
    } finally {
      unlockImport();
      await openedMarket.close();
      await openedAccounts?.close();
    }
  } finally {
    unlock();
  }
}

/** An installation without keys has no accounts. */
async function openIfThere(source: Backend): Promise<OpenAccounts | undefined> {
  try {
    return await source.openAccounts({ mayBeNew: false });
  } catch (error) {
    if (error instanceof StorageError && error.kind === "missing") return undefined;
    throw error;
  }
}

async function movePart(
  part: keyof typeof TABLES,
  file: string,
  target: Database,
  onProgress: MoveOptions["onProgress"],
): Promise<MovedTable[]> {
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    await begin(part, source, target);
    for (const table of TABLES[part]) await copyTable(table, source, target, onProgress);
    const moved: MovedTable[] = [];
    for (const table of TABLES[part]) {
      const [own, other] = [hashSource(table, source), await hashTarget(table, source, target)];
      if (own.rows !== other.rows || own.checksum !== other.checksum) {
        throw new StorageError(
          "corrupt",
          target.location,
          `has other rows in ${table.name} than ${file} (${other.rows} and ${own.rows}): another program wrote to it. Recreate its tables and move again.`,
        );
      }
      moved.push({ name: table.name, ...own });
    }
    return moved;
  } finally {
    source.close();
  }
}

/** Notes which installation is moved, so that the same one goes on, and no other one is mixed in. */
async function begin(part: keyof typeof TABLES, source: DatabaseSync, target: Database): Promise<void> {
  const name = identify(part, source);
  await target.transaction(async (sql) => {
    await sql`CREATE TABLE IF NOT EXISTS move_progress (name text PRIMARY KEY, source text NOT NULL, last json)`;
    const [known] = await sql<{ source: string }[]>`SELECT source FROM move_progress WHERE name = ${part}`;
    if (known?.source === name) return;
    for (const table of TABLES[part]) {
      const [row] = await sql.unsafe(`SELECT FROM ${table.name} LIMIT 1`);
      if (row === undefined && known === undefined) continue;
      throw new StorageError(
        "in-use",
        target.location,
        `has data in ${table.name} already. Move into a database without any, or import into this one.`,
      );
    }
    await sql`INSERT INTO move_progress (name, source) VALUES (${part}, ${name})`;
  });
}

/** The name of a database; accounts have none, so that of their first account. */
function identify(part: keyof typeof TABLES, source: DatabaseSync): string {
  const query =
    part === "market" ? "SELECT epoch AS name FROM state" : "SELECT id AS name FROM account LIMIT 1";
  return (source.prepare(query).get() as { name: string } | undefined)?.name ?? "";
}

async function copyTable(
  table: Table,
  source: DatabaseSync,
  target: Database,
  onProgress: MoveOptions["onProgress"],
): Promise<void> {
  const columns = readColumns(table, source);
  const types = await readTypes(table, target);
  const partitions = new Partitions(target);
  const select = selectRows(table, columns, source);
  const [known] = await target.query(
    (sql) =>
      sql<{ last: (string | number)[] | null }[]>`SELECT last FROM move_progress WHERE name = ${table.name}`,
  );
  let last = known?.last ?? undefined;
  let copied = 0;
  while (true) {
    const rows = select(last);
    const lastRow = rows.at(-1);
    if (lastRow === undefined) break;
    if (table.partitioned !== undefined) {
      const time = columns.indexOf(PARTITIONED[table.partitioned].time);
      await partitions.make(
        table.partitioned,
        rows.map((row) => row[time] as number),
      );
    }
    last = table.key.map((column) => toText(lastRow[columns.indexOf(column)]) as string | number);
    await target.transaction(async (sql) => {
      await insert(sql, table, columns, types, rows);
      // What of it is there is known with it.
      await sql`
        INSERT INTO move_progress (name, source, last) VALUES (${table.name}, '', ${JSON.stringify(last)}::text::json)
        ON CONFLICT (name) DO UPDATE SET last = excluded.last`;
    });
    copied += rows.length;
    onProgress?.(table.name, copied);
  }
  if (table.position !== undefined || table.name === "removal") await continueNumbers(table, target);
}

type Value = string | number | null | Uint8Array;

/** The columns of a table, by their names here. */
function readColumns({ name, position }: Table, source: DatabaseSync): string[] {
  const columns = source.prepare(`SELECT name FROM pragma_table_info(?)`).all(name) as { name: string }[];
  return [...(position === undefined ? [] : [position]), ...columns.map((column) => column.name)];
}

async function readTypes({ name }: Table, target: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await target.query(
    (sql) => sql<{ name: string; type: string }[]>`
      SELECT attname AS name, format_type(atttypid, NULL) AS type FROM pg_attribute
      WHERE attrelid = ${name}::regclass AND attnum > 0`,
  );
  return new Map(rows.map((row) => [row.name, row.type]));
}

function toSourceColumn({ position }: Table, column: string): string {
  return column === position ? "rowid" : `"${column}"`;
}

function listSourceColumns(table: Table, columns: readonly string[]): string {
  return columns.map((column) => toSourceColumn(table, column)).join(", ");
}

function getSourceOrder(table: Table): string {
  return table.key.map((column) => toSourceColumn(table, column)).join(", ");
}

/** @returns Reads the next rows after a key. */
function selectRows(table: Table, columns: readonly string[], source: DatabaseSync) {
  const order = getSourceOrder(table);
  const places = table.key.map(() => "?").join(", ");
  const select = `SELECT ${listSourceColumns(table, columns)} FROM ${table.name}`;
  const first = source.prepare(`${select} ORDER BY ${order} LIMIT ${ROWS_AT_ONCE}`);
  const next = source.prepare(
    `${select} WHERE (${order}) > (${places}) ORDER BY ${order} LIMIT ${ROWS_AT_ONCE}`,
  );
  for (const statement of [first, next]) statement.setReturnArrays(true);
  return (after: readonly (string | number)[] | undefined) => {
    const rows = after === undefined ? first.all() : next.all(...after.map(fromText));
    return rows as unknown as Value[][];
  };
}

const HEX = "\\x";

/** A value as it can be written down, in a list of progress and in an array: bytes as PostgreSQL writes them. */
function toText(value: Value | undefined): string | number | null {
  if (value === undefined || value === null || typeof value === "number" || typeof value === "string")
    return value ?? null;
  return `${HEX}${Buffer.from(value).toString("hex")}`;
}

function fromText(value: string | number): string | number | Uint8Array {
  const isBytes = typeof value === "string" && value.startsWith(HEX);
  return isBytes ? Buffer.from(value.slice(HEX.length), "hex") : value;
}

const NUMERIC = /^(bigint|integer|smallint|double precision)$/;

async function insert(
  sql: Queries,
  { name }: Table,
  columns: readonly string[],
  types: ReadonlyMap<string, string>,
  rows: readonly (readonly Value[])[],
): Promise<void> {
  const arrays = columns.map((column, index) => {
    const values = rows.map((row) => toText(row[index]));
    const isNumeric = NUMERIC.test(types.get(column) ?? "");
    return isNumeric ? numberArray(values as (number | null)[]) : textArray(values as (string | null)[]);
  });
  const places = columns.map((column, index) => `$${index + 1}::${types.get(column)}[]`);
  const list = columns.map((column) => `"${column}"`).join(", ");
  await sql.unsafe(
    `INSERT INTO ${name} (${list}) OVERRIDING SYSTEM VALUE SELECT * FROM unnest(${places.join(", ")})
     ON CONFLICT DO NOTHING`,
    arrays,
    { prepare: true },
  );
}

/** Rows that are added later are numbered after those that came along. */
async function continueNumbers({ name, key: [column] }: Table, target: Database): Promise<void> {
  await target.query((sql) =>
    sql.unsafe(`SELECT setval(pg_get_serial_sequence('${name}', '${column}'), max(${column})) FROM ${name}`),
  );
}

function hashSource(table: Table, source: DatabaseSync): { rows: number; checksum: string } {
  const columns = readColumns(table, source);
  const statement = source.prepare(
    `SELECT ${listSourceColumns(table, columns)} FROM ${table.name} ORDER BY ${getSourceOrder(table)}`,
  );
  statement.setReturnArrays(true);
  const hash = new RowHash();
  for (const row of statement.iterate()) hash.add((row as unknown as Value[]).map(toText));
  return hash.digest();
}

async function hashTarget(table: Table, source: DatabaseSync, target: Database) {
  const types = await readTypes(table, target);
  const columns = readColumns(table, source);
  const list = columns.map((column) => {
    const type = types.get(column) ?? "";
    return NUMERIC.test(type) ? `"${column}"` : `"${column}"::text`;
  });
  const order = table.key.map((column) =>
    types.get(column) === "text" ? `"${column}" COLLATE "C"` : `"${column}"`,
  );
  const hash = new RowHash();
  await target.snapshot(async (sql) => {
    const statement = `SELECT ${list.join(", ")} FROM ${table.name} ORDER BY ${order.join(", ")}`;
    const add = (rows: readonly (string | number | null)[][]) => rows.forEach((row) => void hash.add(row));
    await readInParts(sql, statement, ROWS_AT_ONCE, add, true);
  });
  return hash.digest();
}

class RowHash {
  readonly #hash = createHash("sha256");
  #rows = 0;

  add(row: readonly (string | number | null)[]): void {
    this.#hash.update(JSON.stringify(row));
    this.#rows += 1;
  }

  digest(): { rows: number; checksum: string } {
    return { rows: this.#rows, checksum: this.#hash.digest("hex").slice(0, 16) };
  }
}

/** What nodes see the market by comes last. The sample market is not carried over: PostgreSQL never serves it. */
async function finish(market: Database, file: string, origin: Origin | undefined): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true });
  const { revision } = source.prepare("SELECT revision FROM state").get() as { revision: number };
  source.close();
  await market.query(
    (sql) =>
      sql`UPDATE state SET origin = ${origin === "import" ? origin : null}, revision = greatest(revision, ${revision}) + 1`,
  );
}
