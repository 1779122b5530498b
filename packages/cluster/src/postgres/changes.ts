import type { CatalogueChange, Rate } from "@market-data/market";
import type { Changes, MetricsWithPast, Revision } from "@market-data/market/store";
import { type Database, type Queries, readInParts } from "./database.ts";
import { addPast, type EarlierHistory } from "./earlier-history.ts";
import { FetchedHistory } from "./fetched-history.ts";
import { selectMetrics, selectMetricsSince } from "./postgres-history.ts";
import { isLater, readState, type StoredState } from "./stored-state.ts";

/** How many assets' past is read at once. It bounds the rows that are in memory, and for how long requests wait. */
const ASSETS_AT_ONCE = 200;

/** What changed, and when that was committed, by `performance.now()` of this process. */
export interface CommittedChanges extends Changes {
  readonly committedAt: number;
}

const NO_CHANGES = { isAll: false, catalogue: {}, metrics: [], rates: [] };

/**
 * Everything that is newer than what is known, as of one moment.
 *
 * @param earlier What was read for the changes before, for those who read one after the other.
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
    // What is known may be of a history that was lost.
    const isAll = known === undefined || !isLater(stored, known);
    // Or a standby has not received it yet.
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

/** The entries of the catalogue that were saved after a revision, within a transaction. */
export async function readCatalogue(sql: Queries, revision: number): Promise<CatalogueChange> {
  const change = new Map<string, unknown[]>();
  // Some entries at a time: the texts of a whole catalogue are twice as large as what they say.
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
