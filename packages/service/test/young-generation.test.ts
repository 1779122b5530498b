import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

const MEGABYTE = 1024 * 1024;

/** What programs begin with that bound young objects. */
const START = `
  import { getHeapSpaceStatistics } from "node:v8";
  const { boundYoungGeneration } = await import(${JSON.stringify(new URL("../src/server/young-generation.ts", import.meta.url))});
  const size = () => getHeapSpaceStatistics().find(({ space_name: name }) => name === "new_space").space_size;
  const keep = (count) => Array.from({ length: count }, (_, index) => ({ index, list: [index] }));
  // Several threads collect, and where they have to wait for processors, they take some pages more until the next collection.
  const settled = () => {
    const sizes = Array.from({ length: 100 }, () => (keep(50_000), size()));
    return sizes.sort((one, other) => one - other)[50];
  };
`;

/** Bounds young objects once they take a number of bytes, makes many more, and writes the size that stays. */
const GROWN = `${START}
  const before = [];
  while (size() < Number(process.argv[1])) before.push(keep(10_000));
  boundYoungGeneration();
  console.log(settled());
`;

/** Has what they took taken back, and works until they have it again. */
const TAKEN_BACK = `${START}
  boundYoungGeneration();
  gc({ type: "major", flavor: "last-resort", execution: "sync" });
  const taken = size();
  while (size() < Number(process.argv[1])) await new Promise((done) => { keep(1000); setImmediate(done); });
  console.log(taken, settled());
`;

/** What a program writes. */
function run(program: string, ...args: string[]): string {
  const all = ["--expose-gc", "--input-type=module", "--eval", program, ...args];
  const timeout = 30_000;
  return execFileSync(process.execPath, all, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    timeout,
  });
}

test.each([1, 2, 4, 8])("young objects take 16 MB at most, where they took %i MB before", (grown) => {
  expect(Number(run(GROWN, String(grown * MEGABYTE)))).toBe(16 * MEGABYTE);
});

test("what V8 takes back while nothing happens is there again for a busy thread", () => {
  const [taken, again] = run(TAKEN_BACK, String(16 * MEGABYTE))
    .split(" ")
    .map(Number);
  expect(taken).toBeLessThan(16 * MEGABYTE);
  expect(again).toBe(16 * MEGABYTE);
});
