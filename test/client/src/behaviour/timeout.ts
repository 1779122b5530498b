import assert from "node:assert/strict";
import { assertAtBest, getEnd, getError } from "./checks.ts";
import { type Scene, type TestCase, testCase } from "./point.ts";
import { GOOD, good, head, raw } from "./server.ts";

const TIMEOUT = 150;
const body = JSON.stringify(GOOD);

/** The call must fail after its timeout, and not much later. */
async function fails({ client }: Scene): Promise<void> {
  const began = performance.now();
  await getError(() => client.call(), 3000);
  const took = performance.now() - began;
  assert.ok(took > TIMEOUT - 10, `failed after ${Math.round(took)} ms`);
  assertAtBest(took < TIMEOUT + 250, `failed after ${Math.round(took)} ms`);
}

const once = { timeout: TIMEOUT, retries: 0 };

export const timeoutCases: TestCase[] = [
  testCase("timeout", "ends the wait for headers", () => {}, fails, once),
  testCase(
    "timeout",
    "ends a stalled body",
    (response) => raw(response, head(body.length) + body.slice(0, 20), "hold"),
    fails,
    once,
  ),
  testCase(
    "timeout",
    "ends an endless slow body",
    (response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      response.write("[");
      const drip = setInterval(() => response.write(" "), 20);
      response.on("close", () => clearInterval(drip));
    },
    fails,
    once,
  ),
  testCase(
    "timeout",
    "ends a stalled error body",
    (response) => {
      response.writeHead(500, { "Content-Type": "application/json" });
      response.write('{"status":');
    },
    fails,
    once,
  ),
  testCase(
    "timeout",
    "accepts a slow response within the timeout",
    (response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      response.write(body.slice(0, 20));
      setTimeout(() => response.end(body.slice(20)), 100);
    },
    async ({ client }) => {
      const { value } = await getEnd(() => client.call());
      assert.deepEqual((value as typeof GOOD | undefined)?.data, GOOD.data);
    },
    { timeout: 30_000, retries: 0 },
  ),
  testCase(
    "timeout",
    "of 25 days does not fire at once",
    (response) => good(response),
    async ({ create }) => {
      const { value } = await getEnd(() => create({ timeout: 2 ** 31 }).call());
      assert.ok(value, "failed with a timeout of 25 days");
    },
  ),
];
