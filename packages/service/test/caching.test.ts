import { randomBytes } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { ChunkedText, ENCODINGS, type Encoding, ResponseBody } from "@market-data/http";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type ReadyResponse, ResponseCache } from "../src/caching/response-cache.ts";
import { serialise } from "../src/caching/serialise.ts";
import { type SharedData, SharedTexts, serialiseShared } from "../src/caching/serialise-shared.ts";
import { fixtures, NOON, startService, type TestOptions, type TestService } from "./support/service.ts";

let service: TestService;
let key: string;

afterEach(() => service?.close());

async function start(options?: TestOptions): Promise<void> {
  service = await startService(options);
  key = await service.key("Enterprise");
}

const LISTINGS = "/v1/cryptocurrency/listings/latest";

describe("Cache-Control follows the contract's cache times", () => {
  test.each([
    ["30 seconds", "/v1/cryptocurrency/map", "12:00:00", "private, max-age=30"],
    ["60 seconds", "/v1/simple/price?ids=1", "12:00:00", "private, max-age=60"],
    ["10 minutes", "/v1/cryptocurrency/trending/latest", "12:00:00", "private, max-age=600"],
    ["no set time", "/v1/cryptocurrency/multiplier", "12:00:00", "private, no-cache"],
    [
      "until 30 minutes after the next UTC midnight",
      "/v1/cryptocurrency/listings/historical?date=2026-01-14",
      "12:00:00",
      `private, max-age=${12.5 * 3600}`,
    ],
    [
      "until 30 minutes after this UTC midnight",
      "/v1/cryptocurrency/listings/historical?date=2026-01-14",
      "00:10:00",
      "private, max-age=1200",
    ],
    [
      "until the next daily record, 10 minutes after midnight",
      "/v2/cryptocurrency/ohlcv/historical?id=1&time_end=2026-01-14",
      "23:59:59",
      "private, max-age=601",
    ],
    [
      "as the current value, while the last record is incomplete",
      "/v2/cryptocurrency/ohlcv/historical?id=1",
      "12:00:00",
      "private, max-age=600",
    ],
    [
      "until the next hourly record, 5 minutes after the hour",
      "/v2/cryptocurrency/ohlcv/historical?id=1&time_period=hourly",
      "12:04:00",
      "private, max-age=60",
    ],
  ])("%s", async (_, path, time, expected) => {
    await start();
    service.clock.now = Date.parse(`2026-01-15T${time}Z`);
    expect((await service.get(path, key)).headers["cache-control"]).toBe(expected);
    // The second response comes from the cache.
    expect((await service.get(path, key)).headers["cache-control"]).toBe(expected);
  });

  test("responses vary by key and encoding", async () => {
    await start();
    expect((await service.get("/v1/simple/price?ids=1", key)).headers["vary"]).toBe(
      "X-SVC_PRO_API_KEY, Accept-Encoding",
    );
  });
});

describe("a conditional request", () => {
  test.each([
    ["the ETag as it was received", (etag: string) => etag],
    ["the ETag in its strong form", (etag: string) => etag.slice(2)],
    ["one of several ETags", (etag: string) => `"a", ${etag}`],
  ])("%s: 304, free of credits, counted for the minute", async (_, sent) => {
    await start();
    const { etag = "" } = (await service.get(LISTINGS, key)).headers;
    const { status, headers, bytes } = await service.get(LISTINGS, key, { "If-None-Match": sent(etag) });
    expect([status, bytes.length, headers["x-svc-credit-count"]]).toEqual([304, 0, "0"]);
    expect([headers["etag"], headers["cache-control"]]).toEqual([etag, "private, max-age=60"]);
    expect(headers["ratelimit"]).toMatch(/^"minute";r=598;t=60, "day";r=1499999;/);
  });

  test("that matches any ETag: 304 at the price of the unknown response", async () => {
    await start();
    const { status, bytes, headers } = await service.get(LISTINGS, key, { "If-None-Match": "*" });
    expect([status, bytes.length, headers["x-svc-credit-count"]]).toEqual([304, 0, "1"]);
    expect(headers["ratelimit"]).toMatch(/"day";r=1499999;/);
  });

  test("the ETag depends on the data, not on the status", async () => {
    await start();
    const first = await service.get(LISTINGS, key);
    service.clock.now += 90_000;
    service.market.version += 1;
    const second = await service.get(LISTINGS, key);
    expect(second.headers["etag"]).toBe(first.headers["etag"]);
    expect(second.body.status.timestamp).not.toBe(first.body.status.timestamp);
  });

  test("changed data has another ETag", async () => {
    const prices = [1, 2];
    const simplePriceV1 = async () => ({ data: [{ price: prices.shift() }], count: 1 });
    await start({ handlers: { ...fixtures, simplePriceV1 } });
    const { etag = "" } = (await service.get("/v1/simple/price?ids=1", key)).headers;
    service.market.version += 1;
    const { status } = await service.get("/v1/simple/price?ids=1", key, { "If-None-Match": etag });
    expect(status).toBe(200);
  });

  test("different data has another ETag", async () => {
    await start();
    const { etag = "" } = (await service.get(LISTINGS, key)).headers;
    const { status } = await service.get(`${LISTINGS}?start=2`, key, { "If-None-Match": etag });
    expect(status).toBe(200);
  });
});

