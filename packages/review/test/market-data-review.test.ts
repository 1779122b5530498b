import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const program = fileURLToPath(new URL("../dist/market-data-review.js", import.meta.url));
const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");

const OLD = `openapi: 3.0.3
info: { title: Pets, version: 1.0.0 }
paths:
  /pets:
    get:
      operationId: listPets
      parameters:
        - { name: limit, in: query, schema: { type: integer, maximum: 100 } }
      responses:
        "200":
          description: Pets.
          content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Pet" } } } }
components:
  schemas:
    Pet:
      type: object
      properties:
        name: { type: string }
        tag: { type: string, nullable: true }
`;
const NEW = OLD.replace("3.0.3", "3.1.0")
  .replace("maximum: 100", "maximum: 50")
  .replace("tag: { type: string, nullable: true }", "age: { type: integer }");
const REWRITTEN = OLD.replace("3.0.3", "3.1.0").replace(
  "type: string, nullable: true",
  'type: [string, "null"]',
);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "review-"));
  for (const [name, text] of Object.entries({
    "old.yaml": OLD,
    "new.yaml": NEW,
    "rewritten.yaml": REWRITTEN,
  })) {
    writeFileSync(join(folder, name), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

describe("market-data-review", () => {
  test("exits with 1 for a breaking change, and prints the output in the README", () => {
    const { status, stdout } = run("old.yaml", "new.yaml");
    expect(status).toBe(1);
    expect(readme).toContain(`\`\`\`\n${stdout}\`\`\``);
  });

  test("exits with 0 for equivalent documents", () => {
    const { status, stdout } = run("old.yaml", "rewritten.yaml");
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^none: /)]);
  });

  test("writes each change as JSON, with the values before and after", () => {
    run("old.yaml", "new.yaml", "--json", "review.json");
    const { changes } = JSON.parse(readFileSync(join(folder, "review.json"), "utf8"));
    expect(changes).toContainEqual(expect.objectContaining({ before: 100, after: 50 }));
  });

  test("lists only breaking changes of more than 100, or all with --all", () => {
    const fields = Array.from({ length: 100 }, (_, index) => `        f${index}: { type: string }\n`);
    writeFileSync(join(folder, "many.yaml"), NEW + fields.join(""));
    const { stdout } = run("old.yaml", "many.yaml");
    expect(stdout).toContain("\n101 changes break nothing: 101 minor. The option --all lists them.\n");
    expect(stdout).not.toContain("is new.");
    expect(run("old.yaml", "many.yaml", "--all").stdout).toContain("Field `f99` of `Pet` is new.");
  });

  test("--only-breaking reports only breaking changes", () => {
    const { status, stdout } = run("old.yaml", "new.yaml", "--only-breaking");
    expect(status).toBe(1);
    expect(stdout).toContain("request-maximum-lowered");
    expect(stdout).not.toContain("response-field-added");
  });

  test("--severity and --fail-on decide the exit code", () => {
    const severities = ["request-maximum-lowered=minor", "response-field-removed=none"];
    const options = severities.flatMap((each) => ["--severity", each]);
    const passed = run("old.yaml", "new.yaml", ...options);
    expect([passed.status, passed.stdout]).toEqual([0, expect.stringMatching(/^minor: 2 of 2 changes /)]);
    expect(run("old.yaml", "new.yaml", ...options, "--fail-on", "minor").status).toBe(1);
    expect(run("old.yaml", "rewritten.yaml", "--fail-on", "patch").status).toBe(0);
  });

  test("writes no waivers, because the command reads none", () => {
    run("old.yaml", "new.yaml", "--markdown", "review.md");
    expect(readFileSync(join(folder, "review.md"), "utf8")).not.toContain("Waivers");
  });
});

test.each([
  ["one document", ["old.yaml"], "missing required argument 'new'"],
  ["a document that does not exist", ["old.yaml", "none.yaml"], "none.yaml does not exist."],
  [
    "the severity of an unknown rule",
    ["old.yaml", "new.yaml", "--severity", "maximum-lowered=none"],
    "There is no rule `maximum-lowered`. Near: `request-maximum-lowered`",
  ],
  [
    "an unknown level",
    ["old.yaml", "new.yaml", "--fail-on", "error"],
    "Allowed choices are major, minor, patch.",
  ],
  ["an unknown option", ["old.yaml", "new.yaml", "--nothing"], "unknown option '--nothing'"],
])("%s exits with 2 and a message", (_, args, message) => {
  const { status, stderr } = run(...args);
  expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
});
