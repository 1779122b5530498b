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

/** A price that was never imported: it marks values from the cache. */
const FORGED = 424_242;
const ONE = 1001;
const TWO = 1002;

const PAIRS = "key,exchange,base,quote,last_updated";
const MORE_PAIRS = { pairs: [PAIRS, "m2,ex,one,one,2026-01-15"] };
/** A price before all existing prices. */
const EARLIER = { quotes: ["asset,time,price", "one,2026-01-13T23:55:00Z,9"] };

/**
 * Two assets with prices of two days, cached by a service that started and ended. The cached prices are then forged.
 */
async function makeMarket(): Promise<TemporaryMarket> {
  const market = new TemporaryMarket();
  await importCsv(market, {
    assets: ["key,name,symbol", "one,One,ONE", "two,Two,TWO"],
    exchanges: ["key,name", "ex,Example Exchange"],
    pairs: [PAIRS, "m1,ex,one,two,2026-01-15"],
    quotes: ["asset,time,price", "one,2026-01-14,10", "one,2026-01-15,11", "two,2026-01-15,2"],
  });
  const metrics = await start(market);
  work(market, (database) => {
    database.exec("DELETE FROM metrics_cache");
    const state = database.prepare("SELECT epoch, revision FROM state").get() as unknown as Revision;
    const forged = [...metrics].map(([id, one]) => [id, { ...one, price: FORGED }] as const);
    writeMetricsCache(database, state, new Map(forged));
  });
  return market;
}

/** @param tables The lines of each file, starting with the header. */
async function importCsv(
  market: TemporaryMarket,
  tables: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const files = Object.entries(tables).map(([name, lines]) => {
    const file = join(market.folder, `${name}.csv`);
    writeFileSync(file, `${lines.join("\n")}\n`);
    return file;
  });
  const mapping = new Mapping();
  mapping.read(`asset,source,key,id\none,csv,one,${ONE}\ntwo,csv,two,${TWO}\n`, "mapping.csv");
  for (const { rejected } of await market.import(files, { mapping })) expect(rejected).toBe(0);
}

/** The metrics served by a newly started service, which then ends. */
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

async function startedCounts(market: TemporaryMarket): Promise<(number | null | undefined)[]> {
  const metrics = await start(market);
  return [ONE, TWO].map((id) => metrics.get(id)?.numMarketPairs);
}

function work<Result>(market: TemporaryMarket, change: (database: DatabaseSync) => Result): Result {
  const database = openDatabase(market.file);
  try {
    return change(database);
  } finally {
    database.close();
  }
}

test("a start reads the metrics cached by the previous run", async () => {
  await using market = await makeMarket();
  expect(await startedPrices(market)).toEqual([FORGED, FORGED]);
});

test("cached metrics equal computed metrics", async () => {
  await using market = await makeMarket();
  work(market, (database) => database.exec("DROP TABLE metrics_cache"));
  const found = await start(market);
  expect(found.get(ONE)).toMatchObject({ price: 11, priceBefore: { "24h": 10, "7d": null } });
  expect(await start(market)).toEqual(found);
});

test("does not serve cached metrics of assets written since", async () => {
  await using market = await makeMarket();
  await importCsv(market, EARLIER);
  expect(await startedPrices(market)).toEqual([11, FORGED]);
  await importCsv(market, { quotes: ["asset,time,price", "two,2026-01-15T01:00:00Z,3"] });
  // The price of the first asset was cached again meanwhile.
  expect(await startedPrices(market)).toEqual([11, 3]);
});

test("a service caches its last served metrics on close", async () => {
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

test.each(OUTDATED)("does not serve a cache that is %s", async (_, sql) => {
  await using market = await makeMarket();
  work(market, (database) => database.exec(sql));
  expect(await startedPrices(market)).toEqual([11, 2]);
});

test("does not serve a cache after a removal or a restore", async () => {
  await using market = await makeMarket();
  const { maintenance } = market.backend;
  const copy = join(market.folder, "backup");
  await maintenance?.backUp(copy);
  await maintenance?.remove({ time: NOW, user: "ann", assetId: TWO });
  expect(await startedPrices(market)).toEqual([11, undefined]);
  await maintenance?.restore(copy);
  expect(await startedPrices(market)).toEqual([11, 2]);
});

test.each([
  { what: "a pair", tables: MORE_PAIRS, counts: [2, 1] },
  {
    what: "an exchange",
    tables: { exchanges: ["key,name,status", "ex,Example Exchange,inactive"] },
    counts: [0, 0],
  },
])("counts pairs again if $what was written since", async ({ tables, counts }) => {
  await using market = await makeMarket();
  await importCsv(market, tables);
  expect(await startedCounts(market)).toEqual(counts);
});

test("starts and ends without waiting for another process that writes", async () => {
  await using market = await makeMarket();
  work(market, (database) => database.exec("DELETE FROM metrics_cache"));
  const writing = new DatabaseSync(market.file);
  writing.exec("BEGIN IMMEDIATE");
  expect(await startedPrices(market)).toEqual([11, 2]);
  writing.exec("ROLLBACK");
  writing.close();
});
