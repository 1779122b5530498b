import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const FOLDER = fileURLToPath(new URL("../../src/storage/sqlite", import.meta.url));

/**
 * `node:sqlite` steps a statement with RETURNING once and resets it. The error of its commit is lost. On a full disk, a
 * command would report data that was never written.
 */
const sources = globSync("**/*.ts", { cwd: FOLDER }).map((file) => ({
  file,
  text: readFileSync(`${FOLDER}/${file}`, "utf8"),
}));

test("no statement both changes and returns rows", () => {
  expect(sources.length).toBeGreaterThan(15);
  expect(sources.filter(({ text }) => /\bRETURNING\b/i.test(text))).toEqual([]);
});

/** These files write within the caller's transaction. Each migration does so too. */
const IN_A_TRANSACTION_OF_THE_CALLER = ["market-migrations.ts", "market-tables.ts"];

test("every write happens in a checked transaction", () => {
  const writing = sources.filter(({ text }) =>
    /"\s*(INSERT|UPDATE|DELETE) |`\s*(INSERT|UPDATE|DELETE) /.test(text),
  );
  const unchecked = writing.filter(({ text }) => !text.includes("transact("));
  expect(writing.map(({ file }) => file)).toContain("sqlite-key-store.ts");
  expect(unchecked.map(({ file }) => file).sort()).toEqual(IN_A_TRANSACTION_OF_THE_CALLER);
});
