import type { Json, JsonObject } from "@market-data/generator-core";
import { getCoin, identities } from "./coins.ts";
import { everyObject, numberIn, type Place } from "./objects.ts";
import type { ExampleResponse } from "./responses.ts";

/** A price of a coin in a currency at a time, from one location of a response. */
export interface Price {
  at: string;
  coin: number;
  currency: string;
  /** Unix time in ms, rounded to the five-minute grid of prices. */
  moment: number;
  price: number;
}

/** An object with metrics in a single currency, with coin, currency and time. */
export interface AssetMetrics {
  place: Place;
  value: JsonObject;
  coin: number;
  currency: string;
  moment: number;
}

const GRID = 5 * 60_000;

/** Rounds a time to the grid. The close of a day and the open of the next day are the same time. */
export function getMoment(time: Json | undefined): number {
  return Math.round(Date.parse(String(time)) / GRID) * GRID;
}

/** Returns all objects with metrics of a coin in one currency. */
export function everyMetrics(responses: readonly ExampleResponse[]): AssetMetrics[] {
  const symbols = new Map(identities(responses).map(({ id, symbol }) => [id, String(symbol)]));
  return everyObject(responses).flatMap((place) => {
    const currency = getCurrency(place, symbols);
    const coin = getCoin(currency === place.value["symbol"] ? { ...place, value: {} } : place);
    if (currency === undefined || coin === undefined) return [];
    return [{ place, value: place.value, coin, currency, moment: getMoment(getTime(place)) }];
  });
}

/** Returns the currency of an object's metrics: by the key in a `quote` map, the id or the symbol. */
function getCurrency(
  { key, value, parents, response }: Place,
  symbols: ReadonlyMap<number, string>,
): string | undefined {
  if (key === "exchange_reported") {
    const quote = parents[1]?.["market_pair_quote"] as JsonObject | undefined;
    return quote === undefined ? undefined : String(quote["currency_symbol"]);
  }
  const convertId = numberIn(value["convert_id"]);
  if (convertId !== undefined) return symbols.get(convertId);
  if (parents[0]?.["quote"] !== undefined && typeof value["symbol"] === "string") return value["symbol"];
  if (parents[1] !== undefined && parents[1]["quote"] === parents[0]) return key;
  return response.operation.operationId.startsWith("simplePrice") && "price" in value ? "USD" : undefined;
}

/** Returns the time of metrics: from the metrics, the parent record or the response. */
function getTime({ value, parents, response }: Place): Json | undefined {
  for (const { timestamp, last_updated } of [value, ...parents]) {
    if (timestamp !== undefined || last_updated !== undefined) return timestamp ?? last_updated;
  }
  return ((response.value as JsonObject)["status"] as JsonObject | undefined)?.["timestamp"];
}

/** Returns all prices in the responses. */
export function everyPrice(responses: readonly ExampleResponse[]): Price[] {
  return everyMetrics(responses).flatMap((metrics) => {
    const { coin, currency, place } = metrics;
    return pricesIn(metrics).flatMap(([price, moment]) => {
      const number = numberIn(price);
      return number === undefined ? [] : [{ at: place.at, coin, currency, moment, price: number }];
    });
  });
}

function pricesIn({ value, place, moment }: AssetMetrics): [Json | undefined, number][] {
  // The price of a trade differs from the market price.
  if ("amount_base_asset" in value) return [];
  if ("price" in value) return [[unitPrice(value, place), moment]];
  if (!("open" in value)) return [];
  const period = place.parents.find((parent) => "time_open" in parent) ?? {};
  const opened = value["open_timestamp"] ?? period["time_open"];
  const closed = value["close_timestamp"];
  return [
    [value["open"], getMoment(opened)],
    [value["close"], closed === undefined ? moment : getMoment(closed)],
  ];
}

/** Returns the price of one unit for a response with an `amount`. */
function unitPrice(value: JsonObject, place: Place): Json | undefined {
  const amount = place.parents
    .map((parent) => numberIn(parent["amount"]))
    .find((number) => number !== undefined);
  const price = numberIn(value["price"]);
  return amount === undefined || price === undefined ? value["price"] : price / amount;
}

/** Finds the price of a coin in a currency at a time. Undefined for an unknown price. */
export function priceBook(
  responses: readonly ExampleResponse[],
): (coin: number, currency: string, moment: number) => number | undefined {
  const book = new Map(
    everyPrice(responses).map((fact) => [`${fact.coin} ${fact.currency} ${fact.moment}`, fact.price]),
  );
  return (coin, currency, moment) => book.get(`${coin} ${currency} ${moment}`);
}
