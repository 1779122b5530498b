import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { readContent } from "../support/content.ts";
import { run, start, wrote } from "../support/run-program.ts";
import { TemporaryMarket } from "../support/temporary-market.ts";

const DAY = 86_400_000;
const START = Date.UTC(2024, 0, 10);
const DAYS = 500;
const COINS = 3;

/** An invented market in compressed files: assets, their days, quotes of the first asset, and newest metrics. */
function listFiles(): ReadonlyMap<string, readonly string[]> {
  const keys = Array.from({ length: COINS }, (_, index) => `coin${index}`);
  const iso = (time: number) => new Date(time).toISOString();
  const days = keys.map((key, index): [string, string[]] => [
    `candles-daily-${index}.csv.gz`,
    [
      "asset,time_open,open,high,low,close,market_cap,volume",
      // Histories end on different days.
      ...Array.from(
        { length: DAYS - 40 * index },
        (_, at) => `${key},${iso(START + at * DAY)},5,9,4,${5 + ((at + index) % 4)},${1e6 + at * index},7`,
      ),
    ],
  ]);
  return new Map([
    [
      "assets.csv.gz",
      ["key,id,name,symbol", ...keys.map((key, index) => `${key},${index + 1},${key},C${index}`)],
    ],
    ...days,
    ["quotes-0.csv.gz", ["asset,time,price,market_cap", `coin1,${iso(START + 490.4 * DAY)},8,4000`]],
    [
      "metrics.csv.gz",
      ["asset,price,last_updated", ...keys.map((key) => `${key},7,${iso(START + 501.2 * DAY)}`)],
    ],
  ]);
}

const FILES = listFiles();

class Folder extends TemporaryMarket {
  readonly data = ["--data", this.folder];

  /** @param isDamaged Whether to truncate the file. @returns The path of the file. */
  write(name: string, isDamaged = false): string {
    const path = join(this.folder, name);
    const bytes = gzipSync(`${FILES.get(name)?.join("\n")}\n`);
    writeFileSync(path, isDamaged ? bytes.subarray(0, bytes.length - 20) : bytes);
    return path;
  }

  async importAll(names: readonly string[]): Promise<void> {
    const paths = names.map((name) => this.write(name));
    expect(await run("import", ...paths, ...this.data)).toMatchObject({ code: 0 });
  }

  /** The changes missing from derived series; undefined without changes or database. */
  stale(): { readonly is_partial: number } | undefined {
    if (!existsSync(this.file)) return undefined;
    const database = new DatabaseSync(this.file, { readOnly: true });
    try {
      return database.prepare("SELECT is_partial FROM stale_series").get() as
        | { is_partial: number }
        | undefined;
    } catch {
      return undefined;
    } finally {
      database.close();
    }
  }

  /** Imports all files in a process killed after the last row and before derived series. */
  async killAtEnd(): Promise<void> {
    const paths = [...FILES.keys()].map((name) => this.write(name));
    do {
      const child = start("import", ...paths, ...this.data);
      const ended = once(child, "exit");
      while (child.exitCode === null && this.stale()?.is_partial !== 0) await setImmediate();
      child.kill("SIGKILL");
      await ended;
      // The process may have finished first.
    } while (this.stale() === undefined);
  }
}

async function importOnce(): Promise<Record<string, unknown[]>> {
  await using clean = new Folder();
  await clean.importAll([...FILES.keys()]);
  expect(await run("check", "--all", ...clean.data)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/derived rows checked +\d+ of \d+\n[\s\S]*No errors\./),
  });
  const content = readContent(clean.file);
  expect(content["series_point"]?.length).toBeGreaterThan(DAYS);
  return content;
}

test("an import ended by a damaged file and continued in any order equals a clean import", async () => {
  const expected = await importOnce();
  const names = [...FILES.keys()];
  for (const [index, name] of names.entries()) {
    await using market = new Folder();
    const paths = names.map((other) => market.write(other, other === name));
    expect(await run("import", ...paths, ...market.data)).toMatchObject({
      code: 1,
      err: expect.stringContaining(name),
    });
    const rest = names.slice(index + 1);
    // Imports the repaired file alone, then the remaining files together or in reverse order.
    await market.importAll([name]);
    if (index % 2 === 0) await market.importAll(rest.length === 0 ? [name] : rest);
    else for (const other of rest.toReversed()) await market.importAll([other]);
    expect(readContent(market.file)).toEqual(expected);
  }
});

test("a service or the next import completes an import killed at its end", async () => {
  const expected = await importOnce();
  await using served = new Folder();
  await served.killAtEnd();
  expect(await run("check", ...served.data)).toMatchObject({
    code: 3,
    out: expect.stringContaining("derived series lack changes from 2024-01-10 to 2025-05-25"),
  });
  const service = start("serve", "--port", "0", ...served.data);
  await wrote(service, /Serving on/);
  await expect.poll(() => served.stale(), { timeout: 60_000 }).toBeUndefined();
  service.kill("SIGTERM");
  await once(service, "exit");
  expect(readContent(served.file)).toEqual(expected);
  await using imported = new Folder();
  await imported.killAtEnd();
  await imported.importAll(["metrics.csv.gz"]);
  expect(readContent(imported.file)).toEqual(expected);
  await using repaired = new Folder();
  await repaired.killAtEnd();
  expect(await run("check", "--repair", "--seed", "7", ...repaired.data)).toMatchObject({
    code: 0,
    out: expect.stringContaining("(seed 7)"),
  });
  expect(readContent(repaired.file)).toEqual(expected);
});
