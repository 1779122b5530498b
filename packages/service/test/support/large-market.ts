/** A process with a service of 5,000 assets and 120 currencies. Reports its memory and event loop delay. */

import { monitorEventLoopDelay } from "node:perf_hooks";
import { type Asset, type Fiat, marketOperations, type StoredMetrics } from "@market-data/market";
import { MemoryStore } from "../../../../test/conformance/src/memory/memory-store.ts";
import { createLogger, createService, MemoryMeter, PlanTable } from "../../src/index.ts";
import { openMemoryAccounts } from "./accounts.ts";

const ASSETS = 5000;
const FIATS = 119;
/** Ids of fiat currencies. Ids of assets are smaller. */
const FIRST_FIAT = 100_000;

/** The report of the process, in bytes and ms. The delay is the maximum since the last report. */
export interface LargeMarketReport {
  readonly rss: number;
  readonly heap: number;
  readonly longestDelay: number;
}

const now = Date.now();
const DAY = 86_400_000;

function asset(id: number): Asset {
  const none: string[] = [];
  return {
    id,
    name: `Coin ${id}`,
    symbol: `C${id}`,
    slug: `coin-${id}`,
    category: "coin",
    status: "active",
    dateAdded: now - 400 * DAY,
    dateLaunched: null,
    tags: [],
    platform: null,
    maxSupply: null,
    infiniteSupply: false,
    logo: null,
    description: null,
    notice: null,
    urls: {
      website: none,
      technical_doc: none,
      explorer: none,
      source_code: none,
      message_board: none,
      chat: none,
      announcement: none,
      reddit: none,
      twitter: none,
    },
    selfReportedTags: [],
    firstHistoricalData: now - 30 * DAY,
    lastHistoricalData: null,
  };
}

function metrics(assetId: number): StoredMetrics {
  return {
    assetId,
    price: 1.234_567 * assetId,
    volume24h: 76_543.21 * assetId,
    volume7d: 500_000,
    volume30d: null,
    volume24hReported: null,
    volume7dReported: null,
    volume30dReported: null,
    circulatingSupply: 1_000_000,
    totalSupply: 2_000_000,
    selfReportedCirculatingSupply: null,
    unlockedCirculatingSupply: null,
    isMarketCapIncludedInCalc: true,
    tvl: null,
    lastUpdated: now,
  };
}

function fiat(index: number): Fiat {
  const symbol = `F${String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26))}`;
  return { id: FIRST_FIAT + index, symbol, name: symbol, sign: symbol, kind: "fiat" };
}

const assetIds = Array.from({ length: ASSETS }, (_, index) => index + 1);
const dollar: Fiat = { id: FIRST_FIAT + FIATS, symbol: "USD", name: "Dollar", sign: "$", kind: "fiat" };
const fiats = Array.from({ length: FIATS }, (_, index) => fiat(index));
const store = new MemoryStore();
await store.saveCatalogue({ assets: assetIds.map(asset), fiats: [...fiats, dollar] });
await store.saveMetrics(assetIds.map(metrics));
const rateTimes = Array.from({ length: 100 }, (_, index) => now - (99 - index) * DAY);
for (const { id } of fiats) {
  await store.saveRates(
    id,
    rateTimes.map((time) => ({ time, usd: 1 + id / 1_000_000 })),
  );
}
for (const id of assetIds) {
  const days = Array.from({ length: 10 }, (_, index) => Math.floor(now / DAY - index) * DAY);
  await store.saveCandles(
    id,
    "daily",
    days.map((timeOpen) => ({
      timeOpen,
      open: id,
      high: id * 1.1,
      low: id * 0.9,
      close: id * 1.05,
      timeHigh: timeOpen + 1000,
      timeLow: timeOpen + 2000,
      volume: id * 1000,
      marketCap: null,
      circulatingSupply: 1_000_000,
      totalSupply: null,
      lastUpdated: Math.min(now, timeOpen + DAY - 1),
    })),
  );
}
const { keys, usage } = openMemoryAccounts();
const service = createService({
  store,
  keys,
  meter: new MemoryMeter({ store: usage }),
  operations: marketOperations,
  plans: new PlanTable(),
  // Large responses of a key run in sequence.
  settings: { queueTimeout: 120_000 },
  log: createLogger({ write: () => {} }),
});
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on("message", () => {
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ rss, heap: heapUsed, longestDelay: delay.max / 1e6 } satisfies LargeMarketReport);
  delay.reset();
});
const url = await service.listen({ host: "127.0.0.1", port: 0 });
const { secret } = await keys.create({ plan: "Enterprise", name: "a" }, now);
process.send?.({ url, key: secret });
