import type { DatabaseSync } from "node:sqlite";
import type { Asset, DataSource, TimeSpan } from "@market-data/market";
import { fromHistory, historyEnds } from "@market-data/market/store";
import type { Removal, RemovalRequest } from "@market-data/storage";
import { mayLoseNewest, StorageError, selectNewest, selectRows } from "@market-data/storage";
import { MarketTables } from "./market-tables.ts";
import { SqliteHistory } from "./sqlite-history.ts";
import { transact } from "./transact.ts";

const REMOVAL_FIELDS = `id, time, user, asset_id AS assetId, source, from_time AS "from", to_time AS "to", rows`;

/**
 * Removes rows and recomputes derived values in one transaction. Assets stay, with their ids. Rows that a removed row
 * had replaced do not come back.
 *
 * @param file The name of the database, for messages.
 * @throws {StorageError}
 */
export function removeRows(database: DatabaseSync, file: string, request: RemovalRequest): Removal {
  const id = transact(database, () => {
    const assetIds = findAffected(database, request);
    const spans = findChanged(database, request);
    removeDerived(database, request);
    const rows = selectRows(request).reduce(
      (sum, { table, where, values }) =>
        sum + Number(database.prepare(`DELETE FROM ${table} WHERE ${where}`).run(...values).changes),
      0,
    );
    rederive(database, assetIds);
    const tables = new MarketTables(database);
    for (const span of spans) tables.markStale({ span });
    findNewest(database, request);
    // A new epoch tells readers that rows may be gone.
    database.exec("UPDATE state SET epoch = lower(hex(randomblob(16))), revision = revision + 1");
    const { time, user, assetId, source, from, to } = request;
    return database
      .prepare(
        "INSERT INTO removal (time, user, asset_id, source, from_time, to_time, rows) VALUES (?, ?, ?, ?, ?, ?, ?)",
      )
      .run(time, user, assetId ?? null, source ?? null, from ?? null, to ?? null, rows).lastInsertRowid;
  });
  const noted = database.prepare(`SELECT ${REMOVAL_FIELDS} FROM removal WHERE id = ?`).get(id);
  if (noted === undefined)
    throw new StorageError("unreadable", file, "did not store the removal. Check the disk.");
  return noted as unknown as Removal;
}

/** All removals, oldest first. */
export function listRemovals(database: DatabaseSync): Removal[] {
  return database.prepare(`SELECT ${REMOVAL_FIELDS} FROM removal ORDER BY id`).all() as unknown as Removal[];
}

function findAffected(database: DatabaseSync, request: RemovalRequest): number[] {
  const ids = selectRows(request).flatMap(({ table, isOfAsset, where, values }) => {
    if (!isOfAsset) return [];
    const rows = database.prepare(`SELECT DISTINCT asset_id FROM ${table} WHERE ${where}`).all(...values);
    return rows.map((row) => Number(row["asset_id"]));
  });
  return [...new Set(ids)];
}

/** The time spans of the removed history, per table. */
function findChanged(database: DatabaseSync, request: RemovalRequest): TimeSpan[] {
  return selectRows(request).flatMap(({ span, values }) => {
    if (span === undefined) return [];
    const { from, to } = database.prepare(span).get(...values) as { from: number | null; to: number | null };
    return from === null || to === null ? [] : [{ from, to }];
  });
}

/** Removes metrics derived from a removed row, even if an import of other rows saved equal metrics later. */
function removeDerived(database: DatabaseSync, request: RemovalRequest): void {
  for (const { table, closing, where, values } of selectRows(request)) {
    if (closing === undefined) continue;
    database
      .prepare(
        `DELETE FROM metrics WHERE (asset_id, last_updated) IN (SELECT asset_id, ${closing} FROM ${table} WHERE ${where})`,
      )
      .run(...values);
  }
}

function rederive(database: DatabaseSync, assetIds: readonly number[]): void {
  const [history, tables] = [new SqliteHistory(database), new MarketTables(database)];
  const findAsset = database.prepare("SELECT facts FROM catalogue WHERE part = 'assets' AND key = ?");
  for (const id of assetIds) {
    const found = fromHistory(id, historyEnds(history, id, history.metrics(id)));
    if (found?.metrics !== undefined) tables.saveMetrics([found.metrics]);
    const row = findAsset.get(String(id)) as { facts: string } | undefined;
    if (row === undefined) continue;
    const ends = { firstHistoricalData: found?.first ?? null, lastHistoricalData: found?.last ?? null };
    tables.saveCatalogue({ assets: [{ ...(JSON.parse(row.facts) as Asset), ...ends }] });
  }
}

/** Finds the newest remaining row of each affected source. */
function findNewest(database: DatabaseSync, request: RemovalRequest): void {
  const tables = new MarketTables(database);
  const entries = database.prepare("SELECT facts FROM catalogue WHERE part = 'sources'").all();
  for (const { name, newest } of entries.map(({ facts }) => JSON.parse(String(facts)) as DataSource)) {
    if (!mayLoseNewest(request, { name, newest })) continue;
    const left = database.prepare(selectNewest("?1")).get(name) as { newest: number | null };
    if (left.newest === null) {
      database.prepare("DELETE FROM catalogue WHERE part = 'sources' AND key = ?").run(name);
    } else tables.saveCatalogue({ sources: [{ name, newest: left.newest }] });
  }
}
