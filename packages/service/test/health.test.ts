import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, renameSync, statSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { EXIT } from "../src/cli/exit-codes.ts";
import { createLogger } from "../src/observing/logger.ts";
import { createFaultFinder } from "../src/server/find-faults.ts";
import { startServer } from "../src/server/start-server.ts";
import { StorageError } from "../src/storage/storage-error.ts";
import { environment, program, wrote } from "./support/run-program.ts";
import { fixture, TemporaryMarket } from "./support/temporary-market.ts";

const NO_LIMITS = ["--address-limit", "0", "--subnet-limit", "0"];
const NEWEST = Date.parse("2026-01-15T12:00:00Z");

async function serve(market: TemporaryMarket, now?: number) {
  await market.import([fixture("native")]);
  const { keys, close } = await market.backend.openAccounts();
  await keys.create({ plan: "Basic", name: "a" }, 0);
  await close();
  const logged: string[] = [];
  const server = await startServer({
    data: market.folder,
    host: "127.0.0.1",
    port: 0,
    log: createLogger({ level: "error", write: (lines) => logged.push(lines) }),
    settings: { addressLimit: 0, metricsLifetime: 0, stopDrain: 0 },
    ...(now === undefined ? {} : { now }),
  });
  onTestFinished(() => server.close().catch(() => {}));
  const get = async (path: string) => {
    const response = await fetch(server.url + path);
    return { status: response.status, text: await response.text() };
  };
  return { server, get, logged };
}

describe("ready is what answers", () => {
  test("with how old the data is, also as metrics", async () => {
    await using market = new TemporaryMarket();
    const { get, server } = await serve(market, NEWEST + 90_000);
    const { status, text } = await get("/readyz");
    const body = JSON.parse(text);
    expect([status, body]).toEqual([
      200,
      {
        state: "ready",
        newest_update: expect.stringMatching(/^2026-01-15T/),
        age_seconds: expect.any(Number),
      },
    ]);
    const age = (NEWEST + 90_000 - Date.parse(body.newest_update)) / 1000;
    expect(body.age_seconds).toBe(age);
    const metrics = (await get("/metrics")).text;
    expect(metrics).toContain(`\nmarket_data_age_seconds ${age}\n`);
    expect(metrics).toContain("\nmarket_data_log_dropped_lines 0\n");
    await server.close();
  });

  /** Each spoils the file of a running service. */
  const BREAKS: Readonly<Record<string, (file: string) => void>> = {
    "is damaged": (file) => {
      const handle = openSync(file, "r+");
      writeSync(handle, Buffer.alloc(statSync(file).size, 0xa5), 0, undefined, 0);
      closeSync(handle);
    },
    "is cut off": (file) => closeSync(openSync(file, "w")),
    "is gone": (file) => renameSync(file, `${file}.gone`),
  };

  test.each(
    ["accounts", "market"].flatMap((part) => Object.keys(BREAKS).map((what) => [part, what] as const)),
  )("a file of the %s that %s is named, and logged once; the process stays alive", async (part, what) => {
    await using market = new TemporaryMarket();
    const { get, logged } = await serve(market);
    expect((await get("/readyz")).status).toBe(200);
    BREAKS[what]?.(join(market.folder, `${part}.db`));
    await expect
      .poll(async () => (await get("/readyz")).status, { timeout: 60_000, interval: 200 })
      .toBe(503);
    const message = JSON.parse((await get("/readyz")).text).status.error_message;
    expect(message).toMatch(new RegExp(`the ${part} cannot be read( \\(\\w+\\))?$`));
    expect(logged.filter((lines) => lines.includes(`the ${part} cannot be read`))).toHaveLength(1);
    expect((await get("/healthz")).status).toBe(200);
  });

  test("frequent requests cost one check a second", async () => {
    const clock = { now: 0 };
    let checks = 0;
    const find = createFaultFinder(
      [
        {
          name: "the accounts cannot be read",
          async check() {
            checks += 1;
            throw new StorageError("corrupt", "accounts.db", "is damaged.");
          },
        },
      ],
      createLogger({ level: "silent" }),
      () => clock.now,
    );
    for (clock.now = 0; clock.now < 2000; clock.now += 10) {
      expect(await find()).toEqual(["the accounts cannot be read (corrupt)"]);
    }
    expect(checks).toBe(2);
  });
});

describe("a check that takes long", () => {
  function slowFinder() {
    const clock = { now: 0 };
    const checks: PromiseWithResolvers<void>[] = [];
    const find = createFaultFinder(
      [
        {
          name: "a part",
          check() {
            const check = Promise.withResolvers<void>();
            checks.push(check);
            return check.promise;
          },
        },
      ],
      createLogger({ level: "silent" }),
      () => clock.now,
    );
    return { clock, checks, find };
  }

  test("is waited for a moment, and no longer, though it is the first", async () => {
    const { checks, find } = slowFinder();
    expect(await find()).toEqual([]);
    const found = find();
    checks[0]?.reject(new Error("It fails."));
    expect(await found).toEqual(["a part"]);
  });

  test("does not keep the response, which is that of the check before, and no second one is begun meanwhile", async () => {
    const { clock, checks, find } = slowFinder();
    const first = find();
    checks[0]?.resolve();
    expect(await first).toEqual([]);
    clock.now = 1000;
    expect(await find()).toEqual([]);
    clock.now = 5000;
    expect(await find()).toEqual([]);
    expect(checks).toHaveLength(2);
    const next = find();
    checks[1]?.reject(new Error("It fails."));
    expect(await next).toEqual(["a part"]);
  });
});

