import { loadContract } from "@market-data/generator-core";
import { describe, expect, it } from "vitest";
import { checks } from "../src/checks.ts";
import { listResponses } from "../src/responses.ts";

const responses = listResponses((await loadContract()).model);

describe("the examples describe one consistent market", () => {
  it.each(checks)("$rule", ({ find }) => {
    expect(find(responses)).toEqual([]);
  });
});
