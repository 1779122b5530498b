import { operations, type ParsedParameters } from "@market-data/openapi";
import type {
  CryptocurrencyQuotesHistoricalV1Result,
  CryptocurrencyQuotesHistoricalV2Result,
  CryptocurrencyQuotesHistoricalV3Result,
  HistoricalQuote,
  QuotesHistorical,
  QuotesHistoricalItem,
} from "@market-data/types";
import type { Answer, AnswerContext } from "../context.ts";
import { type Currency, converted, targets } from "../conversion/convert.ts";
import { type PastRates, pastRates, statedInEach } from "../conversion/past-rates.ts";
import {
  type Interval,
  intervalOf,
  listed,
  requestedTimes,
  type Span,
  unitStartAfter,
} from "../history/intervals.ts";
import { PointBudget } from "../history/point-budget.ts";
import { quotesAt, type Wanted } from "../history/quotes-at.ts";
import { checkSpan, spanOf } from "../history/span.ts";
import { assetsOf, forEachAsset } from "../lookup/each-asset.ts";
import { lookUp, narrowed } from "../lookup/lookup.ts";
import { resultMap } from "../lookup/results.ts";
import { auxShaper } from "../records/aux.ts";
import { isActive } from "../records/records.ts";
import type { Asset } from "../store/catalogue.ts";
import type { Point } from "../store/history.ts";
import { DAY, iso } from "../values/timestamps.ts";

type Id =
  | "cryptocurrencyQuotesHistoricalV1"
  | "cryptocurrencyQuotesHistoricalV2"
  | "cryptocurrencyQuotesHistoricalV3";

/** Quotes of the past, one asset under a symbol (document 3, quotes historical v1). */
export async function cryptocurrencyQuotesHistoricalV1(
  parameters: ParsedParameters["cryptocurrencyQuotesHistoricalV1"],
  context: AnswerContext,
): Promise<Answer<CryptocurrencyQuotesHistoricalV1Result["data"]>> {
  const { data, count } = await quotesHistorical("cryptocurrencyQuotesHistoricalV1", parameters, context);
  return { data: data as CryptocurrencyQuotesHistoricalV1Result["data"], count };
}

/** Quotes of the past, all assets under a symbol (document 3, quotes historical v2: the rules of version 3). */
export async function cryptocurrencyQuotesHistoricalV2(
  parameters: ParsedParameters["cryptocurrencyQuotesHistoricalV2"],
  context: AnswerContext,
): Promise<Answer<CryptocurrencyQuotesHistoricalV2Result["data"]>> {
  const { data, count } = await quotesHistorical("cryptocurrencyQuotesHistoricalV2", parameters, context);
  return { data: data as CryptocurrencyQuotesHistoricalV2Result["data"], count };
}

/** Quotes of the past, all assets under a symbol (document 2, `/v3/cryptocurrency/quotes/historical`). */
export async function cryptocurrencyQuotesHistoricalV3(
  parameters: ParsedParameters["cryptocurrencyQuotesHistoricalV3"],
  context: AnswerContext,
): Promise<Answer<CryptocurrencyQuotesHistoricalV3Result["data"]>> {
  const { data, count } = await quotesHistorical("cryptocurrencyQuotesHistoricalV3", parameters, context);
  return { data: data as CryptocurrencyQuotesHistoricalV3Result["data"], count };
}

