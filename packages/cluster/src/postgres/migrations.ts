import { StorageError } from "@market-data/storage";
import type { Database, Queries } from "./database.ts";
import { isPermissionError } from "./errors.ts";

/**
 * Migrates tables from one version to the next. Entries are only ever added. While a migration runs, nodes of older
 * versions keep working. Exception: for a migration with `needs`, older programs must be stopped first.
 */
interface Migration {
  readonly sql: string;
  /** The first version whose program can use the tables from here on. Default: no change. */
  readonly needs?: number;
}

/** Tables that are versioned together. */
export interface Schema {
  readonly name: "market" | "accounts";
  /** All tables, without partitions. */
  readonly tables: readonly string[];
  readonly migrations: readonly Migration[];
}

interface Version {
  /** The number of applied migrations. 0 without tables. */
  readonly version: number;
  readonly needs: number;
}

/**
 * Migrates the tables to the newest version. Newer tables stay unchanged, if this program can use them.
 *
 * @returns The number of applied migrations.
 * @throws {StorageError}
 */
export async function migrate(database: Database, schema: Schema): Promise<number> {
  return database.transaction(async (sql) => {
    // A second process waits, and then finds nothing to do.
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' market-data migrate', 0))`;
    await sql.unsafe(`CREATE TABLE IF NOT EXISTS migration (
      part text NOT NULL,
      version integer NOT NULL,
      needs integer NOT NULL,
      made timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (part, version)
    )`);
    const found = await selectVersion(sql, schema);
    checkUsable(database, schema, found);
    const { version } = found;
    let { needs } = found;
    for (const [index, migration] of schema.migrations.entries()) {
      if (index < version) continue;
      needs = migration.needs ?? needs;
      await sql.unsafe(migration.sql);
      await sql`INSERT INTO migration (part, version, needs) VALUES (${schema.name}, ${index + 1}, ${needs})`;
    }
    return Math.max(0, schema.migrations.length - version);
  });
}

/**
 * Checks that this program can use the tables.
 *
 * @param mayBeNew Whether to create missing tables.
 * @returns Whether the tables were created.
 * @throws {StorageError}
 */
export async function openTables(database: Database, schema: Schema, mayBeNew: boolean): Promise<boolean> {
  const found = await readVersion(database, schema);
  checkUsable(database, schema, found);
  const { version } = found;
  const known = schema.migrations.length;
  if (version >= known) return false;
  if (version > 0) {
    throw new StorageError(
      "foreign",
      database.location,
      `has tables of an older version (${schema.name} ${version}, needed is ${known}). Run \`market-data migrate\` first; programs of the older version go on.`,
    );
  }
  const missing = (cause?: unknown) =>
    new StorageError(
      "missing",
      database.location,
      `has no tables of the ${schema.name} yet. Make them with \`market-data migrate\`.`,
      { cause },
    );
  if (!mayBeNew) throw missing();
  try {
    await migrate(database, schema);
  } catch (error) {
    // A user with only the rights to serve cannot create tables.
    throw isPermissionError(error) ? missing(error) : error;
  }
  return true;
}

/** @throws {StorageError} if the tables are too new for this program. */
function checkUsable(
  { location }: Database,
  { name, migrations }: Schema,
  { version, needs }: Version,
): void {
  const known = migrations.length;
  if (needs <= known) return;
  throw new StorageError(
    "newer",
    location,
    `has tables of a newer version (${name} ${version}, of which this program of version ${known} knows too little). Use the newer program.`,
  );
}

async function readVersion(database: Database, schema: Schema): Promise<Version> {
  return database.query(async (sql) => {
    const [row] = await sql<{ exists: boolean }[]>`SELECT to_regclass('migration') IS NOT NULL AS "exists"`;
    return row?.exists === true ? selectVersion(sql, schema) : { version: 0, needs: 0 };
  });
}

async function selectVersion(sql: Queries, { name }: Schema): Promise<Version> {
  const [row] = await sql<Version[]>`
    SELECT coalesce(max(version), 0) AS version, coalesce(max(needs), 0) AS needs FROM migration WHERE part = ${name}`;
  return row ?? { version: 0, needs: 0 };
}
