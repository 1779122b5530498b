import type { Json, JsonObject } from "@market-data/generator-core";
import { getCoin, identities } from "./coins.ts";
import { everyObject, numberIn, type Place } from "./objects.ts";
import type { ExampleResponse } from "./responses.ts";

/** A coin's price in one currency at one moment, as one place of a response gives it. */
export interface Price {
  at: string;
  coin: number;
  currency: string;
  /** Milliseconds since 1970, on the grid of five minutes on which prices are kept. */
  moment: number;
  price: number;
}

/** An object that holds metrics in one currency, with the coin, currency and moment that they are about. */
export interface AssetMetrics {
  place: Place;
  value: JsonObject;
  coin: number;
  currency: string;
  moment: number;
}

const GRID = 5 * 60_000;

/** The nearest moment on the grid. Close of a day and opening of the next are one moment. */
export function getMoment(time: Json | undefined): number {
  return Math.round(Date.parse(String(time)) / GRID) * GRID;
}

/** Every object that holds metrics of a coin in one currency. */
export function everyMetrics(responses: readonly ExampleResponse[]): AssetMetrics[] {
  const symbols = new Map(identities(responses).map(({ id, symbol }) => [id, String(symbol)]));
  return everyObject(responses).flatMap((place) => {
    const currency = getCurrency(place, symbols);
    const coin = getCoin(currency === place.value["symbol"] ? { ...place, value: {} } : place);
    if (currency === undefined || coin === undefined) return [];
    return [{ place, value: place.value, coin, currency, moment: getMoment(getTime(place)) }];
  });
}

/** The currency that an object's metrics are in, told by its key in a `quote` map, its id or its symbol. */
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

/** The time that metrics are about: their own, or that of the record around them, or that of the response. */
function getTime({ value, parents, response }: Place): Json | undefined {
  for (const { timestamp, last_updated } of [value, ...parents]) {
    if (timestamp !== undefined || last_updated !== undefined) return timestamp ?? last_updated;
  }
  return ((response.value as JsonObject)["status"] as JsonObject | undefined)?.["timestamp"];
}

/** Every price that the responses give. */
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
  // One trade has a price of its own; that of the market is another.
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

/** The price of one, where the response gives that of an `amount`. */
function unitPrice(value: JsonObject, place: Place): Json | undefined {
  const amount = place.parents
    .map((parent) => numberIn(parent["amount"]))
    .find((number) => number !== undefined);
  const price = numberIn(value["price"]);
  return amount === undefined || price === undefined ? value["price"] : price / amount;
}

/** Looks up one price: that of a coin, in a currency, at a moment; undefined where no response gives it. */
export function priceBook(
  responses: readonly ExampleResponse[],
): (coin: number, currency: string, moment: number) => number | undefined {
  const book = new Map(
    everyPrice(responses).map((fact) => [`${fact.coin} ${fact.currency} ${fact.moment}`, fact.price]),
  );
  return (coin, currency, moment) => book.get(`${coin} ${currency} ${moment}`);
}
