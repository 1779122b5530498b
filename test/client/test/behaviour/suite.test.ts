import { describe, test } from "vitest";
import { testCases } from "../../src/behaviour/index.ts";
import { ours } from "./ours.ts";

describe.each([...new Set(testCases.map(({ group }) => group))])("%s", (group) => {
  for (const point of testCases.filter((each) => each.group === group)) {
    test.concurrent(point.name, () => point.run(ours));
  }
});
