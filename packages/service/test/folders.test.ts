import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SOURCES = fileURLToPath(new URL("../src", import.meta.url));
const ARCHITECTURE = readFileSync(new URL("../../../ARCHITECTURE.md", import.meta.url), "utf8");
const [list = ""] = /^`index\.ts`.*$/m.exec(ARCHITECTURE) ?? [];
const order = Array.from(list.matchAll(/`([^`]+)`/g), ([, name]) => name as string);

const entryOf = (path: string) => relative(SOURCES, path).split(sep)[0] ?? "";

test("each folder of src imports only later folders in the list of ARCHITECTURE.md", () => {
  const imports = globSync("**/*.ts", { cwd: SOURCES }).flatMap((name) => {
    const file = join(SOURCES, name);
    const found = readFileSync(file, "utf8").matchAll(/(?:from|import\() ?"(\.[^"]+)"/g);
    return Array.from(found, ([, path]) => [entryOf(file), entryOf(join(dirname(file), path as string))]);
  });
  const pairs = new Set(imports.filter(([from, to]) => from !== to).map((pair) => pair.join(" -> ")));
  expect([...new Set(imports.flat())].sort()).toEqual(order.toSorted());
  const isAgainst = (pair: string) => {
    const [from, to] = pair.split(" -> ").map((entry) => order.indexOf(entry)) as [number, number];
    return from > to;
  };
  expect([...pairs].filter(isAgainst)).toEqual([]);
});
