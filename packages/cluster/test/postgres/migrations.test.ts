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
      ...["quote_2026_05", "quote_other", "quote_pkey", "quote_by_time"],
      ...["candle_daily_by_time", "candle_daily_2026", "dex_candle_period_check", "series_point_pkey"],
    ]),
  );
  const count = async (table: string) => {
    const [row] = await getAdmin().unsafe(`SELECT count(*)::int AS rows FROM ${schema.name}.${table}`);
    return row?.["rows"];
  };
  const tables = ["quote", "candle_daily", "candle_hourly", "metrics", "dex_candle"];
  expect(await Promise.all(tables.map(count))).toEqual([3, 1, 1, 1, 1]);
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

const VERSION_WITH_PACKED_DAYS = 6;
const JUNE = MAY + 31 * DAY;

test("unpacks days of quotes that version 6 packed, and keeps their tables usable for version 6", async () => {
  const schema = await createSchema();
  const database = await Database.open(schema.url);
  await migrate(database, { ...MARKET, migrations: MARKET.migrations.slice(0, VERSION_WITH_PACKED_DAYS) });
  // Version 6 packs all quotes of May and drops their partition. In June, one quote came after its day was packed.
  await database.query((sql) =>
    sql.unsafe(`
      CREATE TABLE quote_2026_06 PARTITION OF quote FOR VALUES FROM (${JUNE}) TO (${JUNE + 30 * DAY});
      CREATE TABLE quote_day_2026_05 PARTITION OF quote_day FOR VALUES FROM (${MAY}) TO (${JUNE});
      CREATE TABLE quote_day_2026_06 PARTITION OF quote_day FOR VALUES FROM (${JUNE}) TO (${JUNE + 30 * DAY});
      INSERT INTO quote_day VALUES
        (1, ${MAY}, ${MAY}, ${MAY + 300_000}, '{0,300000}', '{1,2}', '{10,NULL}', '{NULL,20}', '{3,4}', '{5,NULL}', '{feed,NULL}'),
        (2, ${JUNE}, ${JUNE + 7}, ${JUNE + 7}, '{7}', '{3}', '{NULL}', '{NULL}', '{NULL}', '{NULL}', '{feed}'),
        (1, ${-DAY}, ${-DAY + 1}, ${-DAY + 1}, '{1}', '{4}', '{NULL}', '{NULL}', '{NULL}', '{NULL}', '{NULL}');
      INSERT INTO quote (asset_id, time, price) VALUES (2, ${JUNE + 8}, 5);
      UPDATE state SET packed_before = ${JUNE + DAY}`),
  );
  const listQuotes = (relation: string) =>
    getAdmin().unsafe(`SELECT * FROM ${schema.name}.${relation} ORDER BY asset_id, time`);
  const packed = await listQuotes("every_quote");
  expect(packed).toHaveLength(5);

  const backend = new PostgresBackend({ market: schema.url, accounts: schema.url });
  await backend.migrate();
  expect([...(await listQuotes("quote"))]).toEqual([...packed]);
  expect([...(await listQuotes("every_quote"))]).toEqual([...packed]);
  expect(await listQuotes("quote_other")).toHaveLength(3);
  expect(await backend.maintain({ now: JUNE })).toEqual(
    expect.arrayContaining(["quote_2026_05: made", "quote_1969: made"]),
  );
  expect([...(await listQuotes("quote"))]).toEqual([...packed]);
  expect(await listQuotes("quote_other")).toHaveLength(0);
  await expect(
    getAdmin().unsafe(`INSERT INTO ${schema.name}.quote_day
      VALUES (1, ${MAY}, ${MAY}, ${MAY}, '{0}', '{1}', '{NULL}', '{NULL}', '{NULL}', '{NULL}', '{NULL}')`),
  ).rejects.toThrow(/never_packed/);
  await database.close();
  await schema.close();
});
