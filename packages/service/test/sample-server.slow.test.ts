import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { EXAMPLES_CLOCK, SAMPLE_NOTICE } from "@market-data/sample";
import { expect, test } from "vitest";
import { createLogger } from "../src/monitoring/logger.ts";
import { type Server, startServer } from "../src/server/server.ts";
import { run } from "./support/run-program.ts";
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
  const responses: unknown[] = [];
  // One after another: on a busy machine, concurrent requests could be rejected.
  for (const path of CALLS) {
    const response = await fetch(url + path, { headers: { "X-SVC_PRO_API_KEY": key } });
    const body = (await response.json()) as { data?: unknown };
    responses.push([path, response.status, body.data ?? body]);
  }
  return responses;
}

const options = {
  host: "127.0.0.1",
  port: 0,
  now: EXAMPLES_CLOCK,
  demoKeys: true,
  log: createLogger({ level: "silent" }),
  settings: { addressLimit: 0 },
};

/** Starts a service, reads its responses and stops it. */
async function readResponses(data: string, threads: number): Promise<unknown[]> {
  const server = await startServer({ ...options, data, threads });
  try {
    expect(server.isSample).toBe(true);
    return await getResponses(server);
  } finally {
    await server.close();
  }
}

test("an empty folder serves the sample market at once, equal after a restart and with several threads", async () => {
  await using market = new TemporaryMarket();
  const first = await readResponses(market.folder, 1);
  expect(first).toMatchObject(CALLS.map((path) => [path, 200, {}]));
  // Only the mark is stored.
  await using copy = new TemporaryMarket();
  expect(await (await market.store()).snapshot()).toMatchObject({
    origin: "sample",
    assets: new Map(),
    metrics: new Map(),
  });
  expect(await readResponses(market.folder, 2)).toEqual(first);
  expect(await readResponses(copy.folder, 2)).toEqual(first);
});

const BARE = "/v3/cryptocurrency/quotes/latest?id=1";

async function getBare(url: string, key: string) {
  const response = await fetch(url + BARE, { headers: { "X-SVC_PRO_API_KEY": key } });
  const body = (await response.json()) as { status?: { error_code: number } };
  return [response.status, body.status?.error_code, response.headers.get("X-SVC-Sample")];
}

test("demo keys do not open a later imported market, in a running service or after a restart", async () => {
  await using real = new TemporaryMarket();
  await real.import([fixture("external")]);
  const backup = join(real.folder, "backup");
  await real.backend.maintenance.backUp(backup);
  await using market = new TemporaryMarket();
  const sample = await startServer({ ...options, data: market.folder });
  const secret = sample.demoKeys.at(-1)?.secret ?? "";
  expect(await getBare(sample.url, secret)).toEqual([200, undefined, "true"]);
  expect(await market.backend.maintenance.restore(backup)).toEqual([market.file]);
  await expect.poll(() => getBare(sample.url, secret)).toEqual([401, 1001, null]);
  await sample.close();

  copyFileSync(join(market.folder, "accounts.db"), join(real.folder, "accounts.db"));
  const server = await startServer({ ...options, data: real.folder });
  expect([server.isSample, server.demoKeys]).toEqual([false, []]);
  expect(await getBare(server.url, secret)).toEqual([401, 1001, null]);
  await server.close();
});

const MAP = "/v1/cryptocurrency/map?limit=3";
const PATHS = [MAP, MAP, "/v1/cryptocurrency/map?limit=2", "/"];

/** Responses of equal requests on separate connections, which the system distributes among threads. */
async function getTexts({ url }: Server, sent: readonly string[] = []) {
  return Promise.all(
    Array.from({ length: 5 }, () => PATHS)
      .flat()
      .map(async (path, index) => {
        const headers = { Connection: "close", "If-None-Match": sent[index] ?? '"none"' };
        const response = await fetch(url + path, { headers });
        const isMarked = response.headers.has("X-SVC-Sample");
        const text = await response.text();
        const { status } = response;
        return { status, etag: response.headers.get("ETag") ?? "", isMarked, text };
      }),
  );
}

test.each([1, 2])(
  "an import switches a running service of %i threads to the imported data",
  async (threads) => {
    await using market = new TemporaryMarket();
    const server = await startServer({ ...options, data: market.folder, threads });
    const sample = await getTexts(server);
    expect(new Set(sample.map(({ text }) => text.includes(SAMPLE_NOTICE)))).toEqual(new Set([true]));
    const etags = sample.map(({ etag }) => etag);
    expect((await getTexts(server, etags))[0]).toMatchObject({ status: 304, isMarked: true });

    await market.import([fixture("native")]);
    const isReal = async () =>
      (await getTexts(server, etags)).every(
        ({ isMarked, text }) => !isMarked && !text.includes(SAMPLE_NOTICE),
      );
    await expect.poll(isReal).toBe(true);
    const real = await getTexts(server, etags);
    for (const { status } of real) expect(status).toBe(200);
    for (const [index, { etag, text }] of real.entries()) {
      expect(text).not.toBe(sample[index]?.text);
      if (etag !== "") expect(etags).not.toContain(etag);
    }
    await server.close();

    // The import stays: derived series are recorded, and the sample market is not served again.
    const { state, close } = await market.backend.openMarket();
    expect([await state.origin(), await state.staleSeries()]).toEqual(["import", undefined]);
    await close();
    const next = await startServer({ ...options, data: market.folder, sample: true });
    expect([next.isSample, next.demoKeys]).toEqual([false, []]);
    await next.close();
  },
);

test("commands on a sample folder find no rows, and keep its mark and keys", async () => {
  await using market = new TemporaryMarket();
  const server = await startServer({ ...options, data: market.folder });
  await server.close();
  const at = ["--data", market.folder];
  const check = await run("check", ...at);
  expect([check.code, check.err]).toEqual([0, ""]);
  expect(check.out).toMatch(/market +sample\nmetrics +0\n/);
  expect(await run("check", "--repair", ...at)).toMatchObject({ code: 0, err: "" });
  expect(await run("remove", "--source", "csv", ...at)).toMatchObject({ code: 0 });
  const keys = JSON.parse((await run("keys", "list", "--json", ...at)).out);
  expect(keys).toHaveLength(server.demoKeys.length);

  const [copy, other] = [join(market.folder, "copy"), join(market.folder, "other")];
  expect(await run("backup", copy, ...at)).toMatchObject({ code: 0, err: "" });
  expect(await run("restore", copy, "--data", other)).toMatchObject({ code: 0, err: "" });
  const restored = await startServer({ ...options, data: other, demoKeys: false });
  expect(await getBare(restored.url, server.demoKeys.at(-1)?.secret ?? "")).toEqual([200, undefined, "true"]);
  await restored.close();
});
