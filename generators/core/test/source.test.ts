import { expect, test } from "vitest";
import { parse } from "yaml";
import { source } from "../src/text/typescript.ts";
import { toYaml } from "../src/yaml.ts";

const evaluate = (text: string): unknown => new Function(`return ${text};`)();

test.each([
  [null, "null"],
  [-1.5, "-1.5"],
  ["a\u2028b", '"a\\u2028b"'],
  [[], "[]"],
  [{}, "{}"],
  [[1, "a"], '[1, "a"]'],
  [{ svc_rank: 1, "24h": [true] }, '{ svc_rank: 1, "24h": [true] }'],
])("a short value stands on one line: %j", (value, text) => {
  expect(source(value)).toBe(text);
});

test("breaks a long value into one line per item, and keeps short items on one line", () => {
  const value = { long: Array.from({ length: 30 }, (_, index) => `item ${index}`), short: [1, 2] };
  const lines = source(value, "  ").split("\n");
  expect(lines.slice(0, 3)).toEqual(["{", "    long: [", '      "item 0",']);
  expect(lines.slice(-2)).toEqual(["    short: [1, 2],", "  }"]);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(110);
});

test.each([
  { text: '*/ `${x}` "quoted" \\ \u2028 \n </script>', "*/": 1, "a b": { "": [] } },
  JSON.parse('{ "__proto__": { "polluted": true }, "constructor": 1 }'),
])("what is written reads back as the same value: %j", (value) => {
  const read = evaluate(source(value)) as object;
  expect(JSON.stringify(read)).toBe(JSON.stringify(value));
  expect(Object.keys(read)).toEqual(Object.keys(value));
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
});

test("writes YAML that YAML 1.1 and 1.2 parsers read as the same document", () => {
  const shared = { list: ["a", "b"] };
  const document = {
    time: "2026-01-15T12:00:00.000Z",
    date: "2026-01-15",
    version: "1.0",
    codes: { "200": "no", on: "off" },
    text: "a: b # c\n\n  d\n",
    unicode: "\u2028 \u0000 */ é",
    long: "word ".repeat(60),
    first: shared,
    second: shared,
  };
  const text = toYaml(document);
  expect(parse(text)).toEqual(document);
  expect(parse(text, { version: "1.1" })).toEqual(document);
  expect(text).not.toMatch(/[&*]ref/);
});
