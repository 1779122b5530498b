import { describe, expect, test } from "vitest";
import { asset, DAY, HOUR, MIDNIGHT, MINUTE, NOON } from "../src/conformance/made-up.ts";
import { figureText } from "../src/figure-text.ts";
import type { DexBar, DexExchange, DexNetwork, DexPair } from "../src/store/dex.ts";
import { MemoryStore } from "../src/store/memory-store.ts";
import { ask, DOLLAR, EURO } from "./market.ts";
import { bar } from "./past.ts";

const network: DexNetwork = {
  id: 1,
  name: "Ethereum",
  alternativeName: "ERC20",
  slug: "ethereum",
  assetId: 2,
  wrappedAssetId: 77,
  tokenExplorerUrl: null,
  poolExplorerUrl: null,
  transactionHashUrl: "https://explorer.example.com/tx/",
};
const second: DexNetwork = {
  ...network,
  id: 16,
  name: "Another",
  slug: "another",
  alternativeName: null,
  assetId: null,
  wrappedAssetId: null,
  transactionHashUrl: null,
};

function exchange(id: number, known: Partial<DexExchange> = {}): DexExchange {
  return {
    id,
    name: `Swap ${id}`,
    slug: `swap-${id}`,
    status: "active",
    type: "Swap",
    description: null,
    logo: null,
    notice: null,
    urls: { website: ["https://swap.example.com"], blog: [], chat: [], fee: [], twitter: [] },
    dateLaunched: null,
    numMarketPairs: null,
    marketShare: null,
    volume24h: null,
    percentChangeVolume24h: null,
    numTransactions24h: null,
    lastUpdated: NOON - MINUTE,
    ...known,
  };
}

const pair: DexPair = {
  contractAddress: "0xAb01",
  networkId: 1,
  dexId: 7001,
  name: "ETH/USDT",
  base: { id: 8001, assetId: 2, name: "Ethereum", symbol: "ETH", contractAddress: "0xeth" },
  quote: { id: 8002, assetId: 3, name: "Tether", symbol: "USDT", contractAddress: "0xusdt" },
  createdAt: MIDNIGHT - 600 * DAY,
  lastUpdated: NOON - MINUTE,
  price: 50,
  priceByQuoteAsset: 25,
  liquidity: 1000,
  volume24h: 300,
  fullyDilutedValue: 5e21,
  percentChangePrice1h: 1.5,
  percentChangePrice24h: null,
  numTransactions24h: 12,
  buys24h: 7,
  sells24h: 5,
  buyVolume24h: 200,
  sellVolume24h: 100,
  holders: 9,
  buyTax: 0.01,
  sellTax: 0.02,
  poolCreated: MIDNIGHT - 600 * DAY,
  poolBaseAsset: 10,
  poolQuoteAsset: 250,
  percentPooledBaseAsset: 0.0083,
  volume24hQuoteAsset: 150,
  totalSupplyBaseAsset: 120000,
  totalSupplyQuoteAsset: 5000,
  dateLaunched: null,
  securityScan: { open_source: true, contract_verified: true, honeypot: false },
};

function dexBar(timeOpen: number, price: number, known: Partial<DexBar> = {}): DexBar {
  const prices = { open: price, high: price + 5, low: price - 5, close: price + 1 };
  return {
    timeOpen,
    ...prices,
    volume: 70,
    lastUpdated: Math.min(timeOpen + DAY - 1, NOON - MINUTE),
    ...known,
  };
}

