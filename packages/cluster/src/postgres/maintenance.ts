import type { Asset, DataSource } from "@market-data/market";
import { fromHistory, historyEnds } from "@market-data/market/store";
import {
  type CheckResult,
  createCounts,
  createRules,
  type Maintenance,
  mayLoseNewest,
  type Removal,
  type RemovalRequest,
  StorageError,
  selectNewest,
  selectRows,
} from "@market-data/storage";
import { numberArray } from "./arrays.ts";
import { type Database, type Queries, raw } from "./database.ts";
import { MarketRows } from "./market-rows.ts";
import { onHistory } from "./postgres-history.ts";
import { takeRevision } from "./stored-state.ts";

/** Opens the database of a part. The caller closes the database. */
type OpenDatabase = (part: "market" | "accounts") => Promise<Database>;

/** Checks and removes data in PostgreSQL. Backups need PostgreSQL's own tools. */
export function createMaintenance(open: OpenDatabase): Maintenance {
  const using = async <Result>(
    part: "market" | "accounts",
    work: (database: Database) => Promise<Result>,
  ) => {
    const database = await open(part);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  const ownTools = (what: string) => async (): Promise<never> =>
    using("market", async ({ location }) => {
      throw new StorageError("foreign", location, what);
    });
  return {
    check: () => using("market", async (market) => using("accounts", (accounts) => check(market, accounts))),
    backUp: ownTools(
      "needs the backup tools of PostgreSQL: `pg_dump --format=custom --file=FILE URL` for a copy, or `pg_basebackup` with an archive of the log; see docs/operating/backup-and-upgrade.md of the repository.",
    ),
    restore: ownTools(
      "needs the restore tools of PostgreSQL: `pg_restore --exit-on-error --dbname=URL FILE` into an empty database; see docs/operating/backup-and-upgrade.md of the repository.",
    ),
    remove: (request) =>
      using("market", async (database) => {
        const unlock = await database.lock(
          "import",
          "is locked by a running import. Try again when the import has finished.",
        );
        try {
          return await removeRows(database, request);
        } finally {
          unlock();
        }
      }),
    removals: () =>
      using("market", (database) =>
        database.query(async (sql) => [
          ...(await sql<Removal[]>`SELECT ${REMOVAL_FIELDS} FROM removal ORDER BY id`),
        ]),
      ),
  };
}

const REMOVAL_FIELDS = raw(
  'id, time, "user", asset_id AS "assetId", source, from_time AS "from", to_time AS "to", rows',
);
const COUNTS = createCounts();
const RULES = createRules({
  now: "(extract(epoch FROM now()) * 1000)::bigint",
  greatest: "greatest",
  least: "least",
});

/** Counts all rows, and invalid rows. */
async function check(market: Database, accounts: Database): Promise<CheckResult> {
  const facts: (readonly [what: string, value: string | number])[] = [];
  const errors: string[] = [];
  // A transaction has no time limit.
  await market.snapshot(async (sql) => {
    const [state] = await sql<{ origin: string | null }[]>`SELECT origin FROM state`;
    facts.push(["market", state?.origin ?? "empty"]);
    const parts = await sql<{ part: string; entries: number }[]>`
      SELECT part, count(*) AS entries FROM catalogue GROUP BY part ORDER BY part`;
    facts.push(...parts.map(({ part, entries }) => [part, entries] as const));
    for (const [what, statement] of COUNTS) facts.push([what, await count(sql, statement)]);
    for (const [error, statement] of RULES) {
      const rows = await count(sql, statement);
      if (rows > 0) errors.push(`${market.location}: ${rows} ${error}`);
    }
  });
  const keys = await accounts.query((sql) =>
    count(sql, "SELECT count(*) FROM api_key WHERE revoked IS NULL"),
  );
  return { facts: [...facts, ["keys", keys]], errors };
}

async function count(sql: Queries, statement: string): Promise<number> {
  const [[rows] = []] = await sql.rows(statement);
  return rows as number;
}

/**
 * Removes rows, and recomputes derived data from the remaining rows, in one transaction. Assets keep their ids. Rows that removed
 * rows had replaced do not come back.
 */
async function removeRows(database: Database, request: RemovalRequest): Promise<Removal> {
  return database.transaction(async (sql) => {
    // A new epoch makes nodes read the market again.
    await sql`UPDATE state SET epoch = replace(gen_random_uuid()::text, '-', '')`;
    const revision = await takeRevision(sql);
    const selections = selectRows(request, (number) => `$${number}`);
    const affected = new Set<number>();
    const stale = new MarketRows();
    for (const { table, isOfAsset, span, where, values } of selections) {
      const [[from, to] = []] = span === undefined ? [] : await sql.rows(span, values);
      if (typeof from === "number" && typeof to === "number") stale.markStale({ span: { from, to } });
      if (!isOfAsset) continue;
      const rows = await sql.rows(`SELECT DISTINCT asset_id FROM ${table} WHERE ${where}`, values);
      for (const [id] of rows) affected.add(id as number);
    }
    for (const { table, closing, where, values } of selections) {
      if (closing === undefined) continue;
      const closings = `SELECT asset_id, ${closing} FROM ${table} WHERE ${where}`;
      await sql.rows(`DELETE FROM metrics WHERE (asset_id, last_updated) IN (${closings})`, values);
    }
    let removed = 0;
    for (const { table, where, values } of selections) {
      removed += (await sql.unsafe(`DELETE FROM ${table} WHERE ${where}`, values)).count;
    }
    await rederive(sql, [...affected], revision);
    await stale.write(sql, revision);
    await findNewest(sql, request, revision);
    const { time, user, assetId, source, from, to } = request;
    const [noted] = await sql<Removal[]>`
      INSERT INTO removal (time, "user", asset_id, source, from_time, to_time, rows)
      VALUES (${time}, ${user}, ${assetId ?? null}, ${source ?? null}, ${from ?? null}, ${to ?? null}, ${removed})
      RETURNING ${REMOVAL_FIELDS}`;
    return noted as Removal;
  });
}

async function rederive(sql: Queries, assetIds: readonly number[], revision: number): Promise<void> {
  const rows = new MarketRows();
  const found = await onHistory(sql, (history) =>
    assetIds.map((id) => [id, fromHistory(id, historyEnds(history, id, history.metrics(id)))] as const),
  );
  const assets = await sql<{ facts: Asset }[]>`
    SELECT facts FROM catalogue WHERE part = 'assets' AND key = ANY (${numberArray(assetIds)}::text[])`;
  const byId = new Map(assets.map(({ facts }) => [facts.id, facts]));
  for (const [id, derived] of found) {
    if (derived?.metrics !== undefined) rows.saveMetrics([derived.metrics]);
    const asset = byId.get(id);
    if (asset === undefined) continue;
    const ends = { firstHistoricalData: derived?.first ?? null, lastHistoricalData: derived?.last ?? null };
    rows.saveCatalogue({ assets: [{ ...asset, ...ends }] });
  }
  await rows.write(sql, revision);
}

/** Finds the newest remaining row of each source that may have lost its newest row. */
async function findNewest(sql: Queries, request: RemovalRequest, revision: number): Promise<void> {
  const rows = new MarketRows();
  const entries = await sql<{ facts: DataSource }[]>`SELECT facts FROM catalogue WHERE part = 'sources'`;
  for (const { facts } of entries) {
    if (!mayLoseNewest(request, facts)) continue;
    const { name } = facts;
    const [[newest] = []] = await sql.rows(selectNewest("$1"), [name]);
    if (typeof newest === "number") rows.saveCatalogue({ sources: [{ name, newest }] });
    else await sql`DELETE FROM catalogue WHERE part = 'sources' AND key = ${name}`;
  }
  await rows.write(sql, revision);
}
