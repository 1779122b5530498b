import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SOURCES = fileURLToPath(new URL("../../src", import.meta.url));
/** Names that only SQLite's own folder may use: module, classes, files and imports. */
const DATABASE = /node:sqlite|DatabaseSync|\bmarket\.db\b|\baccounts\.db\b|sqlite\//;
/** The function that selects a backend, and the package's exports. */
const MAY_CHOOSE = ["index.ts", "storage/open-backend.ts"];

test("only a backend's own folder names a database", () => {
  const files = globSync("**/*.ts", { cwd: SOURCES }).filter((file) => !file.startsWith("storage/sqlite/"));
  const naming = files.filter((file) => DATABASE.test(readFileSync(`${SOURCES}/${file}`, "utf8")));
  expect(files.length).toBeGreaterThan(50);
  expect(naming.sort()).toEqual(MAY_CHOOSE);
});

test.each([
  'import { DatabaseSync } from "node:sqlite";',
  'import { openDatabase } from "../storage/sqlite/open.ts";',
  'const file = join(folder, "accounts.db");',
])("finds a file with %j", (line) => {
  expect(line).toMatch(DATABASE);
});
