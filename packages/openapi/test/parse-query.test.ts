import { describe, expect, expectTypeOf, test } from "vitest";
import { type Operation, operations, type Parameter, parseQuery } from "../src/index.ts";
import { QueryParser } from "../src/query-parser.ts";

/** Creates an operation with these parameters. */
function operationWith(parameters: Parameter[], constraints: Operation["constraints"] = []): Operation {
  return { ...operations.simplePriceV1, operationId: "test", parameters, constraints };
}

function read(parameters: Parameter[], search: string, constraints: Operation["constraints"] = []) {
  return new QueryParser(operationWith(parameters, constraints)).parse(search, {});
}

const text: Parameter = { name: "text", in: "query", type: "string" };
const items: Parameter = { name: "items", in: "query", type: "string", list: true };
const number: Parameter = { name: "number", in: "query", type: "number" };

describe("decodes the query string", () => {
  test.each([
    ["text=a", "a"],
    ["?text=a", "a"],
    ["&&text=a&", "a"],
    ["text=a+b", "a b"],
    ["text=a%20b", "a b"],
    ["text=a%2Bb", "a+b"],
    ["text=a=b", "a=b"],
    ["t%65xt=%C3%A9", "é"],
    ["text=%26%3D%23", "&=#"],
    ["text=%00", "\0"],
    ["text=é", "é"],
  ])("%s", (search, value) => {
    expect(read([text], search)).toMatchObject({ ok: true, parameters: { text: value } });
    const same = new URLSearchParams(search);
    expect(new QueryParser(operationWith([text])).parse(same, {})).toMatchObject({
      ok: true,
      parameters: { text: value },
    });
  });

  test.each(["%", "%2", "%zz", "%E0%A4", "%ff", "a%C3"])(
    "rejects an invalid percent-encoding: %s",
    (value) => {
      expect(read([text], `text=${value}`)).toEqual({
        ok: false,
        errors: [
          {
            parameter: "text",
            message: `Invalid value for "text": "${value}". It must be percent-encoded UTF-8.`,
          },
        ],
      });
      expect(read([text], `${value}=1`)).toMatchObject({ ok: false, errors: [{ parameter: value }] });
    },
  );

  test.each(["", "?", "&", "?&&"])("accepts an empty query: %j", (search) => {
    expect(read([text], search)).toEqual({ ok: true, parameters: {}, given: [], canonical: "" });
  });
});

describe("lists", () => {
  test.each([
    ["a,b", ["a", "b"]],
    [" a , b ", ["a", "b"]],
    ["a%2Cb", ["a", "b"]],
    ["b,a,b", ["b", "a"]],
    ["a,A", ["a", "A"]],
  ])("%s", (value, expected) => {
    expect(read([items], `items=${value}`)).toMatchObject({ ok: true, parameters: { items: expected } });
  });

  test("equal values in different notations count once", () => {
    const ids: Parameter = { name: "ids", in: "query", type: "integer", list: true, maxItems: 2 };
    expect(read([ids], "ids=1,01,1.0,2")).toMatchObject({ ok: true, parameters: { ids: [1, 2] } });
    expect(read([ids], "ids=1,2,3")).toMatchObject({
      ok: false,
      errors: [{ message: expect.stringContaining("at most 2") }],
    });
  });

  test("a list with too few different items is rejected", () => {
    expect(read([{ ...items, minItems: 2 }], "items=a,a")).toMatchObject({
      ok: false,
      errors: [
        { message: 'Invalid value for "items": "a,a". The list must have at least 2 different items.' },
      ],
    });
  });

  test("a shared default list is frozen", () => {
    const query = parseQuery("cryptocurrencyMapV1", "");
    if (!query.ok) throw new Error("rejected");
    expect(() => (query.parameters.aux as unknown as string[]).push("status")).toThrow(TypeError);
  });
});

