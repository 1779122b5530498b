import { expect, test } from "vitest";
import { Agreement, type Disagreement, type Saying } from "./agreement.ts";

const saying = (more: Partial<Saying>): Saying => ({
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
const lax = saying({ theirs: ["their-rule"] });
const crash = saying({ theirs: "crash" });

test.each<[string, Saying, Disagreement[]]>([
  ["both call it breaking", saying({ ours: ["our-rule"], theirs: ["their-rule"] }), []],
  ["neither does", saying({}), []],
  ["only we do, by a rule of the list", strict, listed("not breaking", "our-rule")],
  ["only we do, in a pair of the list", strict, listed("not breaking", "a pair")],
  ["only the engine does, of a pair of the list", lax, listed("breaking", "a pair")],
  ["the engine crashes on a pair of the list", crash, listed("crash", "a pair")],
])("there is no problem where %s", (_name, said, disagreements) => {
  const agreement = new Agreement(disagreements);
  expect(agreement.add(said)).toBe(true);
  expect(agreement.findProblems()).toEqual([]);
});

test.each<[string, Saying, Disagreement[], string]>([
  ["only we call it breaking", strict, [], "we say breaking by our-rule; oasdiff says not breaking"],
  ["only the engine does", lax, [], "we say not breaking; oasdiff says breaking by their-rule"],
  ["the engine crashes", crash, [], "we say not breaking; oasdiff says nothing, since it crashed"],
  [
    "one of our rules is not listed",
    saying({ ours: ["our-rule", "another"] }),
    listed("not breaking", "our-rule"),
    "we say breaking by our-rule, another; oasdiff says not breaking",
  ],
])("an unlisted disagreement is a problem: %s", (_name, said, disagreements, words) => {
  const agreement = new Agreement(disagreements);
  expect(agreement.add(said)).toBe(false);
  expect(agreement.findProblems()).toEqual([`Not listed: a pair (forwards): ${words}.`]);
});

test("what is listed for one engine is not listed for another", () => {
  const agreement = new Agreement(listed("breaking", "a pair"));
  agreement.add(lax);
  expect(agreement.add({ ...lax, engine: "redocly" })).toBe(false);
});

test("a listed disagreement that is not met is a problem, each of an entry by itself", () => {
  const agreement = new Agreement(listed("not breaking", "our-rule", "another"));
  agreement.add(strict);
  expect(agreement.findProblems()).toEqual([
    "Listed, but not met: oasdiff says not breaking of another. Remove it from the list.",
  ]);
});
