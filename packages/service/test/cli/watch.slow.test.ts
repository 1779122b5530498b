import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { writeExample } from "../../src/import/example.ts";
import { run, start } from "../support/run-program.ts";
import { TemporaryMarket } from "../support/temporary-market.ts";

const HEADER = "asset,time,price\n";
const HOUR = 3_600_000;

/** Writes a complete file with an old modification time, and renames it into a folder, as other programs do. */
function drop(folder: string, name: string, text: string | Buffer): void {
  const part = join(folder, `${name}.part`);
  writeFileSync(part, text);
  utimesSync(part, 0, 0);
  renameSync(part, join(folder, name));
}

/** Waits for a text in the output of a process. */
async function written(stream: Readable | null, pattern: RegExp): Promise<void> {
  const all = texts.get(stream as Readable) ?? "";
  if (pattern.test(all)) return;
  await once(stream as Readable, "data");
  await written(stream, pattern);
}

/** The output of processes so far. */
const texts = new WeakMap<Readable, string>();

/** Starts the program. A failing test leaves no process behind. */
function startProgram(...given: string[]): ChildProcess {
  const child = start(...given);
  for (const stream of [child.stdout, child.stderr] as Readable[]) {
    stream.setEncoding("utf8");
    stream.on("data", (text: string) => texts.set(stream, (texts.get(stream) ?? "") + text));
  }
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  return child;
}

function startWatch(folder: string, data: string, ...more: string[]): ChildProcess {
  return startProgram("import", "--watch", folder, "--data", data, ...more);
}

async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  return (await ended)[0];
}

