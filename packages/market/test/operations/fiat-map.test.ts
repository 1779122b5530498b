import { expect, test } from "vitest";
import type { Fiat } from "../../src/store/catalogue.ts";
import { ask, DOLLAR, EURO, makeSnapshot } from "../market.ts";

const GOLD: Fiat = { id: 3575, symbol: "XAU", name: "Gold Troy Ounce", sign: "", kind: "metal" };
const LEK: Fiat = { id: 3526, symbol: "ALL", name: "Albanian Lek", sign: "L", kind: "fiat" };
const fiats = new Map([LEK, GOLD, EURO, DOLLAR].map((fiat) => [fiat.id, fiat]));
const market = makeSnapshot([], { fiats });

test.each([
  ["by id", "", ["USD", "EUR", "ALL"]],
  ["by name", "sort=name", ["ALL", "EUR", "USD"]],
  ["with metals", "include_metals=true", ["USD", "EUR", "ALL", "XAU"]],
  ["a page of it", "sort=name&start=2&limit=1", ["EUR"]],
  ["none behind the last page", "start=9", []],
])("lists the currencies %s", async (_, query, symbols) => {
  const { data, count } = await ask("fiatMapV1", query, market);
  expect(data.map(({ symbol }) => symbol)).toEqual(symbols);
  expect(count).toBe(symbols.length);
});

test("returns exactly the fields of the contract", async () => {
  const { data } = await ask("fiatMapV1", "limit=1", market);
  expect(data).toEqual([{ id: 2781, name: "United States Dollar", sign: "$", symbol: "USD" }]);
});
