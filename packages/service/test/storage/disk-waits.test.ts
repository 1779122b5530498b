import { afterEach, expect, test, vi } from "vitest";
import { DiskWaits } from "../../src/storage/sqlite/disk-waits.ts";
import { ReaderPool } from "../../src/storage/sqlite/reader-pool.ts";
import { SqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";
import { fixture, TemporaryMarket } from "../support/temporary-market.ts";

afterEach(() => vi.restoreAllMocks());

/** Reads of a process that has read 5 blocks from disk before. The reads advance the clock. */
function createReads() {
  let [now, blocks] = [0, 5];
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const waits = new DiskWaits(() => blocks);
  return {
    areExpected: () => waits.areExpected,
    /** @param time The duration, in ms. */
    here(from: "disk" | "memory", time: number): void {
      waits.read(() => {
        now += time;
        if (from === "disk") blocks += 1;
      });
    },
    elsewhere(from: "disk" | "memory", times: number): void {
      for (let done = 0; done < times; done += 1) {
        if (from === "disk") blocks += 1;
        waits.noteElsewhere();
      }
    },
    otherFile(): void {
      blocks += 1;
    },
  };
}

test("expects no wait before the first wait", () => {
  expect(createReads().areExpected()).toBe(false);
});

test.each([
  { what: "waits long for the disk", from: "disk", time: 6, areExpected: true },
  { what: "takes long for another reason", from: "memory", time: 50, areExpected: false },
  { what: "is of a fast disk", from: "disk", time: 1, areExpected: false },
] as const)(
  "after a read that $what, more waits are expected: $areExpected",
  ({ from, time, areExpected }) => {
    const reads = createReads();
    reads.otherFile();
    reads.here(from, time);
    expect(reads.areExpected()).toBe(areExpected);
  },
);

test("expects no wait after 100 reads without one", () => {
  const { here, elsewhere, areExpected } = createReads();
  here("disk", 6);
  elsewhere("memory", 99);
  elsewhere("disk", 1);
  elsewhere("memory", 99);
  expect(areExpected()).toBe(true);
  elsewhere("memory", 1);
  expect(areExpected()).toBe(false);
});

test("reads in other threads during disk waits, so that requests of others continue", async () => {
  const disk = { blocks: 0, waits: true };
  const usage = process.resourceUsage();
  vi.spyOn(process, "resourceUsage").mockImplementation(() => {
    if (disk.waits) disk.blocks += 1;
    return { ...usage, fsRead: disk.blocks };
  });
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => {
    now += 6;
    return now;
  });
  const inThreads = vi.spyOn(ReaderPool.prototype, "run");
  await using market = new TemporaryMarket();
  await market.import([fixture("native")]);
  const store = new SqliteStore(market.file);
  try {
    const id = (await store.snapshot()).index.assetBySlug.get("example-one")?.id ?? 0;
    const read = async (times: number): Promise<unknown[]> => {
      const found: unknown[] = [];
      for (let time = 0; time < times; time += 1)
        found.push(await store.firstQuotes(id, [{ from: 0, to: Number.MAX_SAFE_INTEGER }]));
      return found;
    };
    const countInThreads = async (times: number): Promise<number> => {
      inThreads.mockClear();
      await read(times);
      return inThreads.mock.calls.filter(([, method]) => method === "firstQuotes").length;
    };
    expect([await countInThreads(1), await countInThreads(3)]).toEqual([0, 3]);
    disk.waits = false;
    expect([await countInThreads(100), await countInThreads(3)]).toEqual([100, 0]);
    const [here] = await read(1);
    disk.waits = true;
    expect(here).toMatchObject([{ price: expect.any(Number) }]);
    expect(await read(2)).toEqual([here, here]);
  } finally {
    await store.close();
  }
});
