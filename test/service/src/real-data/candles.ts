import type { Checks, Get } from "./checks.ts";
import { readLines } from "./files.ts";

const CANDLES = "open/candles";

interface ServedCandle {
  readonly time_open: string;
  readonly quote: {
    readonly USD: Readonly<Record<"open" | "high" | "low" | "close" | "volume", number | null>>;
  };
}

/** Every day of Coinbase and every hour of Bitfinex, in US dollars; and one minute of Coinbase. */
export async function checkCandles(folder: string, get: Get, checks: Checks): Promise<void> {
  const days = await checkFile("lean_coinbase_btcusd_daily.csv", "daily", folder, get, checks);
  const hours = await checkFile("lean_bitfinex_btcusd_hour.csv", "hourly", folder, get, checks);
  checks.equal("candles", days > 1000 && hours > 500, true);
  const path = "/v2/cryptocurrency/quotes/historical?id=1&interval=5m&count=1&time_end=2018-04-05T00:03:00Z";
  const { data } = (await get(path)) as { data: { quotes: { quote: { USD: { price: number } } }[] } };
  const minute = readLines(folder, `${CANDLES}/lean_coinbase_btcusd_min_20180405.csv`)[2]?.split(",")[4];
  checks.close("a minute's close", data.quotes[0]?.quote.USD.price, Number(minute));
}

async function checkFile(
  file: string,
  period: "daily" | "hourly",
  folder: string,
  get: Get,
  checks: Checks,
): Promise<number> {
  const candles = readLines(folder, `${CANDLES}/${file}`).map((line) => line.split(","));
  const newest = toTimestamp(candles.at(-1)?.[0] ?? "");
  const path =
    `/v2/cryptocurrency/ohlcv/historical?id=1&time_period=${period}&interval=${period}&count=10000` +
    `&time_end=${newest}`;
  const { data } = (await get(path)) as { data: { quotes: ServedCandle[] } };
  const candlesByTime = new Map(data.quotes.map((each) => [each.time_open, each.quote.USD]));
  for (const [time = "", open, high, low, close, volume] of candles) {
    const served = candlesByTime.get(toTimestamp(time));
    const expected = { open, high, low, close };
    for (const [name, value] of Object.entries(expected)) {
      checks.close(`${file}, ${time}: ${name}`, served?.[name as "open"], Number(value));
    }
    // The service has no hourly volume before 2020-09-22.
    if (period === "daily")
      checks.close(`${file}, ${time}: volume`, served?.volume, Number(volume) * Number(close));
    else checks.equal(`${file}, ${time}: volume`, served?.volume, null);
  }
  return candles.length;
}

/** `20141201 00:00` as responses write it. */
function toTimestamp(time: string): string {
  return `${time.slice(0, 4)}-${time.slice(4, 6)}-${time.slice(6, 8)}T${time.slice(9)}:00.000Z`;
}