describe("numbers", () => {
  test.each([
    ["1", 1],
    ["-1.50", -1.5],
    ["1e3", 1000],
    ["1E-3", 0.001],
    ["1e%2B3", 1000],
    ["007", 7],
    ["+5", 5],
    [" 5 ", 5],
    ["-0", 0],
    ["1.7976931348623157e308", Number.MAX_VALUE],
  ])("%s", (value, expected) => {
    expect(read([number], `number=${value}`)).toEqual({
      ok: true,
      parameters: { number: expected },
      given: ["number"],
      canonical: `number=${expected}`,
    });
  });

  test.each([
    "%2B5",
    ".5",
    "5.",
    "0x1F",
    "0b1",
    "1_0",
    "1,0",
    "NaN",
    "Infinity",
    "-Infinity",
    "1e309",
    "1e",
    "e5",
    "²",
  ])("a value that is not a number is rejected: %s", (value) => {
    expect(read([number], `number=${value}`)).toMatchObject({ ok: false });
  });

  test.each([
    ["9007199254740991", undefined, true],
    ["9007199254740992", undefined, false],
    ["-9007199254740992", undefined, false],
    ["2147483647", "int32", true],
    ["2147483648", "int32", false],
    ["-2147483649", "int32", false],
  ])("the integer %s of format %s", (value, format, ok) => {
    const integer: Parameter = {
      name: "n",
      in: "query",
      type: "integer",
      ...(format === undefined ? {} : { format }),
    };
    expect(read([integer], `n=${value}`).ok).toBe(ok);
  });
});

