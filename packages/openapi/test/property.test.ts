import fc from "fast-check";
import { expect, test } from "vitest";
import { type Operation, operations, type Parameter, type ParsedQuery, parseQuery } from "../src/index.ts";
import { parseList } from "../src/parse-list.ts";
import { createValueParser } from "../src/value-parser.ts";
import { companions, samplePath, validCases } from "./cases.ts";

const all: Operation[] = Object.values(operations);
const read = parseQuery as (
  operation: Operation,
  search: string | URLSearchParams,
  path: Record<string, string>,
) => ParsedQuery<keyof typeof operations>;

const anyOperation = fc.constantFrom(...all);
/** Names with a meaning in JavaScript or in the contract, and random names. */
const anyName = fc.oneof(
  fc.constantFrom("__proto__", "constructor", "hasOwnProperty", "id[]", "", "ID"),
  fc.constantFrom(...new Set(all.flatMap(({ parameters }) => parameters.map(({ name }) => name)))),
  fc.string({ unit: "binary" }),
);
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "%",
    "%C3",
    ",",
    ",,",
    "+",
    "null",
    "-0",
    "1e999",
    "9".repeat(400),
    "2026-02-30",
    "__proto__",
  ),
);
const garbage = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(fc.tuple(anyName, anyText)).map((entries) => entries.map((entry) => entry.join("=")).join("&")),
);

test("the parser never throws for any text", () => {
  fc.assert(
    fc.property(anyOperation, garbage, fc.dictionary(anyName, anyText), (operation, search, path) => {
      const query = read(operation, search, path);
      if (query.ok) {
        const known = new Set(operation.parameters.map(({ name }) => name));
        for (const name of [...Object.keys(query.parameters), ...query.given]) expect(known).toContain(name);
      } else {
        expect(query.errors.length).toBeGreaterThan(0);
        for (const { parameter, message } of query.errors) {
          expect([typeof parameter, /\p{Cs}/u.test(message)]).toEqual(["string", false]);
          expect(message.length).toBeLessThan(1000);
        }
      }
      expect(Object.prototype).not.toHaveProperty("polluted");
    }),
    { numRuns: 2000 },
  );
});

test("a query with valid percent-encoding is parsed like its URLSearchParams", () => {
  const entries = fc.array(fc.tuple(anyName, fc.string({ unit: "grapheme" })));
  fc.assert(
    fc.property(anyOperation, entries, (operation, pairs) => {
      const search = new URLSearchParams(pairs);
      expect(read(operation, search.toString(), {})).toEqual(read(operation, search, {}));
    }),
  );
});

/** A valid value of a parameter, with a text for the value. */
function anyValid(parameter: Parameter): fc.Arbitrary<{ text: string; value: unknown }> {
  const { type, enum: choices, pattern, minimum, maximum, list, maxItems = 200, nullable } = parameter;
  if (list) {
    const { list: _, ...item } = parameter;
    const items = fc.uniqueArray(anyValid(item), {
      minLength: 1,
      maxLength: maxItems,
      selector: ({ value }) => value,
    });
    return items.map((each) => ({
      text: each.map(({ text }) => text).join(","),
      value: each.map(({ value }) => value),
    }));
  }
  if (choices !== undefined || nullable || (type === "string" && pattern !== undefined))
    return fc.constantFrom(...validCases(parameter).slice(0, -1));
  switch (type) {
    case "boolean":
      return fc.boolean().map((value) => ({ text: String(value), value }));
    case "integer":
      return fc
        .integer({ min: minimum ?? (pattern === undefined ? -2147483648 : 0), max: maximum ?? 2147483647 })
        .map((value) => ({ text: String(value), value }));
    case "number":
      return fc
        .double({ min: minimum ?? -1e300, max: maximum ?? 1e300, noNaN: true })
        .map((value) => ({ text: String(value), value: value + 0 }));
    case "time":
      return fc
        .date({ min: new Date((minimum ?? 0) * 1000), max: new Date("2100-01-01"), noInvalidDate: true })
        .map((date) => ({ text: date.toISOString(), value: date.getTime() }));
    case "string":
      return fc
        .string({ unit: "grapheme", minLength: 1 })
        .map((value) => value.replaceAll(",", ".").trim())
        .filter((value) => value !== "")
        .map((value) => ({ text: value, value }));
  }
}

