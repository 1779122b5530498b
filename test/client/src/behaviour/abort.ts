import assert from "node:assert/strict";
import { assertAtBest, getEnd, pause, until } from "./checks.ts";
import { type Scene, type TestCase, testCase } from "./point.ts";
import { bad, GOOD, good, head, type Reply, raw } from "./server.ts";

const PROMPT = 50;
const body = JSON.stringify(GOOD);

/** Aborts shortly after the request has arrived, and checks the end of the call. */
async function abortDuring({ client, server }: Scene): Promise<void> {
  const controller = new AbortController();
  const call = getEnd(() => client.call({ signal: controller.signal }));
  await until(() => server.requests.length > 0);
  await pause(60);
  const aborted = performance.now();
  const before = server.requests.length;
  controller.abort(new Error("the caller's own reason"));
  const ending = await call;
  const took = performance.now() - aborted;
  assert.ok("error" in ending, "resolved in spite of the abort");
  assertAtBest(took < PROMPT, `rejected ${Math.round(took)} ms after the abort`);
  await pause(50);
  // A request sent at the moment of the abort is not a failure of the client.
  assertAtBest(server.requests.length === before, "another request was sent after the abort");
}

const stall: Reply = () => {};

/** The server does not respond before one of the two calls is aborted. */
function abortOfOne(): TestCase {
  let aborted = Promise.resolve();
  return testCase(
    "abort",
    "of one of two identical calls does not affect the second call",
    (response) => void aborted.then(() => good(response)),
    async ({ client, server }) => {
      let respond = () => {};
      aborted = new Promise((resolve) => {
        respond = resolve;
      });
      const controller = new AbortController();
      const one = getEnd(() => client.call({ signal: controller.signal }));
      const other = getEnd(() => client.call({ signal: new AbortController().signal }));
      await until(() => server.requests.length > 0);
      controller.abort();
      assert.ok("error" in (await one));
      respond();
      assert.deepEqual(((await other).value as typeof GOOD).data, GOOD.data);
    },
  );
}

export const abortCases: TestCase[] = [
  testCase(
    "abort",
    "before sending sends nothing",
    (response) => good(response),
    async ({ client, server }) => {
      const ending = await getEnd(() => client.call({ signal: AbortSignal.abort(new Error("mine")) }));
      assert.ok("error" in ending, "resolved in spite of the abort");
      assert.equal(server.requests.length, 0);
      assertAtBest(ending.milliseconds < PROMPT, `took ${ending.milliseconds} ms`);
    },
  ),
  testCase("abort", "ends the wait for headers", stall, abortDuring),
  testCase(
    "abort",
    "ends the read of the body",
    (response) => raw(response, head(body.length) + body.slice(0, 20), "hold"),
    abortDuring,
  ),
  testCase("abort", "ends the back-off", (response) => bad(response, 503), abortDuring, { retries: 9 }),
  testCase(
    "abort",
    "ends the wait of a Retry-After",
    (response) => bad(response, 429, 1008, { "Retry-After": "30" }),
    abortDuring,
    { retries: 9 },
  ),
  testCase("abort", "rejects with the signal's reason", stall, async ({ client, server }) => {
    const controller = new AbortController();
    const reason = new Error("mine");
    const call = getEnd(() => client.call({ signal: controller.signal }));
    await until(() => server.requests.length > 0);
    controller.abort(reason);
    assert.equal((await call).error, reason);
  }),
  testCase("abort", "closes the connection", stall, async ({ client, server }) => {
    const controller = new AbortController();
    const call = getEnd(() => client.call({ signal: controller.signal }));
    await until(() => server.requests.length > 0);
    controller.abort();
    await call;
    await until(() => server.hungUp() === 1, 500);
  }),
  abortOfOne(),
  testCase("abort", "of all identical calls closes the connection", stall, async ({ client, server }) => {
    const controllers = [new AbortController(), new AbortController()];
    const calls = controllers.map(({ signal }) => getEnd(() => client.call({ signal })));
    await until(() => server.requests.length > 0);
    for (const controller of controllers) controller.abort();
    await Promise.all(calls);
    await until(() => server.hungUp() === server.requests.length, 500);
  }),
  testCase(
    "abort",
    "does not affect an identical call right after",
    (response, number) => (number === 1 ? undefined : good(response)),
    async ({ client, server }) => {
      const controller = new AbortController();
      const first = getEnd(() => client.call({ signal: controller.signal }));
      await until(() => server.requests.length > 0);
      controller.abort();
      const second = getEnd(() => client.call());
      assert.ok("error" in (await first));
      assert.deepEqual(((await second).value as typeof GOOD).data, GOOD.data);
    },
  ),
];
