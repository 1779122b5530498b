import ts from "typescript";
import { expect, test } from "vitest";
import { inlineJson, markdownCell } from "../src/text/markdown.ts";
import { docComment, identifier, literal, propertyKey } from "../src/text/typescript.ts";

const nasty = [
  "*/ alert(1) /*",
  "`${process.exit(1)}`",
  'a "quoted" \\ text',
  "line\nline\u2028line",
  "*\\/",
  "</script>",
];

/** Returns the statements of a text without comments. */
function statements(source: string): string[] {
  const file = ts.createSourceFile("a.ts", source, ts.ScriptTarget.Latest);
  return file.statements.map((statement) => statement.getText(file));
}

test.each(nasty)("a description cannot end its comment: %j", (text) => {
  expect(statements(`${docComment(text)}const a = 1;`)).toEqual(["const a = 1;"]);
});

test.each(nasty)("a quoted text evaluates to the same text: %j", (text) => {
  const [statement = ""] = statements(`const a = ${literal(text)};`);
  expect(new Function(`${statement} return a;`)()).toBe(text);
});

test.each(["svc_rank", "$ref", "a1"])("writes an identifier without quotes: %s", (name) => {
  expect([propertyKey(name), identifier(name)]).toEqual([name, name]);
});

test.each(["24h", "a-b", "", "a b", "a\nb"])(
  "quotes an invalid identifier as a key and rejects it as a name: %j",
  (name) => {
    expect(propertyKey(name)).toBe(JSON.stringify(name));
    expect(() => identifier(name)).toThrow("cannot be the name");
  },
);

test("keeps the text of a table cell in one cell", () => {
  expect(markdownCell("a | b\n\\c ")).toBe("a \\| b \\\\c");
});

test("inline JSON has decimal numbers without an exponent", () => {
  expect(inlineJson({ a: [1e-8, -0.5, null] })).toBe('{ "a": [0.00000001, -0.5, null] }');
});
