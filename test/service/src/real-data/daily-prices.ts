import type { Checks, Get } from "./checks.ts";
import { readRows } from "./files.ts";

const DAILY = "non-commercial/coinmetrics_daily.csv.gz";
const RATES = "open/fx_ecb_daily_per_eur.csv.gz";
const LAST = "T23:59:59.999Z";
const DAY = 86_400_000;

interface HistoricalQuote {
  readonly timestamp: string;
  readonly quote: Readonly<Record<string, { readonly price: number; readonly market_cap: number | null }>>;
}

/** Every day of Bitcoin: its price, its market cap, and both in euros at the European Central Bank's rate that is closest. */
export async function checkDailyPrices(folder: string, get: Get, checks: Checks): Promise<void> {
  const rows = readRows(folder, DAILY).filter(({ asset }) => asset === "btc");
  const newest = rows.at(-1)?.["date"];
  const path =
    `/v2/cryptocurrency/quotes/historical?id=1&interval=24h&count=${rows.length}&time_end=${newest}${LAST}` +
    "&convert=USD,EUR";
  const { data } = (await get(path)) as { data: { name: string; quotes: HistoricalQuote[] } };
  checks.equal("days of Bitcoin", data.quotes.length, rows.length);
  const quotes = new Map(data.quotes.map((quote) => [quote.timestamp.slice(0, 10), quote]));
  const dollarsPerEuro = new Map(
    readRows(folder, RATES).flatMap(({ date, currency, per_eur }) =>
      currency === "USD" && date !== undefined ? [[date, Number(per_eur)]] : [],
    ),
  );
  for (const { date = "", price_usd, market_cap_usd } of rows) {
    const { USD, EUR } = quotes.get(date)?.quote ?? {};
    checks.close(`Bitcoin on ${date}`, USD?.price, Number(price_usd));
    if (market_cap_usd !== "")
      checks.close(`its market cap on ${date}`, USD?.market_cap, Number(market_cap_usd));
    checks.close(
      `Bitcoin in euros on ${date}`,
      EUR?.price,
      Number(price_usd) / findRate(dollarsPerEuro, date),
    );
  }
  await checkRanking(folder, get, checks);
}

/** The bank's rate closest to the end of a day, by a week at most: that of the next day, else of the day, and so on outwards. */
function findRate(rates: ReadonlyMap<string, number>, date: string): number {
  const next = Date.parse(date) + DAY;
  for (let days = 0; days <= 7; days++) {
    for (const time of [next - days * DAY, next + days * DAY]) {
      const rate = rates.get(new Date(time).toISOString().slice(0, 10));
      if (rate !== undefined) return rate;
    }
  }
  return Number.NaN;
}

/** On the first of them an exchange's candles of Bitcoin exist too, which have no market cap. */
const RANKED_DAYS = ["2017-12-17", "2021-05-01"];

/** Rankings of past days: all assets with a price then, by the market caps of the file. */
async function checkRanking(folder: string, get: Get, checks: Checks): Promise<void> {
  const rows = readRows(folder, DAILY);
  for (const day of RANKED_DAYS) {
    await checkDay(
      day,
      rows.filter(({ date }) => date === day),
      get,
      checks,
    );
  }
}

async function checkDay(
  day: string,
  rows: readonly Record<string, string>[],
  get: Get,
  checks: Checks,
): Promise<void> {
  const path = `/v1/cryptocurrency/listings/historical?date=${day}&limit=5000`;
  const { data } = (await get(path)) as {
    data: { slug: string; quote: { USD: { price: number; market_cap: number | null } } }[];
  };
  // A coin with several chains has a key for each: `usdt_eth`.
  const coins = new Set(rows.map(({ asset }) => asset?.split("_")[0]));
  checks.equal(`coins on ${day}`, data.length, coins.size);
  const caps = rows.map((row) => Number(row["market_cap_usd"])).sort((one, other) => other - one);
  checks.close(`the largest market cap on ${day}`, data[0]?.quote.USD.market_cap, caps[0] ?? Number.NaN);
  checks.equal(`the first on ${day}`, data[0]?.slug, "bitcoin");
}
