import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { RedisServer } from "../src/redis-server.ts";

// The command that operators use, on a Redis.

const program = fileURLToPath(new URL("../../../packages/service/src/cli/main.ts", import.meta.url));
const KEY_INFO = "/v1/key/info";

let folder: string;
let redis: RedisServer;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "market-data-serve-"));
  redis = await RedisServer.start({ settings: { requirepass: "correct-horse" } });
});
afterEach(async () => {
  await redis.kill();
  rmSync(folder, { recursive: true });
});

class Serving implements AsyncDisposable {
  readonly child: ChildProcess;
  written = "";

  constructor(environment: Record<string, string>) {
    const args = [program, "serve", "--data", folder, "--port", "0", "--no-sample", "--address-limit", "0"];
    this.child = spawn(process.execPath, args, { env: { ...process.env, ...environment } });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        this.written += text;
      });
    }
  }

  async url(): Promise<string> {
    await expect.poll(() => this.written).toMatch(/Serving on \S+\n/);
    return /Serving on (\S+)/.exec(this.written)?.[1] ?? "";
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.child.exitCode !== null) return;
    const ended = once(this.child, "close");
    this.child.kill("SIGTERM");
    await ended;
  }
}

async function createKey(): Promise<string> {
  const args = [program, "keys", "create", "--plan", "Basic", "--data", folder, "--json"];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return (JSON.parse(stdout) as { key: string }).key;
}

async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1] ?? Number.NaN);
}

test("serve --meter counts in Redis, goes on without it, and says when it went and came back", async () => {
  const key = await createKey();
  const url = redis.url.replace("//", "//:correct-horse@");
  await using serving = new Serving({
    MARKET_DATA_METER: url,
    MARKET_DATA_REDIS_NAMESPACE: "shop",
    // A busy machine may take longer than the default.
    MARKET_DATA_REDIS_TIMEOUT: "2",
  });
  const service = await serving.url();
  const request = async () => {
    const { status } = await fetch(service + KEY_INFO, { headers: { "X-SVC_PRO_API_KEY": key } });
    return status;
  };
  expect(await request()).toBe(200);
  const keys = (await redis.command("KEYS", "*")) as string[];
  expect(keys.sort()).toEqual([
    expect.stringMatching(/^shop:probe:/),
    expect.stringMatching(/^shop:\{.+\}:usage$/),
  ]);
  expect(await metric(service, "market_data_redis_up")).toBe(1);
  redis.pause();
  expect(await request()).toBe(200);
  expect(await request()).toBe(200);
  await expect.poll(() => metric(service, "market_data_locally_counted_requests")).toBe(2);
  await expect.poll(() => metric(service, "market_data_redis_up")).toBe(0);
  redis.resume();
  await expect.poll(() => metric(service, "market_data_redis_up")).toBe(1);
  const usage = keys.find((name) => name.endsWith(":usage")) ?? "";
  await expect.poll(() => redis.command("HGET", usage, "count")).toBe("3");
  expect(serving.written).toMatch(
    /"Redis is away: this node counts by itself\.".*"reason":"cannot be used: it did not answer within 2000 ms"/,
  );
  expect(serving.written).toMatch(
    /"Redis is back: what this node counted by itself is added\.".*"requests":2/,
  );
  expect(serving.written).not.toContain("correct-horse");
});

test("serve with a wrong password ends with 1, and says what to do", async () => {
  await using serving = new Serving({ MARKET_DATA_METER: redis.url.replace("//", "//:wrong@") });
  const [code] = await once(serving.child, "close");
  expect(code).toBe(1);
  expect(serving.written).toMatch(
    /^redis:\/\/127\.0\.0\.1:\d+ rejects the user or password\. Correct them in its URL/,
  );
});
