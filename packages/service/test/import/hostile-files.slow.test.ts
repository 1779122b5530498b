import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createGzip, gzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEFAULT_READ_LIMITS } from "../../src/import/read-file.ts";
import { RejectsFile } from "../../src/import/rejects-file.ts";
import { run } from "../support/run-program.ts";
import { fixture, TemporaryMarket } from "../support/temporary-market.ts";

const HEADER = "slug,name,category\n";
const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;
const limits = { recordBytes: KIBIBYTE, wholeFileBytes: 4 * KIBIBYTE };

function tagRows(count: number): string {
  return Array.from({ length: count }, (_, index) => `tag-${index},Tag,A\n`).join("");
}

describe("a record above the limit ends the import with its line", () => {
  test.each([
    ["without a line break", `${HEADER}${"x".repeat(MEBIBYTE)}`, 2],
    ["of separators alone", `${HEADER}a,A,A\n${",".repeat(MEBIBYTE)}`, 3],
    ["that barely exceeds it", `${HEADER}a,${"x".repeat(KIBIBYTE)},A\nb,B,A\n`, 2],
    ["after rows that are taken", `${HEADER}${tagRows(7000)}${"x".repeat(2 * KIBIBYTE)},A,A\n`, 7002],
  ])("%s", async (_, content, line) => {
    await using market = new TemporaryMarket();
    for (const [name, bytes] of [
      ["tags.csv", content],
      ["tags.csv.gz", gzipSync(content)],
    ] as const) {
      const file = join(market.folder, name);
      writeFileSync(file, bytes);
      await expect(market.import([file], { limits })).rejects.toThrow(
        `${file} is damaged: line ${line}: the record is larger than 1024 bytes (--record-kilobytes).`,
      );
    }
  });

  test("unless its lines are shorter: then only the row with the open quote is rejected", async () => {
    await using market = new TemporaryMarket();
    const file = join(market.folder, "tags.csv");
    writeFileSync(file, `${HEADER}a,"A,A\n${"x\n".repeat(KIBIBYTE)}${tagRows(500)}`);
    const [result] = await market.import([file], { limits });
    expect(result).toMatchObject({ loaded: 500, rejected: 1 + KIBIBYTE });
  });

  test("accepts records up to the limit, with line breaks", async () => {
    await using market = new TemporaryMarket();
    const file = join(market.folder, "tags.csv");
    const longest = `a,${"x".repeat(KIBIBYTE - HEADER.length)},A\n`;
    writeFileSync(file, `${HEADER}${longest}${tagRows(500)}`);
    const [result] = await market.import([file], { limits });
    expect(result).toMatchObject({ loaded: 500, rejected: 1 });
  });

  test("stops reading a gzip bomb at the limit", async () => {
    await using market = new TemporaryMarket();
    const file = join(market.folder, "tags.csv.gz");
    writeFileSync(file, Buffer.concat([gzipSync(HEADER), gzipSync(Buffer.alloc(256 * MEBIBYTE))]));
    const reading = market.import([file]);
    await expect(reading).rejects.toThrow("line 2: the record is larger than 1048576 bytes");
  });
});

test("limits the first look at a gzip bomb", async () => {
  await using market = new TemporaryMarket();
  const file = join(market.folder, "anything.csv");
  writeFileSync(file, gzipSync(Buffer.alloc(64 * MEBIBYTE)));
  await expect(market.import([file])).rejects.toThrow("is in no known format");
});

describe("limits the size of JSON files and mappings", () => {
  const entries = (count: number) =>
    JSON.stringify(Array.from({ length: count }, () => ({ symbol: "X", name: "Y" })));

  test.each([
    ["icons.json", entries(1000)],
    ["icons.json.gz", gzipSync(entries(1000))],
  ])("%s", async (name, content) => {
    await using market = new TemporaryMarket();
    const file = join(market.folder, name);
    writeFileSync(file, content);
    await expect(market.import([file], { limits })).rejects.toThrow(
      `${file} is damaged: it is larger than 4096 bytes (--whole-file-megabytes).`,
    );
    writeFileSync(file, name.endsWith(".gz") ? gzipSync(entries(20)) : entries(20));
    await expect(market.import([file], { limits })).resolves.toMatchObject([{ loaded: 20 }]);
  });

  test("a mapping", async () => {
    await using market = new TemporaryMarket();
    const mapping = join(market.folder, "mapping.csv");
    writeFileSync(mapping, `asset,source,key\n${"#\n".repeat(MEBIBYTE)}`);
    const { code, err } = await run(
      ...["import", fixture("native/tags.csv"), "--data", market.folder],
      ...["--mapping", mapping, "--whole-file-megabytes", "1"],
    );
    expect([code, err]).toEqual([1, expect.stringContaining("it is larger than 1048576 bytes")]);
  });
});

