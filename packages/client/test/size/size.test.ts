import { expect, test } from "vitest";
import { committed, listFiles, measure } from "./measure.ts";

test("no bundle is more than 5 % larger than committed (`node test/size/measure.ts --write` updates the sizes)", async () => {
  const sizes = await measure();
  const grown = Object.entries(sizes).filter(
    ([name, size]) => size > committed[name as keyof typeof sizes] * 1.05,
  );
  expect(grown).toEqual([]);
});

test("queries add at most 400 bytes to a client of one operation, and 700 to a client of all operations", async () => {
  const sizes = await measure();
  expect(sizes["one operation, query"] - sizes["one operation"]).toBeLessThanOrEqual(400);
  expect(sizes["all operations, query"] - sizes["all operations"]).toBeLessThanOrEqual(700);
  expect((await listFiles("all operations, query")).filter((path) => path.includes("tanstack"))).toEqual([]);
});

test("only the path-level client bundles openapi-fetch", async () => {
  const carries = async (...application: Parameters<typeof listFiles>) =>
    (await listFiles(...application)).some((path) => path.includes("openapi-fetch"));
  expect(await carries("path-level client")).toBe(true);
  expect(await carries("one operation with pages")).toBe(false);
  expect(await carries("all operations as functions")).toBe(false);
});

test("only a client with streams bundles their runtime, and pays at most 1,300 bytes", async () => {
  const sizes = await measure();
  expect(sizes["one operation, stream"] - sizes["one operation"]).toBeLessThanOrEqual(1300);
  const isStream = (path: string) => /stream|event-parser/.test(path);
  expect((await listFiles("one operation, stream")).filter(isStream)).toHaveLength(2);
  for (const application of ["one operation", "one operation, query", "path-level client"] as const)
    expect((await listFiles(application)).filter(isStream)).toEqual([]);
});
