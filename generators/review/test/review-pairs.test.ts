import { expect, test } from "vitest";
import {
  judge,
  type Outcome,
  type PairReport,
  type ReviewPair,
  readPairs,
  reviewPair,
} from "./review-pairs.ts";

test("the review agrees with the verdict of every pair", async () => {
  const wrong: string[] = [];
  for (const pair of readPairs()) {
    const report = await reviewPair(pair).catch(() => undefined);
    if (judge(pair, report) !== "right") wrong.push(pair.name);
  }
  expect(wrong).toEqual([]);
});

const breaking: PairReport = { breaking: ["a-rule"], others: [] };
const harmless: PairReport = { breaking: [], others: ["a-rule"] };
const silent: PairReport = { breaking: [], others: [] };

test.each<[ReviewPair["verdict"], PairReport | undefined, Outcome]>([
  ["breaking", breaking, "right"],
  ["breaking", harmless, "miss"],
  ["breaking", silent, "silent miss"],
  ["breaking", undefined, "miss"],
  ["safe", harmless, "right"],
  ["safe", breaking, "false alarm"],
  ["none", silent, "right"],
  ["none", undefined, "false alarm"],
  ["policy", breaking, "right"],
  ["policy", undefined, "false alarm"],
])("the verdict %s with the report %j is: %s", (verdict, report, outcome) => {
  expect(judge({ name: "a-pair", folder: "", verdict, why: "" }, report)).toBe(outcome);
});
