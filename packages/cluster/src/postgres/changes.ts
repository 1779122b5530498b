import type { CatalogueChange, Origin, Rate } from "@market-data/market";
import { type Changes, earlierMetrics, type MetricsWithPast, type Revision } from "@market-data/market/store";
import type { Database, Queries } from "./database.ts";
import { onHistory, selectMetrics } from "./postgres-history.ts";

/** How many assets' past is read at once. It bounds the rows that are in memory. */
const ASSETS_AT_ONCE = 1000;

/** Up to where the database was written. */
export async function readRevision(
  sql: Queries,
): Promise<Revision & { readonly origin: Origin | undefined }> {
  const [state] = await sql<
    (Revision & { origin: Origin | null })[]
  >`SELECT epoch, revision, origin FROM state`;
  if (state === undefined) throw new Error("The table state has no row.");
  return { ...state, origin: state.origin ?? undefined };
}

/** Everything that is newer than what is known, as of one moment. @throws {StorageError} */
export async function readChanges(database: Database, known: Revision | undefined): Promise<Changes> {
  return database.snapshot(async (sql) => {
    const state = await readRevision(sql);
    const isAll = known?.epoch !== state.epoch || known.revision > state.revision;
    const from = isAll ? 0 : known.revision;
    return {
      ...state,
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
