import type { Candle, StoredQuote } from "@market-data/market";
import { createSchema, getAdmin, type TestSchema } from "@market-data/test-helpers/schemas";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PostgresBackend } from "../../src/index.ts";

const NOW = Date.UTC(2027, 2, 15, 12);
const DAY = 86_400_000;
const ROLE = "serving_node";
const PASSWORD = "s3cret";

let schema: TestSchema;
let backend: PostgresBackend;
beforeAll(async () => {
  schema = await createSchema();
  backend = new PostgresBackend({ market: schema.url, accounts: schema.url });
  await backend.migrate();
});
afterAll(() => schema.close());

const EMPTY = { volume24h: null, marketCap: null, circulatingSupply: null, totalSupply: null };
const quote = (time: number): StoredQuote => ({ time, price: 1, ...EMPTY });
const hour = (timeOpen: number): Candle => ({
  ...{ timeOpen, open: 1, high: 1, low: 1, close: 1, timeHigh: null, timeLow: null, volume: null },
  ...{ marketCap: null, circulatingSupply: null, totalSupply: null, lastUpdated: timeOpen },
});

async function listPartitions(table: string): Promise<string[]> {
  const rows = await getAdmin()<{ name: string }[]>`
    SELECT c.relname AS name FROM pg_inherits JOIN pg_class AS c ON c.oid = inhrelid
    WHERE inhparent = ${`${schema.name}.${table}`}::regclass ORDER BY 1`;
  return rows.map(({ name }) => name);
}

test("creates partitions for rows and ahead of time, and drops old partitions", async () => {
  expect(await backend.maintain({ now: NOW })).toEqual(
    expect.arrayContaining([
      "candle_daily_2027: made",
      "candle_daily_2028: made",
      "quote_2027_03: made",
      "quote_2027_06: made",
    ]),
  );
  expect(await backend.maintain({ now: NOW })).toEqual([]);
  const { writer, store, close } = await backend.openMarket();
  const times = [Date.UTC(2014, 5), NOW - 300 * DAY, NOW];
  await writer.saveQuotes(1, times.map(quote));
  await writer.saveCandles(
    1,
    "hourly",
    times.map((time) => hour(time - (time % 3_600_000))),
  );
  expect(await listPartitions("quote")).toEqual(
    expect.arrayContaining(["quote_2014", "quote_2026_05", "quote_2027_03", "quote_other"]),
  );
  expect(await store.closestQuotes(1, times, 0)).toEqual(times.map(quote));
  const dropped = await backend.maintain({
    now: NOW,
    quotesSince: NOW - 200 * DAY,
    hourlySince: NOW - 4000 * DAY,
  });
  expect(dropped).toEqual(["candle_hourly_2014: dropped", "quote_2014: dropped", "quote_2026_05: dropped"]);
  expect(await store.closestQuotes(1, times, 0)).toMatchObject([null, { price: 1 }, { time: NOW }]);
  await close();
});

test("moves rows out of the default partition", async () => {
  const time = Date.UTC(2026, 8, 3);
  await getAdmin().unsafe(`INSERT INTO ${schema.name}.quote (asset_id, time, price) VALUES (7, ${time}, 5)`);
  const [before] = await getAdmin().unsafe(`SELECT count(*)::int AS rows FROM ${schema.name}.quote_other`);
  expect(before).toEqual({ rows: 1 });
  expect(await backend.maintain({ now: NOW })).toEqual(["quote_2026_09: made"]);
  const [after] = await getAdmin().unsafe(`SELECT count(*)::int AS rows FROM ${schema.name}.quote_other`);
  expect(after).toEqual({ rows: 0 });
  const { store, close } = await backend.openMarket();
  expect(await store.closestQuotes(7, [time], 0)).toMatchObject([{ price: 5 }]);
  await close();
});

