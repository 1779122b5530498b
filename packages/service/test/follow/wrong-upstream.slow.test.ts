import type { IncomingMessage, ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FollowError } from "../../src/follow/errors.ts";
import { TestCopy, TestUpstream } from "../support/follow.ts";

const MINUTE = 60_000;
const LISTINGS = "cryptocurrencyListingsLatestV3";

let upstream: TestUpstream;
/** A copy that has read everything. */
let copy: TestCopy;
/** A copy that has read nothing. */
let empty: TestCopy;
beforeAll(async () => {
  upstream = await TestUpstream.start();
  copy = await TestCopy.complete(upstream);
  empty = new TestCopy(upstream);
});
afterAll(async () => {
  for (const each of [copy, empty, upstream]) await each[Symbol.asyncDispose]();
});

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

const json =
  (body: unknown): Answer =>
  (_, response) =>
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(body));

/** @param code The code of an error of the contract. */
const fail =
  (status: number, code: number, headers = {}): Answer =>
  (_, response) =>
    response
      .writeHead(status, headers)
      .end(JSON.stringify({ status: { error_code: code, error_message: `HTTP ${status}` } }));

const redirect: Answer = (_, response) => response.writeHead(302, { Location: "http://127.0.0.2:9/" }).end();

/** Answers, and their effects on a running follower. */
const ANSWERS: readonly (readonly [name: string, answer: Answer, message: string])[] = [
  ["closes each connection", (request) => request.socket.destroy(), "No complete response"],
  ["never answers", () => {}, "No complete response within 100 ms"],
  [
    "sends an endless body",
    (_, response) => {
      response.writeHead(200);
      const send = () => !response.destroyed && response.write(" ".repeat(1000), () => setImmediate(send));
      send();
    },
    "No complete response within 100 ms",
  ],
  [
    "sends HTML with status 200",
    (_, response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<html>Maintenance</html>"),
    "is not JSON",
  ],
  ["redirects to another host", redirect, "Redirect to 127.0.0.2:9 not followed"],
  ["sends half of a JSON text", (_, response) => response.writeHead(200).end('{"data": ['), "is not JSON"],
  ["sends an envelope without status", json({ data: [] }), "/status"],
  ["has no such path", (_, response) => response.writeHead(404).end("{}"), "404"],
];

describe("a running follower keeps the copy when the upstream", () => {
  test.each(ANSWERS)("%s", async (_, answer, message) => {
    await copy.follow();
    const before = await copy.snapshot();
    const running = await copy.follow({ timeout: 100 });
    upstream.answer = answer;
    upstream.move(MINUTE);
    const results = await running.round();
    upstream.answer = undefined;
    expect(results[0]?.error).toContain(message);
    expect(results.map(({ records }) => records)).toEqual(results.map(() => 0));
    const after = await copy.snapshot();
    expect(after.metrics).toEqual(before.metrics);
    upstream.move(MINUTE);
    const again = await (await copy.follow()).round();
    expect(again.filter(({ error }) => error !== undefined)).toEqual([]);
  });
});

describe("a new follower ends when the upstream", () => {
  test.each([
    [
      "is a website",
      (_: unknown, response: ServerResponse) => response.end("<html></html>"),
      "Check the URL",
    ],
    [
      "serves another version",
      json({ status: { timestamp: "2026-01-15T12:00:00.000Z", error_code: 0 }, data: [] }),
      "does not serve this version",
    ],
    [
      "serves other records",
      (request: IncomingMessage, response: ServerResponse) => {
        response.end(
          JSON.stringify({
            data: [{ identifier: "bitcoin" }],
            status: {
              timestamp: "2026-01-15T12:00:00.000Z",
              error_code: 0,
              error_message: "",
              elapsed: 1,
              credit_count: 0,
              notice: null,
            },
          }),
        );
        return request;
      },
      "every record of its map breaks the contract",
    ],
    ["redirects to another host", redirect, "Redirect to 127.0.0.2:9 not followed"],
    ["does not know the key", fail(401, 1001), "refused the key: HTTP 401"],
    ["forbids the map", fail(403, 1006), "refused the key: HTTP 403"],
  ] as const)("%s", async (_, answer, message) => {
    const follower = await empty.follow();
    upstream.answer = answer;
    upstream.move(MINUTE);
    const error = await follower.round().catch((thrown: unknown) => thrown);
    upstream.answer = undefined;
    expect(error).toBeInstanceOf(FollowError);
    expect((error as Error).message).toContain(message);
    expect((await empty.snapshot()).assets.size).toBe(0);
  });
});

test("a new follower waits longer and longer when the upstream is away, never answers, or fails", async () => {
  const follower = await empty.follow({ timeout: 100 });
  const answers: Answer[] = [(request) => request.socket.destroy(), () => {}, fail(503, 500)];
  for (const [index, answer] of answers.entries()) {
    upstream.answer = answer;
    expect(await follower.round()).toMatchObject([{ operation: "cryptocurrencyMapV1", records: 0 }]);
    expect(follower.nextDue).toBe(upstream.clock.now + 5000 * 2 ** index);
    upstream.move(5000 * 2 ** index);
  }
  upstream.answer = undefined;
  upstream.move(MINUTE - (upstream.clock.now % MINUTE));
  const results = await (await empty.follow()).round();
  expect(results.filter(({ error }) => error !== undefined)).toEqual([]);
});

test("a long Retry-After is honoured", async () => {
  const follower = await copy.follow();
  upstream.answer = fail(429, 1008, { "Retry-After": "300" });
  upstream.move(MINUTE);
  await follower.round();
  upstream.answer = undefined;
  upstream.paths.length = 0;
  upstream.move(4 * MINUTE);
  await follower.round();
  expect(upstream.paths.filter((path) => path.includes("/map"))).toEqual([]);
  upstream.move(MINUTE);
  await follower.round();
  expect(upstream.paths.filter((path) => path.includes("/map"))).toHaveLength(1);
});

test("an operation that the upstream lacks is not requested again for a day", async () => {
  await using copy = new TestCopy(upstream);
  upstream.getFailure = (target) => (/\/info\b/.test(target) ? 404 : undefined);
  upstream.paths.length = 0;
  const follower = await copy.follow();
  for (let read = 0; read < 3; read++) {
    await follower.round();
    upstream.move(MINUTE);
  }
  upstream.getFailure = () => undefined;
  expect(upstream.paths.filter((path) => path.startsWith("/v2/cryptocurrency/info"))).toHaveLength(1);
});

test("a currency without a rate is left out, and requested once", async () => {
  await using other = new TestCopy(upstream);
  const getRejected = () => upstream.paths.filter((path) => /convert_id=[^&]*2790/.test(path)).length;
  upstream.getFailure = (target) => (/convert_id=[^&]*2790/.test(target) ? 400 : undefined);
  const follower = await other.follow();
  const results = await follower.round();
  expect(results.filter(({ error }) => error !== undefined)).toEqual([]);
  const { rates } = await other.snapshot();
  expect([rates.has(2790), rates.has(2791)]).toEqual([false, true]);
  const rejected = getRejected();
  upstream.move(60 * MINUTE);
  await follower.round();
  upstream.getFailure = () => undefined;
  expect(getRejected()).toBe(rejected);
});

/** Changes the price of Bitcoin in listings. */
function alterPrice(factor: number): void {
  upstream.alter.set("/v3/cryptocurrency/listings/latest", (body) =>
    body.map((coin: { id: number; quote: { price: number }[] }) =>
      coin.id === 1
        ? { ...coin, quote: coin.quote.map((quote) => ({ ...quote, price: quote.price * factor })) }
        : coin,
    ),
  );
}

test("a price ten times the last one is held until two more reads confirm it", async () => {
  const follower = await copy.follow();
  const before = (await copy.snapshot()).metrics.get(1);
  alterPrice(12);
  const rejected: (number | undefined)[] = [];
  for (let read = 0; read < 3; read++) {
    upstream.move(MINUTE);
    rejected.push((await follower.round()).find(({ operation }) => operation === LISTINGS)?.rejected);
    if (read < 2) expect((await copy.snapshot()).metrics.get(1)).toEqual(before);
  }
  upstream.alter.clear();
  expect(rejected).toEqual([1, 1, 0]);
  expect((await copy.snapshot()).metrics.get(1)?.price).toBeGreaterThan(10 * (before?.price ?? 0));
});

test("a single run reads a held price until it is confirmed", async () => {
  const follower = await copy.follow();
  const before = (await copy.snapshot()).metrics.get(1)?.price ?? 0;
  // Back from the price of the test before.
  upstream.move(MINUTE);
  const results = await follower.once(async (until) => upstream.move(until - upstream.clock.now));
  const rejected = results.flatMap((result) => (result.operation === LISTINGS ? [result.rejected] : []));
  expect(rejected).toEqual([1, 1, 0]);
  expect((await copy.snapshot()).metrics.get(1)?.price).toBeLessThan(before / 10);
});

test("a wrong price of one read is forgotten", async () => {
  const follower = await copy.follow();
  for (const factor of [12, 1, 12, 1]) {
    alterPrice(factor);
    upstream.move(MINUTE);
    await follower.round();
  }
  upstream.alter.clear();
  const { metrics } = await copy.snapshot();
  expect(metrics.get(1)?.lastUpdated).toBe(upstream.clock.now - MINUTE);
});

test("a vanished coin keeps its last price and time", async () => {
  const follower = await copy.follow();
  const before = (await copy.snapshot()).metrics.get(1);
  upstream.alter.set("/v3/cryptocurrency/listings/latest", (body) => body.slice(1));
  upstream.alter.set("/map", (body) => ({ ...body, data: body.data.slice(1) }));
  upstream.move(MINUTE);
  const results = await follower.round();
  upstream.alter.clear();
  expect(results.filter(({ error, rejected }) => error !== undefined || rejected > 0)).toEqual([]);
  const { metrics } = await copy.snapshot();
  expect(metrics.get(1)).toEqual(before);
  expect(metrics.get(1027)?.lastUpdated).toBe(upstream.clock.now - MINUTE);
});
