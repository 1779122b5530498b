import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";

const generated = readFileSync(new URL("../src/generated/validators.ts", import.meta.url), "utf8");
const names = [...generated.matchAll(/^export const ([A-Z]\w+)/gm)].map(([, name = ""]) => name);

/** The bundle of an application with some validators, minified. */
async function bundle(...imported: readonly string[]): Promise<string> {
  const contents = `import { ${imported} } from "./src/validators.ts"; export const all = [${imported}];`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL("..", import.meta.url)) },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
  });
  return (outputFiles[0] as { text: string }).text;
}

const measure = async (...imported: readonly string[]) =>
  gzipSync(await bundle(...imported), { level: 9 }).length;

test("the validator of one operation has at most 1.5 kB, and all validators have at most 14 kB", async () => {
  expect(await measure("CryptocurrencyQuotesLatestV3Result")).toBeLessThanOrEqual(1500);
  expect(await measure("CryptocurrencyQuotesLatestV3Parameters")).toBeLessThanOrEqual(1500);
  expect(await measure(...names)).toBeLessThanOrEqual(14_000);
});

test("no operation has more than 2 kB", async () => {
  const results = names.filter((name) => /V\d+Result$/.test(name));
  const sizes = await Promise.all(results.map((name) => measure(name)));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(2000);
});

test("a bundle contains only rules of its validators", async () => {
  expect(await bundle("Quote")).not.toMatch(/circulating_supply|Extreme|contract_address/);
  expect(await bundle()).toMatch(/^var \w=\[\];export\{\w as all\};\n$/);
});
