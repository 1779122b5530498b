import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testCases } from "../../src/behaviour/index.ts";
import { PythonSubject } from "../../src/python/subject.ts";

let python: PythonSubject;

beforeAll(() => {
  python = new PythonSubject();
});
afterAll(() => python.close());

/** The behaviours that the Python client does not offer. */
const NOT_OFFERED = new Set([
  "share: concurrent identical GETs are one request",
  // None is an omitted parameter, as usual in Python.
  "input: null",
  "validation: rejects a text in place of a number",
]);

test("at least 90 behaviours are offered", () => {
  expect(testCases.length - NOT_OFFERED.size).toBeGreaterThanOrEqual(90);
});

describe.each([...new Set(testCases.map(({ group }) => group))])("%s", (group) => {
  for (const point of testCases.filter((each) => each.group === group)) {
    if (NOT_OFFERED.has(`${group}: ${point.name}`)) continue;
    test.concurrent(point.name, () => point.run(python));
  }
});