test.each(all)("$operationId: a valid query is parsed to its values", (operation) => {
  const queryParameters = operation.parameters.filter((parameter) => parameter.in === "query");
  const exclusive = operation.constraints.flatMap(
    ({ exactlyOneOf, atMostOneOf }) => exactlyOneOf ?? atMostOneOf ?? [],
  );
  const path = samplePath(operation);
  const few = Math.min(1, queryParameters.length);
  // One parameter with its required companions, and any parameters without conflicts.
  const sets = fc
    .tuple(
      fc.subarray(queryParameters, { minLength: few, maxLength: few }),
      fc.subarray(queryParameters.filter(({ name }) => !exclusive.includes(name))),
    )
    .map(
      ([first, others]) =>
        new Set([
          ...first.flatMap(({ name }) => [name, ...companions(operation, name)]),
          ...others.map(({ name }) => name),
        ]),
    )
    .map((names) => queryParameters.filter(({ name }) => names.has(name)));
  const queries = sets.chain((chosen) =>
    fc.tuple(
      ...chosen.map((parameter) => anyValid(parameter).map((valid) => ({ name: parameter.name, ...valid }))),
    ),
  );
  fc.assert(
    fc.property(queries, (entries) => {
      const search = entries.map(({ name, text }) => `${name}=${encodeURIComponent(text)}`).join("&");
      const query = read(operation, search, path);
      const defaults = queryParameters.flatMap(({ name, default: value }) =>
        value === undefined ? [] : [[name, value]],
      );
      const sent = entries.map(({ name, value }) => [name, value]);
      expect(query).toEqual({
        ok: true,
        parameters: { ...path, ...Object.fromEntries(defaults), ...Object.fromEntries(sent) },
        given: entries.map(({ name }) => name),
        canonical: expect.any(String),
      });
      const reordered = [...entries]
        .reverse()
        .map(({ name, text }) => `${name}=${encodeURIComponent(text)}+`);
      expect(read(operation, reordered.join("&"), path)).toMatchObject({
        ok: true,
        canonical: (query as { canonical: string }).canonical,
      });
    }),
    { numRuns: 30 },
  );
});

test("the fast path for plain numbers returns the same items as the parser of single items", () => {
  const list = { list: true, maxItems: 6, minItems: 2 } as const;
  const parameter: Parameter = {
    name: "id",
    in: "query",
    type: "integer",
    minimum: 3,
    maximum: 400_000,
    ...list,
  };
  const parser = createValueParser(parameter);
  const oneByOne = { parse: parser.parse, allowed: parser.allowed };
  const item = fc.oneof(
    fc.nat({ max: 12 }).map(String),
    // Some numbers share their last bits.
    fc.nat({ max: 8 }).map((times) => String(5 + times * 32_768)),
    fc.constantFrom("", " 5", "-4", "05", "0", "5.0", "100000000", "9".repeat(20), "x"),
  );
  fc.assert(
    fc.property(fc.array(item, { maxLength: 8 }), (items) => {
      const { canonical, ...result } = {
        canonical: undefined,
        ...parseList(items.join(), parameter, parser),
      };
      expect(result).toEqual(parseList(items.join(), parameter, oneByOne));
      const isPlain = items.every((text) => /^[1-9]\d{0,7}$/.test(text)) && "items" in result;
      const bits = new Set(items.map((text) => Number(text) % 32_768));
      expect(canonical).toBe(isPlain && bits.size === items.length ? items.join() : undefined);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ["a long list", `id=${"1,".repeat(500_000)}1`],
  ["a list of many items", `id=${Array.from({ length: 100_000 }, (_, id) => id).join(",")}`],
  ["a long word", `symbol=${"A".repeat(1_000_000)}`],
  ["a long number", `id=${"9".repeat(1_000_000)}`],
  ["many digits and one letter", `time_start=${"9".repeat(1_000_000)}x`],
  ["many spaces", `id=${"+".repeat(1_000_000)}1`],
  ["many unknown names", "a=1&".repeat(250_000)],
  ["a long unknown name", `${"limi".repeat(250_000)}=1`],
  ["one name many times", "id=1&".repeat(250_000)],
  ["percent signs", `id=${"%".repeat(1_000_000)}`],
  ["encoded letters", `symbol=${"%C3%A9".repeat(160_000)}`],
])("parses a megabyte without backtracking: %s", (_, search) => {
  // A backtracking parser would exceed the timeout of the test.
  for (const id of ["cryptocurrencyOhlcvHistoricalV2", "cryptocurrencyQuotesLatestV3"] as const) {
    expect(typeof parseQuery(id, search).ok).toBe("boolean");
  }
});
