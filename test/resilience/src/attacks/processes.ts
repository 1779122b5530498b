import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { keyHeader } from "@market-data/openapi";
import type { Attack, Bound } from "../attack.ts";
import { sendRaw } from "../load/raw.ts";
import { type RunningService, ServiceEnded, UNLIMITED } from "../target/running-service.ts";
import type { Target } from "../target/target.ts";

const FEW = 2;
const MAP = "/v1/cryptocurrency/map?limit=1";
const KEEPS_SERVING: Readonly<Record<string, Bound>> = {
  crashes: { atMost: 0 },
  "requests lost": { atMost: 0 },
};

/** Sends requests to a service with a failing log, then stops the service. */
async function measureAvailability(service: RunningService) {
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

/** Sends sequential requests on a keep-alive connection until the server closes it. */
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
            // As clients do: a connection with `Connection: close` is not used again.
            resolve(response.complete && response.headers.connection !== "close");
          });
        response.resume();
      });
      request.once("error", (error: NodeJS.ErrnoException) => {
        // A refused connection means that nothing was sent.
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
  // Different pauses: at the stop, some clients are between requests and some are waiting for a response.
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

/** Attacks on the process: log, shutdown and HTTP parser. */
export const processes: readonly Attack[] = [
  {
    name: "dead-log-reader",
    promise: "The service survives a log reader that goes away.",
    bounds: KEEPS_SERVING,
    async run(target) {
      const { data } = await target.marketFolder(FEW);
      const service = await target.serve({ data });
      service.process.child.stdout?.destroy();
      return measureAvailability(service);
    },
  },
  {
    name: "full-log",
    promise: "The service survives a full disk for its log.",
    bounds: KEEPS_SERVING,
    async run(target) {
      const { data } = await target.marketFolder(FEW);
      try {
        return await measureAvailability(await target.serve({ data, output: "/dev/full" }));
      } catch (error) {
        if (error instanceof ServiceEnded) return { crashes: 1 };
        throw error;
      }
    },
  },
  {
    name: "stop-under-load",
    promise: "A stopping service responds to every received request.",
    bounds: { "requests lost": { atMost: 0 }, "exit code": { atMost: 0, atLeast: 0 } },
    run: stopUnderLoad,
  },
  {
    name: "two-hosts",
    promise: "A request with two `Host` headers is rejected with 400.",
    bounds: { status: { atLeast: 400, atMost: 400 } },
    async run(target) {
      const { data } = await target.marketFolder(FEW);
      await using service = await target.serve({ data });
      const lines = [`GET ${MAP} HTTP/1.1`, "Host: a.example", "Host: b.example", "Connection: close"];
      const received = await sendRaw(service.port, `${lines.join("\r\n")}\r\n\r\n`);
      return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? 0) };
    },
  },
];
