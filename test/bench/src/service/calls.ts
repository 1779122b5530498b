import { DatabaseSync } from "node:sqlite";
import { NEWEST } from "./market.ts";

const DAY = 86_400_000;
const LISTINGS = "/v1/cryptocurrency/listings/latest";
const SORTS = [
  "market_cap",
  "price",
  "volume_24h",
  "volume_7d",
  "circulating_supply",
  "percent_change_24h",
  "name",
];
const AS_MANY = 2000;

/** The days of history calls, the last one of them over. */
export const TO = NEWEST - (NEWEST % DAY);
export const FROM = TO - 365 * DAY;

/** The ids of the assets with metrics in a market, in an order without a pattern. */
export function idsIn(file: string): number[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = database
      .prepare("SELECT asset_id AS id FROM figures ORDER BY asset_id * 7919 % 10007")
      .all();
    return rows.map(({ id }) => Number(id));
  } finally {
    database.close();
  }
}

export interface Calls {
  /** Prices of 50 assets, others in each call. */
  readonly prices: string[];
  /** Quotes of one asset in euro, another in each call. */
  readonly quotes: string[];
  /** 100 rows, with another filter and order in each call. */
  readonly filtered: string[];
  /** 5,000 rows, with another filter and order in each call. */
  readonly long: string[];
  /** 365 days of one asset, another in each call. */
  readonly history: string[];
  /** The same assets' days, as the bare statement takes them. */
  readonly bareHistory: string[];
  /** 1,500 days of one asset, another in each call. Another thread reads a history of this length. */
  readonly longHistory: string[];
}

export function callsFor(ids: readonly number[]): Calls {
  const of = (make: (index: number) => string) => Array.from({ length: AS_MANY }, (_, index) => make(index));
  const id = (index: number) => ids[index % ids.length];
  const order = (index: number) =>
    `sort=${SORTS[index % SORTS.length]}&sort_dir=${index % 2 === 0 ? "asc" : "desc"}`;
  const days = (count: number) =>
    `time_start=${(TO - count * DAY) / 1000 - 1}&time_end=${TO / 1000 - 1}&count=${count}`;
  const history = (index: number, count: number) =>
    `/v2/cryptocurrency/ohlcv/historical?id=${id(index)}&${days(count)}`;
  return {
    prices: of((index) => {
      const fifty = Array.from({ length: 50 }, (_, one) => id(index * 50 + one));
      return `/v1/simple/price?ids=${[...new Set(fifty)].join()}`;
    }),
    quotes: of((index) => `/v2/cryptocurrency/quotes/latest?id=${id(index)}&convert=EUR`),
    filtered: of((index) => `${LISTINGS}?${order(index)}&price_min=${(index + 1) / 1e5}`),
    long: of((index) => `${LISTINGS}?limit=5000&${order(index)}&price_min=${(index + 1) / 1e9}`),
    history: of((index) => history(index, 365)),
    bareHistory: of((index) => `/bars/${id(index)}/${FROM}/${TO}`),
    longHistory: of((index) => history(index, 1500)),
  };
}

export const HUNDRED_ROWS = `${LISTINGS}?limit=100`;
export const FIVE_THOUSAND_ROWS = `${LISTINGS}?limit=5000`;
