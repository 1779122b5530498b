import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { MarketOperation } from "@market-data/market";
import { afterEach, expect, test } from "vitest";
import type { ServiceSettings } from "../src/index.ts";
import { fixtures, startService, type TestService } from "./support/service.ts";

let service: TestService;
afterEach(() => service.close());

const LISTINGS = "/v1/cryptocurrency/listings/latest";

/**
 * A service whose listings wait until the test opens them.
 *
 * @param options The additional characters in each record, and the history rows of a response.
 */
async function start(
  settings: Partial<ServiceSettings> = {},
  { padding = 0, rows }: { padding?: number; rows?: number } = {},
) {
  const waiting: { limit: number; open: () => void }[] = [];
  const handle = async (parameters: { limit: number; start: number }) => {
    await new Promise<void>((resolve) => waiting.push({ limit: parameters.limit, open: resolve }));
    const { data, count } = await fixtures.cryptocurrencyListingsLatestV1(parameters);
    return { data: data.map((record) => ({ ...record, name: "x".repeat(padding) })), count };
  };
  const listings: MarketOperation<{ limit: number; start: number }> = {
    handle,
    measure: ({ limit }) => ({ units: limit, quotes: limit, ...(rows !== undefined && { rows }) }),
  };
  service = await startService({
    operations: { cryptocurrencyListingsLatestV1: listings as MarketOperation },
    settings: { maxActive: 2, maxActivePerCaller: 1, maxQueuedPerCaller: 1, ...settings },
  });
  return {
    /** The sizes of the responses in progress. */
    getMade: () => waiting.map(({ limit }) => limit),
    open: () => {
      for (const { open } of waiting.splice(0)) open();
    },
    key: () => service.key("Enterprise"),
    get: (limit: number, key: string) => service.get(`${LISTINGS}?limit=${limit}`, key),
    metric: async (name: string) =>
      new RegExp(`^${name} (\\d+)`, "m").exec((await service.get("/metrics")).text)?.[1],
  };
}

async function send(path: string, key: string): Promise<Socket> {
  const socket = connect(service.port, "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nX-SVC_PRO_API_KEY: ${key}\r\n\r\n`);
  return socket;
}

test("a key's large responses run one after another, while small ones and other callers continue", async () => {
  const { getMade, open, key, get, metric } = await start();
  const [first, other] = [await key(), await key()];
  const responses = [get(5000, first)];
  await expect.poll(() => getMade()).toEqual([5000]);
  responses.push(get(4999, first), get(4998, other), get(1000, first));
  await expect.poll(() => getMade()).toEqual(expect.arrayContaining([5000, 4998, 1000]));
  expect(getMade()).not.toContain(4999);
  expect(await metric("market_data_large_responses_active")).toBe("2");
  expect(await metric("market_data_large_quotes_active")).toBe("9998");
  await expect.poll(() => metric("market_data_large_responses_queued")).toBe("1");
  open();
  await expect.poll(() => getMade()).toEqual([4999]);
  open();
  const replies = await Promise.all(responses);
  expect(replies.map(({ status, body }) => [status, body.data.length])).toEqual([
    [200, 5000],
    [200, 4999],
    [200, 4998],
    [200, 1000],
  ]);
  await expect.poll(() => metric("market_data_large_responses_active")).toBe("0");
});

test("a response that reads many rows of history is large", async () => {
  const { getMade, open, key, get } = await start({}, { rows: 1001 });
  const secret = await key();
  const responses = [get(1, secret), get(2, secret)];
  await expect.poll(() => getMade()).toHaveLength(1);
  open();
  await expect.poll(() => getMade()).toHaveLength(1);
  open();
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200]);
});