describe("reports the line of invalid UTF-8 and replaces nothing", () => {
  const latin1 = Buffer.from("caf\u00e9,Caf\u00e9,A\n", "latin1");
  const before = Buffer.from(`${HEADER}${tagRows(20_000)}`);
  test.each([
    ["Latin-1", Buffer.concat([Buffer.from(HEADER), latin1]), "line 2 is not UTF-8 (byte 0xe9 at 22)"],
    ["Latin-1 far behind", Buffer.concat([before, latin1]), "line 20002 is not UTF-8"],
    ["UTF-16", Buffer.from(`\ufeff${HEADER}`, "utf16le"), "line 1 is not UTF-8 (byte 0xff at 0)"],
    [
      "a character cut off at the end",
      Buffer.from(`${HEADER}a,\u20ac`).subarray(0, -1),
      "line 2 is not UTF-8",
    ],
    [
      "an overlong form",
      Buffer.concat([Buffer.from(HEADER), Buffer.from([0xc0, 0xaf])]),
      "line 2 is not UTF-8",
    ],
    ["half a pair", Buffer.concat([Buffer.from(HEADER), Buffer.from([0xed, 0xa0, 0x80])]), "line 2 is not"],
  ])("%s", async (_, content, message) => {
    await using market = new TemporaryMarket();
    for (const [name, bytes] of [
      ["tags.csv", content],
      ["tags.csv.gz", gzipSync(content)],
    ] as const) {
      const file = join(market.folder, name);
      writeFileSync(file, bytes);
      await expect(market.import([file], { as: "tags" })).rejects.toThrow(`${file} is damaged: ${message}`);
    }
  });

  test("keeps multi-byte characters complete across chunks", async () => {
    await using market = new TemporaryMarket();
    const file = join(market.folder, "tags.csv");
    const name = "\u00e9\u20ac\u{1f642}".repeat(20);
    const rows = Array.from({ length: 2000 }, (_, index) => `tag-${index},${name},A\n`);
    writeFileSync(file, `${HEADER}${rows.join("")}`);
    await market.import([file]);
    const { tags } = await (await market.store()).snapshot();
    expect(new Set([...tags.values()].map((tag) => tag.name))).toEqual(new Set([name]));
  });

  test("a mapping", async () => {
    await using market = new TemporaryMarket();
    const mapping = join(market.folder, "mapping.csv");
    writeFileSync(mapping, Buffer.from("asset,source,key\nx,y,\u00e9\n", "latin1"));
    const { code, err } = await run(
      ...["import", fixture("native/tags.csv"), "--data", market.folder, "--mapping", mapping],
    );
    expect([code, err]).toEqual([1, expect.stringContaining(`${mapping} is damaged: line 2 is not UTF-8`)]);
  });
});

describe("reads only regular files", () => {
  test("rejects named pipes at once: by name, in folders, behind links and as mappings", async () => {
    await using market = new TemporaryMarket();
    const folder = join(market.folder, "data");
    mkdirSync(folder);
    const pipe = join(folder, "tags.csv");
    execFileSync("mkfifo", [pipe]);
    const link = join(market.folder, "tags.csv");
    symlinkSync(pipe, link);
    const error = "tags.csv cannot be read: it is not a regular file";
    for (const path of [pipe, folder, link]) await expect(market.import([path])).rejects.toThrow(error);
    const { code, err } = await run(
      ...["import", fixture("native/tags.csv"), "--data", market.folder, "--mapping", pipe],
    );
    expect([code, err]).toEqual([1, expect.stringContaining(error)]);
  });

  test("treats folders with names of files as folders", async () => {
    await using market = new TemporaryMarket();
    const folder = join(market.folder, "data");
    mkdirSync(join(folder, "tags.csv"), { recursive: true });
    writeFileSync(join(folder, "tags.csv", "tags.csv"), `${HEADER}a,A,A\n`);
    expect(await market.import([folder])).toMatchObject([{ loaded: 1 }]);
  });

  test("--rejects never replaces a device or pipe", async () => {
    await using market = new TemporaryMarket();
    const pipe = join(market.folder, "pipe");
    execFileSync("mkfifo", [pipe]);
    const { code, err } = await run(
      ...["import", fixture("native/tags.csv"), "--data", market.folder, "--rejects", pipe],
    );
    expect([code, err]).toEqual([1, expect.stringContaining(`${pipe} is not a file of rejected rows`)]);
    expect(existsSync(pipe)).toBe(true);
  });
});

