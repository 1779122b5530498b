import { execFileSync } from "node:child_process";
import { beforeAll, describe, expect, test } from "vitest";

const MEGABYTE = 1024 * 1024;
/** The maximum duration of a program, in ms. */
const TIMEOUT_MS = 30_000;

/** The start of programs that limit the young generation. */
const START = `
  import { getHeapSpaceStatistics } from "node:v8";
  const { tuneCollector } = await import(${JSON.stringify(new URL("../src/server/collector.ts", import.meta.url))});
  const size = () => getHeapSpaceStatistics().find(({ space_name: name }) => name === "new_space").space_size;
  const keep = (count) => Array.from({ length: count }, (_, index) => ({ index, list: [index] }));
  // V8 collects in several threads. While these threads wait for a processor, the size exceeds the limit by a few pages.
  const settled = () => {
    const sizes = Array.from({ length: 100 }, () => (keep(50_000), size()));
    return sizes.sort((one, other) => one - other)[50];
  };
`;

/** Limits the young generation at a given size, allocates many more objects, and prints the final size. */
const GROWN = `${START}
  const before = [];
  while (size() < Number(process.argv[1])) before.push(keep(10_000));
  tuneCollector();
  console.log(settled());
`;

/** Lets V8 shrink the young generation, then works until it has grown again. */
const SHRUNK = `${START}
  tuneCollector();
  gc({ type: "major", flavor: "last-resort", execution: "sync" });
  const taken = size();
  while (size() < Number(process.argv[1])) await new Promise((done) => { keep(1000); setImmediate(done); });
  console.log(taken, settled());
`;

/** Replaces old objects piece by piece during several full collections. V8 prints each collection. */
const REPLACED = `${START}
  import { PerformanceObserver } from "node:perf_hooks";
  let full = 0;
  new PerformanceObserver((list) => {
    full += list.getEntries().filter(({ detail }) => detail.kind === 4).length;
  }).observe({ entryTypes: ["gc"] });
  tuneCollector();
  const make = (index) => ({ index, list: Array.from({ length: 14 }, () => index) });
  const living = Array.from({ length: 300_000 }, (_, index) => make(index));
  for (let index = 0; full < 6; await new Promise(setImmediate))
    for (const until = index + 300; index < until; index++) living[index % living.length] = make(index);
`;

/** A full collection; sizes in bytes. */
interface FullCollection {
  readonly before: number;
  readonly after: number;
  /** Bytes allocated since the last collection of young objects. */
  readonly young: number;
}

function fullCollections(output: string): FullCollection[] {
  const lines = output.split("\n").filter((line) => line.includes(" gc=mc "));
  const read = (line: string, name: string) => Number(new RegExp(` ${name}=(\\d+)`).exec(line)?.[1]);
  return lines.map((line) => ({
    before: read(line, "start_object_size"),
    after: read(line, "end_object_size"),
    young: read(line, "allocated"),
  }));
}

/** The output of a program. */
function run(program: string, flag: string, ...args: string[]): string {
  const all = [flag, "--input-type=module", "--eval", program, ...args];
  return execFileSync(process.execPath, all, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    timeout: TIMEOUT_MS,
  });
}

test.each([1, 2, 4, 8])("the young generation is limited to 16 MB, starting at %i MB", (grown) => {
  expect(Number(run(GROWN, "--expose-gc", String(grown * MEGABYTE)))).toBe(16 * MEGABYTE);
});

test("a young generation that shrank while idle grows again for a busy thread", () => {
  const [taken, again] = run(SHRUNK, "--expose-gc", String(16 * MEGABYTE))
    .split(" ")
    .map(Number);
  expect(taken).toBeLessThan(16 * MEGABYTE);
  expect(again).toBe(16 * MEGABYTE);
});

describe("while old objects are replaced continuously", () => {
  /** The first collection happens at V8's initial size. */
  let collections: readonly FullCollection[] = [];

  beforeAll(() => {
    collections = fullCollections(run(REPLACED, "--trace-gc-nvp"));
    expect(collections.length).toBeGreaterThan(4);
  }, TIMEOUT_MS);

  test("young objects are collected during marking too", () => {
    const young = collections.slice(1).map((collection) => collection.young);
    // Half of the 16 MB is in use, plus a page or two.
    expect(Math.max(...young)).toBeLessThan(9 * MEGABYTE);
  });

  test("the old generation is collected after a growth of 60 %", () => {
    const left = collections.map(({ after }) => after);
    const growth = collections
      .slice(1)
      .map(({ before }, index) => (before - 8 * MEGABYTE) / (left[index] ?? 0));
    expect(Math.max(...growth)).toBeLessThan(1.9);
  });
});
