import { describeMarketStore, type Open, testsOn } from "@market-data/market/conformance";
import { type Backend, MemoryMeter } from "@market-data/service";
import { describe, expect } from "vitest";
import { describeFeatureUsageStore } from "./feature-usage-store.ts";
import { describeKeyStore } from "./key-store.ts";
import { describeMeter } from "./meter.ts";
import { describeUsageStore } from "./usage-store.ts";

/** Ends what hangs; it is not a measure of speed. */
const MAX_WAIT_MS = 60_000;
const NOON = Date.UTC(2026, 0, 15, 12);

/** Registers what every backend promises, and the stores that it opens. */
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
    test("what is written to a market is there when it is opened again", async ({ backend }) => {
      const market = await backend.openMarket();
      await market.writer.saveRates(1, [{ time: NOON, usd: 1.5 }]);
      await market.close();
      const again = await backend.openMarket();
      expect(await again.store.ratesAt(1, [NOON], 0)).toEqual([{ time: NOON, usd: 1.5 }]);
      await again.close();
    });

    test("a market that is opened twice shows in one what the other wrote", async ({ backend }) => {
      const [one, other] = [await backend.openMarket(), await backend.openMarket({ watch: 2 })];
      expect((await other.store.snapshot()).rates.size).toBe(0);
      await one.writer.saveRates(1, [{ time: NOON, usd: 1.5 }]);
      const shown = async () => (await other.store.snapshot()).rates.get(1)?.usd;
      await expect.poll(shown, { timeout: MAX_WAIT_MS }).toBe(1.5);
      await one.close();
      await other.close();
    });

    test("one import at a time has a market for itself", async ({ backend }) => {
      const [one, other] = [await backend.openMarket(), await backend.openMarket()];
      const unlock = await one.lockForImport();
      await expect(other.lockForImport()).rejects.toMatchObject({ name: "StorageError", kind: "locked" });
      await other.writer.saveRates(1, [{ time: NOON, usd: 1.5 }]);
      unlock();
      (await other.lockForImport())();
      await one.close();
      await other.close();
    });

    test("one service at a time has a location for itself; what it serves is open to all", async ({
      backend,
    }) => {
      const unlock = await backend.lockForService();
      const locked = { name: "StorageError", kind: "locked" };
      await expect(backend.lockForService()).rejects.toMatchObject(locked);
      const { lockForImport, close } = await backend.openMarket();
      (await lockForImport())();
      await close();
      unlock();
      (await backend.lockForService())();
    });

    test("accounts are made when they are first opened, unless they must be there", async ({ backend }) => {
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
