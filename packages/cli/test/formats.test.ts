import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FormatOptions, formats, toCell } from "../src/formats.ts";
import { getField, type Row } from "../src/rows.ts";
import { cut, getWidth } from "../src/text.ts";

/** Prints pages of rows in a format. */
async function print(format: string, pages: Row[][], options: Partial<FormatOptions> = {}): Promise<string> {
  const given = { fields: [], width: Number.POSITIVE_INFINITY, isTerminal: false, ...options };
  let text = "";
  for await (const part of formats[format]?.(pages, given) ?? []) text += part;
  return text;
}

describe("CSV", () => {
  const cell = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom('"', ",", "\r\n", "=1+1", "-1", "+x", "@a"),
  );

  test("a parser of RFC 4180 reads each row back; a formula has a leading quote", async () => {
    const rows = fc.array(
      fc.record({ a: cell, b: cell, c: fc.oneof(fc.double({ noNaN: true }), fc.boolean()) }),
      {
        minLength: 1,
      },
    );
    await fc.assert(
      fc.asyncProperty(rows, async (given) => {
        const text = await print("csv", [given]);
        const [head, ...read] = parse(text, {
          record_delimiter: "\r\n",
          relax_column_count: false,
        }) as string[][];
        expect(head).toEqual(["a", "b", "c"]);
        const isFormula = (value: string) =>
          /^[=+\-@\t\r]/.test(value) && !/^[+-]?[\d.]+(e[+-]?\d+)?$/i.test(value);
        const expected = given.map((row) =>
          Object.values(row).map((value) => (isFormula(String(value)) ? `'${value}` : String(value))),
        );
        expect(read).toEqual(expected);
      }),
    );
  });

  test.each([
    ["-1.5", "-1.5"],
    ["+2e-7", "+2e-7"],
    ["-1+2", "'-1+2"],
    ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\tx", "'\tx"],
    ["\r=1", '"\'\r=1"'],
    ['say "a, b"', '"say ""a, b"""'],
  ])("the cell %j is %j", (text, expected) => {
    expect(toCell(text)).toBe(expected);
  });

  test("nested objects and quotes have columns of their own, also if the first row lacks them", async () => {
    const rows = [
      { id: 1, platform: null, quote: { USD: { price: 2 } }, tags: ["a", "b"] },
      { id: 2, platform: { id: 3 }, quote: { USD: { price: 4 } }, tags: [] },
    ];
    expect(await print("csv", [rows])).toBe(
      'id,quote.USD.price,tags,platform.id\r\n1,2,"[""a"",""b""]",\r\n2,4,[],3\r\n',
    );
  });

  test("pages and repetitions share one header", async () => {
    expect(await print("csv", [[{ a: 1 }], [{ a: 2 }]])).toBe("a\r\n1\r\n2\r\n");
    expect(await print("csv", [[{ a: 3 }]], { isRepeated: true })).toBe("3\r\n");
  });
});

describe("JSON", () => {
  const pages = [[{ a: 1, b: { c: 2 } }], [{ a: 3, b: null }]];

  test.each([
    ["json", [], '[\n{"a":1,"b":{"c":2}},\n{"a":3,"b":null}\n]\n'],
    ["json", ["b.c"], '[\n{"b.c":2},\n{"b.c":null}\n]\n'],
    ["ndjson", ["a"], '{"a":1}\n{"a":3}\n'],
  ])("%s with the fields %j", async (format, fields, expected) => {
    expect(await print(format, pages, { fields })).toBe(expected);
  });

  test("an empty list is an empty array", async () => {
    expect(await print("json", [[]])).toBe("[]\n");
  });
});

test.each([
  [{ quote: { EUR: { price: 1 } } }, 1],
  [
    {
      quote: [
        { symbol: "USD", price: 2 },
        { symbol: "EUR", price: 1 },
      ],
    },
    1,
  ],
  [{ quote: null }, undefined],
  [{}, undefined],
])("quote.EUR.price of %j is %j", (row, value) => {
  expect(getField(row, "quote.EUR.price")).toBe(value);
});