describe("cached responses", () => {
  test.each([
    ["the same text", LISTINGS, LISTINGS, 2],
    ["the same in another order", `${LISTINGS}?start=1&limit=5`, `${LISTINGS}?limit=5&start=1`, 2],
    ["something else", `${LISTINGS}?limit=5`, `${LISTINGS}?limit=6`, 3],
  ])(
    "%s: a response made for the second request is cached for the third",
    async (_, first, second, times) => {
      const handle = vi.fn(fixtures.cryptocurrencyListingsLatestV1);
      await start({ handlers: { ...fixtures, cryptocurrencyListingsLatestV1: handle } });
      for (const path of [first, first, second]) await service.get(path, key);
      expect(handle).toHaveBeenCalledTimes(times);
    },
  );

  test("have a new status each time", async () => {
    await start();
    const first = await service.get(LISTINGS, key);
    service.clock.now += 1234;
    const second = await service.get(LISTINGS, key);
    expect([first.body.status.timestamp, second.body.status.timestamp]).toEqual([
      "2026-01-15T12:00:00.000Z",
      "2026-01-15T12:00:01.234Z",
    ]);
    expect(second.body.status.credit_count).toBe(1);
  });

  test.each([
    ["in the next minute", (t: TestService) => (t.clock.now += 60_000)],
    ["when the market changes", (t: TestService) => (t.market.version += 1)],
    ["when the clock steps back to another minute", (t: TestService) => (t.clock.now -= 60_000)],
  ])("are created again %s", async (_, change) => {
    const handle = vi.fn(fixtures.simplePriceV1);
    await start({ handlers: { ...fixtures, simplePriceV1: handle } });
    await service.get("/v1/simple/price?ids=1", key);
    change(service);
    await service.get("/v1/simple/price?ids=1", key);
    expect(handle).toHaveBeenCalledTimes(2);
  });

  test("do not include failures", async () => {
    const handle = vi.fn(fixtures.simplePriceV1).mockRejectedValueOnce(new Error("the disk is on fire"));
    await start({ handlers: { ...fixtures, simplePriceV1: handle } });
    expect((await service.get("/v1/simple/price?ids=1", key)).status).toBe(500);
    expect((await service.get("/v1/simple/price?ids=1", key)).status).toBe(200);
  });

  /** A cache with room for two responses, and the list of created responses. */
  function smallCache(bytes = 1000) {
    const cache = new ResponseCache(3500);
    const made: string[] = [];
    const ask = async (name: string, epoch = "1"): Promise<void> => {
      const make = async (): Promise<ReadyResponse> => {
        made.push(name);
        return {
          body: new ResponseBody(Buffer.alloc(bytes)),
          etag: name,
          credits: 0,
          notice: undefined,
          count: 1,
        };
      };
      await cache.get(epoch, name, make).response;
    };
    return { made, ask };
  }

  test("are shared by concurrent requests", async () => {
    const { made, ask } = smallCache();
    await Promise.all([ask("a"), ask("a")]);
    await ask("a");
    expect(made).toEqual(["a"]);
  });

  test("stay within the size limit, newest first", async () => {
    const { made, ask } = smallCache();
    for (const name of ["a", "b", "c", "a", "b", "c", "c", "b", "a"]) await ask(name);
    expect(made).toEqual(["a", "b", "c", "a", "b", "c", "a"]);
  });

  test("count their compressed forms, even while these are created", async () => {
    const cache = new ResponseCache(200_000);
    const body = new ResponseBody(Buffer.alloc(20_000));
    const ready: ReadyResponse = { body, etag: "", credits: 0, notice: undefined, count: 1 };
    for (const _ of [1, 2]) await cache.get("1", "key", async () => ready).response;
    const plain = cache.bytes;
    const gzip = ENCODINGS.find(({ name }) => name === "gzip") as Encoding;
    const coming = body.compressed(gzip);
    expect(cache.bytes).toBe(plain + 20_000);
    const { bytes } = await coming;
    await expect.poll(() => cache.bytes).toBe(plain + bytes.length);
  });

  test.each([
    ["one that is cached", 100_000, true],
    ["one that has no room in the cache", 1000, false],
  ])("keep the bytes of a long text only if it is cached: %s", async (_, limit, isStored) => {
    const cache = new ResponseCache(limit);
    const text = "a".repeat(20_000);
    const create = (): ReadyResponse => {
      const body = new ResponseBody(new ChunkedText([text], text.length));
      return { body, etag: "", credits: 0, notice: undefined, count: 1 };
    };
    const [first, second] = ["key", "key"].map(
      (key) => cache.get("1", key, create).response as ReadyResponse,
    );
    expect([first?.body.chunks === undefined, second?.body.chunks === undefined]).toEqual([false, isStored]);
  });

  test("are dropped if their compressed forms do not fit", async () => {
    const cache = new ResponseCache(50_000);
    const body = new ResponseBody(randomBytes(16_000));
    const ready: ReadyResponse = { body, etag: "", credits: 0, notice: undefined, count: 1 };
    for (const _ of [1, 2]) await cache.get("1", "key", async () => ready).response;
    expect(cache.has("1", "key")).toBe(true);
    for (const encoding of ENCODINGS) await body.compressed(encoding);
    expect([cache.has("1", "key"), cache.bytes]).toEqual([false, 0]);
  });

  test("include only repeated requests, and stay when many single requests follow", async () => {
    const { made, ask } = smallCache();
    const once = Array.from({ length: 100 }, (_, index) => `once ${index}`);
    for (const name of ["often", "often", ...once, "often"]) await ask(name);
    expect(made).toEqual(["often", "often", ...once]);
  });

  test("include a request from a previous minute at once", async () => {
    const { made, ask } = smallCache();
    await ask("a", "1");
    await ask("a", "2");
    await ask("a", "2");
    expect(made).toEqual(["a", "a"]);
  });

  test("do not include a response that would take most of the cache", async () => {
    const { made, ask } = smallCache(3000);
    for (const name of ["large", "large", "large"]) await ask(name);
    expect(made).toEqual(["large", "large", "large"]);
  });
});

