import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { AssetMetrics } from "@market-data/market";
import type { Revision } from "@market-data/market/store";
import { expect, test } from "vitest";
import { Mapping } from "../../src/import/mapping.ts";
import { writeMetricsCache } from "../../src/storage/sqlite/metrics-cache.ts";
import { openDatabase } from "../../src/storage/sqlite/open.ts";
import { NOW, TemporaryMarket } from "../support/temporary-market.ts";

/** No price that was imported: it shows what was read from the cache. */
const FORGED = 424_242;
const ONE = 1001;
const TWO = 1002;

/** Two assets with prices of two days, as a service that started and ended leaves them, then with another cached price. */
async function makeMarket(): Promise<TemporaryMarket> {
  const market = new TemporaryMarket();
  await importFile(market, "assets.csv", "key,name,symbol", "one,One,ONE", "two,Two,TWO");
  const header = "asset,time,price";
  await importFile(
    market,
    "points.csv",
    header,
    "one,2026-01-14,10",
    "one,2026-01-15,11",
    "two,2026-01-15,2",
  );
  const metrics = await start(market);
  work(market, (database) => {
    database.exec("DELETE FROM metrics_cache");
    const state = database.prepare("SELECT epoch, revision FROM state").get() as unknown as Revision;
    const forged = [...metrics].map(([id, one]) => [id, { ...one, price: FORGED }] as const);
    writeMetricsCache(database, state, new Map(forged));
  });
  return market;
}

async function importFile(market: TemporaryMarket, name: string, ...lines: string[]): Promise<void> {
  const file = join(market.folder, name);
  writeFileSync(file, `${lines.join("\n")}\n`);
  const mapping = new Mapping();
  mapping.read(`asset,source,key,id\none,csv,one,${ONE}\ntwo,csv,two,${TWO}\n`, "mapping.csv");
  const [result] = await market.import([file], { mapping });
  expect(result?.rejected).toBe(0);
}

/** The metrics that a service serves that starts now, and ends. */
async function start(market: TemporaryMarket): Promise<ReadonlyMap<number, AssetMetrics>> {
  const { store, close } = await market.backend.openMarket();
  const { metrics } = await store.snapshot();
  await close();
  return metrics;
}

async function startedPrices(market: TemporaryMarket): Promise<(number | undefined)[]> {
  const metrics = await start(market);
  return [ONE, TWO].map((id) => metrics.get(id)?.price);
}

function work<Result>(market: TemporaryMarket, change: (database: DatabaseSync) => Result): Result {
  const database = openDatabase(market.file);
  try {
    return change(database);
  } finally {
    database.close();
  }
}

test("a start reads the metrics that the last one cached", async () => {
  await using market = await makeMarket();
  expect(await startedPrices(market)).toEqual([FORGED, FORGED]);
});

test("what is cached is what would be found without", async () => {
  await using market = await makeMarket();
  work(market, (database) => database.exec("DROP TABLE metrics_cache"));
  const found = await start(market);
  expect(found.get(ONE)).toMatchObject({ price: 11, priceBefore: { "24h": 10, "7d": null } });
  expect(await start(market)).toEqual(found);
});

test("of assets that were written since, nothing that is cached is served", async () => {
  await using market = await makeMarket();
  await importFile(market, "points-1.csv", "asset,time,price", "one,2026-01-13T23:55:00Z,9");
  expect(await startedPrices(market)).toEqual([11, FORGED]);
  await importFile(market, "points-2.csv", "asset,time,price", "two,2026-01-15T01:00:00Z,3");
  // The price of one was cached again meanwhile.
  expect(await startedPrices(market)).toEqual([11, 3]);
});

test("a running service caches what it served last, as it ends", async () => {
  await using market = await makeMarket();
  const { store, writer, close } = await market.backend.openMarket();
  await store.snapshot();
  await writer.saveQuotes(TWO, [
    { time: NOW, price: 5, volume24h: null, marketCap: null, circulatingSupply: null, totalSupply: null },
  ]);
  await store.snapshot();
  await close();
  const [cached] = work(market, (database) =>
    database
      .prepare("SELECT state.revision - metrics_cache.revision AS behind FROM state, metrics_cache")
      .all(),
  );
  expect(cached).toEqual({ behind: 0 });
});

const OUTDATED: readonly (readonly [what: string, sql: string])[] = [
  ["of another store", "UPDATE state SET epoch = 'other'"],
  ["of a later revision", "UPDATE metrics_cache SET revision = revision + 1"],
  ["of another format", "UPDATE metrics_cache SET format = '0.0'"],
  ["damaged", "UPDATE metrics_cache SET metrics = zeroblob(length(metrics))"],
  ["cut short", "UPDATE metrics_cache SET metrics = substr(metrics, 1, length(metrics) - 8)"],
  ["of another kind", "DROP TABLE metrics_cache; CREATE TABLE metrics_cache (something TEXT)"],
];

test.each(OUTDATED)("what is cached is not served where it is %s", async (_, sql) => {
  await using market = await makeMarket();
  work(market, (database) => database.exec(sql));
  expect(await startedPrices(market)).toEqual([11, 2]);
});

test("what was cached is not served after a removal, nor after a backup is restored", async () => {
  await using market = await makeMarket();
  const { maintenance } = market.backend;
  const copy = join(market.folder, "backup");
  await maintenance?.backUp(copy);
  await maintenance?.remove({ time: NOW, user: "ann", assetId: TWO });
  expect(await startedPrices(market)).toEqual([11, undefined]);
  await maintenance?.restore(copy);
  expect(await startedPrices(market)).toEqual([11, 2]);
});

test("where another process writes, a service starts and ends without waiting for it", async () => {
  await using market = await makeMarket();
  work(market, (database) => database.exec("DELETE FROM metrics_cache"));
  const writing = new DatabaseSync(market.file);
  writing.exec("BEGIN IMMEDIATE");
  expect(await startedPrices(market)).toEqual([11, 2]);
  writing.exec("ROLLBACK");
  writing.close();
});
