import type { Json, JsonObject } from "@market-data/generator-core";
import { everyObject, numberIn, type Place } from "./objects.ts";
import type { ExampleResponse } from "./responses.ts";

/** The names under which records of different kinds tell which coin, or fiat currency, they are about. */
const SHAPES: readonly Record<"id" | "symbol" | "name" | "slug" | "rank", string>[] = [
  { id: "id", symbol: "symbol", name: "name", slug: "slug", rank: "svc_rank" },
  { id: "id", symbol: "symbol", name: "name", slug: "slug", rank: "rank" },
  { id: "crypto_id", symbol: "symbol", name: "name", slug: "crypto_slug", rank: "" },
  { id: "currency_id", symbol: "currency_symbol", name: "currency_name", slug: "currency_slug", rank: "" },
  { id: "base_asset_ucid", symbol: "base_asset_symbol", name: "base_asset_name", slug: "", rank: "" },
  { id: "quote_asset_ucid", symbol: "quote_asset_symbol", name: "quote_asset_name", slug: "", rank: "" },
  { id: "cryptocurrencyId", symbol: "", name: "", slug: "cryptocurrencySlug", rank: "" },
];

/** What one place of a response says about who a coin is. */
export interface Identity {
  place: Place;
  id: number;
  symbol?: Json;
  name?: Json;
  slug?: Json;
  rank?: Json;
}

/** Everything that the responses say about who a coin, or fiat currency, is. */
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

/** The coin that an object is about: its own, or that of the nearest object around it that names one. */
export function getCoin(place: Place): number | undefined {
  return [place.value, ...place.parents].map(ownCoin).find((id) => id !== undefined);
}

/** The record that names the coin which an object is about. */
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
