import { describe, expect, test } from "vitest";
import { dexCandle, network, pair, store } from "../dex-market.ts";
import { ask } from "../market.ts";
import { DAY, MIDNIGHT, makePast, NOON, quote } from "../past.ts";

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

describe("trades of a DEX pair", () => {
  test("lists the newest first, each at the rate of its own time", async () => {
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

  test("limit keeps the newest trades of each pair and charges only for these", async () => {
    const query = `${ONE}&aux=transaction_hash&limit=1`;
    const { data, count } = await ask("dexPairsTradeLatestV4", query, store);
    expect(data).toMatchObject([{ transactions: [{ transaction_hash: "0xf2" }] }]);
    expect(count).toBe(1);
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

  test("reverse_order swaps base and quote, and gives prices of the quote asset", async () => {
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

  test("returns no trades for a pair without trades, and no slug for an unknown exchange", async () => {
    const { data } = await ask("dexPairsTradeLatestV4", "contract_address=0x02&network_slug=another", store);
    expect(data).toMatchObject([{ dex_id: "99", network_slug: "another", transactions: [] }]);
    expect(data[0]).not.toHaveProperty("dex_slug");
  });

  test("finds pairs of several addresses on several networks without duplicates", async () => {
    const query = "contract_address=0x02,0xAB01,0xab01&network_slug=ethereum,another";
    const { data } = await ask("dexPairsTradeLatestV4", query, store);
    expect(data.map(({ contract_address }) => contract_address)).toEqual(["0x02", "0xAb01"]);
  });

  test.each([
    ["contract_address=0x99&network_id=1", "contract_address", "0x99"],
    ["contract_address=0xab01&network_id=16", "contract_address", "0xab01"],
    ["contract_address=0xab01&network_id=5", "network_id", "5"],
    ["contract_address=0xab01&network_slug=nowhere", "network_slug", "nowhere"],
  ])("rejects %s, or skips it with skip_invalid", async (query, parameter, value) => {
    const message = `Invalid value for "${parameter}": "${value}".`;
    await expect(ask("dexPairsTradeLatestV4", query, store)).rejects.toThrow(message);
    expect((await ask("dexPairsTradeLatestV4", `${query}&skip_invalid=true`, store)).data).toEqual([]);
  });
});

describe("OHLCV of a DEX pair", () => {
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

  test("latest returns the open period of the current day", async () => {
    const { data, count } = await ask("dexPairsOhlcvLatestV4", ONE, store);
    expect(data).toEqual([{ ...fields, ...today }]);
    expect(count).toBe(1);
  });

  test("historical returns closed past periods at the rates of their ends", async () => {
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

  test("returns every hour if interval is not sent", async () => {
    const { data } = await ask("dexPairsOhlcvHistoricalV4", `${ONE}&time_period=hourly&count=24`, store);
    expect(data[0]?.quotes.map(({ time_close }) => time_close)).toEqual([
      "2026-01-14T23:59:59.999Z",
      "2026-01-15T11:59:59.999Z",
    ]);
  });

  test("knows the 24-hour volume of the current day only", async () => {
    const query = `${ONE}&count=2&aux=24h_buy_volume,24h_sell_volume`;
    const { data } = await ask("dexPairsOhlcvHistoricalV4", query, store);
    expect(data[0]?.quotes.map(({ quote }) => quote[0]?.["24h_buy_volume"])).toEqual([null, "200"]);
  });

  test("reverse_order gives prices of the original quote asset", async () => {
    const { data } = await ask("dexPairsOhlcvHistoricalV4", `${ONE}&count=2&reverse_order=true`, store);
    expect(data).toMatchObject([
      {
        name: "USDT/ETH",
        quotes: [{ quote: [{ open: "2", high: "3", volume: "70" }] }, { quote: [{ open: "3" }] }],
      },
    ]);
  });

  test("reverse_order derives prices of an asset without candles", async () => {
    const quotes = [quote(MIDNIGHT - DAY, 5), quote(MIDNIGHT - 1, 7), quote(MIDNIGHT, 8), quote(NOON, 9)];
    const facts = { firstHistoricalData: MIDNIGHT - DAY, lastHistoricalData: NOON };
    const market = await makePast([{ id: 2 }, { id: 3, facts, quotes, metrics: null }]);
    await market.saveCatalogue({ dexNetworks: [network], dexPairs: [pair] });
    await market.saveDexCandles("0xAb01", 1, "daily", [
      dexCandle(MIDNIGHT - DAY, 40),
      dexCandle(MIDNIGHT, 48),
    ]);
    const query = `${ONE}&reverse_order=true`;
    const { data: past } = await ask("dexPairsOhlcvHistoricalV4", `${query}&count=2`, market);
    const [before, today] = [
      { open: "5", high: "7", low: "5", close: "7" },
      { open: "8", high: "9", low: "8", close: "9" },
    ];
    expect(past).toMatchObject([{ quotes: [{ quote: [before] }, { quote: [today] }] }]);
    expect((await ask("dexPairsOhlcvLatestV4", query, market)).data).toMatchObject([{ quote: [today] }]);
  });

  test("rejects a pair without records in the period, or skips it with skip_invalid", async () => {
    const query = "contract_address=0x02,0xab01&network_id=1,16";
    for (const id of ["dexPairsOhlcvLatestV4", "dexPairsOhlcvHistoricalV4"] as const) {
      await expect(ask(id, query, store)).rejects.toThrow('Invalid value for "contract_address": "0x02".');
      const { data } = await ask(id, `${query}&skip_invalid=true`, store);
      expect(data).toMatchObject([{ contract_address: "0xAb01" }]);
    }
  });

  test("rejects a start after the end", async () => {
    const query = `${ONE}&time_start=2026-01-10&time_end=2026-01-09`;
    await expect(ask("dexPairsOhlcvHistoricalV4", query, store)).rejects.toThrow('"time_start"');
  });
});
