// Hand-written expectations for single parameters. They check both the contract and the parser.
import { describe, expect, test } from "vitest";
import { type OperationId, parseQuery } from "../src/index.ts";

type Row = [id: OperationId, search: string, expected: Record<string, unknown>];
type InvalidRow = [id: OperationId, search: string, parameter: string, message: string | RegExp];

const partner = { partner: "example" };

const valid: Record<string, Row[]> = {
  map: [
    ["cryptocurrencyMapV1", "", { listing_status: ["active"], start: 1, sort: "id" }],
    [
      "cryptocurrencyMapV1",
      "",
      { aux: ["platform", "first_historical_data", "last_historical_data", "is_active"], limit: undefined },
    ],
    [
      "cryptocurrencyMapV1",
      "listing_status=untracked,inactive",
      { listing_status: ["untracked", "inactive"] },
    ],
    ["cryptocurrencyMapV1", "limit=5000&sort=svc_rank", { limit: 5000, sort: "svc_rank" }],
    ["cryptocurrencyMapV1", "symbol=BTC,ETH&sort=id", { symbol: ["BTC", "ETH"] }],
    ["cryptocurrencyMapV1", "aux=status", { aux: ["status"] }],
  ],
  airdrops: [
    ["cryptocurrencyAirdropV1", "id=60e59b99c8ca1d58514a2322", { id: "60e59b99c8ca1d58514a2322" }],
    ["cryptocurrencyAirdropsV1", "", { start: 1, limit: 100, status: "ONGOING" }],
    [
      "cryptocurrencyAirdropsV1",
      "status=UPCOMING&id=10&slug=a-b&symbol=ABC",
      { id: 10, slug: "a-b", symbol: "ABC" },
    ],
  ],
  categories: [
    ["cryptocurrencyCategoriesV1", "", { start: 1, limit: undefined }],
    ["cryptocurrencyCategoryV1", "id=abc", { id: "abc", start: 1, limit: 100, convert: ["USD"] }],
    ["cryptocurrencyCategoryV1", "id=abc&limit=1000", { limit: 1000 }],
  ],
  metadata: [
    ["cryptocurrencyInfoV2", "id=1", { id: [1], skip_invalid: false }],
    [
      "cryptocurrencyInfoV2",
      "symbol=BTC",
      { aux: ["urls", "logo", "description", "tags", "platform", "date_added", "notice"] },
    ],
    ["cryptocurrencyInfoV2", "address=0xc40af1e4fecfa05ce6bab79dcd8b373d2e436c4e&id=1", { id: [1] }],
    ["cryptocurrencyInfoV2", "address=0x1", { address: "0x1", skip_invalid: false }],
    ["cryptocurrencyInfoV1", "slug=bitcoin", { slug: ["bitcoin"], skip_invalid: false }],
  ],
  "listings historical": [
    [
      "cryptocurrencyListingsHistoricalV1",
      "date=2013-04-28",
      { date: Date.UTC(2013, 3, 28), limit: 100, sort: "svc_rank", cryptocurrency_type: "all" },
    ],
    ["cryptocurrencyListingsHistoricalV1", "date=1700000000&sort=percent_change_7d", { date: 1700000000000 }],
  ],
  "listings latest": [
    ["cryptocurrencyListingsLatestV1", "", { start: 1, limit: 100, sort: "market_cap", tag: "all" }],
    ["cryptocurrencyListingsLatestV1", "price_min=0&price_max=100000000000000000", { price_max: 1e17 }],
    ["cryptocurrencyListingsLatestV1", "price_min=1e-3", { price_min: 0.001 }],
    ["cryptocurrencyListingsLatestV1", "percent_change_24h_min=-100", { percent_change_24h_min: -100 }],
    ["cryptocurrencyListingsLatestV1", "percent_change_24h_max=1e18", { percent_change_24h_max: 1e18 }],
    [
      "cryptocurrencyListingsLatestV1",
      "self_reported_circulating_supply_min=null",
      { self_reported_circulating_supply_min: null },
    ],
    ["cryptocurrencyListingsLatestV1", "sort=market_cap_by_total_supply_strict", {}],
    ["cryptocurrencyListingsLatestV1", "tag=filesharing&aux=volume_7d,tags", { aux: ["volume_7d", "tags"] }],
  ],
  trending: [
    [
      "cryptocurrencyTrendingGainersLosersV1",
      "",
      { time_period: "24h", sort: "percent_change_24h", limit: 100 },
    ],
    ["cryptocurrencyTrendingGainersLosersV1", "time_period=1h&limit=1000", { time_period: "1h" }],
    ["cryptocurrencyTrendingLatestV1", "time_period=30d", { time_period: "30d" }],
    ["cryptocurrencyTrendingMostVisitedV1", "", { time_period: "24h", limit: 100 }],
  ],
  "market pairs": [
    ["cryptocurrencyMarketPairsLatestV2", "id=1", { fee_type: "all", category: "all", sort_dir: "desc" }],
    ["cryptocurrencyMarketPairsLatestV1", "id=1&matched_id=2781,825", { matched_id: [2781, 825] }],
    [
      "cryptocurrencyMarketPairsLatestV1",
      "symbol=BTC",
      { aux: ["num_market_pairs", "category", "fee_type"] },
    ],
  ],
  "OHLCV historical": [
    [
      "cryptocurrencyOhlcvHistoricalV2",
      "id=1",
      { time_period: "daily", interval: "daily", count: 10, skip_invalid: true, convert: ["USD"] },
    ],
    ["cryptocurrencyOhlcvHistoricalV2", "slug=bitcoin&count=10000&interval=365d", { count: 10000 }],
    ["cryptocurrencyOhlcvHistoricalV2", "id=1&convert=USD,EUR,BTC", { convert: ["USD", "EUR", "BTC"] }],
    ["cryptocurrencyOhlcvHistoricalV2", "id=1&slug=bitcoin", { id: [1], slug: ["bitcoin"] }],
    ["cryptocurrencyOhlcvLatestV2", "symbol=BTC", { skip_invalid: true }],
  ],
  "price performance": [
    [
      "cryptocurrencyPricePerformanceStatsLatestV2",
      "id=1",
      { time_period: ["all_time"], skip_invalid: true },
    ],
    [
      "cryptocurrencyPricePerformanceStatsLatestV2",
      "id=1&time_period=yesterday,24h, 7d",
      { time_period: ["yesterday", "24h", "7d"] },
    ],
  ],
  "quotes historical": [
    ["cryptocurrencyQuotesHistoricalV3", "id=1", { interval: "5m", count: 10, skip_invalid: true }],
    ["cryptocurrencyQuotesHistoricalV3", "id=1&interval=24h", { interval: "24h" }],
    ["cryptocurrencyQuotesHistoricalV1", "symbol=BTC&aux=search_interval", { aux: ["search_interval"] }],
  ],
  "version 3 strings": [
    ["cryptocurrencyQuotesLatestV3", "id=1,1027&skip_invalid=TRUE", { id: [1, 1027], skip_invalid: true }],
    ["cryptocurrencyListingsLatestV3", "", { start: 1, limit: 100, sort: "market_cap", sort_dir: "desc" }],
    [
      "cryptocurrencyListingsLatestV3",
      "start=10.0&limit=5000&price_min=1e3",
      { start: 10, limit: 5000, price_min: 1000 },
    ],
  ],
  "simple price": [
    [
      "simplePriceV1",
      "ids=1,1027",
      { ids: [1, 1027], include_market_cap: false, include_last_updated: false },
    ],
    ["simplePriceV1", "ids=1&include_volume_24h=true", { include_volume_24h: true }],
  ],
  multiplier: [
    ["cryptocurrencyMultiplierV1", "", { start: 1, limit: 100, skip_invalid: false }],
    ["cryptocurrencyMultiplierV1", "start=0&limit=-5", { start: 1, limit: 100 }],
    [
      "cryptocurrencyMultiplierV1",
      "limit=2000&token_address=0xABC",
      { limit: 2000, token_address: ["0xABC"] },
    ],
  ],
  "price conversion": [
    ["toolsPriceConversionV1", "amount=0.00000001&id=1", { amount: 1e-8, id: 1 }],
    ["toolsPriceConversionV1", "amount=1e12&symbol=BTC&time=2026-01-14T12:00:00.000Z", { amount: 1e12 }],
  ],
  "operations that are not published": [
    ["dexNetworksListV4", "", { start: 1, limit: 50 }],
    [
      "dexPairsOhlcvHistoricalV4",
      "contract_address=0x1&network_id=1",
      { contract_address: ["0x1"], network_id: [1] },
    ],
  ],
};

