import { afterEach, expect, test } from "vitest";
import { type Coin, makeSnapshot, makeStore } from "../../market/test/market.ts";
import { MemoryMeter } from "../src/index.ts";
import { openMemoryAccounts } from "./support/accounts.ts";
import { openStream } from "./support/read-stream.ts";
import { NOON, startService, type TestOptions, type TestService } from "./support/service.ts";

const MINUTE = 60_000;

type Prices = Readonly<Record<number, number>>;

/** A market whose prices the test changes. */
class TestMarket {
  #snapshot = makeSnapshot([]);
  readonly store = makeStore(this.#snapshot, { snapshot: async () => this.#snapshot });

  set(prices: Prices): void {
    const coins = Object.entries(prices).map(([id, price]): Coin => [Number(id), {}, { price }]);
    this.#snapshot = { ...makeSnapshot(coins), version: this.#snapshot.version + 1 };
  }
}

let service: TestService;
afterEach(() => service.close());

async function start(prices: Prices, { settings, ...options }: TestOptions = {}): Promise<TestMarket> {
  const market = new TestMarket();
  market.set(prices);
  service = await startService({
    ...options,
    store: market.store,
    settings: { streamInterval: 2, ...settings },
  });
  return market;
}

const open = (query: string, key: string, headers?: Record<string, string>) =>
  openStream(service.url, query, key, headers);

test("a stream begins with all quotes, and continues with each change", async () => {
  const market = await start({ 1: 100, 2: 200 });
  const stream = await open("id=1,2", await service.key("Basic"));
  expect(stream.response.statusCode).toBe(200);
  expect(stream.response.headers).toMatchObject({
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
    "x-svc-credit-count": "1",
    "ratelimit-policy": expect.stringContaining("30;w=60") as string,
  });
  market.set({ 1: 101, 2: 200 });
  await expect
    .poll(() => stream.short)
    .toEqual([
      [
        [1, 100],
        [2, 200],
      ],
      { 1: 101 },
    ]);
  stream.response.destroy();
});

test("a stream in another currency converts each quote", async () => {
  await start({ 1: 100 });
  const stream = await open("id=1&convert=EUR", await service.key("Basic"));
  await expect.poll(() => stream.short).toEqual([[[1, 80]]]);
});

test("an interrupted stream continues with the changes since the last event", async () => {
  const market = await start({ 1: 100, 2: 200 });
  const key = await service.key("Basic");
  const first = await open("id=1,2", key);
  await expect.poll(() => first.lastId).toBeDefined();
  first.response.destroy();
  market.set({ 1: 100, 2: 202 });
  const second = await open("id=1,2", key, { "Last-Event-ID": first.lastId as string });
  await expect.poll(() => second.short).toEqual([{ 2: 202 }]);
});

test.each([
  ["without a key", "id=1", "", 401, "1002"],
  ["with an unknown key", "id=1", "unknown", 401, "1001"],
  ["without assets", "", "Basic", 400, "400"],
  ["with an unknown asset", "id=9", "Basic", 400, "400"],
  ["with an unknown currency", "id=1&convert=NONE", "Basic", 400, "400"],
  ["with too many assets", `id=${Array.from({ length: 501 }, (_, id) => id + 1)}`, "Basic", 400, "400"],
])("a stream %s is an ordinary error that costs nothing", async (_, query, plan, status, code) => {
  await start({ 1: 100 });
  const key = plan === "Basic" ? await service.key(plan) : plan;
  const headers: Record<string, string> = key === "" ? {} : { "X-SVC_PRO_API_KEY": key };
  const reply = await service.send(`/v1/stream?${query}`, { headers });
  expect([reply.status, String(reply.body.status.error_code)]).toEqual([status, code]);
  expect(reply.headers["x-svc-credit-count"]).toBe("0");
});

test("a request for the headers alone opens no stream", async () => {
  await start({ 1: 100 });
  const reply = await service.send("/v1/stream?id=1", { method: "HEAD" });
  expect(reply.status).toBe(405);
});

test("an account has at most the open streams of its plan, and a closed stream makes room", async () => {
  await start({ 1: 100 });
  const key = await service.key("Basic");
  const streams = await Promise.all(Array.from({ length: 10 }, () => open("id=1", key)));
  const reply = await service.get("/v1/stream?id=1", key);
  expect([reply.status, reply.body.status.error_code]).toEqual([429, 1012]);
  expect(reply.headers["retry-after"]).toBe("5");
  streams[0]?.response.destroy();
  await expect.poll(async () => (await open("id=1", key)).response.statusCode).toBe(200);
});

test("a stream that fails to open counts once", async () => {
  const meter = new MemoryMeter({ store: openMemoryAccounts().usage });
  const settle = meter.settle.bind(meter);
  await start({ 1: 100 }, { meter });
  const key = await service.key("Basic");
  const { response } = await open("id=1", key);
  let failures = 1;
  meter.settle = (...given) => {
    if (failures-- > 0) throw new Error("The disk is full");
    return settle(...given);
  };
  expect((await service.get("/v1/stream?id=1", key)).status).toBe(500);
  const opened = await Promise.all(Array.from({ length: 9 }, () => open("id=1", key)));
  expect(opened.map((stream) => stream.response.statusCode)).toEqual(Array(9).fill(200));
  expect((await open("id=1", key)).response.statusCode).toBe(429);
  response.destroy();
});

test("a service has at most its open streams", async () => {
  await start({ 1: 100 }, { settings: { maxStreams: 1 } });
  await open("id=1", await service.key("Basic"));
  const reply = await service.get("/v1/stream?id=1", await service.key("Basic"));
  expect([reply.status, reply.body.status.error_code]).toEqual([503, 503]);
});

test("each started minute costs a credit per 100 assets", async () => {
  const prices = Object.fromEntries(Array.from({ length: 150 }, (_, id) => [id + 1, 100]));
  await start(prices);
  const key = await service.key("Enterprise");
  const stream = await open(`id=${Object.keys(prices)}`, key);
  expect(stream.response.headers["x-svc-credit-count"]).toBe("2");
  const left = async () => {
    // A request without coins costs nothing.
    const { headers } = await service.get("/v1/cryptocurrency/quotes/latest", key);
    return Number(/"day";r=(\d+)/.exec(headers["ratelimit"] ?? "")?.[1]);
  };
  const before = await left();
  service.clock.now += MINUTE;
  await expect.poll(left).toBe(before - 2);
});

test("a stream ends when the credits are used up", async () => {
  await start({ 1: 100 });
  const key = await service.key("Basic");
  const stream = await open("id=1", key);
  for (let count = 0; count < 25; count++)
    await service.get("/v1/cryptocurrency/listings/latest?limit=5000", key);
  service.clock.now += MINUTE;
  await expect.poll(() => stream.short.at(-1)).toBe(1009);
  await expect.poll(() => stream.isOver).toBe(true);
});

test("a revoked key ends its streams", async () => {
  await start({ 1: 100 });
  const { secret, key } = await service.keys.create({ plan: "Basic", name: "a" }, NOON);
  const stream = await open("id=1", secret);
  await service.keys.revoke(key.id, NOON);
  await expect.poll(() => stream.short.at(-1)).toBe(1001);
});

test("a stop ends all streams with the reason, and does not wait for them", async () => {
  await start({ 1: 100 });
  const stream = await open("id=1", await service.key("Basic"));
  await expect.poll(() => stream.events.length).toBe(1);
  await service.close();
  await expect.poll(() => stream.short.at(-1)).toBe(503);
});

test("a silent stream receives comments", async () => {
  await start({ 1: 100 }, { settings: { streamPing: 4 } });
  const stream = await open("id=1", await service.key("Basic"));
  await expect.poll(() => stream.text.endsWith("\n\n:\n\n:\n\n")).toBe(true);
});

test("a stream is one request in log and metrics, at its end", async () => {
  await start({ 1: 100 });
  const stream = await open("id=1", await service.key("Basic"));
  await expect.poll(() => stream.events.length).toBe(1);
  const metrics = async () => (await service.get("/metrics")).text;
  expect(await metrics()).toContain("market_data_streams 1");
  stream.response.destroy();
  const line = () => service.logged.find((each) => each.includes('"operation":"streamV1"')) ?? "";
  await expect.poll(line).toContain('"credits":1');
  expect(await metrics()).toContain('market_data_requests_total{operation="streamV1",status="200"} 1');
  expect(await metrics()).toContain("market_data_stream_events_total 1");
  expect(await metrics()).not.toContain('market_data_request_duration_seconds_count{operation="streamV1"}');
});

test("a stream that is not read ends", async () => {
  const prices = (price: number) =>
    Object.fromEntries(Array.from({ length: 500 }, (_, id) => [id + 1, price]));
  const market = await start(prices(1), { settings: { maxStreamUnsent: 1000, streamStall: 20 } });
  const ids = Object.keys(prices(1)).join(",");
  const { response } = await openStream(service.url, `id=${ids}`, await service.key("Basic"));
  response.pause();
  let price = 1;
  const limited = async () => {
    // More than the buffers of sockets hold.
    price += 1;
    market.set(prices(price));
    return (await service.get("/metrics")).text;
  };
  await expect.poll(limited, { interval: 5 }).toContain("market_data_streams 0");
  expect(await limited()).toContain('market_data_limit_reached_total{limit="streamStall"} 1');
});
