import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestUpstream } from "../support/follow.ts";
import { runOnFullDisk } from "../support/full-disk.ts";
import { ended, run, start, wrote } from "../support/run-program.ts";

const folder = mkdtempSync(join(tmpdir(), "market-data-follow-"));
const keyFile = join(folder, "key");
let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await TestUpstream.start();
  writeFileSync(keyFile, `${upstream.key}\n`, { mode: 0o600 });
});
afterAll(async () => {
  await upstream[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

const follow = (data: string, ...options: readonly string[]) => [
  "follow",
  upstream.url,
  ...["--data", join(folder, data), "--key-file", keyFile, ...options],
];

test("follow --once copies the market and prints the cost and the terms, but not the key", async () => {
  const { code, out, err } = await run(...follow("once", "--once", "--strict"));
  expect([code, err]).toEqual([0, ""]);
  expect(out).toContain("Read the upstream's terms");
  expect(out).toMatch(
    /A day costs about [34],\d+ credits for 55 coins\. .* fits the plans Hobbyist, Startup, /,
  );
  expect(out).toContain("cryptocurrencyListingsLatestV3: 50 records, 1 credits");
  expect(out).not.toContain(upstream.key);
  const status = await run("follow", "--status", "--json", "--data", join(folder, "once"));
  expect(JSON.parse(status.out)).toContainEqual({
    operation: "cryptocurrencyListingsLatestV3",
    last_read: expect.stringMatching(/Z$/),
    lag_seconds: expect.any(Number),
  });
  const table = await run("follow", "--status", "--data", join(folder, "once"));
  expect(table.out).toMatch(/^operation +last read +lag \(s\)\n/);
});

test("a second follower ends with exit code 4 and the name of the first, until the first stops; then it reports a wrong clock", async () => {
  const first = start(...follow("lease", "--name", "berlin"));
  const lines = createInterface({ input: first.stdout as NonNullable<typeof first.stdout> });
  for await (const line of lines) if (line.includes("A day costs")) break;
  const second = await run(...follow("lease", "--once", "--name", "tokyo"));
  expect([second.code, second.err]).toEqual([4, expect.stringContaining('followed by "berlin"')]);
  first.kill("SIGTERM");
  await once(first, "exit");
  upstream.headers = { Date: new Date(Date.now() + 600_000).toUTCString() };
  const third = await run(...follow("lease", "--once", "--name", "tokyo"));
  upstream.headers = {};
  expect(third.code).toBe(0);
  expect(third.err).toMatch(/The upstream's clock is (599|600|59\d) s ahead of the clock of this machine/);
});

test.each([
  ["a refused key", ["--key-file", join(folder, "wrong")], 1, "The upstream refused the key"],
  ["a missing key file", ["--key-file", join(folder, "none")], 1, "no such file"],
  ["an unknown vendor prefix", ["--vendor-prefix", "A-B"], 2, "vendor prefix"],
])("%s ends with a message and an exit code", async (_, options, expected, message) => {
  writeFileSync(join(folder, "wrong"), `mdk_${"x".repeat(43)}`);
  const { code, err } = await run(...follow("refused", "--once", ...options));
  expect([code, err]).toEqual([expected, expect.stringContaining(message)]);
});

test("an upstream that is away is waited for and reported once, but ends a single run", async () => {
  const closed = createServer().listen(0, "127.0.0.1");
  await once(closed, "listening");
  const { port } = closed.address() as AddressInfo;
  closed.close();
  const away = (name: string) => ["follow", `http://127.0.0.1:${port}`, "--data", join(folder, name)];
  const waiting = start(...away("waiting"));
  await wrote(waiting, /cryptocurrencyMapV1: 0 records, failed: No complete/);
  const single = await run(...away("single"), "--once");
  expect([single.code, single.err]).toEqual([1, expect.stringContaining("1 of 1 reads failed: No complete")]);
  waiting.kill("SIGTERM");
  expect(await ended(waiting)).toMatchObject({ code: 0, out: "", err: "" });
  const { code, err } = await run("follow", "--data", join(folder, "none"));
  expect([code, err]).toEqual([2, expect.stringContaining("missing argument 'url'")]);
});

test("operations that the plan of the key lacks are no failure of a single run", async () => {
  const file = join(folder, "basic-key");
  writeFileSync(file, upstream.basicKey);
  const { code, out, err } = await run(...follow("basic", "--once", "--key-file", file));
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/cryptocurrencyTrendingLatestV1: 0 records, failed: /);
});

test("a full disk ends with a message, and the next run completes the copy", async () => {
  const full = await runOnFullDisk(400, ...follow("full", "--once"));
  expect([full.code, full.err]).toEqual([1, expect.stringMatching(/full/)]);
  expect((await run(...follow("full", "--once"))).code).toBe(0);
  expect((await run("check", "--data", join(folder, "full"))).code).toBe(0);
});
