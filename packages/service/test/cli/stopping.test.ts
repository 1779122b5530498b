import { once } from "node:events";
import { existsSync } from "node:fs";
import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { ended, start, wrote } from "../support/run-program.ts";
import { TemporaryMarket } from "../support/temporary-market.ts";

const CALLERS = 20;
const PATH = "/v1/cryptocurrency/map?limit=10";

/** Sends requests one after another on a connection until a response closes it. */
async function call(url: string, count: { sent: number; served: number }, pause: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    count.sent += 1;
    const sent = get(url + PATH, { agent });
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    response.resume();
    await once(response, "end");
    if (response.statusCode === 200) count.served += 1;
    if (response.headers.connection === "close") return;
    await delay(pause);
  }
}

test.each([1, 2])(
  "a service of %i threads that is stopped under load loses no request that was sent on a connection it had",
  async (threads) => {
    await using market = new TemporaryMarket();
    const args = ["--port", "0", "--no-sample", "--log-level", "warn", "--address-limit", "0"];
    args.push("--threads", String(threads));
    const child = start(
      "serve",
      ...args,
      "--stop-drain",
      "10",
      "--stop-timeout",
      "20",
      "--data",
      market.folder,
    );
    const ended = once(child, "exit");
    const [, url = ""] = await wrote(child, /Serving on (\S+)\n/);
    const count = { sent: 0, served: 0 };
    // Some callers are always between two requests, some never.
    const callers = Array.from({ length: CALLERS }, (_, index) => call(url, count, index * 5));
    while (count.served < 10 * CALLERS) await delay(5);
    child.kill("SIGTERM");
    await Promise.all(callers);
    expect(await ended).toEqual([0, null]);
    expect(count.served).toBe(count.sent);
  },
);

test.each([1, 2])("a service of %i threads stops while it is starting", async (threads) => {
  await using market = new TemporaryMarket();
  const child = start("serve", "--port", "0", "--threads", String(threads), "--data", market.folder);
  const end = ended(child);
  await expect.poll(() => existsSync(market.file)).toBe(true);
  child.kill("SIGTERM");
  expect(await end).toMatchObject({ code: 0, err: "" });
});
