import type { DatabaseSync } from "node:sqlite";
import type { Asset } from "@market-data/market";
import { historyEnds } from "@market-data/market/store";
import { fromHistory } from "../../import/derived.ts";
import type { Removal, RemovalRequest } from "../backend.ts";
import { selectRows } from "../removal-rows.ts";
import { StorageError } from "../storage-error.ts";
import { MarketTables } from "./market-tables.ts";
import { SqliteHistory } from "./sqlite-history.ts";
import { transact } from "./transact.ts";

const REMOVAL_FIELDS = `id, time, user, asset_id AS assetId, source, from_time AS "from", to_time AS "to", rows`;

/**
 * Removes rows, and derives again what followed from them, in one transaction. Assets stay, with their ids. What a removed row
 * had replaced does not come back.
 *
 * @param file The database's name, for messages.
 * @throws {StorageError}
 */
export function removeRows(database: DatabaseSync, file: string, request: RemovalRequest): Removal {
  const id = transact(database, () => {
    const assetIds = findAffected(database, request);
    removeDerived(database, request);
    const rows = selectRows(request).reduce(
      (sum, { table, where, values }) =>
        sum + Number(database.prepare(`DELETE FROM ${table} WHERE ${where}`).run(...values).changes),
      0,
    );
    deriveAnew(database, assetIds);
    // Who has read the market before sees by it that rows may be gone.
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
    throw new StorageError("unreadable", file, "did not keep the removal. Check the disk.");
  return noted as unknown as Removal;
}

/** The removals so far, the oldest first. */
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

/** Metrics that follow from a row that is removed; an import of other rows may have saved them again, as its own. */
function removeDerived(database: DatabaseSync, request: RemovalRequest): void {
  for (const { table, closing, where, values } of selectRows(request)) {
    if (closing === undefined) continue;
    database
      .prepare(
        `DELETE FROM figures WHERE (asset_id, last_updated) IN (SELECT asset_id, ${closing} FROM ${table} WHERE ${where})`,
      )
      .run(...values);
  }
}

function deriveAnew(database: DatabaseSync, assetIds: readonly number[]): void {
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
