import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { EXIT } from "../src/cli/exit-codes.ts";
import { environment, program, wrote } from "./support/run-program.ts";
import { fixture, TemporaryMarket } from "./support/temporary-market.ts";

const NO_LIMITS = ["--address-limit", "0", "--subnet-limit", "0"];

describe("the log never ends the service", () => {
  /** Serves with its output redirected by a shell. */
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

  test("with a closed or blocked reader", async () => {
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
    }
  });
});

test.each([
  ["an error that nobody catches", "setTimeout(() => { throw new TypeError('oh'); }, 0)"],
  ["a rejection that nobody handles", "setTimeout(() => Promise.reject(new TypeError('oh')), 0)"],
])("%s ends with its own exit code", async (_, script) => {
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
