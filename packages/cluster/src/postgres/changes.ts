import type { CatalogueChange, Rate } from "@market-data/market";
import type { Changes, MetricsWithPast, Revision } from "@market-data/market/store";
import { type Database, type Queries, readInParts } from "./database.ts";
import { addPast, type EarlierHistory } from "./earlier-history.ts";
import { FetchedHistory } from "./fetched-history.ts";
import { selectMetrics, selectMetricsSince } from "./postgres-history.ts";
import { isLater, readState, type StoredState } from "./stored-state.ts";

/** The number of assets whose past is read together. It bounds the rows in memory, and the wait of requests. */
const ASSETS_AT_ONCE = 200;

/** Changes with the time of their commit, by `performance.now()` of this process. */
export interface CommittedChanges extends Changes {
  readonly committedAt: number;
}

const NO_CHANGES = { isAll: false, catalogue: {}, metrics: [], rates: [] };

/**
 * Reads all changes after a known revision, in one snapshot of the database.
 *
 * @param earlier The rows of earlier calls, for a caller with successive calls.
 * @throws {StorageError}
 */
export async function readChanges(
  database: Database,
  known: Revision | undefined,
  earlier?: EarlierHistory,
): Promise<CommittedChanges> {
  return database.snapshot(async (sql) => {
    const stored = await readState(sql, known);
    const { commits: _, isStandby, written: __, ...state } = stored;
    // A failover may have lost the known revision.
    const isAll = known === undefined || !isLater(stored, known);
    // A standby may not have received the known revision yet.
    if (isAll && isStandby && known !== undefined) return { ...NO_CHANGES, ...state, ...known };
    const from = isAll ? 0 : known.revision;
    return {
      ...state,
      isAll,
      catalogue: await readCatalogue(sql, from),
      metrics: await readMetrics(sql, from, stored, earlier),
      rates: await sql<Rate[]>`
        SELECT id AS "fiatId", usd, time AS "lastUpdated" FROM touched,
          LATERAL (SELECT usd, time FROM rate WHERE fiat_id = id ORDER BY time DESC LIMIT 1) AS newest
        WHERE subject = 'fiat' AND revision > ${from} ORDER BY id`,
    };
  });
}

/** Reads the catalogue entries saved after a revision, within a transaction. */
export async function readCatalogue(sql: Queries, revision: number): Promise<CatalogueChange> {
  const change = new Map<string, unknown[]>();
  // In parts, because the texts take twice the memory of the parsed entries.
  const statement = `SELECT part, facts FROM catalogue WHERE revision > ${revision}`;
  await readInParts<{ part: string; facts: unknown }>(sql, statement, 1000, (some) => {
    for (const { part, facts } of some) {
      const entries = change.get(part) ?? [];
      entries.push(facts);
      change.set(part, entries);
    }
  });
  const { trends, ...lists } = Object.fromEntries(change);
  return { ...lists, ...(trends === undefined ? {} : { trends: trends[0] }) } as CatalogueChange;
}

async function readMetrics(
  sql: Queries,
  revision: number,
  state: StoredState,
  earlier: EarlierHistory | undefined,
): Promise<MetricsWithPast[]> {
  if (earlier !== undefined) return earlier.addPast(sql, state, await selectMetricsSince(sql, revision));
  const touched = await sql<{ id: number }[]>`
    SELECT id FROM touched WHERE subject = 'asset' AND revision > ${revision} ORDER BY id`;
  const all: MetricsWithPast[] = [];
  for (let start = 0; start < touched.length; start += ASSETS_AT_ONCE) {
    const ids = touched.slice(start, start + ASSETS_AT_ONCE).map(({ id }) => id);
    const some = await selectMetrics(sql, ids);
    all.push(...(await addPast(sql, some, { history: new FetchedHistory(some.length > 1) })));
  }
  return all;
}
