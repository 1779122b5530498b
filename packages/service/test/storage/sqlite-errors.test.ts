import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { UNKNOWN_EXCHANGE } from "../../src/import/exchanges.ts";
import { backUp } from "../../src/storage/sqlite/backup.ts";
import { check } from "../../src/storage/sqlite/check.ts";
import { getDataFiles } from "../../src/storage/sqlite/data-folder.ts";
import { cryptocurrency, MARKET_MIGRATIONS } from "../../src/storage/sqlite/market-migrations.ts";
import { readVersion } from "../../src/storage/sqlite/migrations.ts";
import { openAccounts, openDatabase, openReader } from "../../src/storage/sqlite/open.ts";
import { restore } from "../../src/storage/sqlite/restore.ts";
import { SqliteBackend } from "../../src/storage/sqlite/sqlite-backend.ts";
import { SqliteWriter } from "../../src/storage/sqlite/sqlite-writer.ts";
import { readContent } from "../support/content.ts";
import { fixture, TemporaryMarket } from "../support/temporary-market.ts";

const quotes = Array.from({ length: 5000 }, (_, index) => ({
  time: index,
  price: 1.1,
  volume24h: 1.1,
  marketCap: 1.1,
  circulatingSupply: 1.1,
  totalSupply: 1.1,
}));

test("a database of version 1 is migrated", async () => {
  await using market = new TemporaryMarket();
  const old = new DatabaseSync(market.file);
  old.exec(`${cryptocurrency}; PRAGMA user_version = 1`);
  old.close();
  const database = openDatabase(market.file);
  expect([readVersion(database), database.prepare("SELECT count(*) AS n FROM catalogue").get()]).toEqual([
    MARKET_MIGRATIONS.length,
    { n: 0 },
  ]);
  database.close();
});

/** Writes catalogue entries with arbitrary facts. */
function putEntries(
  database: DatabaseSync,
  part: string,
  entries: readonly (readonly [key: string, object])[],
) {
  const into = database.prepare("INSERT INTO catalogue (part, key, facts, revision) VALUES (?, ?, ?, 1)");
  for (const [key, facts] of entries) into.run(part, key, JSON.stringify(facts));
}

test("an exchange of an older version gets unknown facts", async () => {
  await using market = new TemporaryMarket();
  const old = new DatabaseSync(market.file);
  old.exec(`${MARKET_MIGRATIONS.slice(0, 4).join(";")}; PRAGMA user_version = 4`);
  const names = { id: 7, name: "Seven", slug: "seven", status: "active", notice: "Old." };
  putEntries(old, "exchanges", [["7", names]]);
  old.close();
  const { exchanges } = await (await market.store()).snapshot();
  expect(exchanges.get(7)).toEqual({ ...UNKNOWN_EXCHANGE, ...names });
});

test("renames the tables of an older version and keeps their rows", async () => {
  await using market = new TemporaryMarket();
  const old = new DatabaseSync(market.file);
  const before = MARKET_MIGRATIONS.slice(0, 6);
  old.exec(`${before.join(";")}; PRAGMA user_version = ${before.length}`);
  putEntries(old, "assets", [["1", { id: 1, slug: "one", firstHistoricalData: 0, lastHistoricalData: 9 }]]);
  old.exec(`
    INSERT INTO figures (asset_id, price, is_market_cap_included_in_calc, last_updated) VALUES (1, 1, 1, 9);
    INSERT INTO bar_daily (asset_id, time_open, open, high, low, close, last_updated) VALUES (1, 0, 2, 2, 2, 2, 9);
    INSERT INTO bar_hourly (asset_id, time_open, open, high, low, close, last_updated) VALUES (1, 0, 3, 3, 3, 3, 9);
    INSERT INTO point (asset_id, time, price, source) VALUES (1, 5, 4, 'old');
    INSERT INTO dex_bar VALUES (1, '0x1', 'daily', 0, 5, 5, 5, 5, NULL, 9, NULL);
    INSERT INTO series VALUES ('market', 0, 9, '{"all.marketCap":6}')`);
  old.close();
  openDatabase(market.file).close();
  expect(readContent(market.file)).toMatchObject({
    metrics: [{ asset_id: 1, price: 1 }],
    candle_daily: [{ close: 2 }],
    candle_hourly: [{ close: 3 }],
    quote: [{ time: 5, price: 4, source: "old" }],
    dex_candle: [{ close: 5 }],
    series_point: [{ time: 9, numbers: { "all.marketCap": 6 } }],
  });
  const store = await market.store();
  const series = { name: "market", id: 0, from: 0, to: 10 };
  expect(await store.seriesPoints(series)).toEqual([{ time: 9, values: { "all.marketCap": 6 } }]);
  expect(await store.closestQuotes(1, [5], 0)).toMatchObject([{ time: 5, price: 4 }]);
});

