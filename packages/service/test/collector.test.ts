import { execFileSync } from "node:child_process";
import { beforeAll, describe, expect, test } from "vitest";

const MEGABYTE = 1024 * 1024;
/** How long a program may take, in ms. */
const TIMEOUT_MS = 30_000;

/** What programs begin with that bound young objects. */
const START = `
  import { getHeapSpaceStatistics } from "node:v8";
  const { tuneCollector } = await import(${JSON.stringify(new URL("../src/server/collector.ts", import.meta.url))});
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
  tuneCollector();
  console.log(settled());
`;

/** Has what they took taken back, and works until they have it again. */
const TAKEN_BACK = `${START}
  tuneCollector();
  gc({ type: "major", flavor: "last-resort", execution: "sync" });
  const taken = size();
  while (size() < Number(process.argv[1])) await new Promise((done) => { keep(1000); setImmediate(done); });
  console.log(taken, settled());
`;

/** Replaces what lives for long, piece by piece, until that has been collected a few times. V8 writes what it collects. */
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

/** A full collection, in bytes. */
interface FullCollection {
  readonly before: number;
  readonly after: number;
  /** What was made since young objects were collected. */
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

/** What a program writes. */
function run(program: string, flag: string, ...args: string[]): string {
  const all = [flag, "--input-type=module", "--eval", program, ...args];
  return execFileSync(process.execPath, all, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    timeout: TIMEOUT_MS,
  });
}

test.each([1, 2, 4, 8])("young objects take 16 MB at most, where they took %i MB before", (grown) => {
  expect(Number(run(GROWN, "--expose-gc", String(grown * MEGABYTE)))).toBe(16 * MEGABYTE);
});

test("what V8 takes back while nothing happens is there again for a busy thread", () => {
  const [taken, again] = run(TAKEN_BACK, "--expose-gc", String(16 * MEGABYTE))
    .split(" ")
    .map(Number);
  expect(taken).toBeLessThan(16 * MEGABYTE);
  expect(again).toBe(16 * MEGABYTE);
});

describe("where old objects are replaced all the time", () => {
  /** The first comes at a size that V8 begins with. */
  let collections: readonly FullCollection[] = [];

  beforeAll(() => {
    collections = fullCollections(run(REPLACED, "--trace-gc-nvp"));
    expect(collections.length).toBeGreaterThan(4);
  }, TIMEOUT_MS);

  test("young objects are collected while V8 marks, too", () => {
    const young = collections.slice(1).map((collection) => collection.young);
    // Half of the 16 MB is in use, and a page or two may be begun.
    expect(Math.max(...young)).toBeLessThan(9 * MEGABYTE);
  });

  test("all are collected when they are 60 % more, beside the young ones", () => {
    const left = collections.map(({ after }) => after);
    const growth = collections
      .slice(1)
      .map(({ before }, index) => (before - 8 * MEGABYTE) / (left[index] ?? 0));
    expect(Math.max(...growth)).toBeLessThan(1.9);
  });
});
