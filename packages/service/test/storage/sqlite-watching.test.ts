import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { backUp } from "../../src/storage/sqlite/backup.ts";
import { getDataFiles } from "../../src/storage/sqlite/data-folder.ts";
import { openDatabase } from "../../src/storage/sqlite/open.ts";
import { restore } from "../../src/storage/sqlite/restore.ts";
import { SqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";
import { fixture, TemporaryMarket } from "../support/temporary-market.ts";

/** Waits for a newer snapshot of a store that watches its file. */
async function newer(store: SqliteStore, version: number): Promise<void> {
  while ((await store.snapshot()).version === version) await setTimeout(2);
}

async function getIds(store: SqliteStore): Promise<number[]> {
  return [...(await store.snapshot()).assets.keys()];
}

test("a store sees the writes of another process, and keeps unchanged parts", async () => {
  await using market = new TemporaryMarket();
  await market.import([fixture("native")]);
  const store = new SqliteStore(market.file, { watch: 2 });
  try {
    const before = await store.snapshot();
    const quotes = join(market.folder, "quotes.csv");
    writeFileSync(quotes, "asset,time,price\none,2026-01-15T12:00:00Z,150\n");
    await market.import([quotes]);
    await newer(store, before.version);
    const after = await store.snapshot();
    expect(after.version).toBeGreaterThan(before.version);
    expect(after.pairs).toBe(before.pairs);
    expect([...after.metrics.values()].map(({ price }) => price)).toEqual([150]);
    expect([...before.metrics.values()].map(({ price }) => price)).toEqual([106]);
  } finally {
    await store.close();
  }
});

test("takes and restores a backup while a store reads and another connection writes", async () => {
  await using market = new TemporaryMarket();
  await market.import([fixture("native")]);
  const store = new SqliteStore(market.file, { watch: 2 });
  const writing = openDatabase(market.file);
  try {
    const files = getDataFiles(market.folder);
    const before = await getIds(store);
    const copy = join(market.folder, "backup");
    expect(await backUp(files, copy)).toMatchObject([{ file: join(copy, "market.db") }]);
    const assets = join(market.folder, "assets.csv");
    writeFileSync(assets, "key,name,symbol\nlate,Late,LATE\n");
    const first = await store.snapshot();
    await market.import([assets]);
    await newer(store, first.version);
    expect(await getIds(store)).toHaveLength(before.length + 1);
    const { version } = await store.snapshot();
    expect(await restore(files, copy)).toEqual([market.file]);
    await newer(store, version);
    expect(await getIds(store)).toEqual(before);
    expect(writing.prepare("PRAGMA integrity_check").get()).toMatchObject({ integrity_check: "ok" });
    // The reader thread sees the restored database too.
    const { index } = await store.snapshot();
    const assetId = index.assetBySlug.get("example-one")?.id ?? 0;
    const ever = { from: 0, to: Number.MAX_SAFE_INTEGER };
    expect(await store.candles({ assetId, period: "daily", ...ever })).toHaveLength(2);
  } finally {
    writing.close();
    await store.close();
  }
});

test("long queries return the same results as short ones", async () => {
  await using market = new TemporaryMarket();
  await market.import([fixture("native")]);
  const store = await market.store();
  const { index } = await store.snapshot();
  const id = index.assetBySlug.get("example-one")?.id ?? 0;
  const euro = index.fiatBySymbol.get("EUR")?.id ?? 0;
  const DAY = 86_400_000;
  const [from, to] = [Date.parse("2026-01-13"), Date.parse("2026-01-16")];
  const times = Array.from({ length: 200 }, (_, hour) => from + hour * 3_600_000);
  const few = times.slice(0, 10);
  expect((await store.closestQuotes(id, times, 7_200_000)).slice(0, 10)).toEqual(
    await store.closestQuotes(id, few, 7_200_000),
  );
  expect((await store.ratesAt(euro, times, DAY)).slice(0, 60)).toEqual(
    await store.ratesAt(euro, times.slice(0, 60), DAY),
  );
  expect(await store.extremes(id, 0, to)).toEqual(await store.extremes(id, from, to));
  const period = "daily" as const;
  expect(await store.candles({ assetId: id, period, from: 0, to })).toEqual(
    await store.candles({ assetId: id, period, from, to }),
  );
});

test("a closed store rejects pending queries", async () => {
  await using market = new TemporaryMarket();
  await market.import([fixture("native")]);
  const store = new SqliteStore(market.file);
  const asked = store.extremes(1, 0, Number.MAX_SAFE_INTEGER);
  await store.close();
  await expect(asked).rejects.toThrow("The database is closed.");
});