test("the limits are options of the command, in the units of their names", async () => {
  await using market = new TemporaryMarket();
  const file = join(market.folder, "tags.csv");
  writeFileSync(file, `${HEADER}${"x".repeat(3000)},A,A\n`);
  const command = ["import", file, "--data", market.folder];
  expect(await run(...command, "--record-kilobytes", "2")).toMatchObject({
    code: 1,
    err: expect.stringContaining("line 2: the record is larger than 2048 bytes"),
  });
  expect(await run(...command, "--record-kilobytes", "3")).toMatchObject({ code: 0 });
  const help = (await run("import", "--help")).out.replaceAll(/\s+/g, " ");
  expect(help).toContain(`record, in KiB (default: ${DEFAULT_READ_LIMITS.recordBytes / KIBIBYTE}`);
  expect(help).toContain(`mapping file, in MiB (default: ${DEFAULT_READ_LIMITS.wholeFileBytes / MEBIBYTE}`);
});

describe("memory does not grow with a file", () => {
  const HEAP_MEGABYTES = 48;
  const RSS_MEGABYTES = 300;
  const program = fileURLToPath(new URL("../../src/cli/main.ts", import.meta.url));
  const reportRss = 'process.on("exit",()=>process.send(process.resourceUsage().maxRSS))';

  /** Imports in a separate process with a small heap. */
  async function measure(...given: string[]) {
    const flags = [`--max-old-space-size=${HEAP_MEGABYTES}`, "--import", `data:text/javascript,${reportRss}`];
    const child = spawn(process.execPath, [...flags, program, "import", ...given], {
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    let rssKilobytes = Number.NaN;
    child.on("message", (sent) => {
      rssKilobytes = Number(sent);
    });
    const [[code], out, err] = await Promise.all([
      once(child, "close"),
      text(child.stdout as Readable),
      text(child.stderr as Readable),
    ]);
    return { code, out, err, rssMegabytes: rssKilobytes / KIBIBYTE };
  }

  async function writeGzip(file: string, rows: number, row: (index: number) => string): Promise<void> {
    function* contents() {
      yield HEADER;
      for (let index = 0; index < rows; index += 1) yield row(index);
    }
    const handle = await open(file, "w");
    await pipeline(Readable.from(contents()), createGzip({ level: 1 }), handle.createWriteStream());
  }

  test("nor with the length of rows: 700 rows of 70 MB", async () => {
    await using market = new TemporaryMarket();
    const file = join(market.folder, "tags.csv.gz");
    await writeGzip(file, 700, (index) => `${index}${"x".repeat(100_000)},A,A\n`);
    const { code, err, rssMegabytes } = await measure(file, "--data", market.folder);
    expect({ code, err }).toMatchObject({ code: 0 });
    expect(rssMegabytes).toBeLessThan(RSS_MEGABYTES);
  });
});

describe("cells of rejected.csv", () => {
  const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

  function write(file: string, reason: string, values: readonly string[]): string[] {
    const market = new TemporaryMarket();
    const rejects = new RejectsFile(market.rejects);
    rejects.add(file, 7, reason, values);
    rejects.close();
    const [, cells = []] = parse(readFileSync(market.rejects, "utf8")) as string[][];
    void market[Symbol.asyncDispose]();
    return cells;
  }

  test.each([
    ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
    ["+1", "'+1"],
    ["-1.5", "'-1.5"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1", "'\t=1"],
    ["\uff1d1", "'\uff1d1"],
    ["'=1", "''=1"],
    ["'quoted'", "'quoted'"],
    ["1.5", "1.5"],
  ])("%j is written as %j", (value, written) => {
    expect(write("a.csv", "why", [value])).toEqual(["a.csv", "7", "why", written]);
    expect(write(value, value, ["a"])).toEqual([written, "7", written, "a"]);
  });

  test("never start a formula, and restore their rows", () => {
    const value = fc.oneof(
      fc.string(),
      fc.stringMatching(/^'{0,2}[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]?[a-z",\n]{0,5}$/),
    );
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 4 }), (values) => {
        fc.pre(values.some((each) => each !== ""));
        const [, , , row = ""] = write("a.csv", "why", values);
        expect(row).not.toMatch(FORMULA);
        // The rule of IMPORTING.md.
        const restored = row.replace(/^'('*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20])/, "$1");
        expect(parse(restored)).toEqual([values]);
      }),
    );
  });
});
