import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findCurrencyBySymbol } from "../../src/conversion/convert.ts";
import { LookupError } from "../../src/errors.ts";
import {
  countItems,
  filterLookups,
  type Lookup,
  type LookupParameters,
  lookUp,
} from "../../src/lookup/lookup.ts";
import { type Coin, EURO, makeSnapshot } from "../market.ts";

const ON_ETHEREUM = { assetId: 1027, tokenAddress: "0xAbC1" };
const market = makeSnapshot([
  [1, { symbol: "BTC", slug: "bitcoin" }, { circulatingSupply: 1000 }],
  [1027, { symbol: "ETH", slug: "ethereum" }, { circulatingSupply: 900 }],
  [9, { symbol: "BAT", slug: "batcoin" }, { circulatingSupply: 100 }],
  [7, { symbol: "BAT", slug: "attention", platform: ON_ETHEREUM }, { circulatingSupply: 10 }],
  [5, { symbol: "BAT", slug: "old-bat", status: "inactive" }, null],
  [4, { symbol: "TWO", platform: { assetId: 1, tokenAddress: "0xAbC2" } }, { circulatingSupply: 1 }],
  [3, { symbol: "TWO", platform: { assetId: 1027, tokenAddress: "0xabC2" } }, { circulatingSupply: 2 }],
]);

/** The found ids by key. */
function found(requested: LookupParameters, version = 2): Record<string, number[]> {
  const lookups = lookUp(market, requested, { version });
  return Object.fromEntries(lookups.map(({ key, items }) => [key, items.map(({ id }) => id)]));
}

describe("a lookup finds", () => {
  const cases: {
    what: string;
    requested: LookupParameters;
    version?: number;
    finds: Record<string, number[]>;
  }[] = [
    { what: "an id", requested: { id: [1] }, finds: { "1": [1] } },
    {
      what: "several slugs",
      requested: { slug: ["bitcoin", "ethereum"] },
      finds: { bitcoin: [1], ethereum: [1027] },
    },
    {
      what: "all coins of a symbol, the highest rank first, in version 2",
      requested: { symbol: ["BAT"] },
      finds: { BAT: [9, 7, 5] },
    },
    {
      what: "the highest-ranked coin of a symbol in version 1",
      requested: { symbol: ["BAT"] },
      version: 1,
      finds: { BAT: [9] },
    },
    {
      what: "a symbol in any case, under the key as requested",
      requested: { symbol: ["eTh"] },
      finds: { eTh: [1027] },
    },
    {
      what: "ids and symbols together",
      requested: { id: [7], symbol: ["ETH"] },
      finds: { "7": [7], ETH: [1027] },
    },
    {
      what: "what has an address, in any case, each under its id",
      requested: { address: "0xABC2" },
      finds: { "3": [3], "4": [4] },
    },
    {
      what: "the highest-ranked of an address in version 1",
      requested: { address: "0xabc2" },
      version: 1,
      finds: { "3": [3] },
    },
    {
      what: "the coin of a symbol that has the address",
      requested: { symbol: ["BAT"], address: "0xabc1" },
      version: 1,
      finds: { BAT: [7] },
    },
  ];
  test.each(cases)("$what", ({ requested, version, finds }) => {
    expect(found(requested, version)).toEqual(finds);
  });
});