test("small responses that read history have their own slots", async () => {
  const { getMade, open, key, get, metric } = await start({}, { rows: 1 });
  const [first, other] = [await key(), await key()];
  const responses = [get(1, first), get(2, first), get(3, other), get(5000, first)];
  await expect.poll(() => getMade()).toHaveLength(3);
  await expect.poll(() => metric("market_data_history_responses_queued")).toBe("1");
  expect(await metric("market_data_history_responses_active")).toBe("2");
  expect(await metric("market_data_large_responses_active")).toBe("1");
  open();
  await expect.poll(() => getMade()).toHaveLength(1);
  open();
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test("a key with a full queue gets a 429 that costs nothing", async () => {
  const { getMade, open, key, get, metric } = await start();
  const secret = await key();
  const first = get(5000, secret);
  await expect.poll(() => getMade()).toEqual([5000]);
  const second = get(4999, secret);
  await expect.poll(() => metric("market_data_large_responses_queued")).toBe("1");
  const { status, body, headers } = await get(4998, secret);
  expect([status, body.status.error_code, headers["retry-after"]]).toEqual([429, 429, "10"]);
  expect(headers["ratelimit"]).toContain('"day";r=1500000;');
  expect((await service.get("/metrics")).text).toContain(
    'market_data_limit_reached_total{limit="maxActivePerCaller"} 1',
  );
  open();
  await expect.poll(() => getMade()).toEqual([4999]);
  open();
  expect([(await first).status, (await second).status]).toEqual([200, 200]);
});

test("a request that waits too long behind others gets a 503", async () => {
  const { getMade, open, key, get } = await start({ maxActive: 1, queueTimeout: 1 });
  const first = get(5000, await key());
  await expect.poll(() => getMade()).toEqual([5000]);
  const { status, body, headers } = await get(4999, await key());
  expect([status, body.status.error_code, headers["retry-after"]]).toEqual([503, 503, "1"]);
  expect((await service.get("/metrics")).text).toContain(
    'market_data_limit_reached_total{limit="maxActive"} 1',
  );
  open();
  expect((await first).status).toBe(200);
});

test("a cached or already started response needs no slot", async () => {
  const { getMade, open, key, get } = await start({ maxActive: 1, maxQueuedPerCaller: 0 });
  const secret = await key();
  const same = [get(5000, secret), get(5000, secret)];
  await expect.poll(() => getMade()).toEqual([5000]);
  open();
  await Promise.all(same);
  const other = get(4999, secret);
  await expect.poll(() => getMade()).toEqual([4999]);
  expect((await get(5000, secret)).status).toBe(200);
  open();
  expect((await other).status).toBe(200);
});

test("a disconnected client frees its slot or its place in the queue", async () => {
  const { getMade, open, key, get, metric } = await start({ maxActive: 1, maxQueuedPerCaller: 2 });
  const secret = await key();
  const sockets = [await send(`${LISTINGS}?limit=5000`, secret)];
  await expect.poll(() => getMade()).toEqual([5000]);
  sockets.push(await send(`${LISTINGS}?limit=4999`, secret));
  await expect.poll(() => metric("market_data_large_responses_queued")).toBe("1");
  const last = get(4998, secret);
  await expect.poll(() => metric("market_data_large_responses_queued")).toBe("2");
  sockets[1]?.resetAndDestroy();
  await expect.poll(() => metric("market_data_large_responses_queued")).toBe("1");
  sockets[0]?.resetAndDestroy();
  await expect.poll(() => getMade()).toEqual([5000, 4998]);
  open();
  expect((await last).status).toBe(200);
});

test("a response keeps its slot until the client has read it", async () => {
  // More than the system buffers of an unread response.
  const { getMade, open, key, get, metric } = await start({}, { padding: 10_000 });
  const secret = await key();
  const socket = (await send(`${LISTINGS}?limit=1001`, secret)).pause();
  await expect.poll(() => getMade()).toEqual([1001]);
  const next = get(1002, secret);
  open();
  await once(socket, "readable");
  await expect.poll(() => metric("market_data_large_responses_queued")).toBe("1");
  socket.resume();
  await expect.poll(() => getMade()).toEqual([1002]);
  open();
  expect((await next).status).toBe(200);
  socket.destroy();
});

test.each([
  ["whole", {}],
  ["streamed", { streamedQuotes: 0 }],
])("an unread %s response ends and frees its slot", async (_, settings) => {
  const { getMade, open, key, get } = await start({ ...settings, writeTimeout: 200 }, { padding: 10_000 });
  const secret = await key();
  const socket = (await send(`${LISTINGS}?limit=1001`, secret)).pause();
  await expect.poll(() => getMade()).toEqual([1001]);
  const next = get(1002, secret);
  open();
  await expect.poll(() => getMade()).toEqual([1002]);
  open();
  expect((await next).status).toBe(200);
  expect((await service.get("/metrics")).text).toContain(
    'market_data_limit_reached_total{limit="writeTimeout"} 1\n',
  );
  socket.destroy();
});

test.each([
  ["whole", {}],
  ["streamed", { streamedQuotes: 0 }],
])(
  "a %s response that nobody reads gives its place to another key that waits for it, sooner than it would end",
  async (_, settings) => {
    const { getMade, open, key, get } = await start(
      { ...settings, maxActive: 1, sharedWriteTimeout: 200 },
      { padding: 10_000 },
    );
    const socket = (await send(`${LISTINGS}?limit=1001`, await key())).pause();
    await expect.poll(() => getMade()).toEqual([1001]);
    open();
    await once(socket, "readable");
    const next = get(1002, await key());
    await expect.poll(() => getMade()).toEqual([1002]);
    open();
    expect((await next).status).toBe(200);
    expect((await service.get("/metrics")).text).toContain(
      'market_data_limit_reached_total{limit="sharedWriteTimeout"} 1\n',
    );
    socket.destroy();
  },
);
