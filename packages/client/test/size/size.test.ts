import { expect, test } from "vitest";
import { committed, listFiles, measure } from "./measure.ts";

test("no bundle is more than 5 % larger than committed (`node test/size/measure.ts --write` updates the sizes)", async () => {
  const sizes = await measure();
  const grown = Object.entries(sizes).filter(
    ([name, size]) => size > committed[name as keyof typeof sizes] * 1.05,
  );
  expect(grown).toEqual([]);
});

test("only the path-level client bundles openapi-fetch", async () => {
  const carries = async (...application: Parameters<typeof listFiles>) =>
    (await listFiles(...application)).some((path) => path.includes("openapi-fetch"));
  expect(await carries("path-level client")).toBe(true);
  expect(await carries("one operation with pages")).toBe(false);
  expect(await carries("all operations as functions")).toBe(false);
});