test.each([
  ["info", []],
  ["debug", ["health", "health", "metrics"]],
] as const)(
  "probes that succeed are not logged at the level %s unless it is debug",
  async (level, expected) => {
    await using market = new TemporaryMarket();
    await market.import([fixture("native")]);
    const lines: string[] = [];
    const server = await startServer({
      data: market.folder,
      host: "127.0.0.1",
      port: 0,
      log: createLogger({ level, write: (text) => lines.push(...text.trimEnd().split("\n")) }),
      sample: false,
      settings: { stopDrain: 0 },
    });
    for (const path of ["/healthz", "/readyz", "/metrics", "/v1/fiat/map?limit=1"])
      await fetch(server.url + path);
    await server.close();
    const logged = lines.map((line) => JSON.parse(line) as { operation?: string });
    expect(logged.flatMap(({ operation }) => operation ?? [])).toEqual([...expected, "fiatMapV1"]);
  },
);

test("a balancer that asks for a 404 gets one while the service is not ready", async () => {
  await using market = new TemporaryMarket();
  const { get } = await serve(market);
  expect((await get("/readyz?unready=404")).status).toBe(200);
  closeSync(openSync(join(market.folder, "market.db"), "w"));
  await expect
    .poll(async () => (await get("/readyz?unready=404")).status, { timeout: 60_000, interval: 200 })
    .toBe(404);
  expect((await get("/readyz")).status).toBe(503);
});

describe("the log never ends the service", () => {
  /** Serves with a shell's redirection of its output. */
  function serveBy(market: TemporaryMarket, script: string, port: number) {
    const data = ["--data", market.folder];
    const given = ["serve", "--port", String(port), ...data, "--stop-drain", "0", ...NO_LIMITS];
    return spawn("sh", ["-c", script, "sh", process.execPath, program, ...given], {
      stdio: ["ignore", "pipe", "pipe"],
      env: environment(),
      detached: true,
    });
  }

  async function call(port: number, count: number): Promise<number[]> {
    const get = async () => (await fetch(`http://127.0.0.1:${port}/v1/cryptocurrency/map?limit=1`)).status;
    return Promise.all(Array.from({ length: count }, get));
  }

  async function freePort(): Promise<number> {
    const { createServer } = await import("node:net");
    const probe = createServer().listen(0, "127.0.0.1");
    await once(probe, "listening");
    const address = probe.address();
    probe.close();
    await once(probe, "close");
    return typeof address === "object" && address !== null ? address.port : 0;
  }

  async function listening(port: number): Promise<void> {
    const alive = () =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(alive, { timeout: 60_000, interval: 100 }).toBe(200);
  }

  test.each([
    ["a full disk under the log", 'exec "$@" > /dev/full'],
    ["a full disk under log and errors", 'exec "$@" > /dev/full 2>&1'],
    ["a size limit of files", 'ulimit -f 128 && exec "$@" >> LOG'],
  ])("%s", async (_, script) => {
    await using market = new TemporaryMarket();
    await market.import([fixture("native")]);
    await (await market.backend.openAccounts()).close();
    const port = await freePort();
    const log = join(market.folder, "out.log");
    writeFileSync(log, "x".repeat(64 * 1024 - 100));
    const child = serveBy(market, script.replace("LOG", log), port);
    const ended = once(child, "exit");
    await listening(port);
    for (let round = 0; round < 5; round += 1) {
      expect(await call(port, 40)).toEqual(Array.from({ length: 40 }, () => 200));
    }
    const dropped = async () =>
      Number(
        /market_data_log_dropped_lines (\d+)/.exec(
          await (await fetch(`http://127.0.0.1:${port}/metrics`)).text(),
        )?.[1],
      );
    await expect.poll(dropped, { interval: 300 }).toBeGreaterThan(0);
    child.kill("SIGTERM");
    expect(await ended).toEqual([EXIT.done, null]);
  });

  test("a reader that is gone, and one that stopped reading", async () => {
    await using market = new TemporaryMarket();
    await market.import([fixture("native")]);
    for (const leave of ["gone", "stopped"]) {
      const port = await freePort();
      const child = serveBy(market, 'exec "$@"', port);
      const ended = once(child, "exit");
      await wrote(child, /Serving on/);
      if (leave === "gone") child.stdout?.destroy();
      else child.stdout?.pause();
      child.stderr?.destroy();
      for (let round = 0; round < 25; round += 1)
        expect(new Set(await call(port, 40))).toEqual(new Set([200]));
      child.kill("SIGTERM");
      expect([leave, await ended]).toEqual([leave, [EXIT.done, null]]);
      await delay(0);
    }
  });
});

test.each([
  ["an error that nobody catches", "setTimeout(() => { throw new TypeError('oh'); }, 0)"],
  ["a rejection that nobody handles", "setTimeout(() => Promise.reject(new TypeError('oh')), 0)"],
])("%s ends with an exit code of its own", async (_, script) => {
  const preload = `data:text/javascript,${encodeURIComponent(`process.on('newListener', (name) => { if (name === 'uncaughtException') ${script}; })`)}`;
  await using market = new TemporaryMarket();
  const child = spawn(
    process.execPath,
    ["--import", preload, program, "serve", "--no-sample", "--port", "0", "--data", market.folder],
    { stdio: ["ignore", "pipe", "pipe"], env: environment() },
  );
  let err = "";
  child.stderr.on("data", (chunk) => {
    err += chunk;
  });
  expect(await once(child, "close")).toEqual([EXIT.crashed, null]);
  expect(err).toContain("TypeError: oh");
});
