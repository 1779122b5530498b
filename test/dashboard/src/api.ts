import {
  asMap,
  createClient,
  cryptocurrencyListingsLatestV3,
  cryptocurrencyMapV1,
  cryptocurrencyOhlcvHistoricalV2,
  cryptocurrencyQuotesHistoricalV3,
  cryptocurrencyQuotesLatestV3,
} from "@market-data/client";
import { cache } from "@market-data/client/cache";
import { RANGES, type RangeName } from "./ranges.ts";
import type { ListingsRoute } from "./route.ts";
import { detectScenarios, preferScenario } from "./scenarios.ts";

/** Timeout of a request, in ms. */
const TIMEOUT = 15_000;
/** Maximum number of searchable coins. */
const MAX_SEARCHED = 5000;

/**
 * The client of this page. It calls the page's own server, which adds the key. The client never waits for a limit to
 * reset, because the page shows a countdown.
 */
export const client = createClient({
  baseUrl: `${location.origin}/api`,
  timeout: TIMEOUT,
  retries: 1,
  maxRetryAfter: 0,
  use: [cache()],
  hooks: { after: detectScenarios },
});

/** Settings of every request. */
export interface RequestSettings {
  readonly currency: string;
  /** The chosen scenario of the mock, if any. */
  readonly scenario: string | undefined;
}

const toOptions = ({ scenario }: RequestSettings, signal: AbortSignal) => ({
  signal,
  headers: preferScenario(scenario),
});

/** A page of the listings. */
export interface ListingsPage {
  coins: Awaited<ReturnType<typeof fetchListings>>["data"];
  hasMore: boolean;
  /** The end of the cache time, in Unix ms. Undefined without a cache time. */
  expires: number | undefined;
}

function fetchListings(route: ListingsRoute, signal: AbortSignal) {
  const { number, size, sort, direction, currency } = route;
  const start = (number - 1) * size + 1;
  // An additional coin shows that a next page exists.
  const parameters = { start, limit: size + 1, sort, sort_dir: direction, convert: currency };
  return cryptocurrencyListingsLatestV3(client, parameters, toOptions(route, signal)).withResponse();
}

export async function listings(route: ListingsRoute, signal: AbortSignal): Promise<ListingsPage> {
  const { data, response } = await fetchListings(route, signal);
  return {
    coins: data.slice(0, route.size),
    hasMore: data.length > route.size,
    expires: getExpiry(response.headers),
  };
}

/** The end of the cache time, in Unix ms. `Age` is the time already spent in the client's cache. */
function getExpiry(headers: Headers): number | undefined {
  const seconds = Number(/max-age=(\d+)/.exec(headers.get("Cache-Control") ?? "")?.[1] ?? 0);
  return seconds === 0 ? undefined : Date.now() + (seconds - Number(headers.get("Age") ?? 0)) * 1000;
}

export type Listing = ListingsPage["coins"][number];

/** Prices of the last 7 days by coin id, oldest first. */
export async function weeklyPrices(
  ids: readonly number[],
  asked: RequestSettings,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const { currency } = asked;
  const parameters = {
    id: ids,
    interval: "6h",
    count: 28,
    convert: currency,
    aux: ["price"],
  } as const;
  const { data } = await cryptocurrencyQuotesHistoricalV3(client, parameters, toOptions(asked, signal));
  const found = Object.entries(asMap(data, ids)).map(([id, coin]): [number, number[]] => [
    Number(id),
    (coin?.quotes ?? []).flatMap(({ quote }) => quote[currency]?.price ?? []),
  ]);
  return new Map(found);
}

/** All searchable coins, the largest first. The request needs no key and no credits. */
export async function allCoins({ scenario }: RequestSettings) {
  const parameters = { limit: MAX_SEARCHED, sort: "svc_rank", aux: ["is_active"] } as const;
  const { data } = await cryptocurrencyMapV1(client, parameters, { headers: preferScenario(scenario) });
  return data;
}

export type KnownCoin = Awaited<ReturnType<typeof allCoins>>[number];

/** A coin with its latest quote. Undefined for an unknown id. */
export async function coin(id: number, asked: RequestSettings, signal: AbortSignal) {
  const parameters = { id, convert: asked.currency };
  const coins = await cryptocurrencyQuotesLatestV3(client, parameters, toOptions(asked, signal));
  return coins.find((one) => one.id === id);
}

export type Coin = NonNullable<Awaited<ReturnType<typeof coin>>>;

/** A period of the chart. */
export interface Candle {
  /** Opening time, ISO 8601. */
  time: string;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number | null;
}

/** Candles of a coin, oldest first. */
export async function candles(
  id: number,
  range: RangeName,
  asked: RequestSettings,
  signal: AbortSignal,
): Promise<Candle[]> {
  const { time_period, count } = RANGES[range];
  const { currency } = asked;
  const parameters = { id, time_period, count, convert: currency };
  const { data } = await cryptocurrencyOhlcvHistoricalV2(client, parameters, toOptions(asked, signal));
  // For a skipped id, the service returns an empty map instead of the record.
  const periods = asMap(data, [id])[id]?.quotes ?? [];
  return periods.flatMap(({ time_open, quote }) => {
    const values = quote[currency];
    if (values === undefined) return [];
    const { open, high, low, close, volume } = values;
    return [{ time: time_open, open, high, low, close, volume }];
  });
}
