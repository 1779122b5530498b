import { type OperationWithAux, operations } from "@market-data/openapi";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { auxFilter } from "../../src/records/aux.ts";

const operation = (names: Record<string, string[]>, defaults: string[] = []): OperationWithAux => ({
  ...operations.cryptocurrencyMapV1,
  aux: {
    default: defaults,
    names: Object.fromEntries(Object.entries(names).map(([name, fields]) => [name, { fields }])),
  },
});

describe("aux removes fields that were not requested", () => {
  const cases: { what: string; fields: string[]; record: object; filtered: object }[] = [
    { what: "a field", fields: ["a"], record: { a: 1, b: 2 }, filtered: { b: 2 } },
    {
      what: "a field within another",
      fields: ["a.x"],
      record: { a: { x: 1, y: 2 } },
      filtered: { a: { y: 2 } },
    },
    {
      what: "a field of every entry of a map",
      fields: ["quote.*.volume"],
      record: { quote: { USD: { price: 1, volume: 2 }, EUR: { price: 3, volume: 4 } } },
      filtered: { quote: { USD: { price: 1 }, EUR: { price: 3 } } },
    },
    {
      what: "a field of every item of a list",
      fields: ["quote.*.volume"],
      record: { quote: [{ price: 1, volume: 2 }, { price: 3 }] },
      filtered: { quote: [{ price: 1 }, { price: 3 }] },
    },
    {
      what: "through lists and maps",
      fields: ["quotes.*.quote.*.v"],
      record: { quotes: [{ at: 1, quote: { USD: { p: 1, v: 2 } } }] },
      filtered: { quotes: [{ at: 1, quote: { USD: { p: 1 } } }] },
    },
    {
      what: "several fields of one name",
      fields: ["a", "b.x"],
      record: { a: 1, b: { x: 1 } },
      filtered: { b: {} },
    },
    {
      what: "nothing where nothing is there",
      fields: ["a.x", "c"],
      record: { a: null },
      filtered: { a: null },
    },
  ];
  test.each(cases)("$what", ({ fields, record, filtered }) => {
    const before = structuredClone(record);
    expect(auxFilter(operation({ name: fields }))([])(record)).toEqual(filtered);
    expect(record).toEqual(before);
    expect(auxFilter(operation({ name: fields }))(["name"])(record)).toBe(record);
  });
});

test("uses the default names without aux, and only the sent names with aux", () => {
  const filter = auxFilter(operation({ a: ["a"], b: ["b"] }, ["a"]));
  expect(filter()({ a: 1, b: 2, c: 3 })).toEqual({ a: 1, c: 3 });
  expect(filter(["b"])({ a: 1, b: 2, c: 3 })).toEqual({ b: 2, c: 3 });
});

test("creates one filter for a set of names in any order", () => {
  const filter = auxFilter(operations.cryptocurrencyListingsLatestV1);
  expect(filter(["tags", "platform"])).toBe(filter(["platform", "tags"]));
  expect(auxFilter(operations.cryptocurrencyListingsLatestV1)(["tags"])).toBe(filter(["tags"]));
});

test("limits the number of cached filters", () => {
  const { aux } = operations.cryptocurrencyListingsLatestV1;
  const filter = auxFilter(operations.cryptocurrencyListingsLatestV1);
  const names = Object.keys(aux.names);
  const first = filter([]);
  for (let set = 1; set < 500; set++) filter(names.filter((_, index) => (set >> index) & 1));
  expect(filter([])).not.toBe(first);
});

test("keeps a field exactly if its name is requested", () => {
  const { names } = operations.cryptocurrencyQuotesLatestV1.aux;
  const tops = Object.keys(names).filter((name) => names[name]?.fields[0] === name);
  const record = Object.fromEntries([...tops, "id"].map((name) => [name, 1]));
  fc.assert(
    fc.property(fc.subarray(tops), (requested) => {
      const filtered = auxFilter(operations.cryptocurrencyQuotesLatestV1)(requested)(record);
      expect(Object.keys(filtered).sort()).toEqual([...requested, "id"].sort());
    }),
  );
});
