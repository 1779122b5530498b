import type { Snapshot } from "@market-data/market";
import { columnName } from "@market-data/market/store";
import type { OperationId } from "@market-data/openapi";
import type {
  Airdrop,
  Category,
  Cryptocurrency,
  CryptoListingV3,
  CryptoQuoteV3,
  DexInfo,
  DexNetwork,
  ExchangeAsset,
  ExchangeInfo,
  ExchangeMapItem,
  FiatMapItem,
  MapItem,
  MarketPair,
  MarketPairCurrency,
  Metadata,
  MultiplierItem,
  QuotesHistorical,
} from "@market-data/types";
import { assets, tags } from "../import/native/assets.ts";
import { dexExchanges, dexNetworks } from "../import/native/dex.ts";
import { metrics, quotes, rates } from "../import/native/history.ts";
import {
  airdrops,
  categories,
  exchanges,
  fiats,
  multipliers,
  pairs,
  trends,
  wallets,
} from "../import/native/markets.ts";
import type { NativeFormat } from "../import/native-format.ts";

/** The parameters of a request. */
export type Parameters = Readonly<Record<string, unknown>>;

/** A row of a native format of the import. Absent columns keep stored facts; null is unknown. */
export type Row = readonly [format: NativeFormat, columns: Readonly<Record<string, unknown>>];

/** The state of the copy, for requests and rows. */
export interface Known {
  readonly snapshot: Snapshot;
  /** The coins to read: all coins, or new coins. */
  readonly ids: readonly number[];
  /** Unix time in ms. */
  readonly now: number;
  /** The days of history to read before today. */
  readonly days: number;
}

/** An operation that the copy reads, and its rows. */
export interface Feed {
  readonly operation: OperationId;
  /** Distinguishes feeds of one operation. */
  readonly name?: string;
  /** Seconds between reads. Default: the cache time of the contract. */
  readonly every?: number;
  /** Whether new coins of the map are read at once. */
  readonly readsNew?: true;
  /** Whether `rows` gets all records of a request as a list. */
  readonly isWhole?: true;
  /** The record of a list inside a record. */
  readonly record?: "MarketPair";
  /** The number of records of a request that names none, to estimate its credits. */
  readonly size?: (snapshot: Snapshot, parameters: Parameters) => number;
  /** The requests of a read. Default: one request without parameters. For history: each request is sent once, ever. */
  readonly requests?: (known: Known) => readonly Parameters[];
  // biome-ignore lint/suspicious/noExplicitAny: each feed names the type of its records
  readonly rows: (record: any, parameters: Parameters, known: Known) => readonly Row[];
}

const DAY_SECONDS = 86_400;
const DAY = DAY_SECONDS * 1000;
/** Ids per request: a URL of at most 4 kB. */
const IDS_PER_REQUEST = 500;
/** The maximum of `convert_id` of histories, less one for US dollars. */
const CURRENCIES_PER_HISTORY = 2;
const US_DOLLAR_ID = 2781;
/** Periods of the lists of trends. */
const TREND_PERIODS = ["24h", "7d", "30d"];

function chunk<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

const byIds = ({ ids }: Known): Parameters[] =>
  chunk(ids, IDS_PER_REQUEST).map((id) => ({ id, skip_invalid: true }));

const byExchange = ({ snapshot }: Known): Parameters[] =>
  [...snapshot.exchanges.keys()].map((id) => ({ id }));

