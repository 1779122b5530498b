import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { Agent, get, type IncomingMessage } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { EXIT } from "../src/cli/exit-codes.ts";
import { explain } from "../src/cli/output.ts";
import { createLogger } from "../src/monitoring/logger.ts";
import { type Server, type ServerOptions, startServer } from "../src/server/server.ts";
import { ended, environment, program, wrote } from "./support/run-program.ts";
import { fixture, NOW, TemporaryMarket } from "./support/temporary-market.ts";

/** Enough connections for each thread: a thread gets none once in 10 ** 11 runs. */
const CONNECTIONS = 40;
const ROWS = "/v1/cryptocurrency/listings/latest?limit=20";
const DAY = Date.UTC(2026, 0, 15);

interface Reply {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
  /** The time of the request, from `performance.now()`. */
  readonly sentAt: number;
}

let market: TemporaryMarket;
let server: Server;
const agents: Agent[] = [];

beforeEach(async () => {
  market = new TemporaryMarket();
  await market.import([fixture("native/fiats.csv"), ...writeAssets(0, 20)]);
});

afterEach(async () => {
  for (const agent of agents.splice(0)) agent.destroy();
  await server?.close();
  await market[Symbol.asyncDispose]();
});

/** Writes import files that add assets, numbered from `first`. */
function writeAssets(first: number, count: number): string[] {
  const folder = join(market.folder, `files-${first}`);
  mkdirSync(folder);
  const keys = Array.from({ length: count }, (_, index) => `k${first + index}`);
  const assets = keys.map((key) => `${key},Name ${key},${key.toUpperCase()}`);
  const metrics = keys.map((key, index) => `${key},${index + 1},1000,2026-01-15T11:59:00Z`);
  writeFileSync(join(folder, "assets.csv"), ["key,name,symbol", ...assets].join("\n"));
  writeFileSync(join(folder, "metrics.csv"), ["asset,price,volume_24h,last_updated", ...metrics].join("\n"));
  return [folder];
}

async function serve(options: Partial<ServerOptions> = {}): Promise<void> {
  server = await startServer({
    data: market.folder,
    host: "127.0.0.1",
    port: 0,
    threads: 2,
    sample: false,
    now: NOW,
    log: createLogger({ level: "silent" }),
    ...options,
    settings: { addressLimit: 0, stopDrain: 0, ...options.settings },
  });
}

/** Creates a key on a plan, with a function to revoke it. */
async function createKey(plan = "Startup"): Promise<{ secret: string; revoke: () => Promise<unknown> }> {
  const { keys, close } = await market.backend.openAccounts();
  const { key, secret } = await keys.create({ plan, name: plan }, NOW);
  await close();
  return {
    secret,
    async revoke() {
      const { keys, close } = await market.backend.openAccounts();
      await keys.revoke(key.id, NOW);
      await close();
    },
  };
}

/** Open connections, each with a function that sends a request. */
function connect(url = server.url): ((path: string, headers?: object) => Promise<Reply>)[] {
  return Array.from({ length: CONNECTIONS }, () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    agents.push(agent);
    return async (path, headers = {}) => {
      const sentAt = performance.now();
      const [response] = (await once(get(url + path, { agent, headers: { ...headers } }), "response")) as [
        IncomingMessage,
      ];
      const { statusCode: status = 0 } = response;
      return { status, headers: response.headers, body: await text(response), sentAt };
    };
  });
}

const keyed = (secret: string) => ({ "X-SVC_PRO_API_KEY": secret });

