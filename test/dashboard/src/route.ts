import type { CryptocurrencyListingsLatestV3Fields } from "@market-data/client";
import { SORTS, type SortKey } from "./columns.ts";
import { RANGES, type RangeName } from "./ranges.ts";

export const PAGE_SIZES = [20, 50, 100] as const;
type PageSize = (typeof PAGE_SIZES)[number];
export type Direction = NonNullable<CryptocurrencyListingsLatestV3Fields["sort_dir"]>;

export interface ListingsRoute {
  page: "listings";
  /** Counted from 1. */
  number: number;
  size: PageSize;
  sort: SortKey;
  direction: Direction;
  currency: string;
  scenario: string | undefined;
}

export interface CoinRoute {
  page: "coin";
  id: number;
  range: RangeName;
  currency: string;
  scenario: string | undefined;
}

/** An unknown route. */
export interface NotFoundRoute {
  page: "not-found";
  currency: string;
  scenario: string | undefined;
}

export type Route = ListingsRoute | CoinRoute | NotFoundRoute;

const DEFAULT_CURRENCY = "USD";
const DEFAULT_RANGE: RangeName = "30d";
const LISTINGS = { page: "listings", number: 1, size: 20, sort: "market_cap", direction: "desc" } as const;
const MAX_ID = 2_147_483_647;

/** Parses the hash of the URL. Invalid parts count as absent. */
export function parseRoute(hash: string): Route {
  const { pathname, searchParams } = new URL(hash.replace(/^#/, "") || "/", "http://hash");
  const asked = searchParams.get("convert")?.toUpperCase() ?? "";
  const currency = /^[A-Z0-9]{1,20}$/.test(asked) ? asked : DEFAULT_CURRENCY;
  // Unknown scenarios are sent too, because the mock's error message lists the known scenarios.
  const scenario = /^[\w-]{1,40}$/.exec(searchParams.get("scenario") ?? "")?.[0];
  if (pathname === "/") return listingsRoute(searchParams, currency, scenario);
  const id = Number(/^\/coin\/(\d{1,10})$/.exec(pathname)?.[1]);
  if (!(id >= 1 && id <= MAX_ID)) return { page: "not-found", currency, scenario };
  const range = knownKey(RANGES, searchParams.get("range")) ?? DEFAULT_RANGE;
  return { page: "coin", id, range, currency, scenario };
}

function listingsRoute(
  search: URLSearchParams,
  currency: string,
  scenario: string | undefined,
): ListingsRoute {
  const sort = knownKey(SORTS, search.get("sort")) ?? LISTINGS.sort;
  const direction = search.get("dir");
  return {
    page: "listings",
    number: Number(/^[1-9]\d{0,6}$/.exec(search.get("page") ?? "")?.[0] ?? LISTINGS.number),
    size: PAGE_SIZES.find((size) => String(size) === search.get("size")) ?? LISTINGS.size,
    sort,
    direction: direction === "asc" || direction === "desc" ? direction : SORTS[sort],
    currency,
    scenario,
  };
}

function knownKey<Known extends object>(known: Known, key: string | null): keyof Known | undefined {
  return key !== null && Object.hasOwn(known, key) ? (key as keyof Known) : undefined;
}

/** The hash of a route, without default values. */
export function toHash(route: Route): string {
  const search = new URLSearchParams();
  const put = (name: string, value: string | number, usual: string | number) => {
    if (value !== usual) search.set(name, String(value));
  };
  let path = "#/";
  if (route.page === "listings") {
    put("page", route.number, LISTINGS.number);
    put("size", route.size, LISTINGS.size);
    put("sort", route.sort, LISTINGS.sort);
    put("dir", route.direction, SORTS[route.sort]);
  } else if (route.page === "coin") {
    path = `#/coin/${route.id}`;
    put("range", route.range, DEFAULT_RANGE);
  }
  put("convert", route.currency, DEFAULT_CURRENCY);
  if (route.scenario !== undefined) search.set("scenario", route.scenario);
  return search.size === 0 ? path : `${path}?${search}`;
}

/** The first page of the listings. */
export function firstListings({ currency, scenario }: Pick<Route, "currency" | "scenario">): ListingsRoute {
  return { ...LISTINGS, currency, scenario };
}

/** The page of a coin with the default range. */
export function firstCoin(
  id: number,
  { currency, scenario }: Pick<Route, "currency" | "scenario">,
): CoinRoute {
  return { page: "coin", id, range: DEFAULT_RANGE, currency, scenario };
}
