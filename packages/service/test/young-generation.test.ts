import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

const MEGABYTE = 1024 * 1024;

/** Bounds young objects when they take `grown` bytes already, then keeps many, and writes what they take in the end. */
const PROGRAM = `
  import { getHeapSpaceStatistics } from "node:v8";
  const { boundYoungGeneration } = await import(${JSON.stringify(new URL("../src/server/young-generation.ts", import.meta.url))});
  const size = () => getHeapSpaceStatistics().find(({ space_name: name }) => name === "new_space").space_size;
  const keep = (count) => Array.from({ length: count }, (_, index) => ({ index, list: [index] }));
  const before = [];
  while (size() < Number(process.argv[1])) before.push(keep(10_000));
  boundYoungGeneration();
  for (let round = 0; round < 100; round++) keep(50_000);
  console.log(size());
`;

test.each([1, 2, 4, 8])("young objects take 16 MB at most, where they took %i MB before", (grown) => {
  const args = ["--input-type=module", "--eval", PROGRAM, String(grown * MEGABYTE)];
  const size = execFileSync(process.execPath, args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  expect(Number(size)).toBe(16 * MEGABYTE);
});
