import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { AssetMetrics } from "@market-data/market";
import type { Revision } from "@market-data/market/store";
import { expect, test } from "vitest";
import { Mapping } from "../../src/import/mapping.ts";
import { readMetricsCache, writeMetricsCache } from "../../src/storage/sqlite/metrics-cache.ts";
import { openDatabase } from "../../src/storage/sqlite/open.ts";
import { readAll } from "../../src/storage/sqlite/read-all.ts";
import { NOW, TemporaryMarket } from "../support/temporary-market.ts";

/** No price that was imported: it shows what was read from the cache. */
const FORGED = 424_242;
const PAGE_BYTES = 4096;
const ONE = 1001;
const TWO = 1002;

const PAIRS = "key,exchange,base,quote,last_updated";
const MORE_PAIRS = { pairs: [PAIRS, "m2,ex,one,one,2026-01-15"] };
/** A price from before those that there are. */
const EARLIER = { points: ["asset,time,price", "one,2026-01-13T23:55:00Z,9"] };

/** As many pairs as no asset has: it shows that they were not counted. */
const FORGED_PAIRS = 4242;

/** Two assets with prices of two days, as a service that started and ended leaves them, then with other cached figures. */
async function makeMarket(): Promise<TemporaryMarket> {
  const market = new TemporaryMarket();
  await importCsv(market, {
    assets: ["key,name,symbol", "one,One,ONE", "two,Two,TWO"],
    exchanges: ["key,name", "ex,Example Exchange"],
    pairs: [PAIRS, "m1,ex,one,two,2026-01-15"],
    points: ["asset,time,price", "one,2026-01-14,10", "one,2026-01-15,11", "two,2026-01-15,2"],
  });
  const metrics = await start(market);
  work(market, (database) => {
    database.exec("DELETE FROM metrics_cache");
    const state = database.prepare("SELECT epoch, revision FROM state").get() as unknown as Revision;
    const forged = [...metrics].map(
      ([id, one]) => [id, { ...one, price: FORGED, numMarketPairs: FORGED_PAIRS }] as const,
    );
    writeMetricsCache(database, state, new Map(forged));
  });
  return market;
}

/** @param tables The lines of each, the names of its columns first. */
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
  await importCsv(market, EARLIER);
  expect(await startedPrices(market)).toEqual([11, FORGED]);
  await importCsv(market, { points: ["asset,time,price", "two,2026-01-15T01:00:00Z,3"] });
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

test("how many pairs there are is cached, the pairs themselves are read", async () => {
  await using market = await makeMarket();
  const { metrics, index, pairs } = await (await market.store()).snapshot();
  expect(metrics.get(ONE)?.numMarketPairs).toBe(FORGED_PAIRS);
  expect(index.pairsByCurrency.get(ONE)).toEqual(pairs);
  expect(pairs).toMatchObject([{ base: { currencyId: ONE }, quote: { currencyId: TWO } }]);
});

test("as many pairs as are cached are served of assets that were written since, too", async () => {
  await using market = await makeMarket();
  await importCsv(market, EARLIER);
  expect(await startedCounts(market)).toEqual([FORGED_PAIRS, FORGED_PAIRS]);
});

test.each([
  { what: "a pair", tables: MORE_PAIRS, counts: [2, 1] },
  {
    what: "an exchange",
    tables: { exchanges: ["key,name,status", "ex,Example Exchange,inactive"] },
    counts: [0, 0],
  },
])("pairs are counted again where $what was written since", async ({ tables, counts }) => {
  await using market = await makeMarket();
  await importCsv(market, tables);
  expect(await startedCounts(market)).toEqual(counts);
});

test("pairs are counted again where an asset has its first metrics", async () => {
  await using market = await makeMarket();
  work(market, (database) => {
    const { epoch, revision } = database
      .prepare("SELECT epoch, revision FROM state")
      .get() as unknown as Revision;
    const known = readMetricsCache(database, { epoch, revision })?.metrics ?? [];
    database.exec("DELETE FROM metrics_cache");
    const ofTwo = known.filter(({ assetId }) => assetId === TWO).map((one) => [TWO, one] as const);
    writeMetricsCache(database, { epoch, revision }, new Map(ofTwo));
  });
  await importCsv(market, EARLIER);
  expect(await startedCounts(market)).toEqual([1, 1]);
});

test("pairs that are read later are those of the snapshot, whatever is written meanwhile", async () => {
  await using market = await makeMarket();
  const { laterPairs } = readAll(market.file);
  await importCsv(market, MORE_PAIRS);
  expect([...(laterPairs ?? [])]).toHaveLength(1);
});

test("all who need pairs that are damaged learn that they are", async () => {
  await using market = await makeMarket();
  // So many that they are not read along with the rest.
  const copies = `WITH RECURSIVE number(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM number LIMIT 1000)
    INSERT INTO catalogue SELECT 'pairs', 'copy ' || value, facts, 1 FROM number, catalogue WHERE part = 'pairs'`;
  work(market, (database) => database.exec(copies));
  const { laterPairs } = readAll(market.file);
  writeFileSync(market.file, readFileSync(market.file).fill(0, PAGE_BYTES));
  for (let time = 0; time < 2; time += 1)
    expect(() => [...(laterPairs ?? [])]).toThrow(expect.objectContaining({ kind: "corrupt" }));
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