function readFolder(folder: string): Record<string, string> {
  const names = readdirSync(folder).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

test("a running service serves files put into the folder", async () => {
  await using market = new TemporaryMarket();
  const [folder, made] = [join(market.folder, "in"), join(market.folder, "made")];
  const watch = startWatch(folder, market.folder);
  await written(watch.stdout, /Watching .*\n/);
  // Needs neither --no-sample nor a first import: the watch has claimed the data.
  const service = startProgram("serve", "--port", "0", "--data", market.folder);
  await written(service.stdout, /Serving on .*\n/);
  const [url = ""] = /http:\S+/.exec(texts.get(service.stdout as Readable) ?? "") ?? [];
  // The alphabetical order differs from the order of references.
  for (const path of writeExample(made, Date.now())) utimesSync(path, 0, 0);
  for (const name of ["mapping.csv", ...readdirSync(made).filter((name) => name !== "mapping.csv")])
    renameSync(join(made, name), join(folder, name));
  await written(watch.stdout, /quotes\.csv \(quotes\): 75 rows; done\/quotes\.csv\n/);
  const created = await run("keys", "create", "--plan", "Enterprise", "--json", "--data", market.folder);
  const headers = { "X-SVC_PRO_API_KEY": JSON.parse(created.out).key };
  const served = async (text: string) => {
    const path = "/v1/simple/price?ids=1";
    while (!(await (await fetch(url + path, { headers })).text()).includes(text)) await delay(300);
  };
  await served('"price":');
  expect(readdirSync(folder)).toEqual(["done", "mapping.csv", "rejected"]);
  expect(readdirSync(join(folder, "rejected"))).toEqual([]);

  const newer = new Date(Date.now()).toISOString();
  drop(folder, "quotes.csv", `${HEADER}btc,${newer},123456\n`);
  await written(watch.stdout, /quotes\.csv \(quotes\): 1 rows; done\/quotes-2\.csv\n/);
  await served("123456");
  expect([await stop(watch), await stop(service)]).toEqual([0, 0]);
});

test("an invalid file moves to rejected/ with its reasons, and watching continues", async () => {
  await using market = new TemporaryMarket();
  const [folder, rejected] = [join(market.folder, "in"), join(market.folder, "in", "rejected")];
  mkdirSync(rejected, { recursive: true });
  writeFileSync(join(rejected, "quotes.csv"), "of an earlier day");
  drop(folder, "assets.csv", "key,name,symbol\na,A,A\nb,B\nx,Bitcoin,XBT\n");
  drop(
    folder,
    "quotes.csv",
    `${HEADER}a,2026-01-15,1.5\na,2026-01-16,"2\na,2026-01-17,2.5\nc,2026-01-17,1\n`,
  );
  drop(folder, "nonsense.txt", "\u0007\n");
  drop(folder, "tags.csv.gz", gzipSync("slug,name,category\na,A,A\n").subarray(0, -4));
  drop(folder, "quotes-2.csv", `${HEADER}a,2026-01-18,3.5\n`);
  const watch = startWatch(folder, market.folder, "--strict");
  await written(watch.stdout, /nonsense\.txt: it is in no known format: .*; rejected\/nonsense\.txt\n/);
  expect(await stop(watch)).toBe(3);
  expect(texts.get(watch.stdout as Readable)).toContain("\nbitcoin,csv,x,1,Bitcoin,BTC,bitcoin\n");
  expect(readdirSync(join(folder, "done"))).toEqual(["quotes-2.csv"]);
  const { "quotes-3.csv": _, ...files } = readFolder(rejected);
  expect(Object.keys(files)).toEqual([
    "assets.csv",
    "assets.csv.rejected.csv",
    "nonsense.txt",
    "nonsense.txt.rejected.csv",
    "quotes-2.csv",
    "quotes-2.csv.rejected.csv",
    "quotes.csv",
    "tags.csv.gz",
    "tags.csv.gz.rejected.csv",
  ]);
  expect(files["quotes.csv"]).toBe("of an earlier day");
  expect(files["nonsense.txt.rejected.csv"]).toMatch(/nonsense\.txt,0,.*is in no known format.*,\n$/s);
  expect(files["tags.csv.gz.rejected.csv"]).toMatch(/tags\.csv\.gz,0,.*is damaged: unexpected end of file/);
  expect(files["quotes-2.csv.rejected.csv"]?.match(/,\d,/g)).toEqual([",3,", ",5,"]);
  const { out } = await run("check", "--data", market.folder);
  expect(out).toMatch(/quote +3\n/);
});

test("a file waits while another import runs or a mapping is invalid", async () => {
  await using market = new TemporaryMarket();
  const folder = join(market.folder, "in");
  mkdirSync(folder);
  const opened = await market.backend.openMarket();
  const unlock = await opened.lockForImport();
  drop(folder, "assets.csv", "key,name,symbol\na,A,A\n");
  const watch = startWatch(folder, market.folder);
  await written(watch.stderr, /market\.db is locked by a running import\..* assets\.csv waits\.\n$/);
  drop(folder, "mapping.csv", "asset,source,key\nx,csv\n");
  unlock();
  await opened.close();
  await written(watch.stderr, /mapping\.csv, line 2: .* assets\.csv waits\.\n$/);
  rmSync(join(folder, "mapping.csv"));
  await written(watch.stdout, /assets\.csv \(assets\): 1 rows; done\/assets\.csv\n/);
  expect(await stop(watch)).toBe(0);
});

test("finishes the current file after a stop signal", async () => {
  await using market = new TemporaryMarket();
  const folder = join(market.folder, "in");
  mkdirSync(folder);
  drop(folder, "assets.csv", "key,name,symbol\na,A,A\n");
  const rows = Array.from(
    { length: 30_000 },
    (_, index) => `a,${new Date(index * HOUR).toISOString()},${index + 1}`,
  );
  drop(folder, "quotes.csv", `${HEADER}${rows.join("\n")}\n`);
  drop(folder, "quotes-2.csv", `${HEADER}a,2020-01-01,1\n`);
  const watch = startWatch(folder, market.folder);
  await written(watch.stdout, /assets\.csv \(assets\).*\n/);
  const code = await stop(watch);
  expect([code, readdirSync(join(folder, "rejected"))]).toEqual([0, []]);
  const left = readdirSync(folder).filter((name) => name.startsWith("quotes"));
  // Unstarted files remain for the next run, and started files are complete.
  const { out } = await run("check", "--data", market.folder);
  const imported = left.includes("quotes.csv") ? 0 : 30_000;
  expect(Number(/quote +([\d,]+)\n/.exec(out)?.[1]?.replace(",", "") ?? 0)).toBeGreaterThanOrEqual(imported);
  const again = startWatch(folder, market.folder);
  while (readdirSync(folder).some((name) => name.endsWith(".csv"))) await delay(300);
  expect(await stop(again)).toBe(0);
  expect(readdirSync(join(folder, "done")).sort()).toEqual(["assets.csv", "quotes-2.csv", "quotes.csv"]);
});

test("two processes that watch one folder import each file exactly once", async () => {
  await using market = new TemporaryMarket();
  const folder = join(market.folder, "in");
  mkdirSync(folder);
  drop(folder, "assets.csv", "key,name,symbol\na,A,A\n");
  const both = [startWatch(folder, market.folder), startWatch(folder, market.folder)];
  for (const each of both) await written(each.stdout, /Watching/);
  const names = Array.from({ length: 10 }, (_, index) => `quotes-${index}.csv`);
  for (const [index, name] of names.entries())
    drop(folder, name, `${HEADER}a,2026-01-${10 + index},1\na,2026-01-01,0\n`);
  while (readdirSync(folder).some((name) => name.endsWith(".csv"))) await delay(300);
  expect(await Promise.all(both.map(stop))).toEqual([0, 0]);
  expect(readdirSync(join(folder, "done"))).toEqual(["assets.csv"]);
  const reports = names.map((name) => `${name}.rejected.csv`);
  const moved = readdirSync(join(folder, "rejected")).filter((name) => !name.startsWith("."));
  expect(moved.sort()).toEqual([...names, ...reports].sort());
});

test("exits with 1 if the folder is a file", async () => {
  await using market = new TemporaryMarket();
  writeFileSync(join(market.folder, "in"), "");
  const { code, err } = await run("import", "--watch", join(market.folder, "in"), "--data", market.folder);
  expect([code, err]).toEqual([1, expect.stringMatching(/EEXIST|ENOTDIR/)]);
});

test.each([
  ["paths", ["--watch", "x", "y.csv"], "--watch cannot be combined with y.csv"],
  ["--rejects", ["--watch", "x", "--rejects", "y"], "--watch cannot be combined with --rejects"],
  ["the other", ["--watch", "x", "--example", "y"], "--example cannot be combined with --watch"],
])("rejects a combination with %s", async (_, given, message) => {
  const { code, err } = await run("import", ...given);
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  expect(existsSync("x")).toBe(false);
});

test("--example lists the written files and the next command", async () => {
  await using market = new TemporaryMarket();
  const folder = join(market.folder, "example");
  const { code, out } = await run("import", "--example", folder);
  expect([code, out.match(/\.csv$/gm)?.length]).toEqual([0, 6]);
  expect(out).toContain(`market-data import ${folder}`);
  const again = await run("import", "--example", folder);
  expect([again.code, again.err]).toEqual([
    1,
    expect.stringContaining("already exists. Choose another folder."),
  ]);
});
