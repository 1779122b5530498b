import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { defaultSettings } from "../src/request-options.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const rows = [...readme.matchAll(/^\| `(\w+)` \| ([\d,]+)(?: (ms|MiB))? \|/gm)].map(
  ([, name = "", digits = "", unit]) =>
    [name, Number(digits.replaceAll(",", "")) * (unit === "MiB" ? 1024 * 1024 : 1)] as const,
);

test("the README lists each request option with its default", () => {
  expect(Object.fromEntries(rows)).toEqual({ ...defaultSettings });
});
