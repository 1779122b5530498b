import { expect, test } from "vitest";
import { committed, measure } from "./measure.ts";

test("no bundle is more than 5 % larger than committed (`node test/size/measure.ts --write` takes new figures)", async () => {
  const sizes = await measure();
  const grown = Object.entries(sizes).filter(
    ([name, size]) => size > committed[name as keyof typeof sizes] * 1.05,
  );
  expect(grown).toEqual([]);
});
