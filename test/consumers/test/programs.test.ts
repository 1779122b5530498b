import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Mock, startMock } from "@market-data/mock";
import { afterAll, beforeAll, expect, test } from "vitest";

const run = promisify(execFile);
const folder = fileURLToPath(new URL("../src/", import.meta.url));

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());

test.each(readdirSync(folder))("%s runs to its end against the mock", async (file) => {
  const env = { ...process.env, MARKET_DATA_URL: mock.url, MARKET_DATA_KEY: "mock" };
  const { stdout } = await run(process.execPath, [folder + file], { env });
  expect(stdout).not.toBe("");
});
