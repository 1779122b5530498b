import assert from "node:assert/strict";
import { assertAtBest, getEnd, pause, until } from "./checks.ts";
import { type Point, point, type Scene } from "./point.ts";
import { bad, GOOD, good, head, type Reply, raw } from "./server.ts";

const PROMPT = 50;
const body = JSON.stringify(GOOD);

/** Aborts once the request is there and a moment has passed, and checks how the call ends. */
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
  // One that was on its way at that very moment is not the client's fault.
  assertAtBest(server.requests.length === before, "another request was sent after the abort");
}

const stall: Reply = () => {};

/** Nothing is answered before one of the two has been aborted, however long that takes. */
function abortOfOne(): Point {
  let aborted = Promise.resolve();
  return point(
    "abort",
    "of one of two identical calls leaves the other alone",
    (response) => void aborted.then(() => good(response)),
    async ({ client, server }) => {
      let answer = () => {};
      aborted = new Promise((resolve) => {
        answer = resolve;
      });
      const controller = new AbortController();
      const one = getEnd(() => client.call({ signal: controller.signal }));
      const other = getEnd(() => client.call({ signal: new AbortController().signal }));
      await until(() => server.requests.length > 0);
      controller.abort();
      assert.ok("error" in (await one));
      answer();
      assert.deepEqual(((await other).value as typeof GOOD).data, GOOD.data);
    },
  );
}

export const abortPoints: Point[] = [
  point(
    "abort",
    "before sending: nothing is sent",
    (response) => good(response),
    async ({ client, server }) => {
      const ending = await getEnd(() => client.call({ signal: AbortSignal.abort(new Error("mine")) }));
      assert.ok("error" in ending, "resolved in spite of the abort");
      assert.equal(server.requests.length, 0);
      assertAtBest(ending.milliseconds < PROMPT, `took ${ending.milliseconds} ms`);
    },
  ),
  point("abort", "while waiting for headers", stall, abortDuring),
  point(
    "abort",
    "during the body",
    (response) => raw(response, head(body.length) + body.slice(0, 20), "hold"),
    abortDuring,
  ),
  point("abort", "during the back-off", (response) => bad(response, 503), abortDuring, { retries: 9 }),
  point(
    "abort",
    "during a wait that the server asked for",
    (response) => bad(response, 429, 1008, { "Retry-After": "30" }),
    abortDuring,
    { retries: 9 },
  ),
  point("abort", "rejects with the signal's reason", stall, async ({ client, server }) => {
    const controller = new AbortController();
    const reason = new Error("mine");
    const call = getEnd(() => client.call({ signal: controller.signal }));
    await until(() => server.requests.length > 0);
    controller.abort(reason);
    assert.equal((await call).error, reason);
  }),
  point("abort", "lets go of the connection", stall, async ({ client, server }) => {
    const controller = new AbortController();
    const call = getEnd(() => client.call({ signal: controller.signal }));
    await until(() => server.requests.length > 0);
    controller.abort();
    await call;
    await until(() => server.hungUp() === 1, 500);
  }),
  abortOfOne(),
  point("abort", "of all identical calls lets go of the connection", stall, async ({ client, server }) => {
    const controllers = [new AbortController(), new AbortController()];
    const calls = controllers.map(({ signal }) => getEnd(() => client.call({ signal })));
    await until(() => server.requests.length > 0);
    for (const controller of controllers) controller.abort();
    await Promise.all(calls);
    await until(() => server.hungUp() === server.requests.length, 500);
  }),
  point(
    "abort",
    "then the same call again at once, is answered",
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