test("check reports wallets of missing assets and shared slugs of exchanges", async () => {
  await using market = new TemporaryMarket();
  const database = openDatabase(market.file);
  putEntries(database, "assets", [
    ["1", {}],
    ["2", {}],
  ]);
  putEntries(database, "exchanges", [
    ["7", { slug: "same" }],
    ["8", { slug: "same" }],
  ]);
  putEntries(database, "wallets", [
    ["right", { exchangeId: 7, platformId: 1, assetId: 1 }],
    ["of two assets", { exchangeId: 7, platformId: 1, assetId: 2 }],
    ["of an unknown one", { exchangeId: 7, platformId: 1, assetId: 9 }],
    ["of nobody", { exchangeId: 9, platformId: 9, assetId: 9 }],
  ]);
  database.close();
  expect(check(getDataFiles(market.folder)).errors).toEqual([
    expect.stringContaining("1 wallets of an unknown exchange"),
    expect.stringContaining("2 wallets with an unknown asset"),
    expect.stringContaining("1 slugs used by several exchanges"),
  ]);
});

test("leaves a database of a newer version unchanged", async () => {
  await using market = new TemporaryMarket();
  const database = openDatabase(market.file);
  database.exec("PRAGMA user_version = 99");
  database.close();
  expect(() => openDatabase(market.file)).toThrow(/market\.db was written by a newer version of the service/);
  expect(() => openReader(market.file)).toThrow(/newer version/);
});

test("reports a locked database and writes nothing", async () => {
  await using market = new TemporaryMarket();
  const [one, other] = [openDatabase(market.file), openDatabase(market.file)];
  one.exec("BEGIN IMMEDIATE");
  other.exec("PRAGMA busy_timeout = 0");
  const saving = new SqliteWriter(other).saveQuotes(1, quotes);
  await expect(saving).rejects.toMatchObject({
    kind: "locked",
    message: expect.stringContaining("another process"),
  });
  one.exec("ROLLBACK");
  one.close();
  other.close();
});

test("reports a full disk, undoes the failed write and keeps existing data", async () => {
  await using market = new TemporaryMarket();
  const database = openDatabase(market.file);
  const writer = new SqliteWriter(database);
  await writer.saveQuotes(1, quotes.slice(0, 10));
  database.exec("PRAGMA max_page_count = 50");
  await expect(writer.saveQuotes(1, quotes)).rejects.toMatchObject({
    kind: "full",
    message: expect.stringContaining("the disk is full"),
  });
  expect(database.prepare("SELECT count(*) AS n FROM quote").get()).toEqual({ n: 10 });
  database.exec("PRAGMA max_page_count = 100000");
  await writer.saveQuotes(1, quotes);
  expect(database.prepare("SELECT count(*) AS n FROM quote").get()).toEqual({ n: 5000 });
  database.close();
});

test("reports a read-only database", async () => {
  await using market = new TemporaryMarket();
  openDatabase(market.file).close();
  const database = openReader(market.file);
  const saving = new SqliteWriter(database).saveQuotes(1, quotes);
  await expect(saving).rejects.toMatchObject({ kind: "read-only" });
  database.close();
});

test("reports a missing file, and a file that is not a database", async () => {
  await using market = new TemporaryMarket();
  writeFileSync(market.file, "asset,date\n".repeat(1000));
  expect(() => openDatabase(market.file)).toThrow(/is not a database of this service, or is damaged/);
  expect(() => openReader(join(market.folder, "none.db"))).toThrow(/none\.db does not exist/);
  expect(() => openDatabase(join(market.folder, "no", "folder.db"))).toThrow(/cannot be opened/);
});

/** Overwrites part of a file with garbage. */
function damage(file: string): void {
  const size = readFileSync(file).length;
  const handle = openSync(file, "r+");
  writeSync(handle, Buffer.alloc(Math.floor(size / 2), 0xa5), 0, undefined, Math.floor(size / 3));
  closeSync(handle);
}

