import {
  asMap,
  createClient,
  cryptocurrencyListingsLatestV3,
  cryptocurrencyOhlcvHistoricalV2,
  cryptocurrencyQuotesLatestV3,
} from "@market-data/client";
import { cache } from "@market-data/client/cache";
import { RANGES, type RangeName } from "./ranges.ts";
import type { ListingsRoute } from "./route.ts";

/** How long a call may take, in ms. */
const TIMEOUT = 15_000;

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
});

/** A page of the listings. */
export interface ListingsPage {
  coins: Awaited<ReturnType<typeof askForListings>>;
  hasMore: boolean;
}

function askForListings({ number, size, sort, direction, currency }: ListingsRoute, signal: AbortSignal) {
  const start = (number - 1) * size + 1;
  // One more than is shown tells whether there is a next page.
  const parameters = { start, limit: size + 1, sort, sort_dir: direction, convert: currency };
  return cryptocurrencyListingsLatestV3(client, parameters, { signal });
}

export async function listings(route: ListingsRoute, signal: AbortSignal): Promise<ListingsPage> {
  const coins = await askForListings(route, signal);
  return { coins: coins.slice(0, route.size), hasMore: coins.length > route.size };
}

export type Listing = ListingsPage["coins"][number];

/** A coin with its latest quote; undefined where there is none with this id. */
export async function coin(id: number, currency: string, signal: AbortSignal) {
  const coins = await cryptocurrencyQuotesLatestV3(client, { id, convert: currency }, { signal });
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
  currency: string,
  signal: AbortSignal,
): Promise<Candle[]> {
  const { time_period, count } = RANGES[range];
  const parameters = { id, time_period, count, convert: currency };
  const { data } = await cryptocurrencyOhlcvHistoricalV2(client, parameters, { signal });
  // An id that the service had to skip brings an empty map in the place of the record.
  const periods = asMap(data, [id])[id]?.quotes ?? [];
  return periods.flatMap(({ time_open, quote }) => {
    const figures = quote[currency];
    if (figures === undefined) return [];
    const { open, high, low, close, volume } = figures;
    return [{ time: time_open, open, high, low, close, volume }];
  });
}
