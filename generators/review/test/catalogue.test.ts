import { expect, test } from "vitest";
import { CATALOGUE, fillAdvice, grade } from "../src/catalogue.ts";
import { findIdProblem } from "../src/rule-ids.ts";
import { rulesPage } from "../src/rules-page.ts";
import { addSeverity, applySeverities } from "../src/severity.ts";
import { change } from "./sample-review.ts";

test("every rule has a meaning and advice, and a major rule breaks a kind", () => {
  for (const { id, meaning, advice, breaks, severity } of CATALOGUE.values()) {
    expect.soft(meaning, id).toMatch(/^[A-Z`].+\.$/);
    expect.soft(advice, id).toMatch(/^[A-Z].+\.$/);
    expect.soft(breaks.length > 0, id).toBe(severity === "major");
    expect.soft(severity === "major" && advice === "Nothing.", id).toBe(false);
  }
});

test("docs/review-rules.md lists the catalogue", async () => {
  await expect(rulesPage()).toMatchFileSnapshot("../../../docs/review-rules.md");
});

test("a finding has the defaults of its rule, or its own facts", () => {
  const rule = "request-parameter-removed";
  const subject = "parameter `$1`";
  expect(grade({ rule, subject })).toEqual({
    level: "major",
    breaks: ["wire", "types"],
    advice: "Stop sending parameter `$1`: it is rejected.",
  });
  expect(grade({ rule, subject, breaks: [] })).toEqual({ level: "minor", breaks: [], advice: "Nothing." });
  expect(grade({ rule: "servers-changed", level: "patch" }).level).toBe("patch");
  expect(fillAdvice(CATALOGUE.get(rule)?.advice ?? "")).toBe("Stop sending the parameter: it is rejected.");
});

test.each([
  ["request-maximum-lowerd", "There is no rule `request-maximum-lowerd`. Near: `request-maximum-lowered`."],
  ["nothing-like-it-at-all", "There is no rule `nothing-like-it-at-all`."],
  [
    "enum-removed",
    "There is no rule `enum-removed`. Near: `request-enum-removed` and `response-enum-removed`.",
  ],
])("the unknown rule %s is described with the nearest ids", (id, problem) => {
  expect(findIdProblem(id)).toBe(problem);
});

test("a severity replaces the level of a rule, and removes changes without effect", () => {
  const changes = [change(), change({ rule: "response-field-added", level: "minor", breaks: [] })];
  const minor = addSeverity("request-maximum-lowered=minor", new Map());
  expect(applySeverities(changes, minor)).toMatchObject([{ level: "minor", breaks: [] }, { level: "minor" }]);
  const both = addSeverity("response-field-added=none", minor);
  expect(applySeverities(changes, both)).toHaveLength(1);
});

test.each([
  ["request-maximum-lowered", "is not RULE=LEVEL"],
  ["request-maximum-lowered=error", "is not RULE=LEVEL"],
  ["request-maximum-lowered=minor=major", "is not RULE=LEVEL"],
  ["request-maximum-lowerd=minor", "There is no rule"],
])("the severity %s is rejected", (text, message) => {
  expect(() => addSeverity(text, new Map())).toThrow(message);
});