describe("supports features that the contract does not use yet", () => {
  test("enumerations of numbers, and text lengths", () => {
    const flag: Parameter = { name: "flag", in: "query", type: "integer", enum: [0, 1] };
    expect(read([flag], "flag=1.0")).toMatchObject({ ok: true, parameters: { flag: 1 } });
    expect(read([flag], "flag=2")).toMatchObject({ ok: false });
    const short = { ...text, minLength: 2, maxLength: 3 };
    expect(["a", "ab", "abc", "abcd"].map((value) => read([short], `text=${value}`).ok)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test("null with a default", () => {
    const nullable: Parameter = { ...number, nullable: true, default: 5 };
    expect(read([nullable], "number=NULL")).toMatchObject({ ok: true, parameters: { number: null } });
    expect(read([nullable], "")).toMatchObject({ ok: true, parameters: { number: 5 } });
  });
});

describe("errors", () => {
  test("are listed in query order, then missing and conflicting parameters", () => {
    const required = { ...text, required: true };
    const query = read([required, items, number], "what=1&number=x&items=a&items=b", [
      { atMostOneOf: ["items", "number"] },
    ]);
    expect(query.ok ? [] : query.errors.map(({ parameter }) => parameter)).toEqual([
      "what",
      "number",
      "items",
      "text",
      "items",
    ]);
  });

  test("are limited to 20", () => {
    const query = read([text], Array.from({ length: 1000 }, (_, index) => `p${index}=1`).join("&"));
    expect(query.ok ? [] : query.errors).toHaveLength(20);
  });

  test("report an invalid required parameter once", () => {
    expect(read([{ ...number, required: true }], "number=x")).toMatchObject({
      ok: false,
      errors: [{ parameter: "number" }],
    });
  });

  test("truncate long values and replace control characters", () => {
    const query = read([number], `number=${encodeURIComponent(`\n\u2028${"😀".repeat(500)}`)}`);
    if (query.ok) throw new Error("accepted");
    const { message } = query.errors[0];
    expect(message).toMatch(/^Invalid value for "number": "��(😀){29}…"\. It must be a number\.$/u);
  });
});

test("path parameters are read from own properties only", () => {
  const parameter: Parameter = { name: "constructor", in: "path", type: "string" };
  const parser = new QueryParser(operationWith([parameter]));
  expect(parser.parse("", {})).toEqual({
    ok: false,
    errors: [{ parameter: "constructor", message: 'Missing parameter "constructor".' }],
  });
});

describe("given", () => {
  test("lists sent names, so a sent default differs from an unsent default", () => {
    expect(parseQuery("cryptocurrencyMapV1", "sort=id&start=1")).toMatchObject({
      ok: true,
      given: ["sort", "start"],
    });
    expect(parseQuery("cryptocurrencyMultiplierV1", "start=0")).toMatchObject({ ok: true, given: ["start"] });
  });
});

describe("canonical", () => {
  const parameters: Parameter[] = [
    { name: "id", in: "query", type: "integer", list: true },
    { name: "symbol", in: "query", type: "string", list: true },
    { name: "limit", in: "query", type: "integer", default: 10, fallback: "non-positive" },
    { name: "name", in: "query", type: "string", nullable: true },
  ];

  test.each([
    ["the order of names", "limit=5&id=1", "id=1&limit=5"],
    ["percent-encoding", "i%64=%31,2", "id=1,2"],
    ["spaces in a list", "id=1,+2", "id=1,2"],
    ["repeated items", "id=1,2,1", "id=1,2"],
    ["other digits of a number", "id=007,8.0", "id=7,8"],
    ["a value replaced by its fallback", "limit=-3", "limit=10"],
    ["an empty optional value", "id=1&name=", "id=1"],
    ["the case of null", "name=NULL", "name=null"],
  ])("ignores %s", (_, search, expected) => {
    expect(read(parameters, search)).toMatchObject({ ok: true, canonical: expected });
  });

  test.each([
    ["the default and the same value sent", "", "limit=10"],
    ["order of items", "id=1,2", "id=2,1"],
    ["an ampersand in a text and a second parameter", "name=a%26limit=5", "name=a&limit=5"],
    ["two texts and one in quotes", "symbol=a,b", "symbol=%22a%22,b"],
    ["letters of different cases", "symbol=a", "symbol=A"],
    ["halves of a surrogate pair", "name=\ud800", "name=\ud801"],
  ])("distinguishes %s", (_, one, other) => {
    const [first, second] = [read(parameters, one), read(parameters, other)];
    expect([first.ok, second.ok]).toEqual([true, true]);
    expect(first).not.toMatchObject({ canonical: (second as { canonical: string }).canonical });
  });
});

describe("types", () => {
  test("follow from an id or an operation", () => {
    const byId = parseQuery("cryptocurrencyMapV1", "");
    const byOperation = parseQuery(operations.cryptocurrencyMapV1, "");
    if (!byId.ok || !byOperation.ok) throw new Error("rejected");
    expectTypeOf(byId.parameters.sort).toEqualTypeOf<"svc_rank" | "id">();
    expectTypeOf(byOperation.parameters.limit).toEqualTypeOf<number | undefined>();
    expectTypeOf(byId.parameters.symbol).toEqualTypeOf<readonly string[] | undefined>();
    expect(byId.parameters).toEqual(byOperation.parameters);
  });

  test("require at least one error", () => {
    const query = parseQuery("cryptocurrencyMapV1", "x=1");
    if (query.ok) throw new Error("accepted");
    expectTypeOf(query.errors[0].message).toBeString();
  });

  test("reject an unknown operation id", () => {
    expect(() => parseQuery("constructor" as "simplePriceV1", "")).toThrow(TypeError);
  });
});

test("a modified operation is parsed by its modified rules", () => {
  const renamed = {
    ...operations.cryptocurrencyMapV1,
    parameters: operations.cryptocurrencyMapV1.parameters.map((parameter) =>
      parameter.name === "sort" ? { ...parameter, enum: ["abc_rank", "id"] } : parameter,
    ),
  };
  expect(parseQuery(renamed, "sort=abc_rank").ok).toBe(true);
  expect(parseQuery(renamed, "sort=svc_rank").ok).toBe(false);
});
