import { operations, type ParsedParameters } from "@market-data/openapi";
import type {
  CryptocurrencyPricePerformanceStatsLatestV1Result,
  CryptocurrencyPricePerformanceStatsLatestV2Result,
  PricePerformance,
  PricePerformancePeriod,
  PricePerformanceQuote,
} from "@market-data/types";
import type { Answer, AnswerContext } from "../context.ts";
import { type Currency, converted, targets } from "../conversion/convert.ts";
import { type PastRates, pastRates, statedInEach } from "../conversion/past-rates.ts";
import { checkQuotes } from "../history/point-budget.ts";
import { type Course, type Moment, type PerformancePeriod, priceCourses } from "../history/price-courses.ts";
import { assetsOf, forEachAsset } from "../lookup/each-asset.ts";
import { countAssets, lookUp, narrowed } from "../lookup/lookup.ts";
import { keyed } from "../lookup/results.ts";
import type { Asset } from "../store/catalogue.ts";
import type { Figures } from "../store/figures.ts";
import { finite, percentChange, rounded } from "../values/rounding.ts";
import { iso } from "../values/timestamps.ts";

type Id = "cryptocurrencyPricePerformanceStatsLatestV1" | "cryptocurrencyPricePerformanceStatsLatestV2";

/** Price performance, one asset under a symbol (document 3, price performance stats v1). */
export async function cryptocurrencyPricePerformanceStatsLatestV1(
  parameters: ParsedParameters["cryptocurrencyPricePerformanceStatsLatestV1"],
  context: AnswerContext,
): Promise<Answer<CryptocurrencyPricePerformanceStatsLatestV1Result["data"]>> {
  const id = "cryptocurrencyPricePerformanceStatsLatestV1";
  const { data, count } = await performance(id, parameters, context);
  return { data: data as Record<string, PricePerformance>, count };
}

/** Price performance, all assets under a symbol (document 2, `/v2/cryptocurrency/price-performance-stats/latest`). */
export async function cryptocurrencyPricePerformanceStatsLatestV2(
  parameters: ParsedParameters["cryptocurrencyPricePerformanceStatsLatestV2"],
  context: AnswerContext,
): Promise<Answer<CryptocurrencyPricePerformanceStatsLatestV2Result["data"]>> {
  return performance("cryptocurrencyPricePerformanceStatsLatestV2", parameters, context);
}

type Courses = ReadonlyMap<PerformancePeriod, Course>;
const NONE: Courses = new Map();

async function performance(id: Id, parameters: ParsedParameters[Id], { store, now }: AnswerContext) {
  const { version, result } = operations[id];
  const snapshot = await store.snapshot();
  const currencies = targets(snapshot, parameters);
  const found = lookUp(snapshot, parameters, { version, accepts: (asset) => snapshot.figures.has(asset.id) });
  checkQuotes(parameters, assetsOf(found).length * parameters.time_period.length * currencies.length);
  const figuresOf = (asset: Asset) => snapshot.figures.get(asset.id) as Figures;
  const courses = await forEachAsset(assetsOf(found), (asset) =>
    priceCourses(store, asset, figuresOf(asset), parameters.time_period, now),
  );
  const coursesOf = (asset: Asset) => courses.get(asset.id) ?? NONE;
  const lookups = narrowed(found, (asset) => coursesOf(asset).size > 0, parameters.skip_invalid);
  const moments = assetsOf(lookups)
    .flatMap((asset) => [...coursesOf(asset).values()])
    .flatMap(({ open, high, low, close }) => [open.time, high.time, low.time, close.time]);
  const rates = await pastRates(store, currencies, moments, parameters);
  const data = keyed(lookups, result, (asset) =>
    record(asset, figuresOf(asset), coursesOf(asset), currencies, rates),
  );
  return { data, count: countAssets(lookups) };
}

function record(
  { id, name, symbol, slug }: Asset,
  { lastUpdated }: Figures,
  courses: Courses,
  currencies: readonly Currency[],
  rates: PastRates,
): PricePerformance {
  const periods = [...courses].map(
    ([period, course]) => [period, periodOf(course, currencies, rates)] as const,
  );
  return { id, name, symbol, slug, last_updated: iso(lastUpdated), periods: Object.fromEntries(periods) };
}

function periodOf(course: Course, currencies: readonly Currency[], rates: PastRates): PricePerformancePeriod {
  return {
    open_timestamp: iso(course.from),
    ...extremeTimes(course, course.high, course.low),
    close_timestamp: iso(course.to),
    quote: statedInEach(
      currencies,
      (currency) => rates(currency, course.close.time),
      (_, currency) => quoteOf(course, (time) => rates(currency, time)),
    ),
  };
}

/** A price in some currency, and when it was that. */
interface StatedMoment {
  readonly price: number;
  readonly time: number;
}

/**
 * Each price at the rate of its own time. A currency's own course can make its first or last price the highest or
 * lowest, so these are compared anew; null where one of the prices cannot be stated.
 */
function quoteOf(course: Course, rateAt: (time: number) => number | null): PricePerformanceQuote | null {
  const state = ({ usd, time }: Moment): StatedMoment | null => {
    const price = converted(usd, rateAt(time));
    return price === null ? null : { price, time };
  };
  const [open, top, bottom, close] = [course.open, course.high, course.low, course.close].map(state);
  if (!open || !top || !bottom || !close) return null;
  const seen = [top, bottom, open, close];
  const high = seen.reduce((best, moment) => (moment.price > best.price ? moment : best));
  const low = seen.reduce((best, moment) => (moment.price < best.price ? moment : best));
  return {
    open: open.price,
    open_timestamp: iso(open.time),
    high: high.price,
    low: low.price,
    ...extremeTimes(course, high, low),
    close: close.price,
    close_timestamp: iso(close.time),
    percent_change: percentChange(open.price, close.price),
    price_change: finite(rounded(close.price - open.price)),
  };
}

function extremeTimes({ hasExtremeTimes }: Course, high: { time: number }, low: { time: number }) {
  return hasExtremeTimes ? { high_timestamp: iso(high.time), low_timestamp: iso(low.time) } : {};
}
