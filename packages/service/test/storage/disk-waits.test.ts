import { afterEach, expect, test, vi } from "vitest";
import { DiskWaits } from "../../src/storage/sqlite/disk-waits.ts";
import { ReaderPool } from "../../src/storage/sqlite/reader-pool.ts";
import { SqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";
import { fixture, TemporaryMarket } from "../support/temporary-market.ts";

afterEach(() => vi.restoreAllMocks());

/** Reads of a process that has read 5 blocks from disks before. */
function createReads() {
  const disk = { blocks: 5 };
  const waits = new DiskWaits(() => disk.blocks);
  return {
    areExpected: () => waits.areExpected,
    /** @param times How long each takes, in ms; absent for reads in another thread. */
    read(from: "disk" | "memory", ...times: readonly (number | undefined)[]): void {
      for (const time of times) {
        if (from === "disk") disk.blocks += 1;
        waits.note(time);
      }
    },
  };
}

const elsewhere = (count: number) => Array.from({ length: count }, () => undefined);

test("no wait is expected before there was one", () => {
  expect(createReads().areExpected()).toBe(false);
});

test("after a read that waited for the disk, more are expected to", () => {
  const { read, areExpected } = createReads();
  read("disk", 3);
  expect(areExpected()).toBe(true);
});

test("a read that took long for another reason changes nothing", () => {
  const { read, areExpected } = createReads();
  read("memory", 50);
  expect(areExpected()).toBe(false);
});

test("nor does one from a disk as fast as the memory", () => {
  const { read, areExpected } = createReads();
  read("disk", 1);
  expect(areExpected()).toBe(false);
});

test("no wait is expected any more after 100 reads in a row without one", () => {
  const { read, areExpected } = createReads();
  read("disk", 3);
  read("memory", ...elsewhere(99));
  read("disk", undefined);
  read("memory", ...elsewhere(99));
  expect(areExpected()).toBe(true);
  read("memory", undefined);
  expect(areExpected()).toBe(false);
});

test("while reads have to wait for the disk, they are in other threads, and the requests of others do not wait", async () => {
  const disk = { blocks: 0, waits: true };
  const usage = process.resourceUsage();
  vi.spyOn(process, "resourceUsage").mockImplementation(() => {
    if (disk.waits) disk.blocks += 1;
    return { ...usage, fsRead: disk.blocks };
  });
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => {
    now += 3;
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
      return inThreads.mock.calls.length;
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
