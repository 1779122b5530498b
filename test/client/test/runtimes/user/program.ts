// Compiled in a user's project against the installed packages.
import {
  type ClientOptions,
  createClient,
  createMarketData,
  cryptocurrencyMapV1,
  getQuote,
  MarketDataError,
} from "@market-data/client";
import { type CacheOptions, cache } from "@market-data/client/cache";
import { limiter } from "@market-data/client/limiter";
import { logger } from "@market-data/client/logger";
import { createQueries, type QueryOptions } from "@market-data/client/query";

const kept: CacheOptions = { maxEntries: 10 };
const options: ClientOptions = {
  baseUrl: "https://api.example.com",
  use: [cache(kept), limiter(), logger()],
};
const api = createMarketData(options);

// CommonJS has no top-level await.
export async function main(): Promise<void> {
  try {
    const [coin] = await api.cryptocurrency.quotes.latest({ id: [1, 1027], convert: ["USD", "EUR"] });
    const price: number | undefined = coin && getQuote(coin, "EUR")?.price;
    const names: string[] = (await cryptocurrencyMapV1(createClient(options))).data.map(({ name }) => name);
    const { data } = await api.fetch.GET("/v1/cryptocurrency/map");
    const query: QueryOptions<{ id: number }[]> = createQueries(api, { scope: "account" }).query(
      api.cryptocurrency.quotes.latest,
      { id: 1 },
    );
    console.log(price, names, data?.data, await query.queryFn({}));
  } catch (error) {
    if (error instanceof MarketDataError) console.log(error.status, error.code);
  }
}
