import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { keyHeader } from "@market-data/openapi";
import type { Attack, Bound } from "../attack.ts";
import { exchangeRaw } from "../load/raw.ts";
import { type RunningService, ServiceEnded, UNLIMITED } from "../target/running-service.ts";
import type { Target } from "../target/target.ts";

const FEW = 2;
const MAP = "/v1/cryptocurrency/map?limit=1";
const GOES_ON: Readonly<Record<string, Bound>> = { crashes: { atMost: 0 }, "requests lost": { atMost: 0 } };

/** Sends requests to a service whose log fails, and then stops it. */
async function measureGoingOn(service: RunningService) {
  let lost = 0;
  for (let request = 0; request < 50; request++) {
    const response = await service.get(MAP).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.status !== 200) lost += 1;
    await sleep(10);
  }
  const { crashes } = service;
  const { code } = await service.process.stop();
  return { "requests lost": lost, crashes, "exit code after SIGTERM": code ?? -1 };
}

interface Count {
  sent: number;
  served: number;
  lost: number;
}

/** Sends one request after another on a connection that stays open, until a response, or no connection, ends it. */
async function keepCalling(
  url: string,
  headers: Record<string, string>,
  pause: number,
  count: Count,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let isOpen = true; isOpen; ) {
    isOpen = await new Promise<boolean>((resolve) => {
      const request = get(url, { agent, headers }, (response: IncomingMessage) => {
        response
          .once("error", () => undefined)
          .once("close", () => {
            if (response.complete) count.served += 1;
            else count.lost += 1;
            // As a client does: a connection that is announced to close is not used again.
            resolve(response.complete && response.headers.connection !== "close");
          });
        response.resume();
      });
      request.once("error", (error: NodeJS.ErrnoException) => {
        // Where nothing listens any more, nothing was sent.
        if (error.code === "ECONNREFUSED") count.sent -= 1;
        else count.lost += 1;
        resolve(false);
      });
      count.sent += 1;
    });
    await sleep(pause);
  }
  agent.destroy();
}

const CALLERS = 30;

async function stopUnderLoad(target: Target) {
  const { data, enterprise } = await target.marketFolder(FEW);
  const options = ["--address-limit", "0", "--log-level", "warn"];
  const service = await target.serve({ data, plans: { Enterprise: UNLIMITED }, options });
  const count: Count = { sent: 0, served: 0, lost: 0 };
  const path = "/v1/cryptocurrency/listings/latest?limit=1";
  // Some are always between two requests when the service stops, some never.
  const callers = Array.from({ length: CALLERS }, (_, index) =>
    keepCalling(service.url + path, { [keyHeader]: enterprise.key }, index, count),
  );
  await sleep(1000);
  const started = Date.now();
  const { code } = await service.process.stop(60_000);
  await Promise.all(callers);
  return {
    "requests sent": count.sent,
    "requests served": count.served,
    "requests lost": count.sent - count.served,
    "exit code": code ?? -1,
    "time to stop (s)": (Date.now() - started) / 1000,
  };
}

/** Attacks on the process, its log and its end; and on its reading of requests. */
export const processes: readonly Attack[] = [
  {
    name: "dead-log-reader",
    promise: "A reader of the log that goes away does not end the service.",
    bounds: GOES_ON,
    async run(target) {
      const { data } = await target.marketFolder(FEW);
      const service = await target.serve({ data });
      service.process.child.stdout?.destroy();
      return measureGoingOn(service);
    },
  },
  {
    name: "full-log",
    promise: "A full disk under the log does not end the service.",
    bounds: GOES_ON,
    async run(target) {
      const { data } = await target.marketFolder(FEW);
      try {
        return await measureGoingOn(await target.serve({ data, output: "/dev/full" }));
      } catch (error) {
        if (error instanceof ServiceEnded) return { crashes: 1 };
        throw error;
      }
    },
  },
  {
    name: "stop-under-load",
    promise: "A service that is stopped responds to every request that was sent to it.",
    bounds: { "requests lost": { atMost: 0 }, "exit code": { atMost: 0, atLeast: 0 } },
    run: stopUnderLoad,
  },
  {
    name: "two-hosts",
    promise: "A request with two `Host` headers is a 400.",
    bounds: { status: { atLeast: 400, atMost: 400 } },
    async run(target) {
      const { data } = await target.marketFolder(FEW);
      await using service = await target.serve({ data });
      const lines = [`GET ${MAP} HTTP/1.1`, "Host: a.example", "Host: b.example", "Connection: close"];
      const received = await exchangeRaw(service.port, `${lines.join("\r\n")}\r\n\r\n`);
      return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? 0) };
    },
  },
];
