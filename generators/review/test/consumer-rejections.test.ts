import { expect, test } from "vitest";
import type { UsersCode } from "../src/review.ts";
import { consumerRejections } from "../src/users-code/rejections.ts";
import { change } from "./sample-review.ts";

const ERRORS = [
  { file: "test/consumers/src/a.ts", line: 3, text: "TS2339: No." },
  { file: "test/consumers/src/a.ts", line: 9, text: "TS2345: No." },
  { file: "test/consumers/src/b.ts", line: 1, text: "TS2339: No." },
];
const CODE: UsersCode = { differences: [], broken: [], consumers: ERRORS, checked: 2 };
const TYPES = change({ breaks: ["wire", "types"] });

test("rejects each program with new errors, and names its place for a waiver", () => {
  expect(consumerRejections(CODE, [TYPES], false)).toEqual([
    {
      kind: "consumer",
      rule: "users-code/error",
      text: "The users' program test/consumers/src/a.ts no longer compiles: 2 new errors. The first: TS2339: No.",
      advice: expect.stringContaining("a waiver with the `place` test/consumers/src/a.ts"),
      place: { file: "test/consumers/src/a.ts", line: 3 },
    },
    expect.objectContaining({ place: { file: "test/consumers/src/b.ts", line: 1 } }),
  ]);
});

test("permits programs with errors only after a permitted break of types", () => {
  expect(consumerRejections(CODE, [TYPES], true)).toEqual([]);
  expect(consumerRejections(CODE, [change({ breaks: ["terms"] })], true)).toHaveLength(2);
});

test("rejects a contract without generated code", () => {
  expect(consumerRejections({ ...CODE, problem: "No response." }, [TYPES], true)).toMatchObject([
    { text: "The types and the client cannot be generated: No response." },
  ]);
});
