import { expect, test } from "vitest";

test("passes", () => {});

test("the guides have no mistake", () => {
  expect(["migration.md:1: no section fiatMapV1, which is deprecated"]).toEqual([]);
});
