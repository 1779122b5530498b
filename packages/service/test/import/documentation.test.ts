import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { writeFormats } from "../../scripts/write-importing.ts";

test("IMPORTING.md describes the formats and columns that the import reads; else run node scripts/write-importing.ts", () => {
  const page = readFileSync(new URL("../../IMPORTING.md", import.meta.url), "utf8");
  expect(page).toBe(writeFormats(page));
});
