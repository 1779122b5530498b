import { loadContract } from "@market-data/generator-core";
import { describe, expect, it } from "vitest";
import { answersOf } from "../src/answers.ts";
import { checks } from "../src/checks.ts";

const answers = answersOf((await loadContract()).model);

describe("the examples form one market", () => {
  it.each(checks)("$rule", ({ find }) => {
    expect(find(answers)).toEqual([]);
  });
});