async function quotesHistorical(id: Id, parameters: ParsedParameters[Id], { store, now }: AnswerContext) {
  const { version, result } = operations[id];
  const snapshot = await store.snapshot();
  const currencies = targets(snapshot, parameters);
  const interval = intervalOf(parameters.interval);
  const span = spanOf(parameters, now);
  const times = requestedTimes(interval, span);
  checkSpan(span, times);
  const wanted = wantedQuotes(interval, listed(times), span);
  const found = lookUp(snapshot, parameters, { version });
  const budget = new PointBudget(parameters);
  const quotes = await forEachAsset(assetsOf(found), async (asset) =>
    // Looking for a quote is most of the work, whether there is one or not.
    foundQuotes(wanted, await quotesAt(store, asset.id, budget.counted(wanted))),
  );
  const quotesOf = (asset: Asset) => quotes.get(asset.id) ?? [];
  // A span without any point of the interval is not the asset's fault.
  const hasRecords = (asset: Asset) => wanted.length === 0 || quotesOf(asset).length > 0;
  const lookups = narrowed(found, hasRecords, parameters.skip_invalid);
  const moments = assetsOf(lookups).flatMap((asset) => quotesOf(asset).map(({ point }) => point.time));
  const rates = await pastRates(store, currencies, moments, parameters);
  const shape = auxShaper(operations[id])(parameters.aux);
  const data = resultMap(lookups, result, (asset) =>
    shape(record(asset, quotesOf(asset), currencies, rates)),
  );
  return { data, count: lookups.flatMap(({ assets }) => assets.flatMap(quotesOf)).length };
}

/** However long an interval is, a quote so far away is none of its time. */
const FARTHEST = DAY / 2;

/**
 * Which quote counts for each point of the interval: of a calendar interval the first one at or after the start of the
 * hour, day, week, month or year, of a relative one the closest; no further away than half an interval or half a day,
 * and within the bounds of the call (document 2, historical quotes).
 */
function wantedQuotes(interval: Interval, times: readonly number[], { start, end }: Span): Wanted[] {
  return times.map((at) => {
    if (interval.kind === "calendar") {
      const half = Math.floor((unitStartAfter(interval.unit, at) - at) / 2);
      return { at, from: at, to: Math.min(at + Math.min(half, FARTHEST), end) };
    }
    const reach = Math.min(Math.floor(interval.step / 2), FARTHEST);
    return { at, from: Math.max(at - reach, start ?? at - reach), to: Math.min(at + reach, end) };
  });
}

/** A quote that was found, and where it was looked for. */
interface FoundQuote {
  readonly point: Point;
  readonly wanted: Wanted;
}

/** What was found, in the order of time. A quote halfway between two points of the interval counts for the first. */
function foundQuotes(wanted: readonly Wanted[], points: readonly (Point | null)[]): FoundQuote[] {
  const found: FoundQuote[] = [];
  for (const [index, one] of wanted.entries()) {
    const point = points[index] ?? null;
    if (point !== null && point.time !== found.at(-1)?.point.time) found.push({ point, wanted: one });
  }
  return found;
}

function record(
  asset: Asset,
  quotes: readonly FoundQuote[],
  currencies: readonly Currency[],
  rates: PastRates,
): QuotesHistorical {
  const { id, name, symbol } = asset;
  return {
    id,
    name,
    symbol,
    is_active: isActive(asset),
    is_fiat: 0,
    quotes: quotes.map((quote) => itemOf(quote, currencies, rates)),
  };
}

function itemOf(
  { point, wanted }: FoundQuote,
  currencies: readonly Currency[],
  rates: PastRates,
): QuotesHistoricalItem {
  const timestamp = iso(point.time);
  return {
    timestamp,
    search_interval: `${iso(wanted.from)}/${iso(wanted.to)}`,
    quote: statedInEach(
      currencies,
      (currency) => rates(currency, point.time),
      (rate) => quoteOf(point, timestamp, rate),
    ),
  };
}

function quoteOf(point: Point, timestamp: string, rate: number): HistoricalQuote | null {
  const price = converted(point.price, rate);
  if (price === null) return null;
  const volume = converted(point.volume24h, rate);
  return {
    price,
    volume_24h: volume,
    volume_24hr: volume,
    market_cap: converted(point.marketCap, rate),
    circulating_supply: point.circulatingSupply,
    total_supply: point.totalSupply,
    last_updated: timestamp,
    timestamp,
  };
}
