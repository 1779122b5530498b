import { MemoryMeter } from "@market-data/service";
import type { Backend } from "@market-data/storage";
import { describe, expect } from "vitest";
import { describeFeatureUsageStore } from "./feature-usage-store.ts";
import { describeKeyStore } from "./key-store.ts";
import { describeMarketStore } from "./market-store.ts";
import { describeMeter } from "./meter.ts";
import { type Open, testsOn } from "./suite.ts";
import { describeUsageStore } from "./usage-store.ts";

/** A generous timeout, which only a hanging test reaches. */
const MAX_WAIT_MS = 60_000;
const NOON = Date.UTC(2026, 0, 15, 12);
const DAY = 86_400_000;
const HOUR = 3_600_000;
const MIDNIGHT = Date.UTC(2026, 0, 10);

/** Registers the tests of a backend and of its stores. */
export function describeBackend(name: string, open: Open<{ readonly backend: Backend }>): void {
  const openMarket = async () => {
    const { backend, close } = await open();
    const { store, writer, state, close: closeMarket } = await backend.openMarket();
    return { store, writer, state, close: closingBoth(closeMarket, close) };
  };
  const openAccounts = async () => {
    const { backend, close } = await open();
    const { keys, usage, featureUsage, close: closeAccounts } = await backend.openAccounts();
    return { keys, usage, featureUsage, close: closingBoth(closeAccounts, close) };
  };
  describeMarketStore(name, openMarket);
  describeKeyStore(name, openAccounts);
  describeUsageStore(name, openAccounts);
  describeFeatureUsageStore(name, openAccounts);
  describeMeter(`A meter on ${name}`, async () => {
    const { usage, close } = await openAccounts();
    return { meter: new MemoryMeter({ store: usage }), close };
  });

  const test = testsOn(open);
  describe(`${name} is a backend`, () => {
    test("a reopened market contains earlier writes", async ({ backend }) => {
      const market = await backend.openMarket();
      await market.writer.saveRates(1, [{ time: NOON, usd: 1.5 }]);
      await market.close();
      const again = await backend.openMarket();
      expect(await again.store.ratesAt(1, [NOON], 0)).toEqual([{ time: NOON, usd: 1.5 }]);
      await again.close();
    });

    test("a market that is opened twice shows writes of the second connection", async ({ backend }) => {
      const [one, other] = [await backend.openMarket(), await backend.openMarket({ watch: 2 })];
      expect((await other.store.snapshot()).rates.size).toBe(0);
      await one.writer.saveRates(1, [{ time: NOON, usd: 1.5 }]);
      const shown = async () => (await other.store.snapshot()).rates.get(1)?.usd;
      await expect.poll(shown, { timeout: MAX_WAIT_MS }).toBe(1.5);
      await one.close();
      await other.close();
    });

    test("a check counts days and hours with quotes but without candles", async ({ backend }) => {
      const { writer, close } = await backend.openMarket();
      await (await backend.openAccounts()).close();
      const unknown = { volume24h: null, marketCap: null, circulatingSupply: null, totalSupply: null };
      const times = [0, 1, 2, 24, 25, 30, 48].map((hours) => MIDNIGHT + hours * HOUR);
      const minuteAfter = MIDNIGHT + 2 * HOUR + 60_000;
      await writer.saveQuotes(
        1,
        [...times, minuteAfter].map((time) => ({ time, price: 5, ...unknown })),
      );
      await writer.saveQuotes(2, [{ time: MIDNIGHT, price: 5, ...unknown }]);
      const counts = async () => Object.fromEntries((await backend.maintenance.check()).facts);
      // The third day has a single quote.
      expect(await counts()).toMatchObject({ "days with quotes only": 2, "hours with quotes only": 1 });
      const prices = { open: 5, high: 5, low: 5, close: 5, timeHigh: null, timeLow: null };
      const { volume24h: volume, ...rest } = unknown;
      const day = { timeOpen: MIDNIGHT, ...prices, volume, ...rest, lastUpdated: MIDNIGHT + 1 };
      await writer.saveCandles(1, "daily", [day]);
      expect(await counts()).toMatchObject({ "days with quotes only": 1, "hours with quotes only": 1 });
      await close();
    });

    test("a market allows one import at a time", async ({ backend }) => {
      const [one, other] = [await backend.openMarket(), await backend.openMarket()];
      const unlock = await one.lockForImport();
      await expect(other.lockForImport()).rejects.toMatchObject({ name: "StorageError", kind: "locked" });
      await other.writer.saveRates(1, [{ time: NOON, usd: 1.5 }]);
      unlock();
      (await other.lockForImport())();
      await one.close();
      await other.close();
    });

    test("a removal marks derived series as stale for the times of the removed rows", async ({ backend }) => {
      const market = await backend.openMarket();
      const quote = {
        marketCap: null,
        volume24h: null,
        circulatingSupply: null,
        totalSupply: null,
        price: 1,
      };
      await market.writer.saveQuotes(
        7,
        [NOON - DAY, NOON].map((time) => ({ ...quote, time })),
      );
      await market.writer.saveQuotes(8, [{ ...quote, time: NOON + DAY }]);
      await market.writer.markRecorded((await market.state.staleSeries())?.version ?? Number.NaN);
      const removal = await backend.maintenance.remove({ time: NOON, user: "ann", assetId: 7 });
      const stale = await market.state.staleSeries();
      expect([removal.rows, stale?.span]).toEqual([2, { from: NOON - DAY, to: NOON }]);
      const early = NOON - 9 * DAY;
      await market.writer.saveSeries({ name: "market", id: 0 }, [{ time: early, values: {} }]);
      await backend.maintenance.remove({ time: NOON, user: "ann", from: early, to: NOON - DAY });
      const { span } = (await market.state.staleSeries()) ?? {};
      expect(span).toEqual({ from: early, to: NOON });
      await market.close();
    });

    test("a location allows one service at a time, and the market stays readable", async ({ backend }) => {
      const unlock = await backend.lockForService();
      const locked = { name: "StorageError", kind: "locked" };
      await expect(backend.lockForService()).rejects.toMatchObject(locked);
      const { lockForImport, close } = await backend.openMarket();
      (await lockForImport())();
      await close();
      unlock();
      (await backend.lockForService())();
    });

    test("missing accounts are created on opening, or rejected if `mayBeNew` is false", async ({
      backend,
    }) => {
      const missing = { name: "StorageError", kind: "missing" };
      await expect(backend.openAccounts({ mayBeNew: false })).rejects.toMatchObject(missing);
      const accounts = await backend.openAccounts();
      const { key } = await accounts.keys.create({ plan: "Basic", name: "a" }, NOON);
      await accounts.usage.add([{ accountId: key.accountId, kind: "day", from: NOON, credits: 3 }]);
      const feature = { operationId: "simplePriceV1", parameter: "", value: "" };
      await accounts.featureUsage.add([{ feature, day: NOON, requests: 3, keyIds: [key.id] }]);
      await accounts.close();
      const again = await backend.openAccounts({ mayBeNew: false });
      expect([accounts.isNew, again.isNew]).toEqual([true, false]);
      expect(await again.keys.list()).toEqual([key]);
      expect(await again.usage.used(key.accountId, "day", NOON)).toBe(3);
      expect(await again.featureUsage.list()).toMatchObject([{ feature, keys: 1, requests: 3 }]);
      await again.close();
    });
  });
}

function closingBoth(first: () => Promise<void>, then?: () => void | Promise<void>) {
  return async (): Promise<void> => {
    await first();
    await then?.();
  };
}
