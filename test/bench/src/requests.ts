import { DatabaseSync } from "node:sqlite";
import { NEWEST } from "./market.ts";

const DAY = 86_400_000;
const TO = NEWEST - (NEWEST % DAY);
const COUNT = 2000;
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

/** Distinct requests, by kind. */
export interface Requests {
  /** Prices of 50 assets. */
  readonly prices: string[];
  /** 100 rows, with a different filter and order in each request. */
  readonly listings: string[];
  /** 5,000 rows, with a different filter and order in each request. */
  readonly longListings: string[];
  /** 365 days of one asset. */
  readonly history: string[];
}

/** @param file The database of a market. */
export function listRequests(file: string): Requests {
  const ids = readIds(file);
  const repeat = (make: (index: number) => string) =>
    Array.from({ length: COUNT }, (_, index) => make(index));
  const id = (index: number) => ids[index % ids.length];
  const order = (index: number) =>
    `sort=${SORTS[index % SORTS.length]}&sort_dir=${index % 2 === 0 ? "asc" : "desc"}`;
  const days = `time_start=${(TO - 365 * DAY) / 1000 - 1}&time_end=${TO / 1000 - 1}&count=365`;
  return {
    prices: repeat((index) => {
      const fifty = Array.from({ length: 50 }, (_, one) => id(index * 50 + one));
      return `/v1/simple/price?ids=${[...new Set(fifty)].join()}`;
    }),
    listings: repeat((index) => `${LISTINGS}?${order(index)}&price_min=${(index + 1) / 1e5}`),
    longListings: repeat((index) => `${LISTINGS}?limit=5000&${order(index)}&price_min=${(index + 1) / 1e9}`),
    history: repeat((index) => `/v2/cryptocurrency/ohlcv/historical?id=${id(index)}&${days}`),
  };
}

/** The ids of all assets with metrics, in an arbitrary order. */
function readIds(file: string): number[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const query = "SELECT asset_id AS id FROM metrics ORDER BY asset_id * 7919 % 10007";
    return database
      .prepare(query)
      .all()
      .map(({ id }) => Number(id));
  } finally {
    database.close();
  }
}
