import { expect, test } from "vitest";
import { Agreement, type Disagreement, type EngineResult } from "./agreement.ts";

const saying = (more: Partial<EngineResult>): EngineResult => ({
  engine: "oasdiff",
  pair: "a pair",
  side: "forwards",
  ours: [],
  theirs: [],
  ...more,
});
const listed = (says: Disagreement["says"], ...of: string[]): Disagreement[] => [
  { engines: ["oasdiff"], says, of, reason: "A reason." },
];

const strict = saying({ ours: ["our-rule"] });

test("a listed disagreement is no problem", () => {
  const agreement = new Agreement(listed("not breaking", "our-rule"));
  expect(agreement.add(strict)).toBe(true);
  expect(agreement.findProblems()).toEqual([]);
});

test("an unlisted disagreement is a problem", () => {
  const agreement = new Agreement([]);
  expect(agreement.add(strict)).toBe(false);
  expect(agreement.findProblems()).toEqual([
    "Not listed: a pair (forwards): we say breaking by our-rule; oasdiff says not breaking.",
  ]);
});

test("a listed disagreement that is not met is a problem", () => {
  const agreement = new Agreement(listed("not breaking", "our-rule", "another"));
  agreement.add(strict);
  expect(agreement.findProblems()).toEqual([
    "Listed, but not met: oasdiff says not breaking of another. Remove it from the list.",
  ]);
});
