import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { ROW_TABLES } from "@market-data/market/store";
import { type Backend, type MovedTable, StorageError } from "@market-data/storage";
import { copyRows } from "./copy.ts";
import { type Database, readInParts } from "./database.ts";
import { KINDS } from "./fetched-history.ts";
import { PARTITIONED, Partitions } from "./partitions.ts";

/** The column for row numbers in PostgreSQL. SQLite numbers rows by itself. */
const POSITION = "position";
/** The tables of the market in the order of the copy: the catalogue and newest metrics follow their history. */
const MARKET_ORDER = [
  ...(["source_key", "candle_daily", "candle_hourly", "quote", "rate"] as const),
  ...(["dex_candle", "dex_trade", "series_point", "touched", "catalogue", "metrics"] as const),
];
/**
 * The common tables of both databases by name, with their keys. Column names are equal. Referenced tables come first.
 */
const TABLES = {
  market: {
    ...Object.fromEntries(MARKET_ORDER.map((name) => [name, ROW_TABLES[name].key])),
    removal: ["id"],
    stale_series: ["one"],
  },
  accounts: {
    account: ["id"],
    api_key: [POSITION],
    key_secret: ["hash"],
    key_log: [POSITION],
    key_usage: ["account_id", "kind", "starts"],
    feature_usage: ["operation", "parameter", "value", "day"],
    feature_key: ["operation", "parameter", "value", "key_id"],
  },
} satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
type Part = keyof typeof TABLES;

/** Tables with an identity column in PostgreSQL. */
const NUMBERED = ["removal", "api_key", "key_log"];
const ROWS_AT_ONCE = 5000;

type Value = string | number | null;
type Row = readonly Value[];

/** A column, with expressions for equal values in both databases. Binary data is hexadecimal text. */
interface Column {
  readonly name: string;
  readonly source: string;
  readonly target: string;
  /** Orders rows of PostgreSQL like SQLite. */
  readonly order: string;
}

interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly key: readonly Column[];
}

/** Called after every few thousand rows. */
type OnProgress = (table: string, rows: number) => void;

/**
 * Copies the market and the accounts of a folder to PostgreSQL, and compares all rows. A second call continues after an
 * interruption. The folder stays unchanged, and must not be served or imported into meanwhile.
 *
 * @param targets Databases with the tables of this version.
 * @throws {StorageError} if the target has other data, or a table differs at the end.
 */
