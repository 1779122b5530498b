import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { annotationsText } from "../src/outputs/annotations.ts";
import { sarifText } from "../src/outputs/sarif.ts";
import { terminalText } from "../src/outputs/terminal.ts";
import { reviewDocuments } from "../src/review-documents.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "documents-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string | Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const BYTE_ORDER_MARK = "\uFEFF";
const utf16le = (text: string) => Buffer.from(BYTE_ORDER_MARK + text, "utf16le");
const utf16be = (text: string) => utf16le(text).swap16();

const pets = (version: string, status: string, more = "") => `openapi: ${version}
info: { title: Pets, version: 1.0.0 }
paths:
  /pets/{id}:
    post:
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer } }
      requestBody:
        content:
          application/json:
            schema: { $ref: "#/components/schemas/Pet" }
      responses:
        "200": { description: A pet. }
components:
  schemas:
    Pet:
      type: object
      properties:
        status: { type: string${status} }
${more}`;

describe("any two documents", () => {
  test("are compared for every HTTP method, with the line of each change", async () => {
    const base = write("base.yaml", pets("3.1.0", ", enum: [sold, free]"));
    const now = write("now.yaml", pets("3.1.0", ", enum: [sold]"));
    const { verdict, changes } = await reviewDocuments(base, now);
    expect(verdict.level).toBe("major");
    expect(changes).toEqual([
      expect.objectContaining({
        rule: "request-enum-value-removed",
        operationId: "POST /pets/{id}",
        breaks: ["wire", "types"],
        place: { file: expect.stringMatching(/now\.yaml$/), line: 19 },
      }),
    ]);
  });

  test("are equal for an equal meaning in OpenAPI 3.0 and 3.1", async () => {
    const base = write("base.yaml", pets("3.0.3", ", nullable: true"));
    const now = write("now.yaml", pets("3.1.0", "").replace("type: string", 'type: [string, "null"]'));
    expect((await reviewDocuments(base, now)).changes).toEqual([]);
  });

  test("may have discriminators with a mapping", async () => {
    const choice = (to: string) => `        kind:
          oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }]
          discriminator: { propertyName: type, mapping: { cat: "#/components/schemas/${to}" } }
    Cat: { type: object, properties: { type: { const: cat } } }
    Dog: { type: object, properties: { type: { const: dog } } }
`;
    const base = write("base.yaml", pets("3.1.0", "", choice("Cat")));
    const now = write("now.yaml", pets("3.1.0", "", choice("Dog")));
    expect((await reviewDocuments(base, base)).changes).toEqual([]);
    expect((await reviewDocuments(base, now)).changes.map(({ rule }) => rule)).toEqual([
      "request-discriminator-changed",
    ]);
  });

  const sold = pets("3.1.0", ", enum: [sold]");
  const asJson = (text: string, indent?: string) => JSON.stringify(parse(text), null, indent);

  test.each<[string, string, string | Uint8Array, number]>([
    ["JSON", "now.json", asJson(sold, "  "), 44],
    ["JSON with tabs", "now.json", asJson(sold, "\t"), 44],
    ["JSON with a byte order mark", "now.json", BYTE_ORDER_MARK + asJson(sold, "  "), 44],
    ["YAML with a byte order mark", "now.yaml", BYTE_ORDER_MARK + sold, 19],
    ["little-endian UTF-16", "now.yaml", utf16le(sold), 19],
    ["big-endian UTF-16", "now.json", utf16be(asJson(sold, "  ")), 44],
    ["OpenAPI 3.2", "now.yaml", sold.replace("3.1.0", "3.2.0"), 19],
  ])("may be written in %s", async (_, name, text, line) => {
    const base = write("base.yaml", pets("3.1.0", ", enum: [sold, free]"));
    const { changes } = await reviewDocuments(base, write(name, text));
    expect(changes.map(({ rule, place }) => [rule, place?.line, place?.pointer])).toEqual([
      ["request-enum-value-removed", line, undefined],
    ]);
  });

  test("may have files in UTF-16", async () => {
    const split = pets("3.1.0", "").replace("#/components/schemas/Pet", "pet.yaml");
    write("pet.yaml", utf16le("type: object\nproperties: { status: { type: integer } }\n"));
    const { changes } = await reviewDocuments(
      write("base.yaml", pets("3.1.0", "")),
      write("now.yaml", utf16be(split)),
    );
    expect(changes.map(({ rule }) => rule)).toEqual(["request-type-changed"]);
  });

  test("in one line have JSON pointers as places", async () => {
    const base = write("base.json", asJson(pets("3.1.0", ", enum: [sold, free]")));
    const review = await reviewDocuments(base, write("now.json", asJson(sold)));
    const pointer = "#/components/schemas/Pet/properties/status/enum";
    expect(review.changes.map(({ place }) => place)).toEqual([
      { file: expect.stringMatching(/now\.json$/), line: 1, pointer },
    ]);
    expect(terminalText(review, false)).toContain(`now.json${pointer}\n`);
    expect(sarifText(review)).toContain(`now.json${pointer}"`);
    expect(annotationsText(review)).toContain(`now.json${pointer}`);
  });

  test.each([
    ["an unquoted version", "openapi: 3.1\n", 'Write the whole version in quotes: `openapi: "3.1.0"`.'],
    ["half a version", 'openapi: "3.0"\n', 'Write the whole version in quotes: `openapi: "3.0.0"`.'],
    ["Swagger", 'swagger: "2.0"\n', "Convert it to OpenAPI 3 first, for example with swagger2openapi."],
    ["a later version", "openapi: 4.0.0\n", "Write it in OpenAPI 3.0, 3.1 or 3.2."],
  ])("%s is rejected with advice", async (_, text, advice) => {
    const bad = write("bad.yaml", text);
    await expect(reviewDocuments(bad, bad)).rejects.toMatchObject({ advice });
  });

  test.each([
    ["that is not there", undefined, /does not exist/],
    ["of Swagger 2.0", 'swagger: "2.0"\n', /not an OpenAPI 3\.0, 3\.1 or 3\.2 document: its version is 2\.0/],
    ["of something else", "a: 1\n", /bad\.yaml:1: This is not an OpenAPI description: Unsupported spec/],
    ["that is a list", "[]\n", /bad\.yaml:1: This is not an OpenAPI description: it must be a map of keys/],
    [
      "with a reference to itself",
      pets("3.1.0", "", '    A: { $ref: "#/components/schemas/A" }\n'),
      /bad\.yaml:20: This \$ref points to itself/,
    ],
    ["that is not YAML", "a: [\n", /cannot be read/],
    ["with a reference to nowhere", pets("3.1.0", "").replace('Pet"', 'None"'), /cannot be read/],
  ])("a document %s is rejected", async (_, text, message) => {
    const good = write("good.yaml", pets("3.1.0", ""));
    const bad = text === undefined ? join(folder, "missing.yaml") : write("bad.yaml", text);
    await expect(reviewDocuments(good, bad)).rejects.toThrow(message);
  });
});
