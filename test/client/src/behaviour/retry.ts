import assert from "node:assert/strict";
import { assertAtBest, getEnd, getError } from "./checks.ts";
import { type Point, point, type Scene } from "./point.ts";
import { bad, GOOD, good, head, type Reply, raw } from "./server.ts";

const body = JSON.stringify(GOOD);

/** Trouble first, a good answer second. */
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

/** The wait is too long to be waited for: the call fails at once, and does not hammer either. */
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

export const retryPoints: Point[] = [
  point(
    "retry",
    "after 503",
    thenGood((response) => bad(response, 503)),
    recovers,
  ),
  point(
    "retry",
    "after 500 with a page in HTML",
    thenGood((response) => {
      response.writeHead(500, { "Content-Type": "text/html" });
      response.end("<html><h1>Internal Server Error</h1></html>");
    }),
    recovers,
  ),
  point(
    "retry",
    "after a reset before the answer",
    thenGood((response) => void response.socket?.resetAndDestroy()),
    recovers,
  ),
  point(
    "retry",
    "after a reset within the body",
    thenGood((response) => raw(response, head(body.length) + body.slice(0, 20), "reset")),
    recovers,
  ),
  point(
    "retry",
    "after a body that is shorter than promised",
    thenGood((response) => raw(response, head(body.length + 50) + body, "close")),
    recovers,
  ),
  point(
    "retry",
    "after a chunked body that breaks off",
    thenGood((response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      response.write(body.slice(0, 20), () => response.socket?.destroy());
    }),
    recovers,
  ),
  point("retry", "after 429 of the minute, as long as the server says", thenGood(retryAfter("1")), (scene) =>
    recoversWithin(scene, 950, 2500),
  ),
  point(
    "retry",
    "after 429 of the minute, until the date that the server says",
    (response, number) =>
      number === 1
        ? retryAfter(new Date(Date.now() + 2000).toUTCString())(response, 1, response.req)
        : good(response),
    (scene) => recoversWithin(scene, 900, 3000),
  ),
  point(
    "retry",
    "ends, and tells the last error",
    (response) => bad(response, 500),
    async ({ client, server }) => {
      const error = await getError(() => client.call(), 10_000);
      assert.equal(server.requests.length, 3);
      assert.equal(error["status"] ?? error["statusCode"], 500);
    },
  ),
  point("retry", "not at all with 0", (response) => bad(response, 503), failsWithoutAnotherTry, {
    retries: 0,
  }),
  point("retry", "not after 400", (response) => bad(response, 400), failsWithoutAnotherTry),
  point("retry", "not after 401", (response) => bad(response, 401, 1001), failsWithoutAnotherTry),
  point("retry", "not after 403", (response) => bad(response, 403, 1006), failsWithoutAnotherTry),
  point("retry", "not after 429 of the day", (response) => bad(response, 429, 1009), failsWithoutAnotherTry),
  point(
    "retry",
    "not after 429 of the month",
    (response) => bad(response, 429, 1010),
    failsWithoutAnotherTry,
  ),
  point("retry-after", "of an hour fails at once", retryAfter("3600"), failsAtOnce),
  point("retry-after", "of 30 days fails at once", retryAfter("2592000"), failsAtOnce),
  point(
    "retry-after",
    "of 30 days as a date fails at once",
    (response) => retryAfter(new Date(Date.now() + 2_592_000_000).toUTCString())(response, 1, response.req),
    failsAtOnce,
  ),
  point("retry-after", "beyond all numbers fails at once", retryAfter("9".repeat(400)), failsAtOnce),
  point("retry-after", "of an hour on a 503 fails at once", retryAfter("3600", 503, 503), failsAtOnce),
  point(
    "retry-after",
    "that is neither number nor date is passed over",
    thenGood(retryAfter("soon")),
    recovers,
  ),
];
