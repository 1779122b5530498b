import { closeSync, openSync, renameSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { StorageError } from "@market-data/storage";
import { describe, expect, onTestFinished, test } from "vitest";
import { createLogger } from "../src/monitoring/logger.ts";
import { createHealthChecks } from "../src/server/health-checks.ts";
import { startServer } from "../src/server/server.ts";
import { fixture, TemporaryMarket } from "./support/temporary-market.ts";

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

describe("readiness", () => {
  test("includes the age of the data, in metrics too", async () => {
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
        warnings: [
          expect.stringContaining("1 of 2 assets has no price"),
          expect.stringContaining("94 of 97 fiat currencies and metals have no rate"),
        ],
      },
    ]);
    const age = (NEWEST + 90_000 - Date.parse(body.newest_update)) / 1000;
    expect(body.age_seconds).toBe(age);
    const metrics = (await get("/metrics")).text;
    expect(metrics).toContain(`\nmarket_data_age_seconds ${age}\n`);
    expect(metrics).toContain("\nmarket_data_log_dropped_lines 0\n");
    await server.close();
  });

  /** Ways to break the file of a running service. */
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
  )("names a file of the %s that %s, and logs it once; the process stays alive", async (part, what) => {
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

  test("costs one check a second with frequent requests", async () => {
    const clock = { now: 0 };
    let checks = 0;
    const find = createHealthChecks(
      [
        {
          name: "the accounts cannot be read",
          async run() {
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

describe("a slow check", () => {
  function slowFinder() {
    const clock = { now: 0 };
    const checks: PromiseWithResolvers<void>[] = [];
    const find = createHealthChecks(
      [
        {
          name: "a part",
          run() {
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

  test("is waited for half a second, even the first time", async () => {
    const { checks, find } = slowFinder();
    expect(await find()).toEqual([]);
    const found = find();
    checks[0]?.reject(new Error("It fails."));
    expect(await found).toEqual(["a part"]);
  });

  test("keeps the previous result, and no second check starts meanwhile", async () => {
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
