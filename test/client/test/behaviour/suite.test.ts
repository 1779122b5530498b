import { describe, test } from "vitest";
import { points } from "../../src/behaviour/index.ts";
import { ours } from "./ours.ts";

describe.each([...new Set(points.map(({ group }) => group))])("%s", (group) => {
  for (const point of points.filter((each) => each.group === group)) {
    test.concurrent(point.name, () => point.run(ours));
  }
});
