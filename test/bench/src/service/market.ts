import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, SqliteWriter, sampleStore } from "@market-data/service";
import { writeCandles } from "./bars.ts";

/** To be raised whenever a market would come out other than before: what is kept is made anew then. */
const VERSION = 1;
const kept = join(tmpdir(), "market-data-bench");

/** The time of the newest metrics of every market here. */
export const NEWEST = Date.UTC(2026, 0, 15, 12);

/** How large a market is: copies of the sample market's 1,000 assets, each with so many daily candles. */
export interface Size {
  readonly copies: number;
  readonly candles: number;
}

/** The data folder of a market, made once and kept below the system's folder for temporary files. */
export async function getMarket({ copies, candles }: Size): Promise<string> {
  const folder = join(kept, `${VERSION}-${copies}-${candles}`);
  if (existsSync(folder)) return folder;
  dropOthers();
  const making = `${folder}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  try {
    await make(join(making, "market.db"), { copies, candles });
    renameSync(making, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return folder;
}

/** Markets of earlier versions are of no use, and large. */
function dropOthers(): void {
  if (!existsSync(kept)) return;
  for (const name of readdirSync(kept)) {
    if (!name.startsWith(`${VERSION}-`)) rmSync(join(kept, name), { recursive: true });
  }
}

async function make(file: string, { copies, candles }: Size): Promise<void> {
  const database = openDatabase(file);
  try {
    // Made anew when broken off, so nothing has to outlast a crash.
    database.exec("PRAGMA synchronous = OFF");
    const writer = new SqliteWriter(database, file);
    const store = sampleStore({ now: NEWEST });
    const { tags, fiats, exchanges, rates, assets, metrics, ...rest } = await store.snapshot();
    const ids = [...assets.keys()];
    const { categories, airdrops, multipliers, trends, dexNetworks, dexExchanges, dexPairs } = rest;
    await writer.saveCatalogue({ tags: [...tags.values()], fiats: [...fiats.values()] });
    await writer.saveCatalogue({ exchanges: [...exchanges.values()], categories, airdrops, multipliers });
    await writer.saveCatalogue({ trends, dexNetworks, dexExchanges, dexPairs });
    const days = Array.from({ length: 120 }, (_, day) => NEWEST - (120 - day) * 86_400_000);
    for (const { fiatId, usd, lastUpdated } of rates.values()) {
      const past = (await store.ratesAt(fiatId, days, 86_400_000)).flatMap((rate) => rate ?? []);
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
      writeCandles(database, ids.map(moved), { candles, newest: NEWEST });
      console.log(`  market of ${copies * ids.length} assets: ${copy + 1} of ${copies} parts written`);
    }
    database.exec(`INSERT INTO point (asset_id, time, price, volume_24h)
      SELECT asset_id, last_updated - 3600000, price * 0.993, volume_24h FROM figures`);
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  } finally {
    database.close();
  }
}
