import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PostgresBackend } from "@market-data/cluster";
import { SqliteBackend } from "@market-data/service";
import { hashSecret } from "@market-data/storage";
import { createSchema, getAdmin, type TestSchema } from "@market-data/test-helpers/schemas";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const NOON = Date.UTC(2026, 0, 15, 12);
const DAY = 86_400_000;
const TEXT = '"quoted", \\back\\slash, {braces}, NULL, line\nbreak, ünï → 💱';
const NUMBERS = [1, 0.1 + 0.2, 5e-324, 1.7976931348623157e308, 123456789.12345678];

let folder: string;
let schema: TestSchema;
let target: PostgresBackend;
let secret: string;

beforeEach(async () => {
  schema = await createSchema();
  folder = mkdtempSync(join(tmpdir(), "market-data-"));
  target = new PostgresBackend({ market: schema.url, accounts: schema.url });
  const source = new SqliteBackend(folder);
  const { writer, close } = await source.openMarket();
  await writer.markOrigin("import");
  await writer.transaction(
    async (batch) => {
      await batch.saveSourceKeys([{ kind: "asset", source: TEXT, key: TEXT, id: 1 }]);
      await batch.saveQuotes(
        1,
        NUMBERS.map((price, index) => ({ ...EMPTY, time: NOON - index * 400 * DAY, price })),
      );
      await batch.saveRates(
        2,
        NUMBERS.map((usd, index) => ({ time: NOON + index, usd })),
      );
      await batch.saveSeries({ name: "a", id: 0 }, [{ time: NOON, values: { b: 1.5, a: null } }]);
    },
    { source: TEXT },
  );
  await writer.saveCatalogue({ tags: [{ slug: "tag", name: TEXT, category: "" }] });
  await close();
  const accounts = await source.openAccounts();
  ({ secret } = await accounts.keys.create(
    { plan: "Basic", name: TEXT, owner: TEXT, networks: ["10.0.0.0/8"] },
    NOON,
  ));
  const [key] = await accounts.keys.list();
  await accounts.keys.rotate(key?.id ?? "", NOON + DAY, NOON);
  await accounts.usage.add([{ accountId: key?.accountId ?? "", kind: "day", from: NOON, credits: 7 }]);
  await accounts.close();
});

afterEach(async () => {
  rmSync(folder, { recursive: true });
  await schema.close();
});

const EMPTY = { volume24h: null, marketCap: null, circulatingSupply: null, totalSupply: null };

test("a move copies all data to PostgreSQL", async () => {
  const moved = await target.moveFrom(new SqliteBackend(folder));
  const rows = Object.fromEntries(moved.map(({ name, rows }) => [name, rows]));
  expect(rows).toMatchObject({
    quote: 5,
    rate: 5,
    series_point: 1,
    source_key: 1,
    catalogue: 1,
    api_key: 1,
    key_secret: 2,
  });
  const [one, other] = [await new SqliteBackend(folder).openMarket(), await target.openMarket()];
  const times = NUMBERS.map((_, index) => NOON - index * 400 * DAY).reverse();
  expect(await other.store.closestQuotes(1, times, 0)).toEqual(await one.store.closestQuotes(1, times, 0));
  expect(await other.state.sourceKeys()).toEqual(await one.state.sourceKeys());
  expect(await other.state.catalogue()).toEqual(await one.state.catalogue());
  expect((await other.store.snapshot()).origin).toBe("import");
  await Promise.all([one.close(), other.close()]);
  const accounts = await target.openAccounts();
  const found = await accounts.keys.find(hashSecret(secret));
  expect(found).toMatchObject({ name: TEXT, owner: TEXT, networks: ["10.0.0.0/8"], expires: NOON + DAY });
  expect(await accounts.usage.used(found?.accountId ?? "", "day", NOON)).toBe(7);
  // New rows are numbered after moved rows.
  await accounts.keys.create({ plan: "Basic", name: "later" }, NOON);
  expect((await accounts.keys.list()).map(({ name }) => name)).toEqual([TEXT, "later"]);
  expect((await accounts.keys.log()).map(({ command }) => command)).toEqual(["create", "rotate", "create"]);
  await accounts.close();
});

test("a move of a folder with the sample market copies only the keys", async () => {
  const data = mkdtempSync(join(tmpdir(), "market-data-"));
  const source = new SqliteBackend(data);
  const [market, accounts] = [await source.openMarket(), await source.openAccounts()];
  await market.writer.markOrigin("sample");
  await accounts.keys.create({ plan: "Basic", name: "moved" }, NOON);
  await Promise.all([market.close(), accounts.close()]);
  await target.moveFrom(source);
  const [movedMarket, movedAccounts] = [await target.openMarket(), await target.openAccounts()];
  expect(await movedMarket.state.origin()).toBeUndefined();
  expect((await movedAccounts.keys.list()).map(({ name }) => name)).toEqual(["moved"]);
  await Promise.all([movedMarket.close(), movedAccounts.close()]);
  rmSync(data, { recursive: true });
});

test("a second move continues after an interruption", async () => {
  const seen: string[] = [];
  const stop = (table: string) => {
    seen.push(table);
    if (table === "rate") throw new Error("stopped");
  };
  await expect(target.moveFrom(new SqliteBackend(folder), stop)).rejects.toThrow("stopped");
  expect(seen).toEqual(["source_key", "quote", "rate"]);
  const again: string[] = [];
  await target.moveFrom(new SqliteBackend(folder), (table) => again.push(table));
  expect(again).not.toContain("quote");
  expect(again).toContain("api_key");
});

describe("a move is rejected", () => {
  test("if the target has data", async () => {
    const { writer, close } = await target.openMarket();
    await writer.saveRates(1, [{ time: NOON, usd: 1 }]);
    await close();
    await expect(target.moveFrom(new SqliteBackend(folder))).rejects.toMatchObject({
      kind: "in-use",
      message: expect.stringContaining("has data in rate already"),
    });
  });

  test("if another program writes to the target", async () => {
    await (await target.openMarket()).close();
    const { name } = schema;
    // A trigger writes between two tables.
    await getAdmin().unsafe(`
      CREATE FUNCTION ${name}.meddle() RETURNS trigger LANGUAGE plpgsql
        AS $$ BEGIN UPDATE ${name}.rate SET usd = usd + 1; RETURN NULL; END $$;
      CREATE TRIGGER meddle AFTER INSERT ON ${name}.series_point EXECUTE FUNCTION ${name}.meddle()`);
    await expect(target.moveFrom(new SqliteBackend(folder))).rejects.toMatchObject({
      kind: "corrupt",
      message: expect.stringContaining("has other rows in rate"),
    });
  });

  test("while the folder is served", async () => {
    const unlock = await new SqliteBackend(folder).lockForService();
    await expect(target.moveFrom(new SqliteBackend(folder))).rejects.toMatchObject({ kind: "locked" });
    unlock();
  });
});
