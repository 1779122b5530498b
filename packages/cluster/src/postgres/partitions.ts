import { CANDLE_LENGTH } from "@market-data/market/store";
import type { MaintainOptions } from "@market-data/storage";
import { type Database, identifier, type Queries } from "./database.ts";
import { getCode } from "./errors.ts";
import { takeRevision } from "./stored-state.ts";

/** The length of a partition, in UTC. */
type Unit = "year" | "month";

interface Partitioned {
  readonly table: string;
  /** The column with the time of a row. */
  readonly time: string;
  readonly unit: Unit;
}

/**
 * The start of monthly partitions. Older rows are read and dropped less often, so they have partitions of years: each partition
 * slows down reads of history.
 */
const MONTHS_SINCE = Date.UTC(2026, 0);

export const PARTITIONED = {
  daily: { table: "candle_daily", time: "time_open", unit: "year" },
  hourly: { table: "candle_hourly", time: "time_open", unit: "month" },
  quote: { table: "quote", time: "time", unit: "month" },
} as const satisfies Record<string, Partitioned>;
export type PartitionedKind = keyof typeof PARTITIONED;

/** A partition with rows from one time on and before another time. */
interface Partition {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** The number of future partitions to create. */
const AHEAD: Readonly<Record<Unit, number>> = { year: 1, month: 3 };
/** The user may not create tables; the default partition has rows of the time; another process created the partition. */
const LEFT_TO_DEFAULT = ["42501", "23514", "42P07", "42P17", "23505"];

/** Creates partitions for new rows. */
export class Partitions {
  readonly #database: Database;
  readonly #known = new Set<string>();

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Creates the partitions of some times. If the database rejects a partition, its rows go to the default partition, until
   * `maintain` moves them.
   */
  async make(kind: PartitionedKind, times: Iterable<number>): Promise<void> {
    for (const partition of queryPartitions(PARTITIONED[kind], times)) {
      if (this.#known.has(partition.name)) continue;
      try {
        await this.#database.query((sql) => sql.unsafe(toStatement(PARTITIONED[kind], partition)));
      } catch (error) {
        if (!LEFT_TO_DEFAULT.includes(getCode(error) ?? "")) throw error;
      }
      this.#known.add(partition.name);
    }
  }
}

/**
 * Creates partitions ahead, moves rows out of the default partition, and drops partitions past their retention. A second run
 * changes nothing.
 *
 * @returns What was done, a line each.
 */
export async function maintain(
  database: Database,
  { now, hourlySince, quotesSince }: MaintainOptions,
): Promise<string[]> {
  const ahead = await database.transaction((sql) => makeAhead(sql, now));
  const takenOut = await takeOutAll(database);
  const dropped = await database.transaction(async (sql) => [
    ...(hourlySince === undefined ? [] : await dropBefore(sql, "hourly", hourlySince)),
    ...(quotesSince === undefined ? [] : await dropBefore(sql, "quote", quotesSince)),
  ]);
  return [
    ...[...ahead, ...takenOut].map((name) => `${name}: made`),
    ...dropped.map((name) => `${name}: dropped`),
  ];
}

/** Creates future partitions. @returns The names of the created partitions. */
async function makeAhead(sql: Queries, now: number): Promise<string[]> {
  const made: string[] = [];
  for (const partitioned of Object.values(PARTITIONED)) {
    let time = now;
    for (let count = 0; count <= AHEAD[partitioned.unit]; count += 1) {
      const partition = toPartition(partitioned, time);
      if (!(await exists(sql, partition.name))) {
        await takeOut(sql, partitioned, partition);
        made.push(partition.name);
      }
      time = partition.to;
    }
  }
  return made;
}

/** Moves rows of the default partition to own partitions. @returns The names of the created partitions. */
async function takeOutAll(database: Database): Promise<string[]> {
  const made: string[] = [];
  for (const partitioned of Object.values(PARTITIONED)) {
    while (true) {
      const name = await database.transaction(async (sql) => {
        const { table, time } = partitioned;
        const [row] = await sql.unsafe<{ first: number | null }[]>(
          `SELECT min(${time}) AS first FROM ${table}_other`,
        );
        if (row === undefined || row.first === null) return undefined;
        const partition = toPartition(partitioned, row.first);
        await takeOut(sql, partitioned, partition);
        return partition.name;
      });
      if (name === undefined) break;
      made.push(name);
    }
  }
  return made;
}

/**
 * Drops the partitions before a time.
 *
 * @returns The names of the dropped partitions.
 */
async function dropBefore(sql: Queries, kind: PartitionedKind, before: number): Promise<string[]> {
  const over = (await listPartitions(sql, PARTITIONED[kind])).filter(({ to }) => to <= before);
  // Nodes must forget the dropped rows. Writers wait.
  if (over.length > 0) await takeRevision(sql);
  for (const { name } of over) await sql`DROP TABLE ${identifier(name)}`;
  return over.map(({ name }) => name);
}

/** The partitions of a table, without the default partition. */
async function listPartitions(sql: Queries, partitioned: Partitioned): Promise<Partition[]> {
  const rows = await sql<{ name: string }[]>`
    SELECT inhrelid::regclass::text AS name FROM pg_inherits
    WHERE inhparent = ${partitioned.table}::regclass ORDER BY name`;
  return rows.flatMap(({ name }) => fromName(partitioned, name) ?? []);
}

/** Creates a partition with its rows of the default partition. Readers wait only briefly. */
async function takeOut(
  sql: Queries,
  { table, time }: Partitioned,
  { name, from, to }: Partition,
): Promise<void> {
  const isWithin = `${time} >= ${from} AND ${time} < ${to}`;
  await sql.unsafe(`LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`);
  await sql.unsafe(`CREATE TABLE ${name} (LIKE ${table} INCLUDING ALL, CHECK (${isWithin}))`);
  await sql.unsafe(`WITH taken AS (DELETE FROM ${table}_other WHERE ${isWithin} RETURNING *)
    INSERT INTO ${name} SELECT * FROM taken`);
  await sql.unsafe(`ALTER TABLE ${table} ATTACH PARTITION ${name} FOR VALUES FROM (${from}) TO (${to})`);
}

async function exists(sql: Queries, name: string): Promise<boolean> {
  const [row] = await sql<{ exists: boolean }[]>`SELECT to_regclass(${name}) IS NOT NULL AS "exists"`;
  return row?.exists === true;
}

function toStatement({ table }: Partitioned, { name, from, to }: Partition): string {
  return `CREATE TABLE IF NOT EXISTS ${name} PARTITION OF ${table} FOR VALUES FROM (${from}) TO (${to})`;
}

/** The distinct partitions of times. */
function queryPartitions(partitioned: Partitioned, times: Iterable<number>): Partition[] {
  const days = new Set<number>();
  for (const time of times) days.add(Math.floor(time / CANDLE_LENGTH.daily));
  const partitions = [...days].map((day) => toPartition(partitioned, day * CANDLE_LENGTH.daily));
  return [...new Map(partitions.map((partition) => [partition.name, partition])).values()];
}

function toPartition({ table, unit }: Partitioned, time: number): Partition {
  const date = new Date(time);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  if (unit === "year" || time < MONTHS_SINCE) {
    return { name: `${table}_${year}`, from: Date.UTC(year, 0), to: Date.UTC(year + 1, 0) };
  }
  const name = `${table}_${year}_${String(month + 1).padStart(2, "0")}`;
  return { name, from: Date.UTC(year, month), to: Date.UTC(year, month + 1) };
}

/** Parses a name of `toPartition`. */
function fromName(partitioned: Partitioned, name: string): Partition | undefined {
  const [, year, month] =
    new RegExp(`(?:^|\\.)${partitioned.table}_(\\d{4})(?:_(\\d\\d))?$`).exec(name) ?? [];
  if (year === undefined) return undefined;
  return toPartition(partitioned, Date.UTC(Number(year), Number(month ?? 1) - 1));
}
