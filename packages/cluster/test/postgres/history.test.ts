import type { Candle, CandlePeriod, MarketWriter, StoredQuote, TimeSpan } from "@market-data/market";
import { CANDLE_LENGTH } from "@market-data/market/store";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { MemoryStore } from "../../../../test/conformance/src/memory/memory-store.ts";
import { PostgresStore, PostgresWriter } from "../../src/index.ts";
import { shareMarket } from "../support/shared-tables.ts";

const DAY = CANDLE_LENGTH.daily;
const START = Date.UTC(2025, 5, 1);
const MAX_DAYS = 40;

const market = shareMarket();
afterAll(() => market.close());

const time = fc.integer({ min: START, max: START + MAX_DAYS * DAY });
/** Times at the edges of rows and rules. */
const edge = fc
  .tuple(fc.integer({ min: 0, max: MAX_DAYS * 24 }), fc.integer({ min: -1, max: 1 }))
  .map(([hours, by]) => START + hours * CANDLE_LENGTH.hourly + by);
const moment = fc.oneof(time, edge);
const value = fc.option(fc.integer({ min: 1, max: 9 }), { nil: null });

const quotes = fc.array(
  fc.record<StoredQuote>({
    time: moment,
    price: fc.integer({ min: 1, max: 9 }),
    volume24h: value,
    marketCap: value,
    circulatingSupply: value,
    totalSupply: value,
  }),
  { maxLength: 60 },
);

const candles = (period: CandlePeriod) =>
  fc.array(
    fc
      .record({
        index: fc.nat(Math.round((MAX_DAYS * DAY) / CANDLE_LENGTH[period])),
        isWhole: fc.boolean(),
        marketCap: value,
      })
      .map<Candle>(({ index, isWhole, marketCap }) => {
        const timeOpen = START + index * CANDLE_LENGTH[period];
        const prices = { open: 5, high: 5 + (index % 7), low: 5 - (index % 5), close: 4 + (index % 3) };
        const rest = { volume: index % 4 || null, marketCap, circulatingSupply: null, totalSupply: null };
        const [timeHigh, timeLow] = [isWhole ? timeOpen + 7 : null, timeOpen + 9];
        const lastUpdated = timeOpen + (isWhole ? CANDLE_LENGTH[period] - 1 : 1000);
        return { timeOpen, ...prices, timeHigh, timeLow, ...rest, lastUpdated };
      }),
    { maxLength: 40 },
  );

const ascending = fc
  .array(moment, { maxLength: 120 })
  .map((times) => times.sort((one, other) => one - other));
const asset = fc.record({
  quotes,
  daily: candles("daily"),
  hourly: candles("hourly"),
  newest: fc.option(moment),
});

test("history equals the history of a store in memory", async () => {
  const question = fc.record({
    times: ascending,
    tolerance: fc.constantFrom(0, 60_000, CANDLE_LENGTH.hourly, DAY, 30 * DAY),
    span: fc.tuple(moment, moment).map((times) => times.sort((one, other) => one - other)),
    day: fc.nat(MAX_DAYS).map((days) => START + days * DAY),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(asset, { minLength: 1, maxLength: 3 }), question, async (assets, asked) => {
      const database = await market.open();
      const memory = new MemoryStore();
      const store = new PostgresStore(database);
      for (const writer of [memory, new PostgresWriter(database)]) await write(writer, assets);
      const { times, tolerance, span, day } = asked;
      const [from = 0, to = 0] = span;
      const spans = times.map((each, index) => ({
        from: each,
        to: each + (index % 5) * CANDLE_LENGTH.hourly,
      }));
      for (const each of [store, memory]) {
        expect((await each.snapshot()).metrics.size).toBe(
          assets.filter(({ newest }) => newest !== null).length,
        );
      }
      for (const id of assets.keys()) {
        const results = await Promise.all(
          [store, memory].map((each) =>
            Promise.all([
              each.closestQuotes(id + 1, times, tolerance),
              each.firstQuotes(id + 1, spans),
              each.lastQuotes(id + 1, times, tolerance),
              each.extremes(id + 1, from, to),
              each.candles({ assetId: id + 1, period: "hourly", from, to, newest: 7 }),
              each.derivedCandles(id + 1, "daily", toDays(span)),
              each.derivedCandles(id + 1, "hourly", toDays(span)),
            ]),
          ),
        );
        expect(results[0]).toEqual(results[1]);
      }
      const ids = [...assets.keys()].map((id) => id + 1);
      const ends = await Promise.all(
        [store, memory].map((each) => each.dayEnd(day, ids, 2 * CANDLE_LENGTH.daily)),
      );
      const [own, others] = ends.map((list) => list.toSorted((one, other) => one.assetId - other.assetId));
      expect(own).toEqual(others);
      expect([...(await store.snapshot()).metrics.values()]).toEqual(
        [...(await memory.snapshot()).metrics.values()].sort((one, other) => one.assetId - other.assetId),
      );
    }),
    { numRuns: 60 },
  );
});

/** The days of a span, without every third day. */
function toDays([from = 0, to = 0]: readonly number[]): TimeSpan[] {
  const first = from - (from % DAY);
  return Array.from({ length: Math.ceil((to - first) / DAY) }, (_, index) => first + index * DAY).flatMap(
    (day, index) => (index % 3 === 2 ? [] : [{ from: day, to: Math.min(day + DAY - 1, to) }]),
  );
}

type Asset = typeof asset extends fc.Arbitrary<infer Value> ? Value : never;

async function write(writer: MarketWriter, assets: readonly Asset[]): Promise<void> {
  for (const [index, { quotes, daily, hourly, newest }] of assets.entries()) {
    const assetId = index + 1;
    await writer.saveQuotes(assetId, quotes);
    await writer.saveCandles(assetId, "daily", daily);
    await writer.saveCandles(assetId, "hourly", hourly);
    if (newest === null) continue;
    await writer.saveMetrics([
      {
        assetId,
        price: 3,
        volume24h: 1,
        volume7d: null,
        volume30d: null,
        volume24hReported: null,
        volume7dReported: null,
        volume30dReported: null,
        circulatingSupply: 2,
        totalSupply: null,
        selfReportedCirculatingSupply: null,
        unlockedCirculatingSupply: null,
        isMarketCapIncludedInCalc: true,
        tvl: null,
        lastUpdated: newest,
      },
    ]);
  }
}
