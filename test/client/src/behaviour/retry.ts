import assert from "node:assert/strict";
import { assertAtBest, getEnd, getError } from "./checks.ts";
import { type Scene, type TestCase, testCase } from "./point.ts";
import { bad, GOOD, good, head, type Reply, raw } from "./server.ts";

const body = JSON.stringify(GOOD);

/** Fails first and succeeds on the second request. */
const thenGood =
  (trouble: Reply): Reply =>
  (response, number, request) =>
    number === 1 ? trouble(response, number, request) : good(response);

async function recovers({ client, server }: Scene): Promise<void> {
  const { value, error } = await getEnd(() => client.call());
  assert.equal(error, undefined);
  assert.deepEqual((value as typeof GOOD).data, GOOD.data);
  assert.equal(server.requests.length, 2);
}

async function recoversWithin(scene: Scene, atLeast: number, atMost: number): Promise<void> {
  const began = performance.now();
  await recovers(scene);
  const took = performance.now() - began;
  assert.ok(took >= atLeast, `took ${Math.round(took)} ms`);
  assertAtBest(took < atMost, `took ${Math.round(took)} ms`);
}

async function failsWithoutAnotherTry({ client, server }: Scene): Promise<void> {
  await getError(() => client.call());
  assert.equal(server.requests.length, 1, "sent more than once");
}

/** After a too long Retry-After, the call must fail at once without further requests. */
async function failsAtOnce({ client, server }: Scene): Promise<void> {
  const { error, milliseconds } = await getEnd(() => client.call(), 3000);
  assert.ok(error instanceof Error, "resolved");
  assert.equal(server.requests.length, 1, "sent more than once");
  assertAtBest(milliseconds < 500, `failed after ${Math.round(milliseconds)} ms`);
}

const retryAfter =
  (value: string, status = 429, code = 1008): Reply =>
  (response) =>
    bad(response, status, code, { "Retry-After": value });

export const retryCases: TestCase[] = [
  testCase(
    "retry",
    "after 503",
    thenGood((response) => bad(response, 503)),
    recovers,
  ),
  testCase(
    "retry",
    "after 500 with an HTML page",
    thenGood((response) => {
      response.writeHead(500, { "Content-Type": "text/html" });
      response.end("<html><h1>Internal Server Error</h1></html>");
    }),
    recovers,
  ),
  testCase(
    "retry",
    "after a reset before the response",
    thenGood((response) => void response.socket?.resetAndDestroy()),
    recovers,
  ),
  testCase(
    "retry",
    "after a reset within the body",
    thenGood((response) => raw(response, head(body.length) + body.slice(0, 20), "reset")),
    recovers,
  ),
  testCase(
    "retry",
    "after a body shorter than its Content-Length",
    thenGood((response) => raw(response, head(body.length + 50) + body, "close")),
    recovers,
  ),
  testCase(
    "retry",
    "after a truncated chunked body",
    thenGood((response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      response.write(body.slice(0, 20), () => response.socket?.destroy());
    }),
    recovers,
  ),
  testCase(
    "retry",
    "after 429 of the minute, once the seconds of Retry-After have passed",
    thenGood(retryAfter("1")),
    (scene) => recoversWithin(scene, 950, 2500),
  ),
  testCase(
    "retry",
    "after 429 of the minute, once the date of Retry-After has passed",
    (response, number) =>
      number === 1
        ? retryAfter(new Date(Date.now() + 2000).toUTCString())(response, 1, response.req)
        : good(response),
    (scene) => recoversWithin(scene, 900, 3000),
  ),
  testCase(
    "retry",
    "stops and throws the last error",
    (response) => bad(response, 500),
    async ({ client, server }) => {
      const error = await getError(() => client.call(), 10_000);
      assert.equal(server.requests.length, 3);
      assert.equal(error["status"] ?? error["statusCode"], 500);
    },
  ),
  testCase("retry", "never with retries: 0", (response) => bad(response, 503), failsWithoutAnotherTry, {
    retries: 0,
  }),
  testCase("retry", "not after 400", (response) => bad(response, 400), failsWithoutAnotherTry),
  testCase("retry", "not after 401", (response) => bad(response, 401, 1001), failsWithoutAnotherTry),
  testCase("retry", "not after 403", (response) => bad(response, 403, 1006), failsWithoutAnotherTry),
  testCase(
    "retry",
    "not after 429 of the day",
    (response) => bad(response, 429, 1009),
    failsWithoutAnotherTry,
  ),
  testCase(
    "retry",
    "not after 429 of the month",
    (response) => bad(response, 429, 1010),
    failsWithoutAnotherTry,
  ),
  testCase("retry-after", "of an hour fails at once", retryAfter("3600"), failsAtOnce),
  testCase("retry-after", "of 30 days fails at once", retryAfter("2592000"), failsAtOnce),
  testCase(
    "retry-after",
    "of 30 days as a date fails at once",
    (response) => retryAfter(new Date(Date.now() + 2_592_000_000).toUTCString())(response, 1, response.req),
    failsAtOnce,
  ),
  testCase("retry-after", "of a huge number fails at once", retryAfter("9".repeat(400)), failsAtOnce),
  testCase("retry-after", "of an hour on a 503 fails at once", retryAfter("3600", 503, 503), failsAtOnce),
  testCase("retry-after", "with an invalid value is ignored", thenGood(retryAfter("soon")), recovers),
];