describe("encodings", () => {
  test.each(["gzip", "br", "zstd"])("%s, each time with a new status", async (encoding) => {
    await start();
    const accept = { "Accept-Encoding": encoding };
    const plain = await service.get(LISTINGS, key);
    for (const wait of [0, 1500]) {
      service.clock.now = NOON + wait;
      const { headers, body, bytes } = await service.get(LISTINGS, key, accept);
      expect(headers["content-encoding"]).toBe(encoding);
      expect(Number(headers["content-length"])).toBe(bytes.length);
      expect(body.data).toEqual(plain.body.data);
      expect(body.status.timestamp).toBe(new Date(NOON + wait).toISOString());
    }
  });

  test("small bodies stay uncompressed", async () => {
    await start();
    const { headers } = await service.get("/v1/simple/price?ids=1", key, { "Accept-Encoding": "gzip" });
    expect(headers["content-encoding"]).toBeUndefined();
  });
});

/** A body as text. Its length must be right, because responses state it first. */
async function getText(body: string | ChunkedText): Promise<string> {
  const bytes = await new ResponseBody(body).bytes();
  expect(bytes.length).toBe(new ResponseBody(body).length);
  return bytes.toString();
}

describe("serialised data equals JSON.stringify", () => {
  const rows = Array.from({ length: 1003 }, (_, id) => ({ id, name: `"${id}"`, none: undefined }));

  test.each([
    ["a record", { a: 1, b: null, c: undefined }],
    ["a short list", [1, 2, 3]],
    ["a long list", rows],
    ["a record with a long list", { id: 1, none: undefined, quotes: rows, last: "ä" }],
    ["a map of records with long lists", { "1": { quotes: rows }, "2": { quotes: [] } }],
    ["a map of many records", Object.fromEntries(rows.map((row) => [row.id, row]))],
    ["nothing", {}],
  ])("%s", async (_, data) => {
    expect(await getText((await serialise(data, "")).json)).toBe(JSON.stringify(data));
  });

  test.each([
    ["short", rows.slice(0, 3)],
    ["long", rows],
  ])("%s data has a stable, unique digest", async (_, data) => {
    const tag = async (of: unknown) => (await serialise(of, "")).digest;
    expect(await tag(data)).toBe(await tag(structuredClone(data)));
    expect(await tag(data)).not.toBe(await tag(data.toReversed()));
  });

  test.each([0, 1, 250, 251, 700])(
    "writes %i shared records as JSON.stringify does, each once",
    async (length) => {
      const records = Array.from({ length }, (_, id) => ({ id, name: `Ö ${id}` }));
      const made: string[] = [];
      const texts = new SharedTexts((json) => {
        made.push(json);
        return json;
      });
      for (const shared of [records, records.toReversed(), Object.fromEntries(Object.entries(records))]) {
        const { json } = await serialiseShared(shared, "[1] ", texts);
        expect(await getText(json)).toBe(`[1] ${JSON.stringify(shared)}`);
      }
      expect(made).toHaveLength(length);
    },
  );

  const [one, two, three] = [{ id: 1 }, { id: 2 }, { id: 3 }];

  test.each([
    ["a map of records", { "1": one, "2": two }],
    ["a map of lists of records", { BTC: [one, two], ETH: [], BAT: [three] }],
    ["both", { "1": one, BAT: [two, three] }],
    ["keys with quotes", { 'a"b': one }],
    ["no list at all", {}],
  ])("writes %s like JSON.stringify", async (_, data) => {
    expect((await serialiseShared(data, "", new SharedTexts())).json).toBe(JSON.stringify(data));
  });

  test("gives a changed copy of a shared record its own text", async () => {
    const texts = new SharedTexts();
    const record = { id: 1, price: 2 };
    await serialiseShared([record], "", texts);
    expect(record).toEqual({ id: 1, price: 2 });
    expect((await serialiseShared([{ ...record, price: 3 }], "", texts)).json).toBe('[{"id":1,"price":3}]');
  });

  test("keeps the text of a record in memory once", async () => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    const measure = () => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    const texts = new SharedTexts((json) => json.replace("name", "x".repeat(2_000_000)));
    const records = Array.from({ length: 20 }, (_, id) => ({ id, name: "" }));
    const before = measure();
    await serialiseShared(records, "", texts);
    expect((measure() - before) / 40_000_000).toBeCloseTo(1, 1);
    expect(records).toHaveLength(20);
  });

  test("services with different field names share records but not texts", async () => {
    const record = { svc_rank: 1 };
    const renamed = new SharedTexts((json) => json.replace("svc_", "other_"));
    for (const [texts, expected] of [
      [new SharedTexts(), '[{"svc_rank":1}]'],
      [renamed, '[{"other_rank":1}]'],
    ] as const) {
      expect((await serialiseShared([record], "", texts)).json).toBe(expected);
    }
  });

  test.each([
    ["a text that is joined", ""],
    ["a text of chunks, from its second record on", "x".repeat(6000)],
  ])("the digest of shared records depends on their content and position: %s", async (_, text) => {
    const tag = async (data: SharedData) => (await serialiseShared(data, "", new SharedTexts())).digest;
    const [a, b, c] = [1, 2, 3].map((id) => ({ id, text })) as [object, object, object];
    expect(await tag([a, b, c])).toBe(await tag([{ ...a }, { ...b }, { ...c }]));
    const lists = [[a, b], [b, a], [a], [], [a, b, c], [b, a, c], [a, c, b]];
    const maps = [{}, { "1": a, "2": b }, { "2": a, "1": b }, { "1": [a, b] }];
    const groups = [
      { A: [a, b], B: [c] },
      { A: [a], B: [b, c] },
      { A: a, B: b, C: c },
      { A: a, C: b, B: c },
    ];
    const tags = await Promise.all([...lists, ...maps, ...groups].map(tag));
    expect(new Set(tags).size).toBe(tags.length);
  });
});
