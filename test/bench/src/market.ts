import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { openDatabase, SqliteWriter, sampleStore } from "@market-data/service";

/** Increase the version when the market changes. An existing market is then replaced. */
const VERSION = 2;
/** Daily candles per asset. */
const CANDLES = 400;
const DAY = 86_400_000;
const cacheFolder = join(tmpdir(), "market-data-bench");

/** The time of the newest metrics in every market. */
export const NEWEST = Date.UTC(2026, 0, 15, 12);

/**
 * The data folder of a market, created once in the system's temporary folder.
 *
 * @param copies The number of copies of the sample market's 1,000 assets.
 */
export async function getMarket(copies: number): Promise<string> {
  const folder = join(cacheFolder, `${VERSION}-${copies}`);
  if (existsSync(folder)) return folder;
  dropOthers();
  const making = `${folder}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  try {
    await make(join(making, "market.db"), copies);
    renameSync(making, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return folder;
}

/** Markets of earlier versions are large and useless. */
function dropOthers(): void {
  if (!existsSync(cacheFolder)) return;
  for (const name of readdirSync(cacheFolder)) {
    if (!name.startsWith(`${VERSION}-`)) rmSync(join(cacheFolder, name), { recursive: true });
  }
}

async function make(file: string, copies: number): Promise<void> {
  const database = openDatabase(file);
  try {
    // After a crash the market is created again, so durability is unnecessary.
    database.exec("PRAGMA synchronous = OFF");
    const writer = new SqliteWriter(database);
    const store = sampleStore({ now: NEWEST });
    const { tags, fiats, exchanges, rates, assets, metrics, ...rest } = await store.snapshot();
    const ids = [...assets.keys()];
    const { categories, airdrops, multipliers, trends, dexNetworks, dexExchanges, dexPairs } = rest;
    await writer.saveCatalogue({ tags: [...tags.values()], fiats: [...fiats.values()] });
    await writer.saveCatalogue({ exchanges: [...exchanges.values()], categories, airdrops, multipliers });
    await writer.saveCatalogue({ trends, dexNetworks, dexExchanges, dexPairs });
    const days = Array.from({ length: 120 }, (_, day) => NEWEST - (120 - day) * DAY);
    for (const { fiatId, usd, lastUpdated } of rates.values()) {
      const past = (await store.ratesAt(fiatId, days, DAY)).flatMap((rate) => rate ?? []);
      await writer.saveRates(fiatId, [...past, { time: lastUpdated, usd }]);
    }
    for (let copy = 0; copy < copies; copy++) {
      const moved = (id: number) => id + copy * 100_000;
      const named = (name: string, joint: string) => (copy === 0 ? name : `${name}${joint}${copy}`);
      await writer.saveCatalogue({
        assets: [...assets.values()].map((asset) => ({
          ...asset,
          id: moved(asset.id),
          symbol: named(asset.symbol, ""),
          slug: named(asset.slug, "-"),
        })),
        pairs: rest.pairs.map((pair) => ({
          ...pair,
          marketId: pair.marketId + copy * 10_000_000,
          base: { ...pair.base, currencyId: moved(pair.base.currencyId) },
        })),
      });
      await writer.saveMetrics(
        [...metrics.values()].map((one) => ({
          ...one,
          assetId: moved(one.assetId),
          price: one.price * 0.9 ** copy,
        })),
      );
      writeCandles(database, ids.map(moved));
      console.log(`  market of ${copies * ids.length} assets: ${copy + 1} of ${copies} parts written`);
    }
    database.exec(`INSERT INTO quote (asset_id, time, price, volume_24h)
      SELECT asset_id, last_updated - 3600000, price * 0.993, volume_24h FROM metrics`);
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  } finally {
    database.close();
  }
}

/**
 * Writes daily candles: one price curve, scaled for each asset. The rows are copied inside the database, because
 * passing millions of rows takes long.
 */
function writeCandles(database: DatabaseSync, ids: readonly number[]): void {
  database.exec("CREATE TEMP TABLE IF NOT EXISTS course (time INTEGER PRIMARY KEY, price REAL, next REAL)");
  database.exec("DELETE FROM course");
  database.exec("BEGIN");
  const insert = database.prepare("INSERT INTO course VALUES (?, ?, ?)");
  const last = NEWEST - (NEWEST % DAY);
  for (let back = CANDLES - 1; back >= 0; back--) {
    insert.run(last - back * DAY, getPrice(CANDLES - back), getPrice(CANDLES - back + 1));
  }
  const copy = database.prepare(`
    INSERT INTO candle_daily
    SELECT :id, time, price * :height, max(price, next) * 1.0171 * :height, min(price, next) * 0.9813 * :height,
      next * :height, time + 30600000, time + 61200000, price * :height * 8231.7, next * :height * 1981337.3,
      1981337.3, 2100000.1, time + ${DAY - 1}, NULL
    FROM course`);
  for (const id of ids) copy.run({ id, height: 1 + (id % 9973) * 0.137 });
  database.exec("COMMIT");
}

/** A rising and falling price with realistic digits. */
function getPrice(day: number): number {
  return 100 + 30 * Math.sin(day / 97) + 9 * Math.sin(day / 7.3) + 3 * Math.sin(day * 1.7);
}
