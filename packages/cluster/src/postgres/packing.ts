import { CANDLE_LENGTH, columnName, QUOTE_FIELDS } from "@market-data/market/store";
import { type RemovalRequest, StorageError } from "@market-data/storage";
import { numberArray } from "./arrays.ts";
import type { Database, Queries } from "./database.ts";
import { listPartitions, PARTITIONED, Partitions } from "./partitions.ts";

// Quotes at single moments of days that are over are packed: one row for each asset and day, with an array for each column.
// A day of an asset is either packed or in rows, never both: whoever writes quotes into a packed day unpacks it first.

const DAY = CANDLE_LENGTH.daily;
/** How many rows are packed in one transaction, more or less: those who write wait for it. */
const ROWS_AT_ONCE = 50_000;
const MAX_ID = 2 ** 31 - 1;
/** How long it waits for those who read before it drops a partition, in ms: whoever reads next waits as long. */
const MAX_WAIT_MS = 1000;

/** The version of the tables that has packed days. */
const PACKED_SINCE = 3;

const VALUE_COLUMNS = QUOTE_FIELDS.slice(1).map(columnName);
/** The columns of a quote that are arrays of a packed day. `time` counts from its begin, in ms. */
const ARRAYS = ["time", ...VALUE_COLUMNS, "source"];
const DAY_OF_TIME = `time - ((time % ${DAY}) + ${DAY}) % ${DAY}`;

/** The values of quotes in rows named `one`, of a packed day. */
const UNPACKED = ["packed.day + one.time AS time", ...VALUE_COLUMNS.map((column) => `one.${column}`)].join(
  ", ",
);

/** @param toValue What is taken of an array, by the name of its column. */
function unnest(columns: readonly string[], toValue = (column: string) => `packed.${column}`): string {
  return `unnest(${columns.map(toValue).join(", ")}) AS one (${columns.join(", ")})`;
}

/** The packed quotes of the asset `$1` from the time `$2` to `$3`, both included. */
export const PACKED_SPAN = `
  SELECT ${UNPACKED} FROM quote_day AS packed, ${unnest(ARRAYS.slice(0, -1))}
  WHERE packed.asset_id = $1 AND packed.day BETWEEN $2::bigint - ${DAY - 1} AND $3
    AND packed.day + one.time BETWEEN $2 AND $3`;

/**
 * The packed quotes around `asked_time` of `asked_asset`, from the time `$3` to `$4`: at least the two newest at it or before,
 * and some after. Of a day only the quotes around the time are taken out of the arrays.
 */
export const packedAround = (rowsAfter: number) => `
  SELECT ${UNPACKED} FROM (
    (SELECT *, width_bucket(least(asked_time - day, ${DAY})::integer, time) AS place FROM quote_day
     WHERE asset_id = asked_asset AND first_time <= asked_time AND day BETWEEN $3::bigint - ${DAY - 1} AND least(asked_time, $4)
     ORDER BY day DESC LIMIT 2)
    UNION ALL
    (SELECT *, 0 FROM quote_day
     WHERE asset_id = asked_asset AND first_time > asked_time AND day BETWEEN greatest(asked_time - ${DAY - 1}, $3) AND $4
     ORDER BY day LIMIT ${rowsAfter})
  ) AS packed, ${unnest(ARRAYS.slice(0, -1), (column) => `packed.${column}[place - 1:place + ${rowsAfter}]`)}
  WHERE packed.day + one.time BETWEEN $3 AND $4`;

/**
 * Packs the quotes of days that are over before a time, and drops partitions that have none left. It may be stopped at any
 * moment, and run again: each transaction packs some days of some assets as a whole.
 *
 * @returns What was done, a line each.
 */
export async function packQuotes(database: Database, before: number): Promise<string[]> {
  const done: string[] = [];
  const end = before - (((before % DAY) + DAY) % DAY);
  for (const partition of await database.query((sql) => listPartitions(sql, PARTITIONED.quote))) {
    const to = Math.min(partition.to, end);
    if (partition.from >= to) continue;
    await new Partitions(database).make("packed", [partition.from]);
    const rows = await packPartition(database, partition.from, to);
    if (rows > 0) done.push(`${partition.name}: ${rows.toLocaleString("en")} quotes packed`);
    if (to === partition.to && (await dropEmpty(database, partition.name)))
      done.push(`${partition.name}: all quotes packed`);
  }
  return done;
}

async function packPartition(database: Database, from: number, to: number): Promise<number> {
  let rows = 0;
  for (let last: number | undefined = 0; last !== undefined; ) {
    const after: number = last;
    const packed = await database.transaction((sql) => packSome(sql, after, from, to));
    rows += packed.rows;
    last = packed.last;
  }
  return rows;
}

/**
 * Drops a partition without rows, unless others read for longer than they may be made to wait: then it is dropped the next time.
 *
 * @returns Whether it was dropped.
 */
