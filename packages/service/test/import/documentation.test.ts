import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatsDocumentation } from "../../src/import/documentation.ts";

test("IMPORTING.md says of formats and columns what the import reads; else run node scripts/write-importing.ts", () => {
  const page = readFileSync(new URL("../../IMPORTING.md", import.meta.url), "utf8");
  expect(page.endsWith(formatsDocumentation())).toBe(true);
});
