import type { DatabaseSync } from "node:sqlite";
import { crc32 } from "node:zlib";
import {
  PACKED_METRICS_FORMAT,
  PACKED_METRICS_LENGTH,
  packMetrics,
  type RankableMetrics,
  type Revision,
  unpackMetrics,
} from "@market-data/market/store";
import { MARKET_MIGRATIONS } from "./market-migrations.ts";
import { BUSY_TIMEOUT_MS } from "./open.ts";
import { transact } from "./transact.ts";

/**
 * The metrics of all assets as of one revision, with their earlier prices, which take far longer to be found in the history, and
 * with how many market pairs they had.
 * In the database itself, so that it is copied, replaced and restored with what it was made of. Made where it is written:
 * an older version of the service knows nothing of it, and its writes outdate it as any others do.
 */
const TABLE = `CREATE TABLE IF NOT EXISTS metrics_cache (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  format TEXT NOT NULL,
  epoch TEXT NOT NULL,
  revision INTEGER NOT NULL,
  checksum INTEGER NOT NULL,
  metrics BLOB NOT NULL
) STRICT`;

/** Of the tables, too: migrations change rows without a revision. */
const FORMAT = `${MARKET_MIGRATIONS.length}.${PACKED_METRICS_FORMAT}.pairs`;

/** Metrics as of a revision; those of assets that were touched later are others now. */
export interface CachedMetrics {
  readonly revision: number;
  readonly metrics: readonly RankableMetrics[];
}

/** What is cached of the store as it is now or was before; undefined where nothing is, or it is damaged. */
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
    return { revision, metrics: unpack(new Float64Array(metrics.slice().buffer)) };
  } catch {
    // No such table, or it cannot be read: all of it follows from other tables.
    return undefined;
  }
}

/**
 * Caches metrics, unless they are, or the store is another one by now. Waits for nobody, and passes over errors: without it
 * the next start takes longer.
 *
 * @param database As `openDatabase` opens it.
 */
export function writeMetricsCache(
  database: DatabaseSync,
  { epoch, revision }: Revision,
  metrics: ReadonlyMap<number, RankableMetrics>,
): void {
  try {
    // Not on the disk at once: what a power cut takes is found again.
    database.exec("PRAGMA busy_timeout = 0; PRAGMA synchronous = NORMAL");
    if (isCached(database, { epoch, revision })) return;
    transact(database, () => {
      database.exec(TABLE);
      const bytes = new Uint8Array(pack([...metrics.values()]).buffer);
      database
        .prepare(
          `INSERT OR REPLACE INTO metrics_cache
           SELECT 1, ?, epoch, ?, ?, ? FROM state WHERE epoch = ? AND revision >= ?`,
        )
        .run(FORMAT, revision, crc32(bytes), bytes, epoch, revision);
    });
  } catch {
    // Somebody else writes, the disk is full, or it may only be read.
  } finally {
    database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}; PRAGMA synchronous = FULL`);
  }
}

/** The metrics of all, then how many market pairs each has; null is NaN. */
function pack(metrics: readonly RankableMetrics[]): Float64Array {
  const numbers = new Float64Array(metrics.length * (PACKED_METRICS_LENGTH + 1));
  numbers.set(packMetrics(metrics));
  for (const [index, { numMarketPairs }] of metrics.entries())
    numbers[metrics.length * PACKED_METRICS_LENGTH + index] = numMarketPairs ?? Number.NaN;
  return numbers;
}

function unpack(numbers: Float64Array): RankableMetrics[] {
  const counts = numbers.subarray((numbers.length / (PACKED_METRICS_LENGTH + 1)) * PACKED_METRICS_LENGTH);
  const metrics = unpackMetrics(numbers.subarray(0, numbers.length - counts.length));
  for (const [index, one] of metrics.entries()) {
    const count = counts[index] as number;
    one.numMarketPairs = Number.isNaN(count) ? null : count;
  }
  return metrics;
}

function isCached(database: DatabaseSync, { epoch, revision }: Revision): boolean {
  const tables = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'metrics_cache'");
  if (tables.get() === undefined) return false;
  const rows = database.prepare(
    "SELECT 1 FROM metrics_cache WHERE format = ? AND epoch = ? AND revision = ?",
  );
  return rows.get(FORMAT, epoch, revision) !== undefined;
}
