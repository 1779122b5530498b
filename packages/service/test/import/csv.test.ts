import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findSeparator, parseRecords, readRecords, type Separator } from "../../src/import/csv.ts";
import { backends } from "../support/backends.ts";
import { TemporaryMarket } from "../support/temporary-market.ts";

const MAX_BYTES = 100_000;

function parse(text: string, separator: Separator = ",", columns?: number) {
  return parseRecords(text, { separator, columns, maxBytes: MAX_BYTES });
}

function write(values: readonly string[], separator: Separator): string {
  return values
    .map((value) => (/[",;\t\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value))
    .join(separator);
}

describe("a record", () => {
  test.each([
    ["plain", "a,b,c", ["a", "b", "c"]],
    ["with empty values", ",,", ["", "", ""]],
    ["with a quoted separator", '"a,b",c,d', ["a,b", "c", "d"]],
    ["with doubled quotes", '"say ""hi""",b,""""', ['say "hi"', "b", '"']],
    ["with empty quotes", '"","",""', ["", "", ""]],
    ["over two lines", '"a\nb",c,d', ["a\nb", "c", "d"]],
    ["over lines of other lengths", '"a,b\n\n,c,d,e",c,d', ["a,b\n\n,c,d,e", "c", "d"]],
    [
      "with prose that has as many commas",
      'a,b,"One, two, three\nfour, five, six."',
      ["a", "b", "One, two, three\nfour, five, six."],
    ],
  ])("%s", (_, text, values) => {
    expect(parse(text, ",", 3)).toEqual([{ line: text.split("\n").length, values }]);
  });

  test.each(["\n", "\r\n", "\r"])("ends with %j", (lineBreak) => {
    const text = `\ufeffx,y${lineBreak}1,2${lineBreak}${lineBreak}3,4${lineBreak}`;
    expect(parse(text.slice(1)).map(({ line, values }) => [line, ...values])).toEqual([
      [1, "x", "y"],
      [2, "1", "2"],
      [4, "3", "4"],
    ]);
  });

  test("keeps any values, however the text is split", async () => {
    const value = fc.oneof(fc.string({ unit: "grapheme" }), fc.stringMatching(/^[a",;\t]{0,4}$/));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(value, value, value), { minLength: 1, maxLength: 6 }),
        fc.constantFrom<Separator>(",", ";", "\t"),
        fc.array(fc.nat({ max: 5 })),
        async (rows, separator, cuts) => {
          const written = rows.map((row) => row.map((each) => each.replaceAll(/[\r\n]/g, "")));
          const text = written.map((row) => `${write(row, separator)}\n`).join("");
          async function* chunks() {
            let at = 0;
            for (const length of cuts) {
              yield text.slice(at, at + length);
              at += length;
            }
            yield text.slice(at);
          }
          const read: (readonly string[])[] = [];
          const options = { separator, columns: 3, maxBytes: MAX_BYTES };
          for await (const { values } of readRecords(chunks(), options)) read.push(values);
          expect(read).toEqual(written);
        },
      ),
    );
  });
});

/** Kinds of damage by programs, transfers and spreadsheets. */
const DAMAGES: readonly ((row: string, at: number) => string)[] = [
  (row, at) => `${row.slice(0, at)}"${row.slice(at)}`,
  (row, at) => `${row.slice(0, at)}""${row.slice(at)}x"`,
  (row) => `"${row}`,
  (row) => `${row}"`,
  (row) => row.replace(",", ',"'),
  (row) => row.replace(/,(?=[^,]*$)/, ',"'),
  (row) => row.replace(",", '","'),
  (row) => row.replace(",", ""),
  (row) => `${row},`,
  (row) => `${row},"`,
  (row) => `${row}${row}`,
  (row, at) => row.slice(0, at),
];

test("rejects only the damaged row, with its line", () => {
  const word = fc.stringMatching(/^[a-z0-9.:-]{1,8}$/);
  const quotedText = fc.stringMatching(/^[a-z]((, |"|\n|[a-z ]){0,12}[a-z])$/);
  const goodRow = fc.tuple(word, word, fc.oneof(word, quotedText), word);
  fc.assert(
    fc.property(
      fc.array(goodRow, { maxLength: 8 }),
      fc.array(goodRow, { maxLength: 8 }),
      fc.tuple(word, word, word, word),
      fc.constantFrom(...DAMAGES),
      fc.nat({ max: 35 }),
      (before, after, damaged, damage, at) => {
        const row = damaged.join(",");
        const bad = damage(row, at % row.length);
        // Quotes in place of the first and last character of a value are valid.
        fc.pre(bad !== "" && parse(bad, ",", 4).every(({ error }) => error !== undefined));
        const lines = [
          ...before.map((each) => write(each, ",")),
          bad,
          ...after.map((each) => write(each, ",")),
        ];
        const records = parse(lines.map((each) => `${each}\n`).join(""), ",", 4);
        expect(records.filter(({ error }) => error === undefined).map(({ values }) => values)).toEqual([
          ...before,
          ...after,
        ]);
        const line = lines
          .slice(0, before.length + 1)
          .join("\n")
          .split("\n").length;
        expect(records.filter(({ error }) => error !== undefined).map((each) => each.line)).toEqual([line]);
      },
    ),
    { numRuns: 3000 },
  );
});

test("keeps good rows between two damaged rows", () => {
  const records = parse('a,b,"c\nd,e,f\ng,h,i\nj,k,l"\nm,n,o\n', ",", 3);
  expect(records.map(({ line, error }) => [line, error === undefined])).toEqual([
    [1, false],
    [2, true],
    [3, true],
    [4, false],
    [5, true],
  ]);
});

test("reads a file of quote characters in one pass", () => {
  const lines = Array.from({ length: 20_000 }, (_, index) => (index % 2 === 0 ? ',"' : "x"));
  const records = parse(lines.join("\n"), ",", 4);
  expect(records.map(({ line }) => line)).toEqual(lines.map((_, index) => index + 1));
});

test.each([
  ["asset,time,price", ","],
  ["asset;time;price", ";"],
  ["asset\ttime\tprice", "\t"],
  ["asset;time;price, in USD", ";"],
  ["asset,time;price", ","],
  ['"a;b;c",d', ","],
  ["", ","],
])("%j has the separator %j", (line, separator) => {
  expect(findSeparator(line)).toBe(separator);
});

describe.each(backends)("into $name", (backend) => {
  const table = (separator: string) =>
    [
      ["key", "name", "symbol", "description"],
      ["one", "One", "ONE", "a, b; c"],
    ].map((row) => row.map((value) => `"${value}"`).join(separator));

  test.each([";", "\t"])("reads a file with the separator %j", async (separator) => {
    await using market = new TemporaryMarket(backend);
    const file = join(market.folder, "assets.csv");
    writeFileSync(file, `\ufeff${table(separator).join("\r\n")}\r\n`);
    expect(await market.import([file])).toMatchObject([{ loaded: 1, rejected: 0 }]);
    const { index } = await (await market.store()).snapshot();
    expect(index.assetBySlug.get("one")).toMatchObject({ symbol: "ONE", description: "a, b; c" });
  });

  test("the error for a decimal comma shows the accepted notation", async () => {
    await using market = new TemporaryMarket(backend);
    const [assets, quotes] = [join(market.folder, "assets.csv"), join(market.folder, "quotes.csv")];
    writeFileSync(assets, "key;name;symbol\none;One;ONE\n");
    writeFileSync(quotes, "asset;time;price\none;2026-01-14;1,5\none;2026-01-15;1.5\n");
    const [, result] = await market.import([assets, quotes]);
    expect(result?.loaded).toBe(1);
    expect(result?.reasons.map(({ example }) => example)).toEqual([
      'line 2: price "1,5" is not a number: write a decimal point and no thousands separators, as in 1234.5',
    ]);
  });

  test("rejects rows with control characters, line separators or lone surrogates", async () => {
    await using market = new TemporaryMarket(backend);
    const bad = ["\u0000", "\u0007", "\u001b", "\u007f", "\u0080", "\u0085", "\u009b", "\u009f", "\u2028"];
    const file = join(market.folder, "assets.csv");
    const rows = bad.map((each, index) => `k${index},Na${each}me,S${index}`);
    writeFileSync(file, ["key,name,symbol", ...rows, "good,Good,GOOD"].join("\n"));
    const icons = join(market.folder, "icons.json");
    writeFileSync(icons, '[{"symbol":"GOOD","name":"\\ud800","color":""}]');
    const [half, result] = await market.import([file, icons]);
    expect(half?.reasons.map(({ example }) => example)).toEqual([
      "line 1: name contains half a character (a lone surrogate)",
    ]);
    expect(result).toMatchObject({ loaded: 1, rejected: bad.length });
    expect(result?.reasons.map(({ example }) => example)).toEqual([
      "line 2: name contains control characters",
      "line 10: name has more than one line",
    ]);
  });
});
