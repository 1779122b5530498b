import type { Json, JsonObject } from "@market-data/generator-core";
import type { Check } from "../check.ts";
import { identities } from "../coins.ts";
import { everyObject, near, numberIn, type Place } from "../objects.ts";
import { getMoment } from "../prices.ts";
import type { ExampleResponse } from "../responses.ts";

/** Totals, repeated values and products in lists: categories, coins, market pairs, trades. */
export const listChecks: Check[] = [
  {
    rule: "a category has the totals of its coins",
    find: (responses) => everyObject(responses).flatMap(wrongCategory),
  },
  { rule: "a repeated record has the same values", find: changedRecords },
  { rule: "a coin has one `num_market_pairs`", find: (responses) => twoCounts(responses) },
  {
    rule: "a pair has the same volume in base, quote and USD",
    find: (responses) => everyObject(responses).flatMap(wrongPairVolume),
  },
  { rule: "a coin has the sum of its market pairs as volume", find: wrongCoinVolume },
  {
    rule: "a trade's total is price x amount",
    find: (responses) => everyObject(responses).flatMap(wrongTrade),
  },
];

function wrongCategory({ value, at }: Place): string[] {
  const coins = value["coins"];
  if (!Array.isArray(coins) || coins.length !== value["num_tokens"]) return [];
  const quotes = (coins as JsonObject[]).map((coin) => (coin["quote"] as JsonObject)["USD"] as JsonObject);
  const sum = (key: string) => quotes.reduce((total, quote) => total + (numberIn(quote[key]) ?? 0), 0);
  const right: [string, number][] = [
    ["market_cap", sum("market_cap")],
    ["volume", sum("volume_24h")],
    ["avg_price_change", sum("percent_change_24h") / quotes.length],
  ];
  return right.flatMap(([key, expected]) => {
    const said = numberIn(value[key]);
    return said !== undefined && Math.abs(said - expected) <= Math.abs(expected) * 1e-5
      ? []
      : [`${at}.${key}: ${said}, should be ${expected}`];
  });
}

/**
 * Finds records with the same id and different values. Applies to categories, airdrops, exchanges and markets, not to
 * coins.
 */
function changedRecords(responses: readonly ExampleResponse[]): string[] {
  const first = new Map<string, { fields: JsonObject; at: string }>();
  return everyObject(responses).flatMap(({ value, at }) => {
    const id = typeof value["id"] === "string" || !("symbol" in value) ? value["id"] : undefined;
    const key =
      value["market_id"] ??
      (id !== undefined && ("slug" in value || typeof id === "string") ? `${typeof id} ${id}` : undefined);
    if (key === undefined || key === null) return [];
    const earlier = first.get(String(key));
    if (earlier === undefined) first.set(String(key), { fields: value, at });
    return earlier === undefined
      ? []
      : changedFields(earlier.fields, value).map((field) => `${at}.${field} differs from ${earlier.at}`);
  });
}

function changedFields(one: JsonObject, other: JsonObject): string[] {
  const isSame = (a: Json | undefined, b: Json | undefined) => JSON.stringify(a) === JSON.stringify(b);
  return Object.keys(one).filter((key) => key in other && !isSame(one[key], other[key]));
}

function twoCounts(responses: readonly ExampleResponse[]): string[] {
  const first = new Map<number, Json>();
  return identities(responses).flatMap(({ id, place }) => {
    const count = place.value["num_market_pairs"];
    if (count === undefined) return [];
    const earlier = first.get(id) ?? count;
    first.set(id, earlier);
    return earlier === count ? [] : [`${place.at}: ${count}, but ${earlier} elsewhere`];
  });
}

function wrongPairVolume({ value, at }: Place): string[] {
  const reported = value["exchange_reported"] as JsonObject | undefined;
  const dollars = value["USD"] as JsonObject | undefined;
  const [base, quote, price] = ["volume_24h_base", "volume_24h_quote", "price"].map((key) =>
    numberIn(reported?.[key]),
  );
  const [worth, volume] = ["price", "volume_24h"].map((key) => numberIn(dollars?.[key]));
  if (
    base === undefined ||
    quote === undefined ||
    price === undefined ||
    worth === undefined ||
    volume === undefined
  )
    return [];
  return near(base * price, quote) && near(base * worth, volume)
    ? []
    : [`${at}: ${base}, ${quote}, ${volume}`];
}

/** Applies only to responses with all market pairs of a coin. */
function wrongCoinVolume(responses: readonly ExampleResponse[]): string[] {
  const places = everyObject(responses);
  const now = Math.max(
    ...places.map(({ value }) => getMoment(value["last_updated"])).filter(Number.isFinite),
  );
  const volumes = new Map(
    places
      .filter(({ value }) => "symbol" in value && getMoment(value["last_updated"]) === now)
      .map(({ value }) => [value["id"], inDollars(value)] as const)
      .filter(([, volume]) => volume !== undefined),
  );
  return places.flatMap(({ value, at }) => {
    const pairs = value["market_pairs"];
    const volume = volumes.get(value["id"]);
    if (!Array.isArray(pairs) || pairs.length !== value["num_market_pairs"] || volume === undefined)
      return [];
    const sum = (pairs as JsonObject[]).reduce((total, pair) => total + (inDollars(pair) ?? 0), 0);
    return near(sum, volume) ? [] : [`${at}: ${sum}, but the coin's volume is ${volume}`];
  });
}

function inDollars(value: JsonObject): number | undefined {
  return numberIn(
    ((value["quote"] as JsonObject | undefined)?.["USD"] as JsonObject | undefined)?.["volume_24h"],
  );
}

function wrongTrade({ value, at }: Place): string[] {
  const [price, total, amount, paid, rate] = [
    "price",
    "total",
    "amount_base_asset",
    "amount_quote_asset",
    "price_by_quote_asset",
  ].map((key) => numberIn(value[key]));
  if (
    price === undefined ||
    total === undefined ||
    amount === undefined ||
    paid === undefined ||
    rate === undefined
  )
    return [];
  return near(price * amount, total) && near(rate * amount, paid)
    ? []
    : [`${at}: ${amount} at ${price} is not ${total}`];
}
