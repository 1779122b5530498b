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

const points = Array.from({ length: 5000 }, (_, index) => ({
  time: index,
  price: 1.1,
  volume24h: 1.1,
  marketCap: 1.1,
  circulatingSupply: 1.1,
  totalSupply: 1.1,
}));

test("a database of the first version is brought to this one", async () => {
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

/** Puts entries into a catalogue as they are, whatever their facts. */
function putEntries(
  database: DatabaseSync,
  part: string,
  entries: readonly (readonly [key: string, object])[],
) {
  const into = database.prepare("INSERT INTO catalogue (part, key, facts, revision) VALUES (?, ?, ?, 1)");
  for (const [key, facts] of entries) into.run(part, key, JSON.stringify(facts));
}

test("an exchange of an older version has the facts of this one, unknown", async () => {
  await using market = new TemporaryMarket();
  const old = new DatabaseSync(market.file);
  old.exec(`${MARKET_MIGRATIONS.slice(0, 4).join(";")}; PRAGMA user_version = 4`);
  const names = { id: 7, name: "Seven", slug: "seven", status: "active", notice: "Old." };
  putEntries(old, "exchanges", [["7", names]]);
  old.close();
  const { exchanges } = await (await market.store()).snapshot();
  expect(exchanges.get(7)).toEqual({ ...UNKNOWN_EXCHANGE, ...names });
});

test("wallets of what is not there, and slugs that exchanges share, are reported by check", async () => {
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
    expect.stringContaining("1 wallets of an exchange that is not there"),
    expect.stringContaining("2 wallets of an asset that is not there"),
    expect.stringContaining("1 slugs that exchanges share"),
  ]);
});

test("a database of a newer version is left alone", async () => {
  await using market = new TemporaryMarket();
  const database = openDatabase(market.file);
  database.exec("PRAGMA user_version = 99");
  database.close();
  expect(() => openDatabase(market.file)).toThrow(/market\.db was written by a newer version of the service/);
  expect(() => openReader(market.file)).toThrow(/newer version/);
});

test("a locked database says so, and nothing is written", async () => {
  await using market = new TemporaryMarket();
  const [one, other] = [openDatabase(market.file), openDatabase(market.file)];
  one.exec("BEGIN IMMEDIATE");
  other.exec("PRAGMA busy_timeout = 0");
  const saving = new SqliteWriter(other, market.file).saveQuotes(1, points);
  await expect(saving).rejects.toMatchObject({
    kind: "locked",
    message: expect.stringContaining("another process"),
  });
  one.exec("ROLLBACK");
  one.close();
  other.close();
});

test("a full disk says so; what failed is not there, and what was there is", async () => {
  await using market = new TemporaryMarket();
  const database = openDatabase(market.file);
  const writer = new SqliteWriter(database, market.file);
  await writer.saveQuotes(1, points.slice(0, 10));
  database.exec("PRAGMA max_page_count = 50");
  await expect(writer.saveQuotes(1, points)).rejects.toMatchObject({
    kind: "full",
    message: expect.stringContaining("the disk is full"),
  });
  expect(database.prepare("SELECT count(*) AS n FROM point").get()).toEqual({ n: 10 });
  database.exec("PRAGMA max_page_count = 100000");
  await writer.saveQuotes(1, points);
  expect(database.prepare("SELECT count(*) AS n FROM point").get()).toEqual({ n: 5000 });
  database.close();
});

test("a database that may only be read says so", async () => {
  await using market = new TemporaryMarket();
  openDatabase(market.file).close();
  const database = openReader(market.file);
  const saving = new SqliteWriter(database, market.file).saveQuotes(1, points);
  await expect(saving).rejects.toMatchObject({ kind: "read-only" });
  database.close();
});

test("a file that is not a database says so, and one that does not exist", async () => {
  await using market = new TemporaryMarket();
  writeFileSync(market.file, "asset,date\n".repeat(1000));
  expect(() => openDatabase(market.file)).toThrow(/is not a database of this service, or is damaged/);
  expect(() => openReader(join(market.folder, "none.db"))).toThrow(/none\.db does not exist/);
  expect(() => openDatabase(join(market.folder, "no", "folder.db"))).toThrow(/cannot be opened/);
});

/** Writes rubbish over a part of a file. */
function damage(file: string): void {
  const size = readFileSync(file).length;
  const handle = openSync(file, "r+");
  writeSync(handle, Buffer.alloc(Math.floor(size / 2), 0xa5), 0, undefined, Math.floor(size / 3));
  closeSync(handle);
}

test("a damaged database is found by check, and neither backed up nor restored", async () => {
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

test("what became empty is restored from a backup", async () => {
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
])("a backup that %s is named as its user did", async (_, change, message) => {
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

test("a folder that cannot be looked into is not said to be missing", async () => {
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
