import { existsSync, globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

test("what only a compiler of C++ reads is not installed", () => {
  const installed = fileURLToPath(new URL("../../node_modules/node/", import.meta.url));
  expect(existsSync(installed)).toBe(true);
  expect(globSync("node_modules/*/include", { cwd: installed })).toEqual([]);
});
