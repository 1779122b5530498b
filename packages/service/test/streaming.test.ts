import { connect, type Socket } from "node:net";
import {
  createLazyList,
  type MarketStore,
  marketOperations,
  type OperationContext,
} from "@market-data/market";
import { type OperationId, operations, parseQuery } from "@market-data/openapi";
import { EXAMPLES_CLOCK, sampleStore } from "@market-data/sample";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { startService, type TestService } from "./support/service.ts";

const store: MarketStore = sampleStore({ now: EXAMPLES_CLOCK });
const snapshot = await store.snapshot();
const ids = [...snapshot.metrics.keys()].slice(0, 60).join(",");
const convert = "convert=USD,EUR,BTC,GBP,JPY";
const convertIds = "convert_id=2781,2790,1,1027";
const [pair, other] = snapshot.dexPairs.filter(
  ({ networkId }) => networkId === snapshot.dexPairs[0]?.networkId,
);
const pairs = `contract_address=${pair?.contractAddress},${other?.contractAddress}&network_id=${pair?.networkId}`;

/** A large request of every kind of operation. */
const requests: [OperationId, string][] = [
  ["cryptocurrencyMapV1", "listing_status=active,inactive,untracked"],
  ["cryptocurrencyInfoV2", `id=${ids}`],
  ["cryptocurrencyInfoV2", "symbol=BTC,ETH"],
  ["cryptocurrencyListingsLatestV1", `limit=5000&${convert}`],
  ["cryptocurrencyListingsLatestV3", `limit=5000&${convertIds}`],
  ["cryptocurrencyListingsNewV1", `limit=300&${convert}`],
  ["cryptocurrencyListingsHistoricalV1", `date=2026-01-13&limit=5000&${convert}`],
  ["cryptocurrencyCategoryV1", `id=${snapshot.categories[0]?.id}&limit=1000&${convert}`],
  ["cryptocurrencyTrendingLatestV1", `limit=1000&${convert}`],
  ["cryptocurrencyTrendingGainersLosersV1", `limit=1000&${convert}`],
  ["cryptocurrencyMarketPairsLatestV2", `symbol=USDT&limit=5000&${convert}`],
  ["cryptocurrencyQuotesLatestV1", `id=${ids}&${convert}`],
  ["cryptocurrencyQuotesLatestV2", `symbol=BTC,ETH,USDT&${convert}`],
  ["cryptocurrencyQuotesLatestV3", `id=${ids}&${convertIds}`],
  ["cryptocurrencyOhlcvLatestV2", `id=${ids}&${convert}`],
  ["cryptocurrencyOhlcvHistoricalV1", "id=1&count=300&convert=USD,EUR,BTC"],
  ["cryptocurrencyOhlcvHistoricalV2", "id=1,1027&count=300&time_period=hourly&convert=USD,EUR,BTC"],
  ["cryptocurrencyQuotesHistoricalV2", "symbol=BTC&count=300&convert=USD,EUR,BTC&aux=price"],
  ["cryptocurrencyQuotesHistoricalV3", "id=1,1027&count=2000&convert=USD,EUR,BTC"],
  ["cryptocurrencyPricePerformanceStatsLatestV2", `id=${ids}&time_period=24h,7d&${convert}`],
  ["dexListingsQuotesV4", convertIds],
  ["dexPairsOhlcvHistoricalV4", `${pairs}&time_period=hourly&count=300&${convertIds}`],
  ["dexPairsOhlcvLatestV4", `${pairs}&${convertIds}`],
  ["dexPairsTradeLatestV4", `${pairs}&${convertIds}`],
];

/** The body up to the status, as `JSON.stringify` writes it. */
async function wholeData(id: OperationId, query: string): Promise<string> {
  const parsed = parseQuery(id, query);
  if (!parsed.ok) throw new Error(parsed.errors[0].message);
  const context = { store, now: EXAMPLES_CLOCK, given: parsed.given };
  const { data } = await marketOperations[id].handle(parsed.parameters as never, context);
  return JSON.stringify(data);
}

describe("a response has equal bytes, streamed or not", () => {
  const settings = { streamed: { streamedQuotes: 0 }, sliced: { streamedQuotes: Number.POSITIVE_INFINITY } };
  const services = new Map<string, { service: TestService; key: string }>();

  beforeAll(async () => {
    for (const [name, chosen] of Object.entries(settings)) {
      const service = await startService({ operations: marketOperations, store, settings: chosen });
      service.clock.now = EXAMPLES_CLOCK;
      services.set(name, { service, key: await service.key("Enterprise") });
    }
  });
  afterAll(() => Promise.all([...services.values()].map(({ service }) => service.close())));

  test.each(requests)("%s?%s", async (id, query) => {
    const data = await wholeData(id, query);
    expect(data.length).toBeGreaterThan(1000);
    for (const [name, { service, key }] of services) {
      for (const encoding of name === "streamed" ? ["identity", "gzip", "br", "zstd"] : ["identity"]) {
        const reply = await service.get(`${operations[id].path}?${query}`, key, {
          "Accept-Encoding": encoding,
        });
        expect([reply.status, reply.headers["content-encoding"] ?? "identity"]).toEqual([200, encoding]);
        expect("content-length" in reply.headers).toBe(name !== "streamed");
        const isBare = operations[id].result.shape === "array";
        const start = isBare ? data : `{"data":${data},"status":{`;
        expect(reply.text.slice(0, start.length) === start).toBe(true);
        const credits = Number(reply.headers["x-svc-credit-count"]);
        if (!isBare) expect(reply.body.status).toMatchObject({ error_code: 0, credit_count: credits });
        else expect(reply.text.length).toBe(data.length);
      }
    }
  });
});

