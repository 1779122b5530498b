import type { Candle } from "@market-data/market";
import { afterAll, expect, test } from "vitest";
import { MemoryStore } from "../../../../test/conformance/src/memory/memory-store.ts";
import { PostgresStore, PostgresWriter } from "../../src/index.ts";
import { shareMarket } from "../support/shared-tables.ts";

const HOUR = 3_600_000;
/** Enough rows for COPY. */
const MANY = 1200;

const market = shareMarket();
afterAll(() => market.close());

const candle = (index: number, close: number): Candle => {
  const [timeOpen, prices] = [index * HOUR, { open: 0.1 + 0.2, high: 1.5e300, low: 5e-324, close }];
  const rest = { marketCap: null, circulatingSupply: index % 2 ? 21e6 : null, totalSupply: null };
  return {
    timeOpen,
    ...prices,
    timeHigh: timeOpen + 1,
    timeLow: null,
    volume: -0.5,
    ...rest,
    lastUpdated: timeOpen,
  };
};
const candles = (from: number, count: number, close: number) =>
  Array.from({ length: count }, (_, index) => candle(from + index, close));

test("stores thousands of candles exactly, and replaces stored candles", async () => {
  const database = await market.open();
  const [memory, store] = [new MemoryStore(), new PostgresStore(database)];
  for (const writer of [memory, new PostgresWriter(database)]) {
    await writer.saveCandles(1, "hourly", candles(-100, MANY, 1));
    await writer.transaction(
      async (batch) => {
        await batch.saveCandles(1, "hourly", candles(MANY - 200, MANY, 2));
        await batch.saveCandles(2, "hourly", candles(0, MANY, 3));
      },
      { source: "Größe \u{1f600}" },
    );
  }
  for (const assetId of [1, 2]) {
    const query = { assetId, period: "hourly", from: -MANY * HOUR, to: 3 * MANY * HOUR } as const;
    expect(await store.candles(query)).toEqual(await memory.candles(query));
  }
  const sources = await database.query(
    (sql) => sql`SELECT source, count(*) AS rows FROM candle_hourly GROUP BY source ORDER BY rows`,
  );
  expect(sources).toEqual([
    { source: null, rows: MANY - 100 },
    { source: "Größe \u{1f600}", rows: 2 * MANY },
  ]);
});

test("writes none of thousands of candles if the database rejects one candle, and states the reason", async () => {
  const database = await market.open();
  await database.query((sql) =>
    sql.unsafe("ALTER TABLE candle_hourly ADD CONSTRAINT modest CHECK (close < 1000)"),
  );
  try {
    const writer = new PostgresWriter(database);
    const saving = writer.saveCandles(1, "hourly", [...candles(0, MANY, 1), candle(MANY, 1000)]);
    await expect(saving).rejects.toThrow(/modest/);
    expect(await database.query((sql) => sql`SELECT FROM candle_hourly`)).toEqual([]);
    await writer.saveCandles(1, "hourly", candles(0, MANY, 1));
    expect(await database.query((sql) => sql`SELECT count(*) AS rows FROM candle_hourly`)).toEqual([
      { rows: MANY },
    ]);
  } finally {
    await database.query((sql) => sql.unsafe("ALTER TABLE candle_hourly DROP CONSTRAINT modest"));
  }
});
