import fc from "fast-check";
import { expect, test } from "vitest";
import { asset, metrics, quote } from "../../../../test/conformance/src/fixtures.ts";
import { MemoryStore } from "../../../../test/conformance/src/memory/memory-store.ts";
import { recordSeries } from "../../src/derived/record-series.ts";
import { getIndexSeries } from "../../src/store/index-units.ts";
import { MARKET_SERIES } from "../../src/store/market-totals.ts";
import type { SeriesPoint } from "../../src/store/series.ts";
import { ask, DOLLAR } from "../market.ts";
import { candle, DAY, HOUR, MIDNIGHT } from "../past.ts";

const DAYS = 40;
const BEGIN = MIDNIGHT - DAYS * DAY;
const LATER = MIDNIGHT + 100 * DAY;

/** A price of an asset: a quote at one time, or the only price of a UTC day, which closes its candle. */
interface Price {
  readonly time: number;
  readonly price: number;
  readonly isDay: boolean;
  /** The commit that saves the price. Commits are not in order of time. */
  readonly commit: number;
}

const COMMITS = 4;

interface Coin {
  readonly supply: number;
  /** Oldest first. */
  readonly prices: readonly Price[];
}

const price = fc.record({
  hour: fc.integer({ min: 0, max: DAYS * 24 - 1 }),
  price: fc.integer({ min: 1, max: 1000 }),
  isDay: fc.boolean(),
  commit: fc.integer({ min: 0, max: COMMITS - 1 }),
});

/** Most prices are close together. A coin has none before it begins or after it stops. */
const coin: fc.Arbitrary<Coin> = fc
  .record({
    supply: fc.integer({ min: 1, max: 1000 }),
    span: fc.tuple(fc.integer({ min: 0, max: DAYS - 1 }), fc.integer({ min: 0, max: DAYS - 1 })),
    all: fc.array(price, { minLength: 1, maxLength: 30 }),
  })
  .map(({ supply, span, all }) => {
    const [first, last] = [Math.min(...span), Math.max(...span)];
    const byTime = new Map(
      all.map(({ hour, isDay, ...rest }): [number, Price] => {
        const at = BEGIN + Math.min(Math.max(hour, first * 24), last * 24 + 23) * HOUR;
        const time = isDay ? Math.floor(at / DAY) * DAY + DAY - 1 : at;
        return [time, { time, isDay, ...rest }];
      }),
    );
    return { supply, prices: [...byTime.values()].sort((one, other) => one.time - other.time) };
  });

/** Bitcoin comes first. The second coin is a stablecoin, which is in no index. */
const market = fc.record({
  coins: fc.array(coin, { minLength: 2, maxLength: 6 }),
  age: fc.constantFrom(1, 3, 7),
});

/** The first time at which a price is known: a candle opens with its day. */
function getOpen({ time, isDay }: Price): number {
  return isDay ? time + 1 - DAY : time;
}

function getFacts(index: number) {
  if (index === 0) return { slug: "bitcoin" };
  return index === 1 ? { tags: ["stablecoin"] } : {};
}

/** Saves the prices of coins from one commit to another, both inclusive, like an import. */
async function save(store: MemoryStore, coins: readonly Coin[], from = 0, to = COMMITS): Promise<void> {
  for (const [index, { supply, prices }] of coins.entries()) {
    const id = index + 1;
    const known = prices.filter(({ commit }) => commit <= to);
    const last = known.at(-1);
    const first = known.reduce((least, one) => Math.min(least, getOpen(one)), Number.POSITIVE_INFINITY);
    const dates = last === undefined ? {} : { firstHistoricalData: first, lastHistoricalData: last.time };
    await store.saveCatalogue({ assets: [asset(id, { ...getFacts(index), ...dates })] });
    for (const { time, price, isDay } of known.filter(({ commit }) => commit >= from)) {
      const marketCap = price * supply;
      if (isDay) await store.saveCandles(id, "daily", [candle(time + 1 - DAY, price, { marketCap })]);
      else await store.saveQuotes(id, [quote(time, price, { marketCap })]);
    }
    if (last !== undefined) {
      const { price, time: lastUpdated } = last;
      await store.saveMetrics([metrics(id, { price, circulatingSupply: supply, lastUpdated })]);
    }
  }
}

async function makeStore(age: number): Promise<MemoryStore> {
  const store = new MemoryStore();
  await store.saveCatalogue({ fiats: [DOLLAR], settings: [{ name: "maxPriceAge", value: age * DAY }] });
  return store;
}

/** A slow and simple reference: the last price of each coin that counts at a time. */
function findMembers(coins: readonly Coin[], age: number, at: number) {
  const last = coins.flatMap(({ supply, prices }, index) => {
    const own = prices.flatMap((one) => {
      const close = { time: one.time, cap: one.price * supply };
      // The opening of a day has no market cap of its own.
      return one.isDay ? [{ time: getOpen(one), cap: Number.NaN }, close] : [close];
    });
    const time = own.reduce((most, one) => (one.time <= at ? Math.max(most, one.time) : most), 0);
    const caps = own.filter((one) => one.time === time).map(({ cap }) => cap);
    // With two different quotes at one time, either market cap is right, so it is not compared.
    const cap = new Set(caps).size === 1 ? (caps[0] as number) : Number.NaN;
    return caps.length === 0 ? [] : [{ id: index + 1, time, cap }];
  });
  const newest = Math.max(...last.map((one) => one.time));
  if (newest < at - age * DAY) return [];
  return last.filter((one) => one.time >= newest - age * DAY).sort((one, other) => other.cap - one.cap);
}

type Members = ReturnType<typeof findMembers>;

