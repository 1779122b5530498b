import { setTimeout } from "node:timers/promises";
import { EXAMPLES_CLOCK } from "@market-data/sample";
import { expect, test } from "vitest";
import { createLogger } from "../src/observing/logger.ts";
import { type Server, startServer } from "../src/server/start-server.ts";
import { TemporaryMarket } from "./support/temporary-market.ts";

const CALLS = [
  "/v1/cryptocurrency/map?symbol=BTC,BAT&listing_status=active,inactive",
  "/v3/cryptocurrency/quotes/latest?id=1,1027,9001&convert=USD,EUR,BTC",
  "/v1/cryptocurrency/listings/latest?limit=200&sort=percent_change_7d",
  "/v1/cryptocurrency/listings/historical?date=2025-12-01&limit=100",
  "/v2/cryptocurrency/ohlcv/historical?id=1&time_period=hourly&interval=3h&count=40&convert=EUR",
  "/v2/cryptocurrency/price-performance-stats/latest?id=1,825&time_period=all_time,yesterday,90d",
  "/v3/cryptocurrency/quotes/historical?id=1&count=50",
  "/v2/cryptocurrency/market-pairs/latest?id=1027&limit=20",
  "/v1/global-metrics/quotes/latest?convert=USD,EUR",
  "/v1/global-metrics/quotes/historical?interval=1h&count=60&convert=EUR",
  "/v1/global-metrics/quotes/historical?interval=daily&count=300",
  "/v3/fear-and-greed/latest",
  "/v3/fear-and-greed/historical?limit=100",
  "/v3/index/svc20-latest",
  "/v3/index/svc100-historical?interval=daily&count=40",
  "/v1/cryptocurrency/categories",
  "/v1/cryptocurrency/airdrops?status=ENDED",
  "/v1/cryptocurrency/trending/gainers-losers",
];

async function getResponses({ url, demoKeys }: Server): Promise<unknown[]> {
  const key = demoKeys.at(-1)?.secret ?? "";
  return Promise.all(
    CALLS.map(async (path) => {
      const response = await fetch(url + path, { headers: { "X-SVC_PRO_API_KEY": key } });
      const body = (await response.json()) as { data?: unknown };
      return [path, response.status, body.data ?? body];
    }),
  );
}

/** Waits until the whole sample market is stored. */
async function seeded({ backend }: TemporaryMarket): Promise<void> {
  const { state, close } = await backend.openMarket();
  while ((await state.newestUpdate()) === undefined) await setTimeout(20);
  await close();
}

test("the sample market answers at once, and the same from its database when that is written, interrupted or not", async () => {
  await using market = new TemporaryMarket();
  const options = {
    data: market.folder,
    host: "127.0.0.1",
    port: 0,
    now: EXAMPLES_CLOCK,
    demoKeys: true,
    log: createLogger({ level: "silent" }),
    settings: { addressLimit: 0 },
  };
  const interrupted = await startServer(options);
  await interrupted.close();
  const computing = await startServer(options);
  const early = await getResponses(computing);
  expect(computing.isSample).toBe(true);
  expect(early).toMatchObject(CALLS.map((path) => [path, 200, {}]));
  await seeded(market);
  await computing.close();
  const stored = await startServer(options);
  try {
    expect(await getResponses(stored)).toEqual(early);
  } finally {
    await stored.close();
  }
}, 180_000);

test("several threads serve the sample market as soon as it is stored, with its demo keys", async () => {
  await using market = new TemporaryMarket();
  const server = await startServer({
    data: market.folder,
    host: "127.0.0.1",
    port: 0,
    threads: 2,
    now: EXAMPLES_CLOCK,
    demoKeys: true,
    log: createLogger({ level: "silent" }),
    settings: { addressLimit: 0 },
  });
  try {
    expect(server.isSample).toBe(true);
    expect(await getResponses(server)).toMatchObject(CALLS.map((path) => [path, 200, {}]));
  } finally {
    await server.close();
  }
}, 180_000);
