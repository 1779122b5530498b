import type { JsonObject } from "@market-data/generator-core";
import type { Check } from "../check.ts";
import { getRecord, identities } from "../coins.ts";
import { isNumber, near, numberIn, samePercent } from "../objects.ts";
import { type AssetMetrics, everyMetrics, everyPrice, priceBook } from "../prices.ts";
import type { ExampleResponse } from "../responses.ts";

const HOUR = 3_600_000;
const WINDOWS: readonly [field: string, length: number][] = [
  ["percent_change_1h", HOUR],
  ["percent_change_24h", 24 * HOUR],
  ["percent_change_7d", 7 * 24 * HOUR],
  ["percent_change_30d", 30 * 24 * HOUR],
  ["percent_change_60d", 60 * 24 * HOUR],
  ["percent_change_90d", 90 * 24 * HOUR],
];
/** Metrics in addition to the price. A coin has exactly 1 value per currency and time. */
const METRICS = [
  "market_cap",
  "volume_24h",
  "volume_change_24h",
  "market_cap_dominance",
  "fully_diluted_market_cap",
  ...WINDOWS.map(([field]) => field),
];
const CONVERTED = ["price", "market_cap", "volume_24h", "fully_diluted_market_cap"];

/** Prices and derived values. */
export const quoteChecks: Check[] = [
  { rule: "a coin has one price per currency and time", find: twoPrices },
  { rule: "a coin has one value of each metric per currency and time", find: twoMetrics },
  { rule: "market cap = price x circulating supply", find: wrongMarketCaps },
  {
    rule: "fully diluted market cap = price x max supply, or total supply without a max supply",
    find: wrongDilutions,
  },
  { rule: "minted market cap = price x total supply", find: wrongMinted },
  { rule: "market cap / dominance = total market cap", find: twoTotals },
  { rule: "a percent change follows from the past and the current price", find: wrongChanges },
  { rule: "all values of a quote have the same conversion rate per currency", find: twoRates },
];

function twoPrices(responses: readonly ExampleResponse[]): string[] {
  return differences(
    everyPrice(responses).map((fact) => ({
      ...fact,
      key: `${fact.coin} in ${fact.currency} at ${iso(fact.moment)}`,
      number: fact.price,
    })),
  );
}

function twoMetrics(responses: readonly ExampleResponse[]): string[] {
  // Metrics of a single market or pool differ from the coin's metrics.
  const coins = everyMetrics(responses).filter(
    ({ place }) => !place.parents.some((parent) => "market_id" in parent || "dex_id" in parent),
  );
  return differences(
    coins.flatMap(({ coin, currency, moment, value, place }) =>
      METRICS.flatMap((field) => {
        const number = numberIn(value[field]);
        return number === undefined
          ? []
          : [{ key: `${field} of ${coin} in ${currency} at ${iso(moment)}`, number, at: place.at }];
      }),
    ),
  );
}

function wrongMarketCaps(responses: readonly ExampleResponse[]): string[] {
  const supplies = new Map(
    identities(responses)
      .map(({ id, place }) => [id, numberIn(place.value["circulating_supply"])] as const)
      .filter(([, supply]) => isNumber(supply)),
  );
  return everyMetrics(responses).flatMap(({ coin, value, place }) => {
    const supply =
      numberIn(value["circulating_supply"]) ??
      numberIn(getRecord(place)?.["circulating_supply"]) ??
      supplies.get(coin);
    return unequal(
      place.at,
      "market_cap",
      numberIn(value["market_cap"]),
      times(numberIn(value["price"] ?? value["close"]), supply),
    );
  });
}

function wrongDilutions(responses: readonly ExampleResponse[]): string[] {
  return everyMetrics(responses).flatMap(({ value, place }) => {
    const record = coinRecord(place.value, place.parents);
    const supply = numberIn(record["max_supply"]) ?? numberIn(record["total_supply"]);
    return unequal(
      place.at,
      "fully_diluted_market_cap",
      numberIn(value["fully_diluted_market_cap"]),
      times(numberIn(value["price"]), supply),
    );
  });
}

