import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Mock, startMock } from "@market-data/mock";
import { afterAll, beforeAll, expect, test } from "vitest";

const here = fileURLToPath(new URL(".", import.meta.url));
const readme = readFileSync(join(here, "../../../packages/client/README.md"), "utf8");
// Inside of this package, so that programs find the client, and where no other tool looks.
const folder = join(here, "../results/readme");

/** The TypeScript of the README, by the heading above it. */
const programs = [...readme.matchAll(/^#+ ([^\n]+)\n(?:(?!^#).)*?^```ts\n(.*?)^```$/gms)].map(
  ([, heading = "", code = ""], index) => ({ heading, code, file: join(folder, `${index}.ts`) }),
);

let mock: Mock;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
  mkdirSync(folder, { recursive: true });
  for (const { file, code } of programs) {
    writeFileSync(file, code.replaceAll("https://api.example.com", mock.url));
  }
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

test("the README shows twelve tasks, and two more ways to call", () => {
  expect(programs.filter(({ heading }) => /^\d+\. /.test(heading))).toHaveLength(12);
  expect(programs).toHaveLength(readme.match(/^```ts$/gm)?.length ?? 0);
});

test("every program compiles", () => {
  const compiler = fileURLToPath(new URL("bin/tsc", import.meta.resolve("typescript-7/package.json")));
  const run = () =>
    execFileSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8", stdio: "pipe" });
  expect(run()).toBe("");
});

/** The expected output of programs against the mock. */
const printed: Record<string, RegExp> = {
  "1.": /^Bitcoin 96000$/m,
  "2.": /^1 Bitcoin BTC$/m,
  "4.": /^3$/m,
  "5.": /^2\.5 BTC are 240000 USD or 192000 EUR\.$/m,
  "6.": /cryptocurrencyQuotesLatestV3/,
  "7.": /^Invalid request: /m,
  "8.": /^At most 2$/m,
  "9.": /^ended$/m,
  "10.": /^200 .*\/v1\/simple\/price\?ids=1,1027$/m,
};

test.each(programs)("$heading: the program runs", async ({ heading, file }) => {
  const env = { ...process.env, MARKET_DATA_KEY: "<API_KEY>" };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [file], { env });
  expect(stdout + stderr).toMatch(printed[heading.split(" ")[0] ?? ""] ?? /./);
});
