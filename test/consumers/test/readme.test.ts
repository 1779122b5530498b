import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startMock } from "@market-data/mock";
import { readSamples } from "@market-data/test-helpers/readme-samples";
import { afterAll, beforeAll, expect, test } from "vitest";

const here = fileURLToPath(new URL(".", import.meta.url));
const client = join(here, "../../../packages/client");
/** The README, and the skill for coding agents. */
const readme = ["README.md", "skills/market-data/SKILL.md"]
  .map((file) => readFileSync(join(client, file), "utf8"))
  .join("\n");
// Inside this package, so that the samples can import the client.
const folder = join(here, "../results/readme");

const mock = await startMock({ port: 0 });
const samples = readSamples(readme, mock.url).map((sample, index) => ({
  ...sample,
  file: join(folder, `${index}.ts`),
}));

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  for (const { file, code } of samples) writeFileSync(file, code);
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      extends: "../../../../tsconfig.json",
      compilerOptions: { types: ["node"] },
      include: ["."],
    }),
  );
});
afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true });
});

test("finds all samples of README and skill", () => {
  expect(samples.length).toBeGreaterThan(12);
  expect(samples).toHaveLength(readme.match(/^```ts$/gm)?.length ?? 0);
});

test("all samples compile", () => {
  const compiler = fileURLToPath(new URL("bin/tsc", import.meta.resolve("typescript-7/package.json")));
  const run = () =>
    execFileSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8", stdio: "pipe" });
  expect(run()).toBe("");
});

/** The expected output against the mock, by heading. */
const outputs: Record<string, RegExp> = {
  "First request": /^Bitcoin 96000$/m,
  "Find an id": /^1 Bitcoin BTC$/m,
  "Read a history": /^3$/m,
  "Convert a price": /^2\.5 BTC are 240000 USD or 192000 EUR\.$/m,
  "Stream prices": /^Bitcoin 76800$/m,
  "Pin a version": /cryptocurrencyQuotesLatestV3/,
  "Handle errors": /^Invalid request: /m,
  "Use TanStack Query": /^Bitcoin 2$/m,
  "Market Data API": /^Bitcoin 76800$/m,
  "Count credits": /^At most 2$/m,
  "Cancel a request": /^ended$/m,
  "Cache, limit the rate, log": /^200 .*\/v1\/simple\/price\?ids=1,1027$/m,
};

test("expects output only below headings of the README", () => {
  const headings = samples.map(({ heading }) => heading);
  expect(Object.keys(outputs).filter((heading) => !headings.includes(heading))).toEqual([]);
});

test.each(samples)("$heading: the sample runs", async ({ heading, file }) => {
  const env = { ...process.env, MARKET_DATA_KEY: "<API_KEY>" };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [file], { env });
  expect(stdout + stderr).toMatch(outputs[heading] ?? /./);
});
