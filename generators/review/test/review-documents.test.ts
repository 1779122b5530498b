import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { reviewDocuments } from "../src/review-documents.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "documents-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

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
  test("are compared, whatever methods they have, with the line of each change", async () => {
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

  test("are the same where OpenAPI 3.0 says what 3.1 says", async () => {
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

  test.each([
    ["that is not there", undefined, /does not exist/],
    ["of Swagger 2.0", 'swagger: "2.0"\n', /not an OpenAPI 3\.0 or 3\.1 document: its version is 2\.0/],
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
