import type { Candle, CandlePeriod, MarketWriter, StoredMetrics, StoredQuote } from "@market-data/market";
import { CANDLE_LENGTH, type MetricsWithPast, type Revision } from "@market-data/market/store";
import fc from "fast-check";
import { afterAll, beforeEach, expect, test } from "vitest";
import { PostgresWriter } from "../../src/index.ts";
import { readChanges } from "../../src/postgres/changes.ts";
import type { Database } from "../../src/postgres/database.ts";
import { EarlierHistory } from "../../src/postgres/earlier-history.ts";
import { maintain } from "../../src/postgres/partitions.ts";
import { shareMarket } from "../support/shared-tables.ts";

const [HOUR, DAY] = [CANDLE_LENGTH.hourly, CANDLE_LENGTH.daily];
const NOW = Date.UTC(2026, 5, 1, 12);
const ASSETS = [1, 2];

const market = shareMarket();
afterAll(() => market.close());

let database: Database;
let writer: MarketWriter;
/** Reads one tick after another. */
let earlier: EarlierHistory;
beforeEach(async () => {
  database = await market.open();
  writer = new PostgresWriter(database);
  earlier = new EarlierHistory();
});

const EMPTY = { volume24h: null, marketCap: null, circulatingSupply: null, totalSupply: null };
const quote = (time: number, price: number): StoredQuote => ({ ...EMPTY, time, price, volume24h: price * 2 });
const candle = (period: CandlePeriod, time: number, price: number): Candle => ({
  ...{ timeOpen: time - (time % CANDLE_LENGTH[period]), open: price, high: 9, low: 1, close: price + 1 },
  ...{ timeHigh: null, timeLow: null, volume: price, marketCap: null, circulatingSupply: null },
  ...{ totalSupply: null, lastUpdated: time },
});
const metrics = (assetId: number, lastUpdated: number, price: number): StoredMetrics => ({
  ...{ assetId, price, lastUpdated, volume24h: null, volume7d: null, volume30d: null },
  ...{ volume24hReported: null, volume7dReported: null, volume30dReported: null, tvl: null },
  ...{ circulatingSupply: null, totalSupply: null, selfReportedCirculatingSupply: null },
  ...{ unlockedCirculatingSupply: null, isMarketCapIncludedInCalc: true },
});

/** New prices of all assets at one time. */
async function tick(time: number, price: number, keepsQuotes = true): Promise<void> {
  await writer.transaction(async (batch) => {
    await batch.saveMetrics(ASSETS.map((id) => metrics(id, time, price)));
    if (keepsQuotes) for (const id of ASSETS) await batch.saveQuotes(id, [quote(time, price)]);
  });
}

async function readAllAhead(): Promise<void> {
  while (await earlier.readAhead(database)) {}
}

/** Times around the earlier times of some ticks. */
const past = fc
  .tuple(fc.constantFrom(HOUR, DAY, 7 * DAY, 30 * DAY, 60 * DAY, 90 * DAY), fc.integer({ min: -40, max: 40 }))
  .map(([back, minutes]) => NOW - back + minutes * 60_000 * (back > DAY ? 20 : 1));
const price = fc.integer({ min: 1, max: 9 });
const step = fc.oneof(
  fc.record({ what: fc.constant("quote" as const), id: fc.constantFrom(...ASSETS), time: past, price }),
  fc.record({ what: fc.constant("hourly" as const), id: fc.constantFrom(...ASSETS), time: past, price }),
  fc.record({ what: fc.constant("daily" as const), id: fc.constantFrom(...ASSETS), time: past, price }),
  fc.record({ what: fc.constant("tick" as const), minutes: fc.integer({ min: 0, max: 30 }), price }),
  fc.record({ what: fc.constant("ahead" as const) }),
  fc.record({ what: fc.constant("undeclared" as const) }),
);

test("earlier prices equal the stored prices after any reads and writes", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      database = await market.open();
      earlier = new EarlierHistory();
      let known: Revision | undefined;
      let time = NOW;
      for (const each of [{ what: "tick" as const, minutes: 0, price: 5 }, ...steps]) {
        if (each.what === "quote") await writer.saveQuotes(each.id, [quote(each.time, each.price)]);
        else if (each.what === "hourly" || each.what === "daily")
          await writer.saveCandles(each.id, each.what, [candle(each.what, each.time, each.price)]);
        else if (each.what === "ahead") await earlier.readAhead(database);
        // Programs of earlier versions note no times.
        else if (each.what === "undeclared") {
          await database.query((sql) => sql`UPDATE state SET revision = revision + 1`);
          await database.query((sql) => sql`DELETE FROM quote WHERE time < ${NOW - 2 * HOUR}`);
        } else {
          time += each.minutes * 60_000;
          await tick(time, each.price);
          const changes = await readChanges(database, known, earlier);
          expect(changes).toEqual({
            ...(await readChanges(database, known)),
            committedAt: expect.any(Number),
          });
          known = changes;
        }
      }
    }),
    { numRuns: 60 },
  );
});

async function readPrices(period: "1h" | "24h", known: Revision): Promise<(number | null)[]> {
  const { metrics: read } = await readChanges(database, known, earlier);
  return read.map(({ priceBefore }: MetricsWithPast) => priceBefore[period]);
}

test("an update does not read rows again that were read ahead", async () => {
  await writer.saveQuotes(1, [quote(NOW - HOUR, 3), quote(NOW - HOUR + 60_000, 4)]);
  await tick(NOW, 5, false);
  const known = await readChanges(database, undefined, earlier);
  await readAllAhead();
  // A change without a revision, unlike any program.
  await database.query((sql) => sql`DELETE FROM quote`);
  await tick(NOW + 60_000, 6, false);
  expect(await readPrices("1h", known)).toEqual([4, null]);
});

test("a new store reads ahead for the whole market", async () => {
  await writer.saveQuotes(2, [quote(NOW - DAY + 60_000, 7)]);
  await tick(NOW, 5, false);
  await readAllAhead();
  const known = await readChanges(database, undefined);
  await database.query((sql) => sql`DELETE FROM quote`);
  await tick(NOW + 60_000, 6, false);
  expect(await readPrices("24h", known)).toEqual([null, 7]);
});

test("dropped rows are no earlier prices", async () => {
  await writer.saveQuotes(1, [quote(NOW - DAY, 3)]);
  await tick(NOW, 5, false);
  const known = await readChanges(database, undefined, earlier);
  expect(known.metrics[0]?.priceBefore["24h"]).toBe(3);
  await maintain(database, { now: NOW, quotesSince: NOW + 60 * DAY });
  await tick(NOW + 60_000, 6, false);
  expect(await readPrices("24h", known)).toEqual([null, null]);
});