/** The feeds of current data, in reading order: rows refer to rows of earlier feeds. */
export const feeds: readonly Feed[] = [
  {
    operation: "cryptocurrencyMapV1",
    // By id, never by rank: a coin that changes its rank would move between two pages.
    requests: () => [{ listing_status: ["active", "inactive", "untracked"], sort: "id" }],
    rows: ({ id, name, symbol, slug, status }: MapItem) => [
      [assets, { key: id, id, name, symbol, slug, status }],
    ],
  },
  {
    operation: "cryptocurrencyInfoV2",
    every: DAY_SECONDS,
    readsNew: true,
    requests: byIds,
    rows: ({ platform, urls, ...facts }: Metadata) => [
      [
        assets,
        {
          ...facts,
          ...urls,
          key: facts.id,
          platform: platform?.id ?? null,
          token_address: platform?.token_address ?? null,
        },
      ],
    ],
  },
  {
    operation: "fiatMapV1",
    every: DAY_SECONDS,
    requests: () => [{ include_metals: true }],
    rows: (fiat: FiatMapItem) => [[fiats, { ...fiat }]],
  },
  {
    operation: "exchangeMapV1",
    every: DAY_SECONDS,
    requests: () => [{ listing_status: ["active", "inactive", "untracked"] }],
    // The metadata of a known exchange stays: this record has only its name.
    rows: ({ id, name, slug, status }: ExchangeMapItem, _, { snapshot }) =>
      snapshot.exchanges.has(id) ? [] : [[exchanges, { key: id, name, slug, status }]],
  },
  {
    operation: "exchangeInfoV1",
    every: DAY_SECONDS,
    requests: ({ snapshot }) => chunk([...snapshot.exchanges.keys()], IDS_PER_REQUEST).map((id) => ({ id })),
    rows: ({ urls, ...facts }: ExchangeInfo) => [[exchanges, { ...facts, ...urls, key: facts.id }]],
  },
  {
    operation: "exchangeMarketPairsLatestV1",
    record: "MarketPair",
    every: DAY_SECONDS,
    size: ({ index }, { id }) => index.pairsByExchange.get(Number(id))?.length ?? 0,
    requests: (known) =>
      byExchange(known).map((request) => ({ ...request, category: "all", fee_type: "all" })),
    rows: ({ market_id, exchange, quote, ...facts }: MarketPair) => [
      [
        pairs,
        {
          ...facts,
          ...quote.exchange_reported,
          key: market_id,
          exchange: exchange.id,
          ...toSide("base", facts.market_pair_base),
          ...toSide("quote", facts.market_pair_quote),
        },
      ],
    ],
  },
  {
    operation: "exchangeAssetsV1",
    every: DAY_SECONDS,
    requests: byExchange,
    rows: ({ wallet_address, balance, platform, currency }: ExchangeAsset, { id }) => [
      [
        wallets,
        {
          exchange: id,
          address: wallet_address,
          platform: platform.crypto_id,
          asset: currency.crypto_id,
          balance,
        },
      ],
    ],
  },
  {
    operation: "cryptocurrencyListingsLatestV3",
    size: ({ assets }) => [...assets.values()].filter(({ status }) => status === "active").length,
    requests: () => [{ sort: "date_added", sort_dir: "asc" }],
    rows: toMetrics,
  },
  {
    operation: "cryptocurrencyQuotesLatestV3",
    every: DAY_SECONDS,
    readsNew: true,
    requests: byIds,
    rows: ({ tags: found = [], ...quote }: CryptoQuoteV3) => [
      ...found.map((tag): Row => [tags, { ...tag }]),
      ...toMetrics({ ...quote, tags: found.map(({ slug }) => slug) }),
    ],
  },
  {
    operation: "cryptocurrencyQuotesLatestV3",
    name: "rates",
    every: 3600,
    requests: ({ snapshot }) =>
      listCarriers(snapshot).map((id) => ({ id, convert_id: [US_DOLLAR_ID, ...listOtherFiats(snapshot)] })),
    rows: ({ quote: [usd, ...others] }: CryptoQuoteV3, _, known) =>
      others.flatMap(({ id, price, last_updated }) => toRate(known, id, usd?.price, price, last_updated)),
  },
  {
    operation: "cryptocurrencyCategoriesV1",
    every: DAY_SECONDS,
    rows: (category: Category, _, { snapshot }) => [
      [categories, { ...category, assets: findCategory(snapshot, category.id)?.assetIds }],
    ],
  },
  {
    operation: "cryptocurrencyCategoryV1",
    every: DAY_SECONDS,
    isWhole: true,
    requests: ({ snapshot }) => snapshot.categories.map(({ id }) => ({ id })),
    rows: (coins: Cryptocurrency[], { id }, { snapshot }) => {
      const { lastUpdated, ...known } = findCategory(snapshot, id) ?? {};
      return [
        [categories, { ...known, last_updated: toIso(lastUpdated), assets: coins.map((coin) => coin.id) }],
      ];
    },
  },
  {
    operation: "cryptocurrencyAirdropsV1",
    every: DAY_SECONDS,
    requests: () => ["UPCOMING", "ONGOING", "ENDED"].map((status) => ({ status })),
    rows: ({ coin, ...airdrop }: Airdrop) => [[airdrops, { ...airdrop, asset: coin?.id }]],
  },
  {
    operation: "cryptocurrencyMultiplierV1",
    every: DAY_SECONDS,
    rows: ({ crypto_id, platform_id, ...multiplier }: MultiplierItem) => [
      [multipliers, { ...multiplier, asset: crypto_id, platform: platform_id }],
    ],
  },
  trend("cryptocurrencyTrendingLatestV1", "searched"),
  trend("cryptocurrencyTrendingMostVisitedV1", "visited"),
  {
    operation: "dexNetworksListV4",
    every: DAY_SECONDS,
    rows: ({ id, name, network_slug, ...network }: DexNetwork) => [
      [
        dexNetworks,
        {
          key: id,
          name,
          slug: network_slug,
          alternative_name: network.alternativeName,
          asset: network.cryptocurrencyId,
          wrapped_asset: network.wrappedTokenId,
          token_explorer_url: network.tokenExplorerUrl,
          pool_explorer_url: network.poolExplorerUrl,
          transaction_hash_url: network.transactionHashUrl,
        },
      ],
    ],
  },
  {
    operation: "dexListingsQuotesV4",
    every: DAY_SECONDS,
    requests: () => [{ type: "all" }],
    rows: ({ quote: [usd] = [], ...dex }: DexInfo, _, { snapshot }) => [
      [dexExchanges, { ...toDexColumns(snapshot, dex.id), ...usd, ...dex, key: dex.id }],
    ],
  },
  {
    operation: "dexListingsInfoV4",
    every: DAY_SECONDS,
    requests: ({ snapshot }) =>
      chunk(
        snapshot.dexExchanges.map(({ id }) => id),
        IDS_PER_REQUEST,
      ).map((id) => ({ id })),
    rows: ({ urls, ...dex }: DexInfo, _, { snapshot }) => [
      [dexExchanges, { ...toDexColumns(snapshot, dex.id), ...dex, ...urls, key: dex.id }],
    ],
  },
];

