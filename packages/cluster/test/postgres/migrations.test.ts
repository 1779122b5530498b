import { createSchema, getAdmin } from "@market-data/test-helpers/schemas";
import { expect, test } from "vitest";
import { PostgresBackend } from "../../src/index.ts";
import { Database } from "../../src/postgres/database.ts";
import { MARKET } from "../../src/postgres/market-tables.ts";
import { migrate } from "../../src/postgres/migrations.ts";

const DAY = 86_400_000;
const MAY = Date.UTC(2026, 4);
const OLD_NAMES = /^(figures|bar_daily|bar_hourly|point|dex_bar|series|every_point)(?!_point)(_|$)/;

/** The names of all tables, views, indexes and check constraints of a schema. */
async function listNames(schema: string): Promise<string[]> {
  const rows = await getAdmin()<{ name: string }[]>`
    SELECT relname AS name FROM pg_class WHERE relnamespace = ${schema}::regnamespace
    UNION ALL
    SELECT conname FROM pg_constraint WHERE connamespace = ${schema}::regnamespace AND contype = 'c'`;
  return rows.map(({ name }) => name);
}

test("renames the tables, partitions and indexes of an older version and keeps their rows", async () => {
  const schema = await createSchema();
  const database = await Database.open(schema.url);
  await migrate(database, { ...MARKET, migrations: MARKET.migrations.slice(0, 5) });
  await database.query((sql) =>
    sql.unsafe(`
      CREATE TABLE point_2026_05 PARTITION OF point FOR VALUES FROM (${MAY}) TO (${MAY + 31 * DAY});
      CREATE TABLE point_day_2026_05 PARTITION OF point_day FOR VALUES FROM (${MAY}) TO (${MAY + 31 * DAY});
      CREATE TABLE bar_daily_2026 PARTITION OF bar_daily FOR VALUES FROM (${Date.UTC(2026, 0)}) TO (${Date.UTC(2027, 0)});
      INSERT INTO point (asset_id, time, price) VALUES (1, ${MAY + DAY}, 2), (1, 5, 3);
      INSERT INTO point_day VALUES (1, ${MAY}, ${MAY + 7}, ${MAY + 7}, '{7}', '{4}', '{NULL}', '{NULL}', '{NULL}', '{NULL}', '{NULL}');
      INSERT INTO bar_daily (asset_id, time_open, open, high, low, close, last_updated) VALUES (1, ${MAY}, 5, 5, 5, 5, 9);
      INSERT INTO bar_hourly (asset_id, time_open, open, high, low, close, last_updated) VALUES (1, 0, 6, 6, 6, 6, 9);
      INSERT INTO figures (asset_id, price, is_market_cap_included_in_calc, last_updated) VALUES (1, 7, 1, 9);
      INSERT INTO dex_bar VALUES (1, '0x1', 'daily', 0, 8, 8, 8, 8, NULL, 9, NULL);
      INSERT INTO series VALUES ('market', 0, 9, '{"all.marketCap":10}')`),
  );
  expect((await listNames(schema.name)).filter((name) => OLD_NAMES.test(name)).length).toBeGreaterThan(20);

  expect(await migrate(database, MARKET)).toBe(MARKET.migrations.length - 5);
  const names = await listNames(schema.name);
  expect(names.filter((name) => OLD_NAMES.test(name))).toEqual([]);
  expect(names).toEqual(
    expect.arrayContaining([
      ...["quote_2026_05", "quote_other", "quote_pkey", "quote_day_2026_05", "quote_by_time", "every_quote"],
      ...["candle_daily_by_time", "candle_daily_2026", "dex_candle_period_check", "series_point_pkey"],
    ]),
  );
  const count = async (table: string) => {
    const [row] = await getAdmin().unsafe(`SELECT count(*)::int AS rows FROM ${schema.name}.${table}`);
    return row?.["rows"];
  };
  const tables = [
    "quote",
    "quote_day",
    "every_quote",
    "candle_daily",
    "candle_hourly",
    "metrics",
    "dex_candle",
  ];
  expect(await Promise.all(tables.map(count))).toEqual([2, 1, 3, 1, 1, 1, 1]);
  await database.close();

  const backend = new PostgresBackend({ market: schema.url, accounts: schema.url });
  await backend.migrate();
  const { store, writer, close } = await backend.openMarket();
  expect(await store.closestQuotes(1, [5, MAY + 7, MAY + DAY], 0)).toMatchObject([
    { price: 3 },
    { price: 4 },
    { price: 2 },
  ]);
  expect(await store.seriesPoints({ name: "market", id: 0, from: 0, to: 10 })).toEqual([
    { time: 9, values: { "all.marketCap": 10 } },
  ]);
  await writer.saveQuotes(1, [
    {
      time: MAY + 8,
      price: 11,
      volume24h: null,
      marketCap: null,
      circulatingSupply: null,
      totalSupply: null,
    },
  ]);
  expect(await store.closestQuotes(1, [MAY + 8], 0)).toMatchObject([{ price: 11 }]);
  await close();
  expect(await backend.maintain({ now: MAY + 60 * DAY, quotesSince: MAY + 31 * DAY })).toEqual(
    expect.arrayContaining(["quote_2026_05: dropped"]),
  );
  await schema.close();
});