/** Null without members; NaN if a market cap is not compared. */
function sumCaps(members: Members): number | null {
  return members.length === 0 ? null : members.reduce((sum, { cap }) => sum + cap, 0);
}

const getIds = (members: Members) => members.map(({ id }) => id).sort();

const TOTALS = ["activeCryptocurrencies", "all.marketCap", "bitcoin.marketCap", "stablecoin.marketCap"];

/** The points of days with at least one counted asset. */
const readDays = async (store: MemoryStore) =>
  (await store.seriesPoints({ ...MARKET_SERIES, from: 0, to: LATER })).filter(
    ({ time, values }) => time % DAY === 0 && values["activeCryptocurrencies"] !== 0,
  );

test("equal assets count in current and past totals, rankings and indices", async () => {
  await fc.assert(
    fc.asyncProperty(market, async ({ coins, age }) => {
      const store = await makeStore(age);
      await save(store, coins);
      await recordSeries({ store, writer: store });
      const newest = Math.max(...coins.flatMap(({ prices }) => prices.map(({ time }) => time)));
      const now = findMembers(coins, age, newest);

      const { data: listed } = await ask("cryptocurrencyListingsLatestV1", "", store, newest);
      expect(listed.map(({ id }) => id).sort()).toEqual(getIds(now));
      const { data: global } = await ask("globalMetricsQuotesLatestV1", "", store, newest);
      expect(global.active_cryptocurrencies).toBe(now.length);
      expect(global.quote["USD"]?.total_market_cap).toBe(sumCaps(now));

      const days = await readDays(store);
      const all = Array.from({ length: DAYS + 1 }, (_, index) => BEGIN + index * DAY);
      const counted = all.filter((day) => day <= newest && findMembers(coins, age, day).length > 0);
      expect(days.map(({ time }) => time)).toEqual(counted);
      for (const { time, values } of days) {
        const members = findMembers(coins, age, time);
        expect(values["activeCryptocurrencies"]).toBe(members.length);
        const sums = { all: members, bitcoin: members.filter(({ id }) => id === 1) };
        for (const [group, own] of Object.entries(sums)) {
          const sum = sumCaps(own);
          if (!Number.isNaN(sum)) expect([group, values[`${group}.marketCap`] ?? null]).toEqual([group, sum]);
        }
        const date = new Date(time).toISOString();
        const { data } = await ask("cryptocurrencyListingsHistoricalV1", `date=${date}`, store, LATER);
        const ranked = findMembers(coins, age, time + DAY - 1);
        expect(data.map(({ id }) => id).sort()).toEqual(getIds(ranked));
        const caps = data.map(({ quote }) => quote["USD"]?.market_cap ?? 0);
        expect(caps).toEqual(caps.toSorted((one, other) => other - one));
      }
      const [yesterday] = await store.closestPoints(MARKET_SERIES, [newest - DAY], DAY / 2);
      expect(global.quote["USD"]?.total_market_cap_yesterday).toBe(
        yesterday?.values["all.marketCap"] ?? null,
      );

      const rebalancings = await store.seriesPoints({ ...getIndexSeries("top-100"), from: 0, to: LATER });
      for (const { time, values } of rebalancings) {
        const members = findMembers(coins, age, time).filter(({ id }) => id !== 2);
        const found = Object.keys(values).map(Number);
        expect(getIds(members)).toEqual(expect.arrayContaining(found));
        expect(found).toEqual(
          expect.arrayContaining(getIds(members.filter(({ cap }) => !Number.isNaN(cap)))),
        );
      }
    }),
    { numRuns: 100 },
  );
});

test("several commits record the same series as one commit of all history", async () => {
  await fc.assert(
    fc.asyncProperty(market, async ({ coins, age }) => {
      const [whole, parts] = [await makeStore(age), await makeStore(age)];
      await save(whole, coins);
      await recordSeries({ store: whole, writer: whole });
      for (let commit = 0; commit < COMMITS; commit++) {
        const added = coins.flatMap(({ prices }) => prices).filter((one) => one.commit === commit);
        await save(parts, coins, commit, commit);
        const changed = {
          from: Math.min(...added.map(getOpen)),
          to: Math.max(...added.map(({ time }) => time)),
        };
        await recordSeries({ store: parts, writer: parts }, added.length === 0 ? undefined : changed);
      }
      const getTotals = (points: readonly SeriesPoint[]) =>
        points.map(({ time, values }) => [time, ...TOTALS.map((name) => values[name] ?? null)]);
      expect(getTotals(await readDays(parts))).toEqual(getTotals(await readDays(whole)));
      const query = { ...getIndexSeries("top-20"), from: 0, to: LATER };
      const getMembers = async (store: MemoryStore) =>
        new Map((await store.seriesPoints(query)).map(({ time, values }) => [time, Object.keys(values)]));
      const [expected, found] = [await getMembers(whole), await getMembers(parts)];
      // A month that lost all its members keeps the old units: a rebalancing is never removed.
      for (const [time, members] of expected) expect([time, found.get(time)]).toEqual([time, members]);
    }),
    { numRuns: 100 },
  );
});

test("a different maximum age computes all days again", async () => {
  await fc.assert(
    fc.asyncProperty(market, async ({ coins, age }) => {
      const [whole, changed] = [await makeStore(age), await makeStore(2)];
      for (const store of [whole, changed]) await save(store, coins);
      await recordSeries({ store: whole, writer: whole });
      await recordSeries({ store: changed, writer: changed });
      await changed.saveCatalogue({ settings: [{ name: "maxPriceAge", value: age * DAY }] });
      await recordSeries({ store: changed, writer: changed });
      expect(await readDays(changed)).toEqual(await readDays(whole));
    }),
    { numRuns: 50 },
  );
});
