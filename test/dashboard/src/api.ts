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

/** How long a call may take, in ms. */
const TIMEOUT = 15_000;
/** The most coins that are searched. */
const MAX_SEARCHED = 5000;

/**
 * The client of this page. Its own server, which adds the key, stands between it and the API. Waits that a reached limit
 * asks for are this page's to show, so the client is to make none.
 */
export const client = createClient({
  baseUrl: `${location.origin}/api`,
  timeout: TIMEOUT,
  retries: 1,
  maxRetryAfter: 0,
  use: [cache()],
  hooks: { after: detectScenarios },
});

/** What every call is about, besides its subject. */
export interface Asked {
  readonly currency: string;
  /** The scenario of the mock, where one is chosen. */
  readonly scenario: string | undefined;
}

const toOptions = ({ scenario }: Asked, signal: AbortSignal) => ({
  signal,
  headers: preferScenario(scenario),
});

/** A page of the listings. */
export interface ListingsPage {
  coins: Awaited<ReturnType<typeof askForListings>>["data"];
  hasMore: boolean;
  /** When the cached response ends and another may be had, in Unix ms; undefined where it is not cached. */
  expires: number | undefined;
}

function askForListings(route: ListingsRoute, signal: AbortSignal) {
  const { number, size, sort, direction, currency } = route;
  const start = (number - 1) * size + 1;
  // One more than is shown tells whether there is a next page.
  const parameters = { start, limit: size + 1, sort, sort_dir: direction, convert: currency };
  return cryptocurrencyListingsLatestV3(client, parameters, toOptions(route, signal)).withResponse();
}

export async function listings(route: ListingsRoute, signal: AbortSignal): Promise<ListingsPage> {
  const { data, response } = await askForListings(route, signal);
  return {
    coins: data.slice(0, route.size),
    hasMore: data.length > route.size,
    expires: getExpiry(response.headers),
  };
}

/** When a response is to be asked for again, in Unix ms: `Age` is what its time in the client's cache came to. */
function getExpiry(headers: Headers): number | undefined {
  const seconds = Number(/max-age=(\d+)/.exec(headers.get("Cache-Control") ?? "")?.[1] ?? 0);
  return seconds === 0 ? undefined : Date.now() + (seconds - Number(headers.get("Age") ?? 0)) * 1000;
}

export type Listing = ListingsPage["coins"][number];

/** The prices of a week, the oldest first, by the ids of coins. */
export async function weeklyPrices(
  ids: readonly number[],
  asked: Asked,
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

/** What the search looks through: all coins, the largest first. No key is needed for it, and no credits. */
export async function allCoins({ scenario }: Asked) {
  const parameters = { limit: MAX_SEARCHED, sort: "svc_rank", aux: ["is_active"] } as const;
  const { data } = await cryptocurrencyMapV1(client, parameters, { headers: preferScenario(scenario) });
  return data;
}

export type KnownCoin = Awaited<ReturnType<typeof allCoins>>[number];

/** A coin with its latest quote; undefined where there is none with this id. */
export async function coin(id: number, asked: Asked, signal: AbortSignal) {
  const parameters = { id, convert: asked.currency };
  const coins = await cryptocurrencyQuotesLatestV3(client, parameters, toOptions(asked, signal));
  return coins.find((one) => one.id === id);
}

export type Coin = NonNullable<Awaited<ReturnType<typeof coin>>>;

/** One period of a chart. */
export interface Candle {
  /** When it opened, ISO 8601. */
  time: string;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number | null;
}

/** A coin's prices, the oldest first. */
export async function candles(
  id: number,
  range: RangeName,
  asked: Asked,
  signal: AbortSignal,
): Promise<Candle[]> {
  const { time_period, count } = RANGES[range];
  const { currency } = asked;
  const parameters = { id, time_period, count, convert: currency };
  const { data } = await cryptocurrencyOhlcvHistoricalV2(client, parameters, toOptions(asked, signal));
  // An id that the service had to skip brings an empty map in the place of the record.
  const periods = asMap(data, [id])[id]?.quotes ?? [];
  return periods.flatMap(({ time_open, quote }) => {
    const figures = quote[currency];
    if (figures === undefined) return [];
    const { open, high, low, close, volume } = figures;
    return [{ time: time_open, open, high, low, close, volume }];
  });
}
