import { tmpdir } from "node:os";
import { join } from "node:path";
import { browserExecutable } from "@market-data/test-helpers/browser";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

test("uses the pinned browser, regardless of installed browsers", async () => {
  vi.stubEnv("CHROMIUM_PATH", undefined);
  const isPinned = process.platform === "linux" && process.arch === "x64";
  const pinned = join(tmpdir(), "market-data-chromium/chromium");
  expect((await browserExecutable()) === pinned).toBe(isPinned);
});

test("CHROMIUM_PATH selects a browser", async () => {
  vi.stubEnv("CHROMIUM_PATH", process.execPath);
  expect(await browserExecutable()).toBe(process.execPath);
});

test("a path in CHROMIUM_PATH without a browser is an error that names the path", async () => {
  vi.stubEnv("CHROMIUM_PATH", "/nowhere/chromium");
  await expect(browserExecutable()).rejects.toThrow(
    "There is no browser at /nowhere/chromium. Set CHROMIUM_PATH to an existing browser.",
  );
});
