import { loadContract } from "@market-data/generator-core";
import { describe, expect, test } from "vitest";
import { getVerdict } from "../../src/index.ts";
import { compare } from "./documents.ts";
import { BREAKING, HARMLESS, mutate } from "./mutations.ts";

const { document } = await loadContract();

describe("of our contract", () => {
  test.each(mutate(document, BREAKING, 100, 1))("a breaking edit is found: $name", ({ document: edited }) => {
    expect(getVerdict(compare(document, edited, { hasPublishedRecords: true })).level).toBe("major");
  });

  test.each(mutate(document, HARMLESS, 30, 1))("a refactoring is nothing: $name", ({ document: edited }) => {
    expect(compare(document, edited).map(({ rule, text }) => [rule, text])).toEqual([]);
  });
});