/** A snapshot of all coins per day. */
const daySnapshots: Feed = {
  operation: "cryptocurrencyListingsHistoricalV1",
  every: DAY_SECONDS,
  size: ({ assets }) => assets.size,
  requests: ({ now, days }) => listDays(now, days).map((time) => ({ date: toIso(time)?.slice(0, 10) })),
  rows: ({ id, circulating_supply, total_supply, quote: { USD } }: Cryptocurrency) =>
    USD === undefined
      ? []
      : [[quotes, { ...USD, asset: id, time: USD.last_updated, circulating_supply, total_supply }]],
};

/** A rate of each fiat currency per day, from the quotes of one coin. */
const ratesOfDays: Feed = {
  operation: "cryptocurrencyQuotesHistoricalV3",
  every: DAY_SECONDS,
  requests: ({ snapshot, now, days }) =>
    listCarriers(snapshot).flatMap((id) =>
      chunk(listOtherFiats(snapshot), CURRENCIES_PER_HISTORY).map((others) => ({
        ...{ id, convert_id: [US_DOLLAR_ID, ...others], interval: "24h", count: 10_000 },
        ...{ time_start: toIso(listDays(now, days).at(-1)), time_end: toIso(now) },
      })),
    ),
  rows: (coin: QuotesHistorical, { convert_id }, known) => {
    const [, ...ids] = convert_id as number[];
    return coin.quotes.flatMap(({ quote, timestamp }) =>
      ids.flatMap((id) => {
        const found = quote[known.snapshot.fiats.get(id)?.symbol ?? ""];
        return toRate(known, id, quote["USD"]?.price, found?.price, timestamp);
      }),
    );
  },
};

