import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SOURCES = fileURLToPath(new URL("../../src", import.meta.url));
/** What only SQLite's own folder may name: its module, its class, its files, and anything of that folder. */
const DATABASE = /node:sqlite|DatabaseSync|\bmarket\.db\b|\baccounts\.db\b|sqlite\//;
/** The place that chooses a backend, and the package's exports. */
const MAY_CHOOSE = ["index.ts", "storage/open-backend.ts"];

test("no file outside of a backend's own folder names a database", () => {
  const files = globSync("**/*.ts", { cwd: SOURCES }).filter((file) => !file.startsWith("storage/sqlite/"));
  const naming = files.filter((file) => DATABASE.test(readFileSync(`${SOURCES}/${file}`, "utf8")));
  expect(files.length).toBeGreaterThan(50);
  expect(naming.sort()).toEqual(MAY_CHOOSE);
});

test.each([
  'import { DatabaseSync } from "node:sqlite";',
  'import { openDatabase } from "../storage/sqlite/open.ts";',
  'const file = join(folder, "accounts.db");',
])("a file with %j would be found", (line) => {
  expect(line).toMatch(DATABASE);
});
