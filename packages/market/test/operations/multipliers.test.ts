import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Multiplier } from "../../src/store/catalogue.ts";
import { ask, makeSnapshot, NOON } from "../market.ts";

const multiplier = (assetId: number, known: Partial<Multiplier> = {}): Multiplier => ({
  assetId,
  multiplier: 2,
  effectiveAt: NOON,
  tokenAddress: null,
  platformId: null,
  ...known,
});

const market = makeSnapshot(
  [
    [1, { symbol: "BAT", slug: "without" }],
    [
      9,
      { symbol: "BAT", slug: "nine", platform: { assetId: 1, tokenAddress: "0xNine" } },
      { circulatingSupply: 9 },
    ],
    [7, { symbol: "EXSH", slug: "seven" }],
    [12, { symbol: "BAT", slug: "twelve" }, { circulatingSupply: 99 }],
  ],
  {
    multipliers: [
      multiplier(12),
      multiplier(9, { multiplier: 1.5 }),
      multiplier(404),
      multiplier(7, { tokenAddress: "0xSeven", platformId: 1 }),
    ],
  },
);

describe("lists multipliers", () => {
  const cases: { what: string; query: string; ids: number[]; total?: number; more?: boolean }[] = [
    { what: "all, by rising id", query: "", ids: [7, 9, 12] },
    { what: "a page, with more to come", query: "limit=2", ids: [7, 9], total: 3, more: true },
    { what: "a page that ends with the last", query: "start=2&limit=2", ids: [9, 12], total: 3 },
    { what: "nothing beyond the end", query: "start=9", ids: [], total: 3 },
    {
      what: "from the first, where start is not positive",
      query: "start=-3&limit=1",
      ids: [7],
      total: 3,
      more: true,
    },
    { what: "a hundred, where limit is not positive", query: "limit=0", ids: [7, 9, 12] },
    { what: "by id", query: "crypto_id=12,7", ids: [7, 12] },
    { what: "by slug", query: "crypto_slug=nine", ids: [9] },
    { what: "by symbol: the lowest id that has a multiplier, in any case", query: "symbol=bat", ids: [9] },
    { what: "by address, in any case", query: "token_address=0xSEVEN,0xnine", ids: [7, 9] },
    { what: "each once", query: "symbol=bat,BAT", ids: [9] },
    { what: "a page of a lookup", query: "crypto_id=12,7&limit=1", ids: [7], total: 2, more: true },
    {
      what: "without what is invalid, where it may be skipped",
      query: "crypto_id=7,99&skip_invalid=true",
      ids: [7],
    },
  ];
  test.each(cases)("$what", async ({ query, ids, total = ids.length, more = false }) => {
    for (const id of ["cryptocurrencyMultiplierV1", "dexMultiplierV2"] as const) {
      const { data } = await ask(id, query, market);
      expect(data.items.map(({ crypto_id }) => crypto_id)).toEqual(ids);
      expect(data).toMatchObject({ total_size: total, has_more: more });
    }
  });

  test.each([
    ["crypto_id=7,99", 'Invalid value for "crypto_id": "99".'],
    ["crypto_id=1", 'Invalid value for "crypto_id": "1".'],
    ["crypto_slug=nothing", 'Invalid value for "crypto_slug": "nothing".'],
    ["symbol=BTC", 'Invalid value for "symbol": "BTC".'],
    ["token_address=0x0", 'Invalid value for "token_address": "0x0".'],
  ])("skips invalid values: %s", async (query, message) => {
    await expect(ask("cryptocurrencyMultiplierV1", query, market)).rejects.toThrow(message);
  });
});

test("an item has all known fields, from the multiplier or the catalogue", async () => {
  const { data } = await ask("cryptocurrencyMultiplierV1", "", market);
  expect(data.items).toEqual([
    {
      crypto_id: 7,
      crypto_slug: "seven",
      name: "Coin 7",
      symbol: "EXSH",
      multiplier: 2,
      effective_at: "2026-01-15T12:00:00.000Z",
      token_address: "0xSeven",
      platform_id: 1,
    },
    expect.objectContaining({ crypto_id: 9, multiplier: 1.5, token_address: "0xNine", platform_id: 1 }),
    expect.not.objectContaining({ token_address: expect.anything() }),
  ]);
});

describe("multipliers of DEX tokens", () => {
  const tokens = makeSnapshot(
    [
      [1, { slug: "ethereum" }],
      [2, { slug: "solana" }],
      [3, { slug: "bare" }],
      [7, { symbol: "SHR", platform: { assetId: 2, tokenAddress: "0xAb" } }],
      [8, { symbol: "SHR", platform: { assetId: 1, tokenAddress: "0xAb" } }],
      [9, { symbol: "OWN" }],
    ],
    { multipliers: [7, 8, 9].map((id) => multiplier(id)) },
  );

  test("names the platform of each token", async () => {
    const { data } = await ask("dexMultiplierV2", "", tokens);
    expect(data.items.map(({ platform, platform_id }) => [platform, platform_id])).toEqual([
      ["solana", 2],
      ["ethereum", 1],
      [undefined, undefined],
    ]);
  });

  test.each([
    ["platform=ethereum", [8]],
    ["platform_id=2", [7]],
    ["platform_id=1&platform=solana", [8]],
    ["platform=bare", []],
    ["platform=ethereum&symbol=shr", [8]],
    ["platform=ethereum&token_address=0xab", [8]],
    ["platform=ethereum&crypto_id=7,8&skip_invalid=true", [8]],
    ["platform=nowhere&skip_invalid=true", []],
  ])("filters by platform: %s", async (query, ids) => {
    const { data } = await ask("dexMultiplierV2", query, tokens);
    expect(data.items.map(({ crypto_id }) => crypto_id)).toEqual(ids);
    expect(data).toMatchObject({ total_size: ids.length, has_more: false });
  });

  test.each([
    ["platform=nowhere", 'Invalid value for "platform": "nowhere".'],
    ["platform_id=99", 'Invalid value for "platform_id": "99".'],
    ["platform=ethereum&crypto_id=7", 'Invalid value for "crypto_id": "7".'],
  ])("rejects values without a match: %s", async (query, message) => {
    await expect(ask("dexMultiplierV2", query, tokens)).rejects.toThrow(message);
  });
});

test("has_more is true exactly if items remain", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }), async (start, limit) => {
      const { data } = await ask("cryptocurrencyMultiplierV1", `start=${start}&limit=${limit}`, market);
      const next = await ask("cryptocurrencyMultiplierV1", `start=${start + limit}&limit=${limit}`, market);
      expect(data.has_more).toBe(next.data.items.length > 0);
    }),
    { numRuns: 36 },
  );
});