describe("stored quotes", () => {
  const START = Date.UTC(2026, 4, 3);
  const MINUTES = 300_000;
  const times = (days: number, asset: number) =>
    Array.from(
      { length: 50 * days },
      (_, index) => START + asset + (index % 50) * MINUTES + Math.floor(index / 50) * DAY,
    );
  let market: Awaited<ReturnType<PostgresBackend["openMarket"]>>;
  beforeEach(async () => {
    await getAdmin().unsafe(`DELETE FROM ${schema.name}.quote`);
    market = await backend.openMarket();
    for (const asset of [1, 2, 3]) await market.writer.saveQuotes(asset, times(3, asset).map(quote));
  });
  afterEach(() => market.close());

  const readAll = () =>
    Promise.all([1, 2, 3].map((asset) => market.store.closestQuotes(asset, times(4, asset), 0)));

  test("are counted, and removed by asset and time", async () => {
    const removal = {
      time: NOW,
      user: "test",
      assetId: 2,
      source: undefined,
      from: START + DAY,
      to: undefined,
    };
    expect(await backend.maintenance.remove(removal)).toMatchObject({ rows: 100 });
    expect((await backend.maintenance.check()).facts).toContainEqual(["quote", 350]);
    const [, left] = await readAll();
    expect(left?.filter((found) => found !== null)).toEqual(times(1, 2).map(quote));
  });

  test("update the newest row of a source after a removal", async () => {
    const feed = { name: "feed", newest: START + DAY + 1 };
    await market.writer.transaction(
      async (batch) => {
        await batch.saveQuotes(1, [quote(START + 1), quote(START + 2), quote(feed.newest)]);
        await batch.saveCatalogue({ sources: [feed] });
      },
      { source: "feed" },
    );
    const removal = { time: NOW, user: "test", source: "feed" };
    const getSources = async () => [...((await market.state.catalogue()).sources ?? [])];
    await backend.maintenance.remove({ ...removal, assetId: 1, from: START + DAY });
    expect(await getSources()).toEqual([feed]);
    await backend.maintenance.remove({ ...removal, from: START + DAY });
    expect(await getSources()).toEqual([{ name: "feed", newest: START + 2 }]);
    await backend.maintenance.remove(removal);
    expect(await getSources()).toEqual([]);
  });
});

test("nodes with a common meter share a database, and exclude a node that counts alone", async () => {
  const locked = { kind: "locked" };
  const nodes = [await backend.lockForService(true), await backend.lockForService(true)];
  await expect(backend.lockForService()).rejects.toMatchObject(locked);
  for (const unlock of nodes) unlock();
  const unlock = await backend.lockForService();
  await expect(backend.lockForService(true)).rejects.toMatchObject(locked);
  unlock();
});

describe("a node with the rights of `migrate --grant`", () => {
  let node: PostgresBackend;
  beforeAll(async () => {
    await getAdmin().unsafe(`CREATE ROLE ${ROLE} LOGIN PASSWORD '${PASSWORD}'`);
    await backend.grant(ROLE);
    const url = new URL(schema.url);
    url.username = ROLE;
    url.password = PASSWORD;
    node = new PostgresBackend({ market: url.href, accounts: url.href });
  });
  afterAll(() => getAdmin().unsafe(`DROP OWNED BY ${ROLE}; DROP ROLE ${ROLE}`));

  test("reads all data, and adds used credits and features", async () => {
    const { store, close } = await node.openMarket({ mayBeNew: false });
    expect((await store.snapshot()).origin).toBeUndefined();
    await close();
    const accounts = await node.openAccounts();
    await accounts.usage.add([{ accountId: "a", kind: "day", from: 0, credits: 3 }]);
    expect(await accounts.usage.used("a", "day", 0)).toBe(3);
    const feature = { operationId: "simplePriceV1", parameter: "", value: "" };
    await accounts.featureUsage.add([{ feature, day: 0, requests: 3, keyIds: ["k"] }]);
    await accounts.featureUsage.forget(1);
    (await node.lockForService())();
    await accounts.close();
  });

  test("cannot write the market, keys or tables", async () => {
    const rejected = {
      name: "StorageError",
      message: expect.stringContaining("does not let this user do that"),
    };
    const { writer, close } = await node.openMarket();
    await expect(writer.saveRates(1, [{ time: 0, usd: 1 }])).rejects.toMatchObject(rejected);
    await close();
    const accounts = await node.openAccounts();
    await expect(accounts.keys.create({ plan: "Basic", name: "" }, 0)).rejects.toMatchObject(rejected);
    await accounts.close();
    await expect(node.maintain({ now: Date.UTC(2030, 0) })).rejects.toThrow();
  });
});
