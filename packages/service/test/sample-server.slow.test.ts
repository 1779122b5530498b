import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { EXAMPLES_CLOCK } from "@market-data/sample";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLogger } from "../src/observing/logger.ts";
import { type Server, startServer } from "../src/server/start-server.ts";
import { fixture, TemporaryMarket } from "./support/temporary-market.ts";

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

const market = new TemporaryMarket();
const options = {
  data: market.folder,
  host: "127.0.0.1",
  port: 0,
  now: EXAMPLES_CLOCK,
  demoKeys: true,
  log: createLogger({ level: "silent" }),
  settings: { addressLimit: 0 },
};
/** Of a service whose market is not stored yet. */
let early: unknown[];
/** Of one that waited until it was, because its threads read it from there. */
let threaded: unknown[];

beforeAll(async () => {
  // Ended before anything was stored; the next one begins again.
  const interrupted = await startServer(options);
  await interrupted.close();
  const computing = await startServer(options);
  expect(computing.isSample).toBe(true);
  early = await getResponses(computing);
  await computing.close();
  const threads = await startServer({ ...options, threads: 2 });
  expect(threads.isSample).toBe(true);
  threaded = await getResponses(threads);
  await threads.close();
});

afterAll(() => market[Symbol.asyncDispose]());

test("the sample market answers at once, before it is stored", () => {
  expect(early).toMatchObject(CALLS.map((path) => [path, 200, {}]));
});

test("several threads serve the same as soon as it is stored, with its demo keys", () => {
  expect(threaded).toEqual(early);
});

test("it answers the same from its database", async () => {
  const stored = await startServer(options);
  try {
    expect(await getResponses(stored)).toEqual(early);
  } finally {
    await stored.close();
  }
});

const BARE = "/v3/cryptocurrency/quotes/latest?id=1";

async function getBare(url: string, key: string) {
  const response = await fetch(url + BARE, { headers: { "X-SVC_PRO_API_KEY": key } });
  const body = (await response.json()) as { status?: { error_code: number } };
  return [response.status, body.status?.error_code, response.headers.get("X-SVC-Sample")];
}

test("demo keys do not open an imported market that their accounts come to later, whether it runs meanwhile or not", async () => {
  await using real = new TemporaryMarket();
  await real.import([fixture("external")]);
  const backup = join(real.folder, "backup");
  await real.backend.maintenance?.backUp(backup);
  const sample = await startServer(options);
  const secret = sample.demoKeys.at(-1)?.secret ?? "";
  expect(await getBare(sample.url, secret)).toEqual([200, undefined, "true"]);
  const restoring = async () => market.backend.maintenance?.restore(backup);
  await expect.poll(() => restoring().catch(({ kind }) => kind), { timeout: 100_000 }).toEqual([market.file]);
  await expect
    .poll(() => getBare(sample.url, secret), { timeout: 100_000, interval: 250 })
    .toEqual([401, 1001, null]);
  await sample.close();

  copyFileSync(join(market.folder, "accounts.db"), join(real.folder, "accounts.db"));
  const server = await startServer({ ...options, data: real.folder });
  expect([server.isSample, server.demoKeys]).toEqual([false, []]);
  expect(await getBare(server.url, secret)).toEqual([401, 1001, null]);
  await server.close();
});
