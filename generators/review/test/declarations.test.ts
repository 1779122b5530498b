import { describe, expect, test } from "vitest";
import { getDeclarations } from "../src/users-code/declarations.ts";

describe("equal declarations", () => {
  test.each([
    [
      "with other comments",
      "/** One. */\nexport type A = {\n  /** 1 */\n  a: 1;\n};\n",
      "// Two.\nexport type A = {\n  a: 1;\n};\n",
    ],
    [
      "with other blank lines",
      "export type A = 1;\n\nexport type B = 2;\n",
      "export type A = 1;\nexport type B = 2;\n",
    ],
    [
      "where the value of a typed constant differs",
      'export const a: A = f("x", {\n  maximum: 5000,\n});\n\nexport type B = 2;\n',
      'export const a: A = f("x", { maximum: 4000 });\nexport type B = 2;\n',
    ],
    [
      "where a typed constant without an export differs",
      "const a: A = f(5000);\nexport const b: B = a;\n",
      "const c: A = f(4000);\nexport const b: B = c;\n",
    ],
  ])("%s", (_name, one, other) => {
    expect(getDeclarations(one)).toBe(getDeclarations(other));
  });
});

describe("different declarations", () => {
  test.each([
    ["where a type differs", "export type A = 1;\n", "export type A = 2;\n"],
    ["where the type of a constant differs", "export const a: A = 1;\n", "export const a: B = 1;\n"],
    [
      "where the value of a constant without a type differs",
      "export const a = 1;\n",
      "export const a = 2;\n",
    ],
    [
      "where a string with a comment mark differs",
      'export type A = "/* 1 */";\n',
      'export type A = "/* 2 */";\n',
    ],
    [
      "where the type of a constant without an export is part of a type",
      "const a: A = 1;\nexport type B = typeof a;\n",
      "const a: C = 1;\nexport type B = typeof a;\n",
    ],
    ["where a string with a URL differs", 'export type A = "http://a";\n', 'export type A = "http://b";\n'],
    ["where a text has an escaped quote", 'export type A = "\\"// 1";\n', 'export type A = "\\"// 2";\n'],
    [
      "where a type differs after a constant",
      "export const a: A = 1;\nexport type B = 1;\n",
      "export const a: A = 1;\nexport type B = 2;\n",
    ],
  ])("%s", (_name, one, other) => {
    expect(getDeclarations(one)).not.toBe(getDeclarations(other));
  });
});
