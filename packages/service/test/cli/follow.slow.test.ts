import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestUpstream } from "../support/follow.ts";
import { runOnFullDisk } from "../support/full-disk.ts";
import { ended, run, start } from "../support/run-program.ts";

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
    /A day costs about [\d,]+ credits for 1,006 coins\. .* fits the plans Startup, Standard, /,
  );
  expect(out).toContain("cryptocurrencyListingsLatestV3: 943 records, 5 credits");
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

test("a second follower ends with exit code 4 and the name of the first, until the first stops", async () => {
  const first = start(...follow("lease", "--name", "berlin"));
  const lines = createInterface({ input: first.stdout as NonNullable<typeof first.stdout> });
  for await (const line of lines) if (line.includes("A day costs")) break;
  const second = await run(...follow("lease", "--once", "--name", "tokyo"));
  expect([second.code, second.err]).toEqual([4, expect.stringContaining('followed by "berlin"')]);
  first.kill("SIGTERM");
  await once(first, "exit");
  expect((await run(...follow("lease", "--once", "--name", "tokyo"))).code).toBe(0);
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

test("no network ends with a message, and a missing URL is a usage error", async () => {
  const closed = createServer().listen(0, "127.0.0.1");
  await once(closed, "listening");
  const { port } = closed.address() as AddressInfo;
  closed.close();
  const away = await run("follow", `http://127.0.0.1:${port}`, "--data", join(folder, "away"), "--once");
  expect([away.code, away.err]).toEqual([
    1,
    expect.stringContaining("The upstream cannot be read: No complete"),
  ]);
  const { code, err } = await run("follow", "--data", join(folder, "away"));
  expect([code, err]).toEqual([2, expect.stringContaining("missing argument 'url'")]);
});

test("a full disk ends with a message, and the next run completes the copy", async () => {
  const full = await runOnFullDisk(1200, ...follow("full", "--once"));
  expect([full.code, full.err]).toEqual([1, expect.stringMatching(/full/)]);
  expect((await run(...follow("full", "--once"))).code).toBe(0);
  expect((await run("check", "--data", join(folder, "full"))).code).toBe(0);
});

test("a clock that is ten minutes off is reported", async () => {
  upstream.headers = { Date: new Date(Date.now() + 600_000).toUTCString() };
  const { code, err } = await ended(start(...follow("clock", "--once")));
  upstream.headers = {};
  expect(code).toBe(0);
  expect(err).toMatch(/The upstream's clock is (599|600|59\d) s ahead of the clock of this machine/);
});