describe("a streamed response", () => {
  const PATH = "/v1/cryptocurrency/listings/latest";
  const ITEMS = 100_000;
  const item = { text: "x".repeat(1000) };
  /** Much more than sockets buffer. */
  const MAX_UNREAD = 40_000;

  let service: TestService;
  let key: string;
  let made: number;
  let signals: (AbortSignal | undefined)[];
  const handle = vi.fn();

  afterEach(() => service?.close());

  async function start(length = ITEMS): Promise<void> {
    made = 0;
    signals = [];
    handle.mockReset().mockImplementation(async (_, { signal }: OperationContext) => {
      signals.push(signal);
      const count = () => {
        made += 1;
        return item;
      };
      return { data: createLazyList(length, count), count: length };
    });
    service = await startService({
      handlers: { cryptocurrencyListingsLatestV1: handle },
      settings: { streamedQuotes: 0 },
    });
    key = await service.key("Enterprise");
  }

  /** Sends requests on one connection and reads nothing. */
  async function sendUnread(requests: number): Promise<Socket> {
    const socket = connect(service.port, "127.0.0.1");
    const head = `GET ${PATH} HTTP/1.1\r\nHost: a\r\nX-SVC_PRO_API_KEY: ${key}\r\n\r\n`;
    socket.pause();
    socket.write(head.repeat(requests));
    await expect.poll(() => handle).toHaveBeenCalledTimes(1);
    return socket;
  }

  /** The number of created items once creation has stopped. */
  async function madeAtRest(): Promise<number> {
    let before = -1;
    await vi.waitFor(
      () => {
        const unchanged = made === before;
        before = made;
        expect(unchanged).toBe(true);
      },
      { interval: 100, timeout: 60_000 },
    );
    return made;
  }

  test("is created no faster than the client reads", async () => {
    await start();
    const socket = await sendUnread(1);
    await expect.poll(() => made).toBeGreaterThan(0);
    expect(await madeAtRest()).toBeLessThan(MAX_UNREAD);
    socket.destroy();
  });

  test.each([1, 5])(
    "of %i pipelined requests is not created after the connection closes",
    async (requests) => {
      await start();
      const socket = await sendUnread(requests);
      await madeAtRest();
      socket.destroy();
      await expect.poll(() => signals.every((signal) => signal?.aborted)).toBe(true);
      expect(await madeAtRest()).toBeLessThan(MAX_UNREAD);
    },
  );

  test("ends early without a failure if the client disconnects", async () => {
    await start();
    const socket = await sendUnread(1);
    socket.once("data", () => socket.destroy());
    socket.resume();
    await expect.poll(() => signals[0]?.aborted).toBe(true);
    expect(await madeAtRest()).toBeLessThan(ITEMS);
    await service.close();
    expect(service.logged.map((line) => JSON.parse(line))).toMatchObject([
      { message: "request", status: 200 },
    ]);
  });

  test("lets other requests run meanwhile", async () => {
    await start();
    let isOver = false;
    const large = service.get(PATH, key).then(({ body }) => {
      isOver = true;
      return body.data.length;
    });
    await expect.poll(() => made).toBeGreaterThan(0);
    expect((await service.get("/healthz")).status).toBe(200);
    expect(isOver).toBe(false);
    expect(await large).toBe(ITEMS);
  });

  test("has no body for HEAD, and creates none", async () => {
    await start();
    const reply = await service.send(PATH, { method: "HEAD", headers: { "X-SVC_PRO_API_KEY": key } });
    expect([reply.status, reply.bytes.length, made]).toEqual([200, 0, 0]);
    expect(reply.headers["x-svc-credit-count"]).toBe(String(ITEMS / 200));
  });

  test("is not created again for a caller that has it", async () => {
    await start(10);
    const { headers } = await service.get(PATH, key);
    const again = await service.get(PATH, key, { "If-None-Match": headers["etag"] ?? "" });
    expect([again.status, again.headers["etag"], again.headers["x-svc-credit-count"]]).toEqual([
      304,
      headers["etag"],
      "0",
    ]);
    expect(handle).toHaveBeenCalledTimes(1);
    service.market.version += 1;
    const changed = await service.get(PATH, key, { "If-None-Match": headers["etag"] ?? "" });
    expect(changed.status).toBe(200);
  });

  test("ends with its connection for HTTP/1.0", async () => {
    await start(100);
    const text = await service.raw(`GET ${PATH} HTTP/1.0\r\nX-SVC_PRO_API_KEY: ${key}\r\n\r\n`);
    const [head = "", body = ""] = text.split("\r\n\r\n");
    expect(head).not.toMatch(/Transfer-Encoding/i);
    expect(JSON.parse(body).data).toHaveLength(100);
  });

  test("is not cached", async () => {
    await start(10);
    for (const _ of [1, 2, 3]) await service.get(PATH, key);
    expect(handle).toHaveBeenCalledTimes(3);
  });
});