/** The feeds of history. Each request is sent once, newest first. */
export const history: readonly Feed[] = [daySnapshots, ratesOfDays];

function trend(operation: OperationId, list: string): Feed {
  return {
    operation,
    every: DAY_SECONDS,
    isWhole: true,
    requests: () => TREND_PERIODS.map((time_period) => ({ time_period })),
    rows: (coins: Cryptocurrency[], { time_period: period }) => [
      [trends, { list, period, assets: coins.map(({ id }) => id) }],
    ],
  };
}

function toMetrics({ id, name, symbol, slug, tags, ...listing }: CryptoListingV3): Row[] {
  const { max_supply, infinite_supply, quote } = listing;
  const [usd] = quote;
  return [
    [assets, { key: id, id, name, symbol, slug, tags, max_supply, infinite_supply }],
    ...(usd === undefined ? [] : [[metrics, { ...listing, ...usd, asset: id }] as const]),
  ];
}

function toSide(
  side: string,
  { currency_id, currency_symbol, currency_type, exchange_symbol }: MarketPairCurrency,
) {
  return {
    [side]: currency_type === "fiat" ? currency_symbol : currency_id,
    [`${side}_type`]: currency_type,
    [`${side}_symbol`]: exchange_symbol,
  };
}

/** A quotient of two numbers, which services round to about twelve digits. Its last digits are errors of rounding. */
function divide(value: number, divisor: number): number {
  return Number((value / divisor).toPrecision(10));
}

/** The rate of a currency: the US dollar price of a coin, divided by its price in the currency. */
function toRate(
  { snapshot }: Known,
  fiatId: number,
  usd: number | undefined,
  price: number | undefined,
  time: string | undefined,
): Row[] {
  const fiat = snapshot.fiats.get(fiatId)?.symbol;
  if (fiat === undefined || !usd || !price) return [];
  return [[rates, { fiat, time, usd: divide(usd, price) }]];
}

/** The coin whose prices show the rates: the first of the ranking, or any coin before the first ranking. */
function listCarriers({ index, assets }: Snapshot): number[] {
  return [...index.ranked, ...assets.values()].slice(0, 1).map(({ id }) => id);
}

function listOtherFiats({ fiats }: Snapshot): number[] {
  return [...fiats.keys()].filter((id) => id !== US_DOLLAR_ID);
}

function findCategory({ categories }: Snapshot, wanted: unknown) {
  return categories.find(({ id }) => id === wanted);
}

/** The stored facts of a DEX as columns: each of its two operations states some of the facts. */
function toDexColumns({ dexExchanges: all }: Snapshot, wanted: number): Readonly<Record<string, unknown>> {
  const known = all.find(({ id }) => id === wanted);
  if (known === undefined) return {};
  const { urls, lastUpdated, dateLaunched, ...facts } = known;
  const times = { lastUpdated: toIso(lastUpdated), dateLaunched: toIso(dateLaunched ?? undefined) };
  return Object.fromEntries(
    Object.entries({ ...facts, ...urls, ...times }).map(([field, value]) => [columnName(field), value]),
  );
}

/** The starts of the last complete UTC days, newest first. */
function listDays(now: number, days: number): number[] {
  const today = now - (now % DAY);
  return Array.from({ length: Math.ceil(days) }, (_, index) => today - (index + 1) * DAY);
}

function toIso(time: number | undefined): string | undefined {
  return time === undefined ? undefined : new Date(time).toISOString();
}