const store = new MemoryStore();
await store.saveCatalogue({
  assets: [asset(2, { symbol: "ETH", slug: "ethereum" }), asset(3, { symbol: "USDT", slug: "tether" })],
  fiats: [DOLLAR, EURO],
  dexNetworks: [second, network],
  dexExchanges: [
    exchange(7001, {
      volume24h: 100,
      type: "Swap",
      dateLaunched: MIDNIGHT - DAY,
      marketShare: 25,
      numMarketPairs: 2,
    }),
    exchange(7002, { volume24h: 300.5, type: "Orderbook", name: "A book", percentChangeVolume24h: -20 }),
    exchange(7003, { name: "Unknown", numMarketPairs: 5 }),
  ],
  dexPairs: [
    pair,
    {
      ...pair,
      contractAddress: "0x02",
      networkId: 16,
      dexId: 99,
      name: "X/Y",
      securityScan: null,
      poolCreated: null,
    },
  ],
});
await store.saveRates(EURO.id, [
  { time: MIDNIGHT - 30 * DAY, usd: 1.25 },
  { time: MIDNIGHT, usd: 1.6 },
]);
await store.saveDexBars("0xAb01", 1, "daily", [dexBar(MIDNIGHT - DAY, 40), dexBar(MIDNIGHT, 48)]);
await store.saveDexBars("0xAb01", 1, "hourly", [
  dexBar(MIDNIGHT - HOUR, 44, { lastUpdated: MIDNIGHT - 1 }),
  dexBar(NOON - HOUR, 47, { lastUpdated: NOON - 1 }),
]);
await store.saveBars(3, "daily", [bar(MIDNIGHT - DAY, 2), bar(MIDNIGHT, 3)]);
const trade = { priceByQuoteAsset: 25, amountBaseAsset: 2, amountQuoteAsset: 50, total: 100 };
await store.saveDexTrades("0xAb01", 1, [
  { ...trade, time: MIDNIGHT - HOUR, type: "sell", price: 48, transactionHash: "0xf1" },
  { ...trade, time: NOON - MINUTE, type: "buy", price: 50, transactionHash: "0xf2" },
]);

