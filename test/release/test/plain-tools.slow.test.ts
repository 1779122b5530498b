import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { cleanEnvironment, run } from "../src/commands.ts";

const ROOT = join(import.meta.dirname, "../../..");
const readme = readFileSync(join(ROOT, "README.md"), "utf8");
const folder = mkdtempSync(join(tmpdir(), "plain-tools-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A command of the README that begins with `npx` and a tool, as arguments. */
function findCommand(tool: string): string[] {
  const line = readme.split("\n").find((text) => text.startsWith(`npx -y ${tool}@`));
  if (line === undefined) throw new Error(`README.md has no command of ${tool}.`);
  return line.split(" ");
}

describe("the README's commands of plain tools", () => {
  const environment = cleanEnvironment({ REDOCLY_TELEMETRY: "off" });

  test("redocly builds a page with every operation", async () => {
    const page = join(folder, "reference.html");
    const command = findCommand("@redocly/cli").map((word) => (word === "reference.html" ? page : word));
    await run(command, ROOT, environment);
    expect(readFileSync(page, "utf8")).toContain("/v3/cryptocurrency/quotes/latest");
  });

  test("spectral finds nothing in the bundle", async () => {
    expect(await run(findCommand("@stoplight/spectral-cli"), ROOT, environment)).toContain("No results");
  });
});