export async function moveFromSqlite(
  source: Backend,
  targets: Readonly<Record<Part, Database>>,
  onProgress: OnProgress = () => {},
): Promise<MovedTable[]> {
  const unlock = await source.lockForService();
  try {
    // Opening migrates the databases to the version of this program.
    const openedMarket = await source.openMarket({ mayBeNew: false });
    const openedAccounts = await source.openAccounts({ mayBeNew: false }).catch((error: StorageError) => {
      // A folder without keys has no accounts.
      if (error.kind !== "missing") throw error;
    });
    const unlockImport = await openedMarket.lockForImport();
    try {
      const origin = await openedMarket.state.origin();
      const moved = await movePart("market", openedMarket.location, targets.market, onProgress);
      if (openedAccounts !== undefined)
        moved.push(...(await movePart("accounts", openedAccounts.location, targets.accounts, onProgress)));
      // Makes the rows visible to nodes. PostgreSQL never serves the sample market, so its mark stays behind.
      await targets.market.query(
        (sql) => sql`
          UPDATE state SET origin = ${origin === "import" ? origin : null}, revision = 1 + greatest(
            revision, (SELECT max(revision) FROM catalogue), (SELECT max(revision) FROM touched),
            (SELECT max(version) FROM stale_series))`,
      );
      for (const database of Object.values(targets))
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

async function movePart(part: Part, file: string, target: Database, onProgress: OnProgress) {
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    await begin(part, source, target);
    const tables = Object.entries(TABLES[part]).map(([name, key]) => readTable(name, key, source));
    for (const table of tables) await copyTable(table, source, target, onProgress);
    const moved: MovedTable[] = [];
    for (const table of tables) {
      const [own, other] = [await hashSource(table, source), await hashTarget(table, target)];
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

/** Stores the name of the source in PostgreSQL, so a second call only continues with the same source. */
async function begin(part: Part, source: DatabaseSync, target: Database): Promise<void> {
  // A market has a name. The accounts have the name of their first account.
  const query =
    part === "market" ? "SELECT epoch AS name FROM state" : "SELECT id AS name FROM account LIMIT 1";
  const { name = "" } = source.prepare(query).get() ?? {};
  await target.transaction(async (sql) => {
    await sql`CREATE TABLE IF NOT EXISTS move_progress (name text PRIMARY KEY, source text NOT NULL)`;
    const [known] = await sql<{ source: string }[]>`SELECT source FROM move_progress WHERE name = ${part}`;
    if (known?.source === name) return;
    for (const table of Object.keys(TABLES[part])) {
      const { count } = await sql.unsafe(`SELECT FROM ${table} LIMIT 1`);
      if (count === 0 && known === undefined) continue;
      throw new StorageError(
        "in-use",
        target.location,
        `has data in ${table} already. Move into a database without any, or import into this one.`,
      );
    }
    await sql`INSERT INTO move_progress (name, source) VALUES (${part}, ${name as string})`;
  });
}

function readTable(name: string, keyNames: readonly string[], source: DatabaseSync): Table {
  const listed = source.prepare("SELECT name, type FROM pragma_table_info(?)").all(name);
  const columns = (listed as { name: string; type: string }[]).map(({ name, type }): Column => {
    const quoted = `"${name}"`;
    return {
      name,
      source: type === "BLOB" ? `'\\x' || lower(hex(${quoted}))` : quoted,
      target: type === "BLOB" || type === "TEXT" ? `${quoted}::text` : quoted,
      order: type === "TEXT" ? `${quoted} COLLATE "C"` : quoted,
    };
  });
  if (keyNames.includes(POSITION))
    columns.unshift({ name: POSITION, source: "rowid", target: POSITION, order: POSITION });
  const key = keyNames.map((keyName) => columns.find((column) => column.name === keyName) as Column);
  return { name, columns, key };
}

function list(columns: readonly Column[], field: keyof Column): string {
  return columns.map((column) => column[field]).join(", ");
}

async function copyTable(
  { name, columns, key }: Table,
  source: DatabaseSync,
  target: Database,
  onProgress: OnProgress,
): Promise<void> {
  const select = `SELECT ${list(columns, "source")} FROM ${name}`;
  const order = list(key, "source");
  const page = `ORDER BY ${order} LIMIT ${ROWS_AT_ONCE}`;
  const first = source.prepare(`${select} ${page}`);
  const next = source.prepare(`${select} WHERE (${order}) > (${key.map(() => "?").join(", ")}) ${page}`);
  for (const statement of [first, next]) statement.setReturnArrays(true);
  const kind = KINDS.find((each) => PARTITIONED[each].table === name);
  const partitions = new Partitions(target);
  const names = columns.map((column) => column.name);
  const newest = key.map((column) => `${column.order} DESC`).join(", ");
  // Rows are copied in the order of their key.
  const [stored] = await target.transaction((sql) =>
    sql.rows(`SELECT ${list(key, "target")} FROM ${name} ORDER BY ${newest} LIMIT 1`),
  );
  let last = stored as Value[] | undefined;
  let copied = 0;
  while (true) {
    const rows = (last === undefined ? first.all() : next.all(...last)) as unknown as Row[];
    const lastRow = rows.at(-1);
    if (lastRow === undefined) break;
    last = key.map((column) => lastRow[columns.indexOf(column)] as Value);
    if (kind !== undefined) {
      const time = columns.findIndex((column) => column.name === PARTITIONED[kind].time);
      const times = rows.map((row) => row[time] as number);
      await partitions.make(kind, times);
    }
    await target.transaction((sql) => copyRows(sql, name, names, rows));
    copied += rows.length;
    onProgress(name, copied);
  }
  if (!NUMBERED.includes(name)) return;
  const [{ name: column }] = key as [Column];
  // Later rows are numbered after the copied rows.
  await target.query((sql) =>
    sql.unsafe(`SELECT setval(pg_get_serial_sequence('${name}', '${column}'), max(${column})) FROM ${name}`),
  );
}

function hashSource({ name, columns, key }: Table, source: DatabaseSync) {
  const select = `SELECT ${list(columns, "source")} FROM ${name} ORDER BY ${list(key, "source")}`;
  const statement = source.prepare(select);
  statement.setReturnArrays(true);
  return hashRows((add) => {
    for (const row of statement.iterate()) add(row as unknown as Row);
  });
}

function hashTarget({ name, columns, key }: Table, target: Database) {
  const select = `SELECT ${list(columns, "target")} FROM ${name} ORDER BY ${list(key, "order")}`;
  return hashRows((add) =>
    target.snapshot((sql) =>
      readInParts<Record<string, Value>>(sql, select, ROWS_AT_ONCE, (rows) => {
        for (const row of rows) add(Object.values(row));
      }),
    ),
  );
}

async function hashRows(read: (add: (row: Row) => void) => unknown) {
  const hash = createHash("sha256");
  let rows = 0;
  await read((row) => {
    hash.update(JSON.stringify(row));
    rows += 1;
  });
  return { rows, checksum: hash.digest("hex").slice(0, 16) };
}