const invalid: Record<string, InvalidRow[]> = {
  "parameter limits": [
    ["cryptocurrencyMapV1", "limit=5001", "limit", "It must be an integer from 1 to 5000."],
    ["cryptocurrencyCategoryV1", "id=a&limit=1001", "limit", "It must be an integer from 1 to 1000."],
    ["cryptocurrencyTrendingLatestV1", "limit=1001", "limit", "It must be an integer from 1 to 1000."],
    ["cryptocurrencyMultiplierV1", "limit=2001", "limit", "It must be an integer from 1 to 2000."],
    [
      "cryptocurrencyOhlcvHistoricalV2",
      "id=1&count=10001",
      "count",
      "It must be an integer from 1 to 10000.",
    ],
    ["cryptocurrencyOhlcvHistoricalV1", "id=1&convert=A,B,C,D", "convert", "at most 3 different items"],
    ["cryptocurrencyQuotesHistoricalV3", "id=1&convert=A,B,C,D", "convert", "at most 3 different items"],
    [
      "simplePriceV1",
      `ids=${Array.from({ length: 51 }, (_, id) => id)}`,
      "ids",
      "at most 50 different items",
    ],
    ["cryptocurrencyListingsLatestV1", "price_min=-1", "price_min", "from 0 to 100000000000000000."],
    [
      "cryptocurrencyListingsLatestV1",
      "percent_change_24h_max=-101",
      "percent_change_24h_max",
      "of at least -100.",
    ],
    ["toolsPriceConversionV1", "amount=0&id=1", "amount", "It must be a number from 1e-8 to 1000000000000."],
    ["toolsPriceConversionV1", "amount=1000000000001&id=1", "amount", /from 1e-8 to 1000000000000/],
  ],
  "required and exclusive parameters": [
    ["cryptocurrencyAirdropV1", "", "id", 'Missing parameter "id".'],
    ["cryptocurrencyListingsHistoricalV1", "", "date", 'Missing parameter "date".'],
    ["simplePriceV1", "", "ids", 'Missing parameter "ids".'],
    [
      "cryptocurrencyInfoV2",
      "",
      "id",
      'Missing parameter: send at least one of "id", "slug", "symbol", "address".',
    ],
    [
      "cryptocurrencyOhlcvHistoricalV2",
      "",
      "id",
      /^Missing parameter: send at least one of "id", "slug", "symbol"/,
    ],
    ["cryptocurrencyOhlcvLatestV2", "", "id", /^Missing parameter: send at least one of "id", "symbol"/],
    [
      "cryptocurrencyQuotesHistoricalV3",
      "count=3",
      "id",
      /^Missing parameter: send at least one of "id", "symbol"/,
    ],
    ["cryptocurrencyPricePerformanceStatsLatestV2", "", "id", /^Missing parameter: send exactly one of/],
    [
      "cryptocurrencyMapV1",
      "listing_status=active,gone",
      "listing_status",
      /"gone". Each item must be one of "active", /,
    ],
    [
      "cryptocurrencyListingsLatestV1",
      "convert=USD&convert_id=2781",
      "convert_id",
      'The parameters "convert", "convert_id" exclude each other: send only one of "convert", "convert_id".',
    ],
    ["cryptocurrencyAirdropsV1", "status=ongoing", "status", /must be one of "ENDED", "ONGOING", "UPCOMING"/],
    ["cryptocurrencyListingsHistoricalV1", "date=2013-04-27", "date", /not before 2013-04-28T00:00:00.000Z/],
  ],
  "deprecated and legacy operations": [
    ["cryptocurrencyMultiplierV1", "crypto_id=1&symbol=A", "symbol", /exclude each other.*"token_address"/],
    ["cryptocurrencyMultiplierV1", "start=1.5", "start", /It must be an integer/],
    ["cryptocurrencyMarketPairsLatestV1", "", "id", /send exactly one of "id", "slug", "symbol"/],
    [
      "cryptocurrencyMarketPairsLatestV1",
      "symbol=BTC&id=1",
      "id",
      /^The parameters "symbol", "id" exclude each other/,
    ],
    [
      "cryptocurrencyMarketPairsLatestV1",
      "id=1&matched_id=1&matched_symbol=A",
      "matched_symbol",
      /exclude each other/,
    ],
    ["toolsPriceConversionV1", "amount=5", "id", /one of "id", "symbol"/],
    ["toolsPriceConversionV1", "id=1", "amount", 'Missing parameter "amount".'],
    ["cryptocurrencyQuotesLatestV1", "", "id", /"id", "slug", "symbol"/],
    [
      "cryptocurrencyQuotesLatestV1",
      "id=1&aux=search_interval",
      "aux",
      /"search_interval". Each item must be one of/,
    ],
  ],
  "how a query is written": [
    [
      "cryptocurrencyQuotesLatestV2",
      "id=1,,2",
      "id",
      'Invalid value for "id": "1,,2". A list must not have an empty item.',
    ],
    ["cryptocurrencyQuotesLatestV2", "id=", "id", /^Missing parameter: send exactly one of/],
    [
      "cryptocurrencyQuotesLatestV2",
      "id=,",
      "id",
      /^Invalid value for "id": ",". A list must not have an empty item/,
    ],
    ["simplePriceV1", "ids=", "ids", /^Invalid value for "ids": "". It must not be empty/],
    ["simplePriceV1", "ids", "ids", /must not be empty/],
    ["cryptocurrencyMapV1", "zzz=", "zzz", 'Unknown parameter "zzz".'],
    [
      "cryptocurrencyQuotesLatestV2",
      "id=1&id=2",
      "id",
      'The parameter "id" is repeated. Send it once, with comma-separated items.',
    ],
    ["cryptocurrencyMapV1", "start=1&start=1", "start", 'The parameter "start" is repeated. Send it once.'],
    ["cryptocurrencyMapV1", "limits=10", "limits", 'Unknown parameter "limits". Did you mean "limit"?'],
    ["cryptocurrencyMapV1", "Limit=10", "Limit", 'Unknown parameter "Limit". Did you mean "limit"?'],
    ["cryptocurrencyMapV1", "zzz=10", "zzz", 'Unknown parameter "zzz".'],
    ["cryptocurrencyQuotesLatestV2", "id=9007199254740993", "id", /an integer of at most 2147483647/],
    [
      "cryptocurrencyQuotesLatestV2",
      "convert=%24%C3%A4&id=1",
      "convert",
      /"\$ä". Each item must be a text that matches/,
    ],
  ],
};

