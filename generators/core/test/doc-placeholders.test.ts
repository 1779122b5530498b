import ts from "typescript";
import { expect, test } from "vitest";
import { docComment, type JsonObject, toTypeScript } from "../src/index.ts";

const nasty = [
  "*/ export const broken = 1; /*",
  "A `tick that stays open",
  `\`\${process.exit(1)}\``,
  "@deprecated at the start",
  "Says @deprecated in the middle",
  "First line\n@deprecated on a line",
  "* @deprecated behind a star",
  "{@link components}",
  "%%doc-0%%",
];

/** An API with a parameter and a record. All descriptions are equal. */
function documentSaying(description: string): JsonObject {
  const schema = { type: "string", description, examples: [description], default: description };
  return {
    openapi: "3.1.0",
    info: { title: "", version: "" },
    paths: {
      "/a": {
        get: {
          operationId: "a",
          summary: description,
          description,
          parameters: [{ name: "p", in: "query", description, schema, example: description }],
          responses: {
            200: {
              description,
              content: { "application/json": { schema: { $ref: "#/components/schemas/R" } } },
            },
          },
        },
      },
    },
    components: {
      schemas: {
        R: {
          type: "object",
          title: description,
          description,
          properties: { description: schema, "a*/b": schema },
        },
      },
    },
  };
}

/** Returns the names of all tags and statements in a source text. */
function parts(source: string): { tags: Set<string>; statements: string[] } {
  const file = ts.createSourceFile("a.ts", source, ts.ScriptTarget.Latest, true);
  const tags = new Set<string>();
  const visit = (node: ts.Node): void => {
    for (const tag of ts.getJSDocTags(node)) tags.add(tag.tagName.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { tags, statements: file.statements.map((statement) => ts.SyntaxKind[statement.kind]) };
}

const plain = parts(toTypeScript(documentSaying("Plain words."), true));

test.each(nasty)("a description adds no tags or statements to the types: %j", async (description) => {
  const generated = parts(toTypeScript(documentSaying(description), true));
  expect(generated).toEqual(plain);
  expect(generated.tags).not.toContain("deprecated");
});

test.each(nasty)("text in a comment cannot become a tag: %j", (text) => {
  const { tags, statements } = parts(`${docComment(text, "", [["default", text]])}export type A = 1;`);
  expect(statements).toEqual(["TypeAliasDeclaration"]);
  expect([...tags]).toEqual(["default"]);
});

test("turns a default and a short example into tags, but not a long example", async () => {
  const long = "x".repeat(200);
  const schema = { type: "string", description: "Text.", default: "a", examples: ["b", long] };
  const components = { schemas: { R: { type: "object", description: "R.", properties: { p: schema } } } };
  const source = toTypeScript(
    { openapi: "3.1.0", info: { title: "", version: "" }, paths: {}, components },
    false,
  );
  expect(source).toContain(
    '* Text.\n             * @default "a"\n             * @example "b"\n             */',
  );
  expect(source).not.toContain(long);
});

test("gives a property with only a reference the description of the record", async () => {
  const components = {
    schemas: {
      A: { type: "object", description: "What A is.", properties: { b: { $ref: "#/components/schemas/B" } } },
      B: { type: "string", description: "What B is." },
    },
  };
  const source = toTypeScript(
    { openapi: "3.1.0", info: { title: "", version: "" }, paths: {}, components },
    false,
  );
  expect(source).toContain('/** What B is. */\n            b?: components["schemas"]["B"];');
});