describe("assets that share a symbol", () => {
  const status = fc.constantFrom("active", "inactive", "untracked" as const);
  const price = fc.constantFrom(null, 0, 1, 2);
  const supply = fc.constantFrom(null, 0, 5);
  const coins = (symbol: string) =>
    fc.array(fc.tuple(status, price, supply), { minLength: 1, maxLength: 6 }).map((list) =>
      list.map(([status, price, circulatingSupply], index): Coin => {
        const known = price === null ? null : { price, circulatingSupply };
        return [index + 1, { symbol, status }, known];
      }),
    );
  const isPriced = ([, , known]: Coin) => (known?.price ?? 0) > 0;

  test("prefer an asset with a price in every lookup", () => {
    fc.assert(
      fc.property(coins("S"), (list) => {
        const market = makeSnapshot(list);
        const priced = new Set(list.filter(isPriced).map(([id]) => id));
        const [lookup] = lookUp(market, { symbol: ["S"] }, { version: 2 });
        const ids = lookup?.items.map(({ id }) => id) ?? [];
        expect(new Set(ids.slice(0, priced.size))).toEqual(priced);
        const [first] = lookUp(market, { symbol: ["S"] }, { version: 1 });
        expect([first?.items[0]?.id, findCurrencyBySymbol(market, "S")?.id]).toEqual([ids[0], ids[0]]);
      }),
    );
  });

  test("come after a fiat currency of the symbol, as a currency", () => {
    fc.assert(
      fc.property(coins("EUR"), (list) => {
        expect(findCurrencyBySymbol(makeSnapshot(list), "eur")?.id).toBe(EURO.id);
      }),
    );
  });
});

test("keeps lookups in the requested order", () => {
  const lookups = lookUp(market, { id: [1027, 1], slug: ["attention"] }, { version: 2 });
  expect(lookups.map(({ key }) => key)).toEqual(["1027", "1", "attention"]);
});

describe("a value without a match", () => {
  const cases: { requested: LookupParameters; message: string }[] = [
    { requested: { id: [1, 999] }, message: 'Invalid value for "id": "999".' },
    { requested: { slug: ["nothing"] }, message: 'Invalid value for "slug": "nothing".' },
    { requested: { symbol: ["X"] }, message: 'Invalid value for "symbol": "X".' },
    { requested: { address: "0x0" }, message: 'Invalid value for "address": "0x0".' },
    { requested: { symbol: ["BTC"], address: "0xabc1" }, message: 'Invalid value for "symbol": "BTC".' },
  ];
  test.each(cases)("is named in the error: $message", ({ requested, message }) => {
    const call = () => lookUp(market, { ...requested, skip_invalid: false }, { version: 2 });
    expect(call).toThrow(LookupError);
    expect(call).toThrow(message);
  });

  test("is skipped with skip_invalid", () => {
    expect(found({ id: [999, 1], skip_invalid: true })).toEqual({ "1": [1] });
    expect(found({ symbol: ["X"], skip_invalid: true })).toEqual({});
  });
});

test("counts only accepted assets as found before it picks the highest rank", () => {
  const accepts = ({ id }: { id: number }) => id !== 9;
  expect(lookUp(market, { symbol: ["BAT"] }, { version: 1, accepts })[0]?.items[0]?.id).toBe(7);
  expect(() => lookUp(market, { id: [9] }, { version: 1, accepts })).toThrow('"9"');
});

test("a lookup knows whether it was the only requested value, counting invalid values", () => {
  const isOnly = (requested: LookupParameters) =>
    lookUp(market, { ...requested, skip_invalid: true }, { version: 2 }).map((lookup) => lookup.isOnly);
  expect(isOnly({ id: [1] })).toEqual([true]);
  expect(isOnly({ id: [1, 999] })).toEqual([false]);
  expect(isOnly({ id: [1], symbol: ["ETH"] })).toEqual([false, false]);
});

describe("filterLookups", () => {
  const lookups = lookUp(market, { symbol: ["BAT", "BTC"] }, { version: 2 });
  const ids = (kept: Lookup[]) => kept.map(({ items }) => items.map(({ id }) => id));

  test("keeps the remaining coins of a symbol", () => {
    expect(ids(filterLookups(lookups, ({ id }) => id !== 9, false))).toEqual([[7, 5], [1]]);
  });

  test("drops a lookup without coins, or rejects it", () => {
    const keeps = ({ id }: { id: number }) => id !== 1;
    expect(ids(filterLookups(lookups, keeps, true))).toEqual([[9, 7, 5]]);
    expect(() => filterLookups(lookups, keeps, false)).toThrow('Invalid value for "symbol": "BTC".');
  });

  test("countItems counts records, not keys", () => {
    expect(countItems(lookups)).toBe(4);
  });
});
