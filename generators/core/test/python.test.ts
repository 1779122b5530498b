import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { call, comment, docstring, expression, identifier, quote } from "../src/text/python.ts";

const nasty = [
  '"""',
  'ends with "',
  "ends with \\",
  'three """ and \\""" more',
  "line\nline\u2028line\u2029line\x85line",
  "carriage\rreturn",
  "{braces} %s \\N{BULLET} \\x41",
  "emoji \u{1f600} and \0 zero",
];

/** Runs a program and returns the value that it prints as JSON. */
function run(program: string): unknown {
  return JSON.parse(execFileSync("python3", ["-c", program], { encoding: "utf8" }));
}

test("quoted text is the same text in Python", () => {
  const values = nasty.filter((text) => !text.includes("\u{1f600}"));
  expect(run(`import json\nprint(json.dumps([${values.map(quote).join(", ")}]))`)).toEqual(values);
});

test("an expression has the same value in Python", () => {
  const value = {
    id: [1, 1027],
    convert: "EUR",
    none: null,
    yes: true,
    no: false,
    small: 1e-8,
    inner: { "a b": [] },
  };
  expect(run(`import json\nprint(json.dumps(${expression(value)}))`)).toEqual(value);
});

test("text cannot end a docstring or a comment", () => {
  const functions = nasty.map(
    (text, index) => `def f${index}():\n${docstring(text, "    ")}${comment(text, "    ")}`,
  );
  const values = nasty.map((text) => text.replaceAll(/[\0\r]/g, "").replaceAll("\n", "\n    "));
  const names = nasty.map((_, index) => `f${index}.__doc__.strip()`).join(", ");
  const program = `${functions.join("\n").replaceAll("\0", "")}\nimport json\nprint(json.dumps([${names}]))`;
  expect(run(program)).toEqual(values);
});

test("long lines of a docstring are broken at spaces", () => {
  const text = docstring(`- ${"word ".repeat(60)}`, "    ");
  expect(Math.max(...text.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(104);
  expect(text.split("\n")[1]).toMatch(/^ {6}word/);
});

test("keywords get an underscore, and other invalid names are rejected", () => {
  expect(["from", "id", "None"].map(identifier)).toEqual(["from_", "id", "None_"]);
  expect(() => identifier("market-pairs")).toThrow("market-pairs");
});

test("a call has keyword arguments", () => {
  expect(call("api.quotes", { id: [1, 1027], convert: "EUR" })).toBe(
    'api.quotes(id=[1, 1027], convert="EUR")',
  );
});