describe.each(Object.entries(valid))("%s: valid", (_, rows) => {
  test.each(rows)("%s?%s", (id, search, expected) => {
    const query = parseQuery(id, search);
    expect(query).toMatchObject({ ok: true });
    if (query.ok) {
      const values: Record<string, unknown> = { ...query.parameters };
      for (const [name, value] of Object.entries(expected))
        expect([name, values[name]]).toEqual([name, value]);
    }
  });
});

describe.each(Object.entries(invalid))("%s: invalid", (_, rows) => {
  // A very long list of ids would make a very long title.
  const titled = rows.map((row) => [`${row[0]}?${row[1]}`.slice(0, 80), ...row] as const);
  test.each(titled)("%s", (_title, id, search, parameter, message) => {
    const query = parseQuery(id, search);
    expect(query).toMatchObject({ ok: false });
    if (!query.ok) {
      expect(query.errors[0].parameter).toBe(parameter);
      expect(query.errors[0].message).toMatch(message);
    }
  });
});

test("parses the partner from the path", () => {
  const query = parseQuery("partnersFcasListingsLatestV1", "", partner);
  expect(query).toMatchObject({ ok: true, parameters: partner, given: [] });
  for (const path of [{}, { partner: "" }, { partner: "A/B" }]) {
    expect(parseQuery("partnersFcasListingsLatestV1", "", path)).toMatchObject({
      ok: false,
      errors: [{ parameter: "partner" }],
    });
  }
  expect(parseQuery("partnersFcasListingsLatestV1", "partner=example", partner)).toMatchObject({
    ok: false,
    errors: [{ parameter: "partner", message: 'Unknown parameter "partner".' }],
  });
});
