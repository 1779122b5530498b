import type { DatabaseSync } from "node:sqlite";
import { crc32 } from "node:zlib";
import {
  PACKED_METRICS_FORMAT,
  packMetrics,
  type RankableMetrics,
  type Revision,
  unpackMetrics,
} from "@market-data/market/store";
import { MARKET_MIGRATIONS } from "./market-migrations.ts";
import { BUSY_TIMEOUT_MS } from "./open.ts";
import { transact } from "./transact.ts";

/**
 * The metrics of all assets at one revision, with their earlier prices, which take long to find in the history. The
 * cache is stored in the database, for backup and restore, and created on first write. Older versions of the service
 * ignore the cache, and their writes make the cache stale like all writes.
 */
const TABLE = `CREATE TABLE IF NOT EXISTS metrics_cache (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  format TEXT NOT NULL,
  epoch TEXT NOT NULL,
  revision INTEGER NOT NULL,
  checksum INTEGER NOT NULL,
  metrics BLOB NOT NULL
) STRICT`;

/** Includes the table version: migrations change rows without a revision. */
const FORMAT = `${MARKET_MIGRATIONS.length}.${PACKED_METRICS_FORMAT}`;

/** Metrics at a revision. Later writes of an asset make its metrics outdated. */
export interface CachedMetrics {
  readonly revision: number;
  readonly metrics: readonly RankableMetrics[];
}

/** Reads the cache of the current store or an earlier revision; undefined if it is missing or damaged. */
export function readMetricsCache(database: DatabaseSync, now: Revision): CachedMetrics | undefined {
  try {
    const row = database
      .prepare(
        "SELECT revision, checksum, metrics FROM metrics_cache WHERE format = ? AND epoch = ? AND revision <= ?",
      )
      .get(FORMAT, now.epoch, now.revision);
    if (row === undefined) return undefined;
    const { revision, checksum, metrics } = row as {
      revision: number;
      checksum: number;
      metrics: Uint8Array;
    };
    if (crc32(metrics) !== checksum) return undefined;
    return { revision, metrics: unpackMetrics(new Float64Array(metrics.slice().buffer)) };
  } catch {
    // The table is missing or unreadable. Its content can be derived again.
    return undefined;
  }
}

/**
 * Caches metrics unless they are cached already or the store has changed. Never waits and ignores errors: without the
 * cache the next start only takes longer.
 *
 * @param database Opened by `openDatabase`.
 */
export function writeMetricsCache(
  database: DatabaseSync,
  { epoch, revision }: Revision,
  metrics: ReadonlyMap<number, RankableMetrics>,
): void {
  try {
    // Without waiting for the disk: a cache lost in a power cut is derived again.
    database.exec("PRAGMA busy_timeout = 0; PRAGMA synchronous = NORMAL");
    if (isCached(database, { epoch, revision })) return;
    transact(database, () => {
      database.exec(TABLE);
      const bytes = new Uint8Array(packMetrics([...metrics.values()]).buffer);
      database
        .prepare(
          `INSERT OR REPLACE INTO metrics_cache
           SELECT 1, ?, epoch, ?, ?, ? FROM state WHERE epoch = ? AND revision >= ?`,
        )
        .run(FORMAT, revision, crc32(bytes), bytes, epoch, revision);
    });
  } catch {
    // Another process writes, the disk is full, or the database is read-only.
  } finally {
    database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}; PRAGMA synchronous = FULL`);
  }
}

function isCached(database: DatabaseSync, { epoch, revision }: Revision): boolean {
  const tables = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'metrics_cache'");
  if (tables.get() === undefined) return false;
  const rows = database.prepare(
    "SELECT 1 FROM metrics_cache WHERE format = ? AND epoch = ? AND revision = ?",
  );
  return rows.get(FORMAT, epoch, revision) !== undefined;
}