test("check finds a damaged database, which is neither backed up nor restored", async () => {
  await using market = new TemporaryMarket();
  await market.import([fixture("native")]);
  const files = getDataFiles(market.folder);
  expect(check(files).errors).toEqual([]);
  const copy = join(market.folder, "backup");
  await backUp(files, copy);
  const before = readContent(market.file);
  damage(join(copy, "market.db"));
  await expect(restore(files, copy)).rejects.toMatchObject({ name: "StorageError" });
  expect(readContent(market.file)).toEqual(before);
  damage(market.file);
  await expect(backUp(files, join(market.folder, "second"))).rejects.toMatchObject({ name: "StorageError" });
  expect(() => {
    const { errors } = check(files);
    if (errors.length > 0) throw new Error(errors[0]);
  }).toThrow();
});

test.each(["market", "accounts"] as const)(
  "a file of %s without a byte is not taken for a new database, nor for a backup",
  async (part) => {
    await using market = new TemporaryMarket();
    await market.import([fixture("native")]);
    const files = getDataFiles(market.folder);
    openAccounts(files.accounts).close();
    const copy = join(market.folder, "backup");
    await backUp(files, copy);
    truncateSync(join(copy, `${part}.db`));
    const before = readFileSync(files[part]);
    await expect(restore(files, copy)).rejects.toMatchObject({ kind: "corrupt" });
    expect(readFileSync(files[part])).toEqual(before);

    truncateSync(files[part]);
    const empty = { kind: "corrupt", message: expect.stringContaining(`${part}.db is empty`) };
    const backend = new SqliteBackend(market.folder);
    const opened = part === "market" ? backend.openMarket() : backend.openAccounts();
    await expect(opened).rejects.toMatchObject(empty);
    await expect(backUp(files, join(market.folder, "second"))).rejects.toMatchObject(empty);
    expect(() => check(files)).toThrow(expect.objectContaining(empty));
    expect(statSync(files[part]).size).toBe(0);
  },
);

test("an emptied database is restored from a backup", async () => {
  await using market = new TemporaryMarket();
  await market.import([fixture("native")]);
  const files = getDataFiles(market.folder);
  await backUp(files, join(market.folder, "backup"));
  const before = readContent(market.file);
  truncateSync(market.file);
  await restore(files, join(market.folder, "backup"));
  expect(readContent(market.file)).toEqual(before);
});

test.each<[string, (file: string) => void, RegExp]>([
  [
    "is of a newer version",
    (file) => {
      const database = new DatabaseSync(file);
      database.exec("PRAGMA user_version = 99");
      database.close();
    },
    /was written by a newer version/,
  ],
  ["is damaged", damage, /is damaged/],
  ["is something else", (file) => writeFileSync(file, "asset,date\n".repeat(1000)), /is not a database/],
])("names a backup that %s by the user's path", async (_, change, message) => {
  await using market = new TemporaryMarket();
  await market.import([fixture("native")]);
  const files = getDataFiles(market.folder);
  const copy = join(market.folder, "backup");
  await backUp(files, copy);
  const file = join(copy, "market.db");
  change(file);
  await expect(restore(files, copy)).rejects.toMatchObject({
    location: file,
    message: expect.stringMatching(message),
  });
});

test("does not call an unreadable folder missing", async () => {
  await using market = new TemporaryMarket();
  const folder = join(market.folder, "loop");
  symlinkSync("loop", folder);
  const files = getDataFiles(folder);
  const message = /^\S+market\.db cannot be read: ELOOP/;
  expect(() => check(files)).toThrow(message);
  expect(() => openReader(files.market)).toThrow(message);
  await expect(backUp(files, join(market.folder, "copy"))).rejects.toThrow(message);
  await expect(restore(getDataFiles(market.folder), folder)).rejects.toThrow(message);
  const opening = new SqliteBackend(folder).openAccounts({ mayBeNew: false });
  await expect(opening).rejects.toThrow(/accounts\.db cannot be read: ELOOP/);
});

test("a folder without a backup is not a backup", async () => {
  await using market = new TemporaryMarket();
  await expect(restore(getDataFiles(market.folder), join(market.folder, "nothing"))).rejects.toThrow(
    "contains no backup",
  );
  await expect(backUp(getDataFiles(market.folder), join(market.folder, "copy"))).rejects.toThrow(
    "nothing to back up",
  );
  expect(existsSync(join(market.folder, "copy"))).toBe(false);
});