test("inherited properties are not fields", () => {
  expect(getField({}, "constructor.name")).toBe(undefined);
});

describe("a table", () => {
  const rows = [
    { id: 1, name: "Bitcoin", slug: "bitcoin", quote: { USD: { price: 96000.5 } } },
    { id: 1027, name: "以太坊", slug: "ethereum", quote: { USD: { price: 3200 } } },
  ];

  test("shows names, then quotes, then the other columns, with numbers at the right", async () => {
    expect(await print("table", [rows])).toBe(
      [
        "  id  name     quote.USD.price  slug",
        "   1  Bitcoin          96000.5  bitcoin",
        "1027  以太坊              3200  ethereum",
        "",
      ].join("\n"),
    );
  });

  test("drops columns at the right until it fits", async () => {
    expect(await print("table", [rows], { width: 20 })).toBe("  id  name\n   1  Bitcoin\n1027  以太坊\n");
  });

  test("fits every width, and cuts texts only", async () => {
    const row = fc.record({
      name: fc.string({ unit: "grapheme" }),
      n: fc.integer({ min: 0, max: 9999 }),
      text: fc.string({ unit: "grapheme", maxLength: 100 }),
    });
    const property = fc.asyncProperty(
      fc.array(row, { minLength: 2 }),
      fc.integer({ min: 10, max: 120 }),
      async (given, width) => {
        const text = await print("table", [given], { width });
        for (const line of text.split("\n")) expect(getWidth(line)).toBeLessThanOrEqual(width);
      },
    );
    await fc.assert(property, { numRuns: 50 });
  });

  test("one row is a list of its fields", async () => {
    expect(await print("table", [[{ plan: { name: "Basic" }, used: 3 }]])).toBe(
      "field      value\nplan.name  Basic\nused           3\n",
    );
  });

  test("later pages have the columns and widths of the first", async () => {
    const [first, second] = rows as unknown as [Row, Row];
    const text = await print("table", [[first, second], [{ ...second, id: 5, more: 1 }]]);
    expect(text.split("\n").at(-2)).toBe("   5  以太坊              3200  ethereum");
  });
});

describe("control characters of the data", () => {
  const rows = [
    { name: "a\u001b[2J\u009b\u202eb\nc", x: 1 },
    { name: "d", x: 2 },
  ];
  const UNSAFE = ["\u001b", "\u009b", "\u202e"];

  test.each(Object.keys(formats))("are escaped in %s on a terminal", async (format) => {
    const text = await print(format, [rows], { isTerminal: true });
    expect(UNSAFE.filter((character) => text.includes(character))).toEqual([]);
    expect(text).toContain("a\\u001b[2J\\u009b\\u202eb\\nc");
  });

  test("stay in CSV and JSON without a terminal", async () => {
    expect(JSON.parse((await print("ndjson", [rows])).split("\n")[0] ?? "")).toEqual(rows[0]);
    expect(await print("csv", [rows])).toContain(rows[0]?.name);
  });
});

test.each([
  ["Bitcoin", 7],
  ["比特币", 6],
  ["e\u0301", 1],
  ["🚀", 2],
  ["👩‍🚀", 2],
  ["❤️", 2],
  ["ｆ", 2],
  ["\u200b", 0],
])("the width of %j is %i", (text, width) => {
  expect(getWidth(text)).toBe(width);
});

test.each([
  ["Bitcoin", 7, "Bitcoin"],
  ["Bitcoin", 4, "Bit…"],
  ["比特币", 4, "比…"],
  ["👩‍🚀👩‍🚀", 3, "👩‍🚀…"],
])("%j cut to %i cells is %j", (text, width, expected) => {
  expect(cut(text, width)).toBe(expected);
});