describe("limits apply to all threads together", () => {
  test("serves exactly a minute's limit of many concurrent requests", async () => {
    const { secret } = await createKey();
    await serve({ plans: { Startup: { rateLimitMinute: 150 } } });
    const replies = await Promise.all(
      connect().flatMap((send) => Array.from({ length: 10 }, () => send(ROWS, keyed(secret)))),
    );
    const served = replies.filter(({ status }) => status === 200);
    const rejected = replies.filter(({ status }) => status === 429);
    expect([served.length, rejected.length]).toEqual([150, 250]);
    expect(new Set(rejected.map(({ body }) => JSON.parse(body).status.error_code))).toEqual(new Set([1008]));
  });

  test("uses a day's credits to the last one, and stores them", async () => {
    const { secret } = await createKey();
    await serve({ plans: { Startup: { rateLimitMinute: 1e9, creditLimitDaily: 333 } } });
    const credits = await Promise.all(
      connect().map(async (send) => {
        for (let used = 0; ; ) {
          const { status, headers, body } = await send(ROWS, keyed(secret));
          used += Number(headers["x-svc-credit-count"]);
          // Concurrent requests may reserve the remaining credits until their cost is known.
          if (status === 429 && JSON.parse(body).status.error_code === 1009) return used;
        }
      }),
    );
    expect(credits.reduce((sum, each) => sum + each)).toBe(333);
    await server.close();
    const accounts = await market.backend.openAccounts();
    const [key] = await accounts.keys.list();
    expect(await accounts.usage.used(key?.accountId ?? "", "day", DAY)).toBe(333);
    await accounts.close();
  });

  test("limits addresses", async () => {
    await serve({ settings: { addressLimit: 70 } });
    const replies = await Promise.all(
      connect().flatMap((send) => Array.from({ length: 5 }, () => send("/v1/cryptocurrency/map?limit=1"))),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(70);
  });

  test.each([
    ["maxConnectionsPerAddress", 429],
    ["maxConnections", 503],
  ])("limits connections: %s", async (limit, status) => {
    await serve({ settings: { [limit]: 12 } });
    const statuses = async () =>
      (await Promise.all(connect().map((send) => send("/healthz")))).map((reply) => reply.status).sort();
    const expected = [...Array<number>(12).fill(200), ...Array<number>(CONNECTIONS - 12).fill(status)];
    expect(await statuses()).toEqual(expected);
    // Closed connections make room.
    for (const agent of agents.splice(0)) agent.destroy();
    await expect.poll(async () => (await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});

test("a revoked key is rejected by each thread within a second", async () => {
  const { secret, revoke } = await createKey();
  await serve({ plans: { Startup: { rateLimitMinute: 1e9, creditLimitDaily: 1e9 } } });
  const connections = connect();
  for (const send of connections) expect((await send(ROWS, keyed(secret))).status).toBe(200);
  const lastServed = connections.map(async (send) => {
    for (let last = 0; ; ) {
      const { status, sentAt } = await send(ROWS, keyed(secret));
      if (status === 401) return last;
      last = sentAt;
    }
  });
  await revoke();
  const revokedAt = performance.now();
  const last = Math.max(...(await Promise.all(lastServed)));
  expect(last - revokedAt).toBeLessThan(1000);
});

test("threads serve equal data with equal ETags, and soon after an import the new data", async () => {
  const { secret } = await createKey("Enterprise");
  // Some responses are created before they are sent, others are streamed.
  await serve({ settings: { streamedQuotes: 10, maxSmallQuotes: 10 } });
  const connections = connect();
  const read = async (limit: number) => {
    const replies = [];
    for (const send of connections) {
      const { headers, body } = await send(
        `/v1/cryptocurrency/listings/latest?limit=${limit}`,
        keyed(secret),
      );
      replies.push(`${headers.etag} ${JSON.stringify(JSON.parse(body).data)}`);
    }
    return [...new Set(replies)];
  };
  const before = await Promise.all([5, 50].map(read));
  expect(before.map((replies) => replies.length)).toEqual([1, 1]);
  await market.import(writeAssets(20, 20));
  for (const [index, limit] of [5, 50].entries()) {
    await expect
      .poll(async () => {
        const replies = await read(limit);
        return [replies.length, replies[0] === before[index]?.[0]];
      })
      .toEqual([1, false]);
  }
});

test("metrics of any thread contain all threads, and the process once", async () => {
  await serve({ settings: { metricsLifetime: 0 } });
  const connections = connect();
  for (const send of connections) for (let call = 0; call < 5; call++) await send("/v1/fiat/map");
  for (const send of connections.slice(0, 20)) {
    const { body } = await send("/metrics");
    const value = (name: string) =>
      Number(
        body
          .split("\n")
          .find((line) => line.startsWith(`${name} `))
          ?.split(" ")[1],
      );
    expect(value('market_data_requests_total{operation="fiatMapV1",status="200"}')).toBe(5 * CONNECTIONS);
    expect(value('market_data_request_duration_seconds_count{operation="fiatMapV1"}')).toBe(5 * CONNECTIONS);
    expect(value("market_data_connections")).toBe(CONNECTIONS);
    expect(value("market_data_ready")).toBe(1);
    expect(value("process_resident_memory_bytes")).toBeLessThan(1.5 * process.memoryUsage.rss());
  }
});

test("health and metrics have a separate port in all threads", async () => {
  await serve({ adminPort: 0 });
  expect(server.adminUrl).not.toBe(server.url);
  for (let call = 0; call < CONNECTIONS; call++) {
    const ready = await fetch(`${server.adminUrl}/readyz`, { headers: { connection: "close" } });
    expect([ready.status, await ready.json()]).toEqual([200, expect.objectContaining({ state: "ready" })]);
  }
  for (const send of connect()) expect((await send("/readyz")).status).toBe(404);
});

describe("a port is for one service", () => {
  test.each([1, 2])(
    "another one with %i threads is rejected, and leaves its folder unlocked",
    async (threads) => {
      await serve();
      await using other = new TemporaryMarket();
      const options = {
        data: other.folder,
        host: "127.0.0.1",
        sample: false,
        threads,
        log: createLogger({ level: "silent" }),
      };
      const { port } = new URL(server.url);
      await expect(startServer({ ...options, port: Number(port) })).rejects.toMatchObject({
        code: "EADDRINUSE",
      });
      await (await startServer({ ...options, port: 0 })).close();
    },
  );

  test("a port taken meanwhile fails the start, as with one thread", async () => {
    await serve();
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as { port: number };
    await server.close();
    await expect(serve({ port })).rejects.toMatchObject({ code: "EADDRINUSE", port });
    taken.close();
  });
});

describe("a process of several threads", () => {
  /** Runs `serve` with two threads; each thread first runs the program `preload`. */
  function run(preload = "") {
    const args = ["serve", "--threads", "2", "--port", "0", "--address-limit", "0", "--data", market.folder];
    const script = `data:text/javascript,${encodeURIComponent(preload)}`;
    return spawn(process.execPath, ["--max-old-space-size=150", "--import", script, program, ...args], {
      stdio: ["ignore", "pipe", "pipe"],
      env: environment(),
    });
  }

  /** Runs `serve`; one thread runs an action as soon as the file `sign` exists. */
  function runUntilSign(action: string) {
    const sign = join(market.folder, "sign");
    const child = run(`import { existsSync, rmSync } from "node:fs";
      import { isMainThread, workerData } from "node:worker_threads";
      const look = () => {
        // Only one thread can remove the file.
        try { rmSync(${JSON.stringify(sign)}); } catch { return; }
        ${action};
      };
      if (!isMainThread && workerData?.limiter) setInterval(look, 20);`);
    return { child, sign };
  }

  test("logs each request of all threads in its own line, to the last one", async () => {
    const child = run();
    const [, url] = await wrote(child, /Serving on (\S+)\n/);
    const result = ended(child);
    const send = connect(url);
    for (let round = 0; round < 10; round++) await Promise.all(send.map((each) => each("/v1/fiat/map")));
    child.kill("SIGTERM");
    // Open connections are served to the last request while the service stops.
    await Promise.all(send.map((each) => each("/v1/fiat/map")));
    const { code, out } = await result;
    const lines = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect([code, lines.filter(({ message }) => message === "request").length]).toEqual([
      EXIT.done,
      11 * CONNECTIONS,
    ]);
  });

  test.each([
    ["an error that nobody catches", "throw new TypeError('oh')", "TypeError: oh"],
    ["a rejection that nobody handles", "Promise.reject(new TypeError('oh'))", "TypeError: oh"],
    ["an end", "process.exit(0)", "A thread that serves requests ended."],
    ["more memory than there is", "for (const all = []; ; ) all.push(Array(1e6).fill({}))", "memory limit"],
  ])("ends with the crash exit code if a thread crashes: %s", async (_, crash, message) => {
    const { child, sign } = runUntilSign(crash);
    await wrote(child, /Serving on (\S+)\n/);
    const result = ended(child);
    writeFileSync(sign, "");
    const { code, out, err } = await result;
    expect([code, err]).toEqual([EXIT.crashed, expect.stringContaining(message)]);
    expect(out).toContain('"message":"The service crashed."');
  });

  test("is not ready while a thread is blocked, and ready again afterwards", async () => {
    const released = join(market.folder, "released");
    const { child, sign } = runUntilSign(
      `while (!existsSync(${JSON.stringify(released)})) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)`,
    );
    const [, url] = await wrote(child, /Serving on (\S+)\n/);
    const result = ended(child);
    writeFileSync(sign, "");
    const send = connect(url);
    // The blocked thread responds later.
    const isHeld = async () => {
      const { status, body } = await Promise.any(send.map((each) => each("/readyz")));
      return status === 503 && body.includes("a thread does not respond");
    };
    await expect.poll(isHeld).toBe(true);
    writeFileSync(released, "");
    const ready = async () =>
      (await Promise.all(send.map((each) => each("/readyz")))).map(({ status }) => status);
    await expect.poll(async () => new Set(await ready())).toEqual(new Set([200]));
    child.kill("SIGTERM");
    expect((await result).code).toBe(EXIT.done);
  });
});

test("reports a system that cannot share a port, with a remedy", () => {
  const error = Object.assign(new Error("listen ENOTSUP"), { code: "ENOTSUP", syscall: "listen" });
  expect(explain(error)).toBe("This system cannot share a port among threads. Start with --threads 1.");
});
