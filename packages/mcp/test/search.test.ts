import { expect, test } from "vitest";
import { search } from "../src/search.ts";
import { questions } from "./questions.ts";

const MAX_MISSES = 5;
const listFirst = (question: string) =>
  search({ question })
    .split("\n")
    .slice(0, 3)
    .map((line) => line.split(":")[0]);

test("search lists the expected operation among its first three results, for 95 of 100 questions", () => {
  expect(questions).toHaveLength(100);
  const misses = questions.filter(([question, id]) => !listFirst(question).includes(id));
  expect(misses.length, JSON.stringify(misses)).toBeLessThanOrEqual(MAX_MISSES);
});

test("search lists guides after operations", () => {
  const lines = search({ question: "how long are responses cached" }).split("\n");
  expect(lines.filter((line) => line.startsWith("Guide "))).toHaveLength(2);
  expect(lines.join()).toContain("market-data://guides/caching");
});

test("a deprecated operation names its replacement", () => {
  expect(search({ question: "cryptocurrency info v1 deprecated metadata" })).toContain(
    "cryptocurrencyInfoV2",
  );
});

test.each(["", "   ", "💥", "zzzz qqqq"])("a question without known words has a hint: %j", (question) => {
  expect(search({ question })).toContain("Describe the data in other words");
});
