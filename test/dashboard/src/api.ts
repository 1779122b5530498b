import {
  asMap,
  type Client,
  createClient,
  cryptocurrencyListingsLatestV3,
  cryptocurrencyMapV1,
  cryptocurrencyOhlcvHistoricalV2,
  cryptocurrencyQuotesHistoricalV3,
  cryptocurrencyQuotesLatestV3,
  streamV1,
} from "@market-data/client";
import { cache } from "@market-data/client/cache";
import { createQueries, type Queries, updateQuotes } from "@market-data/client/query";
import { QueryClient } from "@tanstack/query-core";
import { RANGES, type RangeName } from "./ranges.ts";
import type { ListingsRoute } from "./route.ts";
import { detectScenarios, preferScenario } from "./scenarios.ts";

/** Timeout of a request, in ms. */
const TIMEOUT = 15_000;
/** The time between requests for a coin without a stream, in ms. */
const POLLING = 60_000;
/** Maximum number of searchable coins. */
const MAX_SEARCHED = 5000;

/** The data of all panels. The page decides when to refresh, and shows a lost connection as an error. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { refetchOnWindowFocus: false, refetchOnReconnect: false, networkMode: "always" },
  },
});

const use = [cache()];
/** The client of a scenario, and its queries. */
interface Scope {
  readonly client: Client;
  readonly queries: Queries;
}

const scopes = new Map<string | undefined, Scope>();

/**
 * Returns the client and the queries of a scenario. The client calls the page's own server, which adds the key. The client never waits
 * for a limit to reset, because the page shows a countdown.
 */
function getScope({ scenario }: RequestSettings): Scope {
  const known = scopes.get(scenario);
  if (known !== undefined) return known;
  const client = createClient({
    baseUrl: `${location.origin}/api`,
    timeout: TIMEOUT,
    retries: 1,
    maxRetryAfter: 0,
    use,
    headers: preferScenario(scenario),
    hooks: { after: detectScenarios },
  });
  const scope = { client, queries: createQueries(client, { scope: scenario ?? "no scenario" }) };
  scopes.set(scenario, scope);
  return scope;
}

const getQueries = (asked: RequestSettings) => getScope(asked).queries;

/** The credits of all requests. */
export const countCredits = () =>
  [...scopes.values()].reduce((sum, { client }) => sum + client.usage.total, 0);

/** Settings of every request. */
export interface RequestSettings {
  readonly currency: string;
  /** The chosen scenario of the mock, if any. */
  readonly scenario: string | undefined;
}

/** Writes the events of a stream into the quotes of a query, until the signal aborts. */
export function follow(
  query: { readonly queryKey: readonly string[] },
  id: readonly number[],
  asked: RequestSettings,
  signal: AbortSignal,
): Promise<void> {
  const { client } = getScope(asked);
  return updateQuotes(queryClient, query, streamV1(client, { id, convert: asked.currency }, { signal }));
}

/** A page of the listings. */
export function listings(route: ListingsRoute) {
  const { number, size, sort, direction, currency } = route;
  const start = (number - 1) * size + 1;
  // An additional coin shows that a next page exists.
  const parameters = { start, limit: size + 1, sort, sort_dir: direction, convert: currency };
  return getQueries(route).query(cryptocurrencyListingsLatestV3, parameters);
}

type ResultOf<Options extends { queryFn(context: object): Promise<unknown> }> = Awaited<
  ReturnType<Options["queryFn"]>
>;

export type Listing = ResultOf<ReturnType<typeof listings>>[number];

/** Prices of the last 7 days by coin id, oldest first. */
export function weeklyPrices(ids: readonly number[], asked: RequestSettings) {
  const { currency } = asked;
  const parameters = {
    id: ids,
    interval: "6h",
    count: 28,
    convert: currency,
    aux: ["price"],
  } as const;
  const query = getQueries(asked).query(cryptocurrencyQuotesHistoricalV3, parameters);
  return {
    ...query,
    select: ({ data }: ResultOf<typeof query>): ReadonlyMap<number, readonly number[]> =>
      new Map(
        Object.entries(asMap(data, ids)).map(([id, coin]): [number, number[]] => [
          Number(id),
          (coin?.quotes ?? []).flatMap(({ quote }) => quote[currency]?.price ?? []),
        ]),
      ),
  };
}

/** All searchable coins, the largest first. The request needs no key and no credits. */
export async function allCoins(asked: RequestSettings) {
  const parameters = { limit: MAX_SEARCHED, sort: "svc_rank", aux: ["is_active"] } as const;
  const { data } = await queryClient.fetchQuery(getQueries(asked).query(cryptocurrencyMapV1, parameters));
  return data;
}

export type KnownCoin = Awaited<ReturnType<typeof allCoins>>[number];

/** A coin with its latest quote. Undefined for an unknown id. */
export function coin(id: number, asked: RequestSettings) {
  const query = getQueries(asked).query(cryptocurrencyQuotesLatestV3, { id, convert: asked.currency });
  return {
    ...query,
    // Every event of the stream restarts the interval. After an error, the panel decides when to retry.
    refetchInterval: ({ state }: { state: { status: string } }) => state.status === "success" && POLLING,
    select: (coins: ResultOf<typeof query>) => coins.find((one) => one.id === id),
  };
}

export type Coin = NonNullable<ReturnType<ReturnType<typeof coin>["select"]>>;

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
export function candles(id: number, range: RangeName, asked: RequestSettings) {
  const { time_period, count } = RANGES[range];
  const { currency } = asked;
  const parameters = { id, time_period, count, convert: currency };
  const query = getQueries(asked).query(cryptocurrencyOhlcvHistoricalV2, parameters);
  return {
    ...query,
    select({ data }: ResultOf<typeof query>): Candle[] {
      // For a skipped id, the service returns an empty map instead of the record.
      const periods = asMap(data, [id])[id]?.quotes ?? [];
      return periods.flatMap(({ time_open, quote }) => {
        const values = quote[currency];
        if (values === undefined) return [];
        const { open, high, low, close, volume } = values;
        return [{ time: time_open, open, high, low, close, volume }];
      });
    },
  };
}
