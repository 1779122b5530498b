import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { RemovalRequest } from "@market-data/storage";
import { expect, test } from "vitest";
import { Mapping } from "../../src/import/mapping.ts";
import { openDatabase } from "../../src/storage/sqlite/open.ts";
import { run } from "../support/run-program.ts";
import { NOW, TemporaryMarket } from "../support/temporary-market.ts";

const DAY = 86_400_000;
const MIDNIGHT = Date.parse("2026-01-15");
const WHO = { time: NOW, user: "ann" };

/** Daily quotes of an asset from two sources: `a` until January 10, `b` until January 15. */
async function makeMarket(market: TemporaryMarket): Promise<number> {
  const files: readonly (readonly [name: string, source: string, lines: readonly string[]])[] = [
    ["assets.csv", "a", ["key,name,symbol", "one,One,ONE", "two,Two,TWO"]],
    ["assets-1.csv", "b", ["key,name,symbol", "one,One,ONE"]],
    ["quotes-1.csv", "a", ["asset,time,price", "one,2026-01-05,5", "one,2026-01-10,10", "two,2026-01-09,9"]],
    ["quotes-2.csv", "b", ["asset,time,price", "one,2026-01-12,12", "one,2026-01-15,15"]],
    // A later write of an earlier time saves derived rows again.
    ["quotes-3.csv", "a", ["asset,time,price", "one,2026-01-06,6"]],
  ];
  const links = new Mapping();
  links.read("asset,source,key,id\none,a,one,4242\none,b,one,4242\n", "mapping.csv");
  for (const [name, source, lines] of files) {
    const file = join(market.folder, name);
    writeFileSync(file, `${lines.join("\n")}\n`);
    const [result] = await market.import([file], { source, mapping: links });
    expect([name, result?.rejected]).toEqual([name, 0]);
  }
  return 4242;
}

/** The day in January of a time. */
const getDay = (time: number) => (time - MIDNIGHT) / DAY + 15;

async function look(market: TemporaryMarket, id: number) {
  const store = await market.store();
  const { assets, metrics, sources } = await store.snapshot();
  const times = Array.from({ length: 15 }, (_, index) => MIDNIGHT - (14 - index) * DAY);
  const quotes = await store.closestQuotes(id, times, 0);
  return {
    sources: Object.fromEntries([...sources.values()].map(({ name, newest }) => [name, getDay(newest)])),
    newest: metrics.get(id)?.price,
    prices: quotes.flatMap((quote) => quote?.price ?? []),
    last: assets.get(id)?.lastHistoricalData,
  };
}

const CASES: readonly (readonly [
  what: string,
  request: Omit<RemovalRequest, "time" | "user">,
  left: readonly number[],
  rows: number,
  /** The day of the newest row per source. Removing an asset does not change the day. */
  sources: Readonly<Record<string, number>>,
])[] = [
  ["a source", { source: "b" }, [5, 6, 10], 2, { a: 10 }],
  ["the other source", { source: "a" }, [12, 15], 4, { b: 15 }],
  ["an asset", { assetId: 4242 }, [], 5, { a: 10, b: 15 }],
  ["a span", { from: MIDNIGHT - 5 * DAY, to: MIDNIGHT }, [5, 6, 15], 2, { a: 9, b: 15 }],
  ["what is newest", { from: MIDNIGHT - 4 * DAY }, [5, 6, 10], 2, { a: 10 }],
  ["a source's span", { source: "a", from: MIDNIGHT - 9 * DAY }, [5, 12, 15], 3, { a: 5, b: 15 }],
  ["nothing", { source: "c" }, [5, 6, 10, 12, 15], 0, { a: 10, b: 15 }],
];

test.each(CASES)("removes %s and updates derived rows", async (_, request, left, rows, sources) => {
  await using market = new TemporaryMarket();
  const id = await makeMarket(market);
  // An open store sees the removal too.
  const open = await market.store({ watch: 5 });
  expect((await open.snapshot()).metrics.get(id)?.price).toBe(15);
  const removal = await market.backend.maintenance.remove({ ...WHO, ...request });
  expect(removal).toMatchObject({ ...WHO, source: request.source ?? null, assetId: request.assetId ?? null });
  const newest = left.at(-1);
  expect(await look(market, id)).toEqual({
    sources,
    newest,
    prices: left,
    last: newest === undefined ? null : MIDNIGHT - (15 - newest) * DAY,
  });
  // Stored metrics and totals of days count too.
  expect(removal?.rows).toBeGreaterThanOrEqual(rows);
  expect(removal?.rows).toBeLessThanOrEqual(rows + 6);
  await expect
    .poll(async () => (await open.snapshot()).metrics.get(id)?.price, { timeout: 60_000 })
    .toBe(newest);
  expect(await market.backend.maintenance.removals()).toEqual([removal]);
});

test("an undone import leaves no trace in the market", async () => {
  await using market = new TemporaryMarket();
  const id = await makeMarket(market);
  const before = await look(market, id);
  const file = join(market.folder, "quotes.csv");
  writeFileSync(file, "asset,time,price\none,2026-01-15T11:00:00Z,99\none,2026-01-07,7\n");
  await market.import([file], { source: "b" });
  expect((await look(market, id)).newest).toBe(99);
  await market.backend.maintenance.remove({
    ...WHO,
    source: "b",
    from: MIDNIGHT - 8 * DAY,
    to: MIDNIGHT - 7 * DAY,
  });
  await market.backend.maintenance.remove({ ...WHO, from: MIDNIGHT + 1 });
  expect(await look(market, id)).toEqual(before);
});

test("removes rows of an unknown source by asset and span", async () => {
  await using market = new TemporaryMarket();
  const id = await makeMarket(market);
  const database = openDatabase(market.file);
  database.exec("UPDATE quote SET source = NULL; UPDATE metrics SET source = NULL");
  database.close();
  await market.backend.maintenance.remove({ ...WHO, source: "b" });
  expect((await look(market, id)).newest).toBe(15);
  await market.backend.maintenance.remove({ ...WHO, assetId: id, from: MIDNIGHT });
  expect((await look(market, id)).newest).toBe(12);
});

test("an import blocks removals, and the commands report their results", async () => {
  await using market = new TemporaryMarket();
  await makeMarket(market);
  const { lockForImport, close } = await market.backend.openMarket();
  const unlock = await lockForImport();
  await expect(market.backend.maintenance.remove({ ...WHO, source: "b" })).rejects.toMatchObject({
    kind: "locked",
  });
  unlock();
  await close();
  const data = ["--data", market.folder];
  expect(await run("remove", ...data)).toMatchObject({
    code: 1,
    err: expect.stringContaining("Name the rows to remove"),
  });
  expect((await run("remove", "--from", "soon", ...data)).code).toBe(2);
  for (const to of ["2026-01-14", "2026-01-15"]) {
    expect(await run("remove", "--from", "2026-01-15", "--to", to, ...data)).toMatchObject({
      code: 2,
      out: "",
      err: expect.stringContaining("--from 2026-01-15T00:00:00.000Z must be before --to"),
    });
  }
  expect((await run("remove", "--source", "b", "--from", "2026-01-15", ...data)).out).toMatch(
    /^[12] rows removed\.\n$/,
  );
  expect((await run("removals", ...data)).out).toMatch(
    /^time .*\n\d{4}-.* b +2026-01-15T00:00:00\.000Z +[12]\n$/,
  );
});