describe("the network list", () => {
  test("by id, the fields of aux alone", async () => {
    const { data, count } = await ask(
      "dexNetworksListV4",
      "aux=alternativeName,cryptocurrencySlug,wrappedTokenId",
      store,
    );
    // What is not known is left out: the contract has no null here.
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

describe("the exchanges", () => {
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

  test("an exchange with its volumes, figures as texts", async () => {
    const { data } = await ask(
      "dexListingsQuotesV4",
      "limit=1&convert_id=2790,2781&aux=date_launched",
      store,
    );
    const times = { last_updated: "2026-01-15T11:59:00.000Z" };
    const rest = {
      market_type: "Spot",
      percent_change_volume_24h: "-20",
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
          { convert_id: "2790", volume_24h: "187.8125", ...rest },
          { convert_id: "2781", volume_24h: "300.5", ...rest },
        ],
      },
    ]);
  });

  test("metadata, in the order asked", async () => {
    const { data } = await ask("dexListingsInfoV4", "id=7002,7001&aux=urls,date_launched", store);
    const urls = { website: ["https://swap.example.com"], blog: [], chat: [], fee: [], twitter: [] };
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

const fields = {
  contract_address: "0xAb01",
  name: "ETH/USDT",
  base_asset_id: "8001",
  base_asset_ucid: "2",
  base_asset_name: "Ethereum",
  base_asset_symbol: "ETH",
  base_asset_contract_address: "0xeth",
  quote_asset_id: "8002",
  quote_asset_ucid: "3",
  quote_asset_name: "Tether",
  quote_asset_symbol: "USDT",
  quote_asset_contract_address: "0xusdt",
  dex_id: "7001",
  dex_slug: "swap-7001",
  network_id: "1",
  network_slug: "ethereum",
  last_updated: "2026-01-15T11:59:00.000Z",
  created_at: "2024-05-25T00:00:00.000Z",
};
const ONE = "contract_address=0xab01&network_id=1";

describe("a pair's trades", () => {
  test("the newest first, each at the rate of its own time", async () => {
    const { data, count } = await ask("dexPairsTradeLatestV4", `${ONE}&convert_id=2790`, store);
    const amounts = { price_by_quote_asset: "25", amount_base_asset: "2", amount_quote_asset: "50" };
    expect(data).toEqual([
      {
        ...fields,
        quote: [
          {
            convert_id: "2790",
            price: "31.25",
            price_by_quote_asset: "25",
            liquidity: "625",
            volume_24h: "187.5",
            "24h_buy_volume": "125",
            "24h_sell_volume": "62.5",
            percent_change_price_1h: "1.5",
            percent_change_price_24h: null,
            fully_diluted_value: "3125000000000000000000",
            last_updated: "2026-01-15T11:59:00.000Z",
          },
        ],
        transactions: [
          {
            date: "2026-01-15T11:59:00.000Z",
            type: "buy",
            quote: [{ convert_id: "2790", price: "31.25", total: "62.5", ...amounts }],
          },
          {
            date: "2026-01-14T23:00:00.000Z",
            type: "sell",
            quote: [{ convert_id: "2790", price: "38.4", total: "80", ...amounts }],
          },
        ],
      },
    ]);
    expect(count).toBe(2);
  });

  test("aux adds fields to the pair and to each trade", async () => {
    const aux =
      "transaction_hash,blockchain_explorer_link,security_scan,pool_created,holders,total_supply_base_asset";
    const { data } = await ask("dexPairsTradeLatestV4", `${ONE}&aux=${aux}`, store);
    expect(data[0]).toMatchObject({
      holders: 9,
      pool_created: "2024-05-25T00:00:00.000Z",
      total_supply_base_asset: 120000,
      security_scan: [
        {
          third_party: { open_source: true, honeypot: false },
          aggregated: { contract_verified: true, honeypot: false },
        },
      ],
      transactions: [
        { transaction_hash: "0xf2", blockchain_explorer_link: "https://explorer.example.com/tx/0xf2" },
        { transaction_hash: "0xf1" },
      ],
    });
  });

  test("in reverse order base and quote change places, and prices are those of the quote asset", async () => {
    const aux = "buy_tax,24h_no_of_buys,pool_base_asset,percent_pooled_base_asset,holders";
    const { data } = await ask("dexPairsTradeLatestV4", `${ONE}&reverse_order=true&aux=${aux}`, store);
    expect(data[0]).toMatchObject({
      name: "USDT/ETH",
      base_asset_symbol: "USDT",
      quote_asset_symbol: "ETH",
      buy_tax: 0.02,
      "24h_no_of_buys": 5,
      pool_base_asset: "250",
      percent_pooled_base_asset: "5",
      holders: null,
      quote: [{ price: "2", price_by_quote_asset: "0.04", volume_24h: "300", "24h_buy_volume": "100" }],
      transactions: [
        {
          type: "sell",
          quote: [
            {
              price: "2",
              total: "100",
              price_by_quote_asset: "0.04",
              amount_base_asset: "50",
              amount_quote_asset: "2",
            },
          ],
        },
        { type: "buy" },
      ],
    });
  });

  test("a pair without trades has none; a pair of an unknown exchange has no slug of it", async () => {
    const { data } = await ask("dexPairsTradeLatestV4", "contract_address=0x02&network_slug=another", store);
    expect(data).toMatchObject([{ dex_id: "99", network_slug: "another", transactions: [] }]);
    expect(data[0]).not.toHaveProperty("dex_slug");
  });

  test("several addresses on several networks, each pair once", async () => {
    const query = "contract_address=0x02,0xAB01,0xab01&network_slug=ethereum,another";
    const { data } = await ask("dexPairsTradeLatestV4", query, store);
    expect(data.map(({ contract_address }) => contract_address)).toEqual(["0x02", "0xAb01"]);
  });

  test.each([
    ["contract_address=0x99&network_id=1", "contract_address", "0x99"],
    ["contract_address=0xab01&network_id=16", "contract_address", "0xab01"],
    ["contract_address=0xab01&network_id=5", "network_id", "5"],
    ["contract_address=0xab01&network_slug=nowhere", "network_slug", "nowhere"],
  ])("%s is refused, or skipped with skip_invalid", async (query, parameter, value) => {
    const refusal = `Invalid value for "${parameter}": "${value}".`;
    await expect(ask("dexPairsTradeLatestV4", query, store)).rejects.toThrow(refusal);
    expect((await ask("dexPairsTradeLatestV4", `${query}&skip_invalid=true`, store)).data).toEqual([]);
  });
});

describe("a pair's OHLCV", () => {
  const today = {
    time_open: "2026-01-15T00:00:00.000Z",
    time_close: null,
    quote: [
      {
        convert_id: "2781",
        open: "48",
        high: "53",
        low: "43",
        close: "49",
        volume: "70",
        last_updated: "2026-01-15T11:59:00.000Z",
      },
    ],
  };

  test("latest: the running day, not closed", async () => {
    const { data, count } = await ask("dexPairsOhlcvLatestV4", ONE, store);
    expect(data).toEqual([{ ...fields, ...today }]);
    expect(count).toBe(1);
  });

  test("historical: the periods of the rules, past ones closed and at the rate of their end", async () => {
    const { data, count } = await ask("dexPairsOhlcvHistoricalV4", `${ONE}&count=2&convert_id=2790`, store);
    expect(data).toMatchObject([
      {
        contract_address: "0xAb01",
        quotes: [
          {
            time_open: "2026-01-14T00:00:00.000Z",
            time_close: "2026-01-14T23:59:59.999Z",
            quote: [
              { convert_id: "2790", open: "32", volume: "56", last_updated: "2026-01-14T23:59:59.999Z" },
            ],
          },
          { time_close: null, quote: [{ open: "30", low: "26.875" }] },
        ],
      },
    ]);
    expect(count).toBe(2);
  });

  test("hours, every one without an interval", async () => {
    const { data } = await ask("dexPairsOhlcvHistoricalV4", `${ONE}&time_period=hourly&count=24`, store);
    expect(data[0]?.quotes.map(({ time_close }) => time_close)).toEqual([
      "2026-01-14T23:59:59.999Z",
      "2026-01-15T11:59:59.999Z",
    ]);
  });

  test("the volumes of 24 hours are known of the running day alone", async () => {
    const query = `${ONE}&count=2&aux=24h_buy_volume,24h_sell_volume`;
    const { data } = await ask("dexPairsOhlcvHistoricalV4", query, store);
    expect(data[0]?.quotes.map(({ quote }) => quote[0]?.["24h_buy_volume"])).toEqual([null, "200"]);
  });

  test("in reverse order the prices are those of what was the quote asset", async () => {
    const { data } = await ask("dexPairsOhlcvHistoricalV4", `${ONE}&count=2&reverse_order=true`, store);
    expect(data).toMatchObject([
      {
        name: "USDT/ETH",
        quotes: [{ quote: [{ open: "2", high: "3", volume: "70" }] }, { quote: [{ open: "3" }] }],
      },
    ]);
  });

  test("a pair without records in the period is refused, or skipped with skip_invalid", async () => {
    const query = "contract_address=0x02,0xab01&network_id=1,16";
    for (const id of ["dexPairsOhlcvLatestV4", "dexPairsOhlcvHistoricalV4"] as const) {
      await expect(ask(id, query, store)).rejects.toThrow('Invalid value for "contract_address": "0x02".');
      const { data } = await ask(id, `${query}&skip_invalid=true`, store);
      expect(data).toMatchObject([{ contract_address: "0xAb01" }]);
    }
  });

  test("refuses a start after the end", async () => {
    const query = `${ONE}&time_start=2026-01-10&time_end=2026-01-09`;
    await expect(ask("dexPairsOhlcvHistoricalV4", query, store)).rejects.toThrow('"time_start"');
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
])("writes %s as a plain decimal", (figure, text) => {
  expect(figureText(figure)).toBe(text);
});