async function dropEmpty(database: Database, name: string): Promise<boolean> {
  try {
    return await database.transaction(async (sql) => {
      await sql`SELECT set_config('lock_timeout', ${String(MAX_WAIT_MS)}, true)`;
      // Who writes waits.
      await sql`SELECT FROM state FOR UPDATE`;
      const [row] = await sql`SELECT FROM ${sql(name)} LIMIT 1`;
      if (row === undefined) await sql`DROP TABLE ${sql(name)}`;
      return row === undefined;
    });
  } catch (error) {
    if (error instanceof StorageError && error.kind === "locked") return false;
    throw error;
  }
}

/** Packs the quotes of some assets. @returns The last one of them; undefined where there are no more. */
async function packSome(
  sql: Queries,
  after: number,
  from: number,
  to: number,
): Promise<{ last: number | undefined; rows: number }> {
  // Who writes waits: else rows could come between.
  await sql`UPDATE state SET packed_before = greatest(packed_before, ${to})`;
  const isMeant = "asset_id > $1 AND asset_id <= $2 AND time >= $3 AND time < $4";
  const [bounds] = await sql.unsafe<{ first: number | null; next: number | null }[]>(
    `WITH meant AS (SELECT asset_id FROM quote WHERE asset_id > $1 AND time >= $2 AND time < $3 ORDER BY asset_id LIMIT $4)
     SELECT min(asset_id) AS first, CASE WHEN count(*) = $4 THEN max(asset_id) END AS next FROM meant`,
    [after, from, to, ROWS_AT_ONCE],
    { prepare: true },
  );
  if (bounds === undefined || bounds.first === null) return { last: undefined, rows: 0 };
  // Programs that know nothing of packed days can use the tables until now.
  await sql`UPDATE migration SET needs = version WHERE part = 'market' AND version = ${PACKED_SINCE} AND needs < version`;
  // The last asset of those rows may have more of them.
  const isWhole = bounds.next === null || bounds.next === bounds.first;
  const last = bounds.next === null ? MAX_ID : bounds.next - (isWhole ? 0 : 1);
  const meant = [after, last, from, to];
  await unpack(
    sql,
    `(asset_id, day) IN (SELECT asset_id, ${DAY_OF_TIME} FROM quote WHERE ${isMeant})`,
    meant,
  );
  const [packed] = await sql.unsafe<{ quotes: number | null }[]>(
    `WITH taken AS (DELETE FROM quote WHERE ${isMeant} RETURNING *),
     packed AS (INSERT INTO quote_day (asset_id, day, first_time, last_time, ${ARRAYS.join(", ")})
     SELECT asset_id, day, min(time), max(time), array_agg((time - day)::integer),
       ${ARRAYS.slice(1).map((column) => `array_agg(${column})`)}
     FROM (SELECT *, ${DAY_OF_TIME} AS day FROM taken ORDER BY asset_id, day, time) AS sorted GROUP BY asset_id, day
     RETURNING cardinality(time) AS quotes)
     SELECT sum(quotes)::bigint AS quotes FROM packed`,
    meant,
    { prepare: true },
  );
  return { last: bounds.next === null ? undefined : last, rows: packed?.quotes ?? 0 };
}

/** Makes rows of the packed days of assets that some times are in, within a transaction of one who writes there. */
export async function unpackDays(
  sql: Queries,
  rows: readonly (readonly [assetId: number, time: number])[],
): Promise<void> {
  if (rows.length === 0) return;
  await unpack(
    sql,
    `(asset_id, day) IN (SELECT asset_id, ${DAY_OF_TIME} FROM unnest($1::int[], $2::bigint[]) AS late (asset_id, time))`,
    [numberArray(rows.map(([assetId]) => assetId)), numberArray(rows.map(([, time]) => time))],
  );
}

/** Makes rows of the packed days that have quotes which are to be removed, within the transaction that removes them. */
export async function unpackRemoved(
  sql: Queries,
  { assetId, source, from, to }: RemovalRequest,
): Promise<void> {
  await unpack(
    sql,
    `($1::int IS NULL OR asset_id = $1) AND ($2::text IS NULL OR $2 = ANY (source))
     AND ($3::bigint IS NULL OR last_time >= $3) AND ($4::bigint IS NULL OR first_time < $4)`,
    [assetId ?? null, source ?? null, from ?? null, to ?? null],
  );
}

/** @param isMeant Which packed days. */
async function unpack(
  sql: Queries,
  isMeant: string,
  values: readonly (string | number | null)[],
): Promise<void> {
  await sql.unsafe(
    `WITH packed AS (DELETE FROM quote_day WHERE ${isMeant} RETURNING *)
     INSERT INTO quote (asset_id, ${ARRAYS.join(", ")})
     SELECT packed.asset_id, ${UNPACKED}, one.source FROM packed, ${unnest(ARRAYS)} ON CONFLICT DO NOTHING`,
    [...values],
    { prepare: true },
  );
}
