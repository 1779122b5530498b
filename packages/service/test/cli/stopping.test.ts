import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { ended, start, wrote } from "../support/run-program.ts";
import { TemporaryMarket } from "../support/temporary-market.ts";

const CALLERS = 20;
const PATH = "/v1/cryptocurrency/map?limit=10";

/** Sends one request after another on a connection that stays open, until a response ends it. */
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
    // Some of them are always between two requests, some never.
    const callers = Array.from({ length: CALLERS }, (_, index) => call(url, count, index * 5));
    while (count.served < 10 * CALLERS) await delay(5);
    child.kill("SIGTERM");
    await Promise.all(callers);
    expect(await ended).toEqual([0, null]);
    expect(count.served).toBe(count.sent);
  },
);

test.each([1, 2])(
  "a service of %i threads that is stopped while it makes the sample market ends",
  async (threads) => {
    await using market = new TemporaryMarket();
    const child = start("serve", "--port", "0", "--threads", String(threads), "--data", market.folder);
    const end = ended(child);
    await once(child.stderr as Readable, "data");
    child.kill("SIGTERM");
    const { code, out, err } = await end;
    expect([code, err]).toEqual([0, "Making the sample market ...\n"]);
    // Of several threads, none serves before the whole market is stored.
    if (threads > 1) expect(out).not.toContain("Serving on");
  },
);
