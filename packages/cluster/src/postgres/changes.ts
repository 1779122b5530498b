import type { CatalogueChange, Origin, Rate } from "@market-data/market";
import { type Changes, earlierMetrics, type MetricsWithPast, type Revision } from "@market-data/market/store";
import type { Database, Queries } from "./database.ts";
import { onHistory, selectMetrics } from "./postgres-history.ts";

/** How many assets' past is read at once. It bounds the rows that are in memory. */
const ASSETS_AT_ONCE = 1000;

/** What changed, and the commits that did it. */
export interface CommittedChanges extends Changes {
  /** That of its revision, and those before, down to the one that was known; the first one alone where that is not known. */
  readonly commits: readonly number[];
}

const NO_CHANGES = { isAll: false, commits: [], catalogue: {}, metrics: [], rates: [] };

/** Up to where the database was written. */
export async function readRevision(
  sql: Queries,
): Promise<Revision & { readonly origin: Origin | undefined }> {
  const { commits, ...revision } = await readState(sql, undefined);
  return revision;
}

export function isSameRevision(one: Revision | undefined, other: Revision): boolean {
  return one?.epoch === other.epoch && one.revision === other.revision && one.commit === other.commit;
}

/** Everything that is newer than what is known, as of one moment. @throws {StorageError} */
export async function readChanges(
  database: Database,
  known: Revision | undefined,
): Promise<CommittedChanges> {
  return database.readSnapshot(async (sql, isReplica) => {
    const { commits, ...state } = await readState(sql, known);
    // What is known may be of a history that was lost: then its commit is not there.
    const isAll = known?.epoch !== state.epoch || commits[state.revision - known.revision] !== known.commit;
    // Or a replica has not received it yet.
    if (isAll && isReplica && known !== undefined) return { ...NO_CHANGES, ...known, origin: state.origin };
    const from = isAll ? 0 : known.revision;
    return {
      ...state,
      commits: isAll ? commits.slice(0, 1) : commits,
      isAll,
      catalogue: await readCatalogue(sql, from),
      metrics: await readMetrics(sql, from),
      rates: await sql<Rate[]>`
        SELECT id AS "fiatId", usd, time AS "lastUpdated" FROM touched,
          LATERAL (SELECT usd, time FROM rate WHERE fiat_id = id ORDER BY time DESC LIMIT 1) AS newest
        WHERE subject = 'fiat' AND revision > ${from} ORDER BY id`,
    };
  });
}

async function readState(sql: Queries, known: Revision | undefined) {
  const [state] = await sql<(Revision & { origin: Origin | null; commits: readonly number[] })[]>`
    SELECT epoch, revision, origin, commits[1] AS commit,
      array_to_json(commits[1:greatest(1, 1 + revision - ${known?.revision ?? null}::bigint)]) AS commits
    FROM state`;
  if (state === undefined) throw new Error("The table state has no row.");
  return { ...state, origin: state.origin ?? undefined };
}

/** The entries of the catalogue that were saved after a revision. */
export async function readCatalogue(sql: Queries, revision: number): Promise<CatalogueChange> {
  const change = new Map<string, unknown[]>();
  // Some entries at a time: the texts of a whole catalogue are twice as large as what they say.
  const rows = sql<{ part: string; facts: unknown }[]>`
    SELECT part, facts FROM catalogue WHERE revision > ${revision}`;
  await rows.cursor(1000, (some) => {
    for (const { part, facts } of some) {
      const entries = change.get(part) ?? [];
      entries.push(facts);
      change.set(part, entries);
    }
  });
  const { trends, ...lists } = Object.fromEntries(change);
  return { ...lists, ...(trends === undefined ? {} : { trends: trends[0] }) } as CatalogueChange;
}

async function readMetrics(sql: Queries, revision: number): Promise<MetricsWithPast[]> {
  const touched = await sql<{ id: number }[]>`
    SELECT id FROM touched WHERE subject = 'asset' AND revision > ${revision} ORDER BY id`;
  const all: MetricsWithPast[] = [];
  for (let start = 0; start < touched.length; start += ASSETS_AT_ONCE) {
    const ids = touched.slice(start, start + ASSETS_AT_ONCE).map(({ id }) => id);
    const metrics = await selectMetrics(sql, ids);
    const withPast = await onHistory(
      sql,
      (history) => {
        for (const one of metrics) history.addMetrics(one.assetId, one);
        return metrics.map((one) => ({ ...one, ...earlierMetrics(history, one.assetId, one.lastUpdated) }));
      },
      metrics.length > 1,
    );
    all.push(...withPast);
  }
  return all;
}