function wrongMinted(responses: readonly ExampleResponse[]): string[] {
  return everyMetrics(responses)
    .filter(({ currency }) => currency === "USD")
    .flatMap(({ value, place }) => {
      const record = coinRecord(place.value, place.parents);
      return unequal(
        place.at,
        "minted_market_cap",
        numberIn(record["minted_market_cap"]),
        times(numberIn(value["price"]), numberIn(record["total_supply"])),
      );
    });
}

function twoTotals(responses: readonly ExampleResponse[]): string[] {
  return differences(
    everyMetrics(responses).flatMap(({ value, currency, moment, place }) => {
      const cap = numberIn(value["market_cap"]);
      const dominance = numberIn(value["market_cap_dominance"]);
      if (cap === undefined || dominance === undefined) return [];
      return [
        {
          key: `total market cap in ${currency} at ${iso(moment)}`,
          number: (cap / dominance) * 100,
          at: place.at,
        },
      ];
    }),
  );
}

function wrongChanges(responses: readonly ExampleResponse[]): string[] {
  const getPrice = priceBook(responses);
  return everyMetrics(responses).flatMap(({ value, coin, currency, moment, place }) =>
    WINDOWS.flatMap(([field, length]) => {
      const said = numberIn(value[field]);
      const now = getPrice(coin, currency, moment);
      const then = getPrice(coin, currency, moment - length);
      if (said === undefined || now === undefined || then === undefined) return [];
      const change = (now / then - 1) * 100;
      return samePercent(said, change)
        ? []
        : [`${place.at}: ${field} is ${said}, but ${then} became ${now}, ${change}`];
    }),
  );
}

function twoRates(responses: readonly ExampleResponse[]): string[] {
  const symbols = new Map(identities(responses).map(({ id, symbol }) => [id, symbol]));
  const quotes = everyMetrics(responses);
  const currencies = new Set(quotes.map(({ currency }) => currency));
  const dollars = new Map(
    quotes.filter(({ currency }) => currency === "USD").map((quote) => [sisters(quote), quote]),
  );
  return differences([
    ...quotes.flatMap((quote) => {
      const dollar = dollars.get(sisters(quote));
      if (dollar === undefined) return [];
      return CONVERTED.flatMap((field) => {
        const [own, inDollars] = [numberIn(quote.value[field]), numberIn(dollar.value[field])];
        if (own === undefined || inDollars === undefined) return [];
        return [
          {
            key: `dollars for one ${quote.currency} at ${iso(quote.moment)}`,
            number: inDollars / own,
            at: `${quote.place.at} ${field}`,
          },
        ];
      });
    }),
    // The conversion rate of a coin is the coin's price in US dollars.
    ...everyPrice(responses)
      .filter(({ currency, coin }) => currency === "USD" && currencies.has(String(symbols.get(coin))))
      .map(({ coin, moment, price, at }) => ({
        key: `dollars for one ${symbols.get(coin)} at ${iso(moment)}`,
        number: price,
        at,
      })),
  ]);
}

/** Returns a key that all quotes of a record share, whatever their currency. */
function sisters({ place, coin, moment }: AssetMetrics): string {
  return `${place.at.split(".").slice(0, -1).join(".")} ${coin} ${moment}`;
}

function coinRecord(value: JsonObject, parents: readonly JsonObject[]): JsonObject {
  return [value, ...parents].find((object) => "total_supply" in object || "max_supply" in object) ?? {};
}

function times(price: number | undefined, supply: number | undefined): number | undefined {
  return price === undefined || supply === undefined ? undefined : price * supply;
}

function unequal(at: string, field: string, said: number | undefined, right: number | undefined): string[] {
  if (said === undefined || right === undefined || near(said, right)) return [];
  return [`${at}: ${field} is ${said}, should be ${right}`];
}

function differences(facts: readonly { key: string; number: number; at: string }[]): string[] {
  const first = new Map<string, { number: number; at: string }>();
  return facts.flatMap(({ key, number, at }) => {
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, { number, at });
    return earlier === undefined || near(earlier.number, number)
      ? []
      : [`${at}: ${key} is ${number}, but ${earlier.number} at ${earlier.at}`];
  });
}

function iso(moment: number): string {
  return new Date(moment).toISOString();
}
