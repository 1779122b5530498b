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

test("each program that no longer compiles is a rejection, for a waiver with its place", () => {
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

test("programs may stop compiling after a permitted break of types alone", () => {
  expect(consumerRejections(CODE, [TYPES], true)).toEqual([]);
  expect(consumerRejections(CODE, [change({ breaks: ["terms"] })], true)).toHaveLength(2);
});

test("a contract without generated code is rejected", () => {
  expect(consumerRejections({ ...CODE, problem: "No response." }, [TYPES], true)).toMatchObject([
    { text: "The types and the client cannot be generated: No response." },
  ]);
});
