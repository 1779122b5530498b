import { describe, expect, test } from "vitest";
import { decimalText } from "../../src/dex/decimal-text.ts";
import { store } from "../dex-market.ts";
import { ask, makeSnapshot } from "../market.ts";

describe("DEX networks", () => {
  test("are sorted by id and have only the fields of aux", async () => {
    const { data, count } = await ask(
      "dexNetworksListV4",
      "aux=alternativeName,cryptocurrencySlug,wrappedTokenId",
      store,
    );
    // Unknown fields are left out: the contract has no null here.
    expect(data).toEqual([
      {
        id: 1,
        name: "Ethereum",
        network_slug: "ethereum",
        alternativeName: "ERC20",
        cryptocurrencySlug: "ethereum",
        wrappedTokenId: "77",
      },
      { id: 16, name: "Another", network_slug: "another" },
    ]);
    expect(count).toBe(2);
  });

  test.each([
    ["sort=name", [16, 1]],
    ["sort_dir=desc", [16, 1]],
    ["sort=name&sort_dir=desc&limit=1", [1]],
    ["start=2", [16]],
  ])("%s", async (query, ids) => {
    const { data } = await ask("dexNetworksListV4", query, store);
    expect(data.map(({ id }) => id)).toEqual(ids);
  });
});

describe("DEX listings", () => {
  test.each([
    ["", [7002, 7001, 7003]],
    ["sort_dir=asc", [7001, 7002, 7003]],
    ["sort=name", [7002, 7001, 7003]],
    ["sort=market_share", [7001, 7002, 7003]],
    ["sort=num_market_pairs", [7003, 7001, 7002]],
    ["type=orderbook", [7002]],
    ["limit=1&start=2", [7001]],
  ])("quotes?%s", async (query, ids) => {
    const { data } = await ask("dexListingsQuotesV4", query, store);
    expect(data.map(({ id }) => id)).toEqual(ids);
  });

  test("returns volumes as strings", async () => {
    const { data } = await ask(
      "dexListingsQuotesV4",
      "limit=1&convert_id=2790,2781&aux=date_launched",
      store,
    );
    const times = { last_updated: "2026-01-15T11:59:00.000Z" };
    const rest = {
      market_type: "Spot",
      num_transactions_24h: null,
      ...times,
    };
    expect(data).toEqual([
      {
        id: 7002,
        name: "A book",
        slug: "swap-7002",
        status: "active",
        type: "Orderbook",
        num_market_pairs: null,
        market_share: null,
        ...times,
        quote: [
          // A euro cost 1.25 dollars a day ago and costs 1.6 now.
          { convert_id: "2790", volume_24h: "187.8125", percent_change_volume_24h: "-37.5", ...rest },
          { convert_id: "2781", volume_24h: "300.5", percent_change_volume_24h: "-20", ...rest },
        ],
      },
    ]);
  });

  test("returns metadata in the requested order", async () => {
    const { data } = await ask("dexListingsInfoV4", "id=7002,7001&aux=urls,date_launched", store);
    const urls = { website: "https://swap.example.com" };
    expect(data).toEqual([
      { id: 7002, name: "A book", slug: "swap-7002", status: "active", urls },
      {
        id: 7001,
        name: "Swap 7001",
        slug: "swap-7001",
        status: "active",
        urls,
        date_launched: "2026-01-14T00:00:00.000Z",
      },
    ]);
    await expect(ask("dexListingsInfoV4", "id=5", store)).rejects.toThrow('Invalid value for "id": "5".');
  });
});

test.each([
  [0, "0"],
  [1599.5, "1599.5"],
  [0.1 + 0.2, "0.3"],
  [-1.538462, "-1.538462"],
  [1.5e-9, "0.0000000015"],
  [-2e-7, "-0.0000002"],
  [1e21, "1000000000000000000000"],
  [1.25e22, "12500000000000000000000"],
  [Number.POSITIVE_INFINITY, null],
  [null, null],
])("writes %s as a plain decimal", (value, text) => {
  expect(decimalText(value)).toBe(text);
});

test.each(["dexNetworksListV4", "dexListingsQuotesV4"] as const)(
  "%s of a market without any says so",
  async (id) => {
    expect(await ask(id, "", makeSnapshot([]))).toEqual({
      data: [],
      count: 0,
      notice: "This market has no such data: none was imported.",
    });
  },
);
