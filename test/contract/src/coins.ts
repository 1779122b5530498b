import type { Json, JsonObject } from "@market-data/generator-core";
import { everyObject, numberIn, type Place } from "./objects.ts";
import type { ExampleResponse } from "./responses.ts";

/** The field names of ids, symbols and names in different kinds of records. */
const SHAPES: readonly Record<"id" | "symbol" | "name" | "slug" | "rank", string>[] = [
  { id: "id", symbol: "symbol", name: "name", slug: "slug", rank: "svc_rank" },
  { id: "id", symbol: "symbol", name: "name", slug: "slug", rank: "rank" },
  { id: "crypto_id", symbol: "symbol", name: "name", slug: "crypto_slug", rank: "" },
  { id: "currency_id", symbol: "currency_symbol", name: "currency_name", slug: "currency_slug", rank: "" },
  { id: "base_asset_ucid", symbol: "base_asset_symbol", name: "base_asset_name", slug: "", rank: "" },
  { id: "quote_asset_ucid", symbol: "quote_asset_symbol", name: "quote_asset_name", slug: "", rank: "" },
  { id: "cryptocurrencyId", symbol: "", name: "", slug: "cryptocurrencySlug", rank: "" },
];

/** The identity of a coin at a location of a response. */
export interface Identity {
  place: Place;
  id: number;
  symbol?: Json;
  name?: Json;
  slug?: Json;
  rank?: Json;
}

/** Returns all identities of coins and fiat currencies in the responses. */
export function identities(responses: readonly ExampleResponse[]): Identity[] {
  return everyObject(responses).flatMap((place) => getIdentities(place));
}

function getIdentities(place: Place): Identity[] {
  const { value } = place;
  return SHAPES.flatMap((shape) => {
    const id = numberIn(value[shape.id]);
    const named = value[shape.symbol] ?? (shape.id === "id" ? undefined : value[shape.slug]);
    if (id === undefined || named === undefined) return [];
    const { id: _, ...rest } = shape;
    const said = Object.entries(rest).filter(([, key]) => value[key] !== undefined);
    return [{ place, id, ...Object.fromEntries(said.map(([word, key]) => [word, value[key] as Json])) }];
  });
}

/** Returns the coin of an object, or the coin of the nearest parent with a coin. */
export function getCoin(place: Place): number | undefined {
  return [place.value, ...place.parents].map(ownCoin).find((id) => id !== undefined);
}

/** Returns the record with the identity of an object's coin. */
export function getRecord(place: Place): JsonObject | undefined {
  return [place.value, ...place.parents].find((value) => ownCoin(value) !== undefined);
}

function ownCoin(value: JsonObject): number | undefined {
  const base = value["market_pair_base"] as JsonObject | undefined;
  if (base !== undefined) return numberIn(base["currency_id"]);
  if (value["base_asset_ucid"] !== undefined) return numberIn(value["base_asset_ucid"]);
  const isCoin = typeof value["symbol"] === "string" && typeof value["name"] === "string";
  const isSimplePrice = "price" in value && !("symbol" in value);
  return isCoin || isSimplePrice ? numberIn(value["id"]) : undefined;
}
