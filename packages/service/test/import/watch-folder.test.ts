import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FolderWatch, moveAside, QUIET_MS } from "../../src/import/watch-folder.ts";
import { NOW, TemporaryMarket } from "../support/temporary-market.ts";

/** Writes a file with a time of its last change. */
function write(path: string, text: string, time: number): void {
  writeFileSync(path, text);
  utimesSync(path, time / 1000, time / 1000);
}

test("a file is complete after five seconds without a change", async () => {
  await using market = new TemporaryMarket();
  const file = join(market.folder, "quotes.csv");
  const watch = new FolderWatch(market.folder);
  write(file, "a", NOW);
  expect(watch.findComplete(NOW)).toEqual([]);
  expect(watch.findComplete(NOW + QUIET_MS - 1)).toEqual([]);
  write(file, "ab", NOW + QUIET_MS);
  expect(watch.findComplete(NOW + QUIET_MS)).toEqual([]);
  expect(watch.findComplete(NOW + 2 * QUIET_MS - 1)).toEqual([]);
  expect(watch.findComplete(NOW + 2 * QUIET_MS)).toEqual([file]);
  // Another machine's clock, and a clock set back.
  write(file, "abc", NOW + 86_400_000);
  expect(watch.findComplete(NOW)).toEqual([]);
  expect(watch.findComplete(NOW + QUIET_MS)).toEqual([file]);
});

test("an older file renamed into the folder is complete at once", async () => {
  await using market = new TemporaryMarket();
  const [part, file] = [join(market.folder, "quotes.csv.part"), join(market.folder, "quotes.csv")];
  const watch = new FolderWatch(market.folder);
  write(part, "a", NOW - QUIET_MS);
  expect(watch.findComplete(NOW)).toEqual([]);
  renameSync(part, file);
  expect(watch.findComplete(NOW + 1)).toEqual([file]);
  write(part, "b", NOW - QUIET_MS);
  renameSync(part, file);
  expect(watch.findComplete(NOW + 2)).toEqual([file]);
});

test.each([
  ["just now", 0],
  ["long ago", 86_400_000],
])("complete files, written %s, wait a limited time for growing files", async (_, age) => {
  await using market = new TemporaryMarket();
  const [assets, quotes] = [join(market.folder, "assets.csv"), join(market.folder, "quotes.csv")];
  const watch = new FolderWatch(market.folder);
  write(quotes, "a", NOW - age);
  for (let second = 0; second < 60; second += 1) {
    const now = NOW + second * 1000;
    write(assets, "a".repeat(second), now);
    expect(watch.findComplete(now)).toEqual([]);
  }
  expect(watch.findComplete(NOW + 60_000)).toEqual([quotes]);
  expect(watch.findComplete(NOW + 59_000 + QUIET_MS)).toEqual([assets, quotes]);
});

test("ignores files without data", async () => {
  await using market = new TemporaryMarket();
  for (const folder of ["done", "rejected", "folder.csv"]) mkdirSync(join(market.folder, folder));
  const ignored = [".hidden.csv", "a.csv.tmp", "b.PART", "mapping.csv", "mapping-2.csv.gz", "done/a.csv"];
  for (const name of [...ignored, "a.csv", "b.json.gz", "c"]) write(join(market.folder, name), "", NOW);
  symlinkSync(join(market.folder, "c"), join(market.folder, "link.csv"));
  const watch = new FolderWatch(market.folder);
  watch.findComplete(NOW);
  expect(watch.findComplete(NOW + QUIET_MS)).toEqual(
    ["a.csv", "b.json.gz", "c"].map((name) => join(market.folder, name)),
  );
});

test("leaves no trace of a file taken by another process", async () => {
  await using market = new TemporaryMarket();
  const [folder, report] = [join(market.folder, "rejected"), join(market.folder, "report")];
  writeFileSync(report, "");
  expect(moveAside(join(market.folder, "quotes.csv"), folder, report)).toBeUndefined();
  expect(moveAside(join(market.folder, "quotes.csv"), folder)).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
});

test("a moved file and its report replace no file", async () => {
  await using market = new TemporaryMarket();
  const [folder, report] = [join(market.folder, "rejected"), join(market.folder, "report")];
  const move = (name: string, text: string, withReport: boolean) => {
    writeFileSync(join(market.folder, name), text);
    writeFileSync(report, `report of ${text}`);
    return moveAside(join(market.folder, name), folder, withReport ? report : undefined);
  };
  expect(move("quotes.csv.gz", "1", true)).toBe("quotes.csv.gz");
  expect(move("quotes.csv.gz", "2", false)).toBe("quotes-2.csv.gz");
  writeFileSync(join(folder, "quotes-3.csv.gz.rejected.csv"), "mine");
  expect(move("quotes.csv.gz", "4", true)).toBe("quotes-4.csv.gz");
  expect(move("quotes", "5", false)).toBe("quotes");
  expect(move("quotes", "6", false)).toBe("quotes-2");
  const files = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]);
  expect(Object.fromEntries(files)).toEqual({
    "quotes.csv.gz": "1",
    "quotes.csv.gz.rejected.csv": "report of 1",
    "quotes-2.csv.gz": "2",
    "quotes-3.csv.gz.rejected.csv": "mine",
    "quotes-4.csv.gz": "4",
    "quotes-4.csv.gz.rejected.csv": "report of 4",
    quotes: "5",
    "quotes-2": "6",
  });
});
