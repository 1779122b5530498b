// A long-running program with cache, limiter and logger.
import { type ClientOptions, createMarketData, type MarketData, type Middleware } from "@market-data/client";
import { cache } from "@market-data/client/cache";
import { limiter } from "@market-data/client/limiter";
import { type LogEntry, logger } from "@market-data/client/logger";

const lines: string[] = [];
const log = ({ operation, status, milliseconds, credits }: LogEntry) =>
  lines.push(`${operation}: ${status}, ${milliseconds} ms, ${credits} credits`);

const traced: Middleware = async (exchange, next) => {
  exchange.request.headers.set("X-Trace", `${exchange.operation}-${exchange.attempt}`);
  return next();
};

const options: ClientOptions = {
  baseUrl: process.env["MARKET_DATA_URL"] ?? "https://api.example.com",
  apiKey: process.env["MARKET_DATA_KEY"],
  timeout: 10_000,
  retries: 3,
  use: [traced, cache({ maxEntries: 100 }), limiter({ perMinute: 30 }), logger({ log })],
  hooks: { retry: ({ error, delay }) => console.warn(`${error.message}: again in ${delay} ms`) },
};

async function watch(api: MarketData, ids: readonly number[], signal: AbortSignal): Promise<void> {
  const { data } = await api.simple.price({ ids, include_percent_change_24h: true }, { signal });
  for (const { id, price, percent_change_24h } of data) {
    if (Math.abs(percent_change_24h ?? 0) > 5) console.log(`${id} moved to ${price}`);
  }
}

const api = createMarketData(options);
for (let round = 0; round < 3; round++) await watch(api, [1, 1027, 5426], AbortSignal.timeout(60_000));
console.log(lines.join("\n"));
