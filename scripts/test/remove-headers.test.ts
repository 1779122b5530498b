import { existsSync, globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

test("removes the C++ headers of Node", () => {
  const installed = fileURLToPath(new URL("../../node_modules/node/", import.meta.url));
  expect(existsSync(installed)).toBe(true);
  expect(globSync("node_modules/*/include", { cwd: installed })).toEqual([]);
});
