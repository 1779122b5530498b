import type { StoredQuote } from "@market-data/market";
import { MARKET_SERIES } from "@market-data/market/store";
import type { OpenMarket } from "@market-data/storage";
import { StorageError } from "@market-data/storage";
import { expect, onTestFinished, test, vi } from "vitest";
import { createLogger } from "../src/monitoring/logger.ts";
import { recordInBackground } from "../src/server/record-in-background.ts";
import { fixture, NOW, TemporaryMarket } from "./support/temporary-market.ts";

const MINUTE = 60_000;
const quote: StoredQuote = {
  ...{ time: NOW - 3 * 86_400_000, price: 5, volume24h: null, marketCap: 7 },
  ...{ circulatingSupply: null, totalSupply: null },
};

async function openStale(): Promise<OpenMarket> {
  const imported = new TemporaryMarket();
  onTestFinished(() => imported[Symbol.asyncDispose]());
  await imported.import([fixture("native")]);
  const market = await imported.backend.openMarket();
  expect(await market.state.staleSeries()).toBeUndefined();
  const { assets } = await market.store.snapshot();
  const asset = [...assets.values()].find(({ slug }) => slug === "example-one");
  await market.writer.saveQuotes(asset?.id ?? 0, [quote]);
  onTestFinished(() => market.close());
  return market;
}

function record(market: OpenMarket) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const logged: string[] = [];
  const log = createLogger({ level: "warn", write: (lines) => logged.push(lines) });
  const recording = recordInBackground(market, { log, now: () => NOW });
  onTestFinished(() => recording.close().ended);
  return { recording, getLog: () => logged.join("").split("\n").filter(Boolean) };
}

test("records stale series at once", async () => {
  const market = await openStale();
  const day = NOW - (NOW % 86_400_000) - 2 * 86_400_000;
  const read = () => market.store.seriesPoints({ ...MARKET_SERIES, from: day, to: day + 1 });
  const [before] = await read();
  const { recording, getLog } = record(market);
  await recording.close().ended;
  expect(await market.state.staleSeries()).toBeUndefined();
  const [after] = await read();
  expect([before?.values["all.marketCap"], after?.values["all.marketCap"]]).toEqual([null, 126]);
  expect(getLog()).toEqual([
    expect.stringContaining("an import was interrupted. The service has recorded them."),
  ]);
});

test("waits for a running import, and records its stale series a minute after its end", async () => {
  const market = await openStale();
  const unlock = await market.lockForImport();
  const { getLog } = record(market);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(await market.state.staleSeries()).toBeDefined();
  expect(getLog()).toEqual([]);
  unlock();
  await vi.advanceTimersByTimeAsync(MINUTE);
  await expect.poll(() => market.state.staleSeries()).toBeUndefined();
});

test("logs a failure once and retries every minute", async () => {
  const market = await openStale();
  let error: Error | undefined = new StorageError("full", "market.db", "cannot be written.");
  let attempts = 0;
  const { getLog } = record({
    ...market,
    writer: new Proxy(market.writer, {
      get(target, name) {
        if (name === "transaction") attempts += 1;
        if (name === "transaction" && error !== undefined) return () => Promise.reject(error);
        return Reflect.get(target, name, target).bind(target);
      },
    }),
  });
  for (const attempt of [1, 2, 3]) {
    await expect.poll(() => attempts).toBe(attempt);
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(MINUTE);
  }
  expect(getLog()).toEqual([expect.stringContaining("cannot be recorded. Run `market-data check --repair`")]);
  error = undefined;
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(MINUTE);
  await expect.poll(getLog).toHaveLength(2);
  expect(await market.state.staleSeries()).toBeUndefined();
});
