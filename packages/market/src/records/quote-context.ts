import type { Operation } from "@market-data/openapi";
import {
  type Conversion,
  type ConvertParameters,
  ratesAt,
  resolveConversions,
  US_DOLLAR,
} from "../conversion/convert.ts";
import type { MarketView, Row } from "../rows/view.ts";
import type { ChangePeriod } from "../store/asset-metrics.ts";
import type { MarketStore } from "../store/store.ts";
import { getOrCreate } from "../values/maps.ts";
import { all, andThen, type MaybePromise } from "../values/maybe-promise.ts";
import { percentChange } from "../values/rounding.ts";
import { parseDuration } from "../values/timestamps.ts";
import { auxKey } from "./aux.ts";

/** Rates of a currency in the past: US dollars for one unit. */
export type RatesBefore = Readonly<Record<ChangePeriod, number | null>>;

/** A currency of a request, with everything that a quote in it needs. */
export interface QuoteContext extends Conversion {
  /** Undefined for US dollars, whose rate is constant. */
  readonly ratesBefore: RatesBefore | undefined;
}

/** The longest first, because stores expect ascending times. */
const PERIODS: readonly ChangePeriod[] = ["90d", "60d", "30d", "7d", "24h", "1h"];

/**
 * The currencies in which a request wants quotes.
 *
 * @throws {LookupError} for the first that is unknown.
 * @throws {ParameterError} for the first without a price.
 */
export function readQuoteContexts(
  view: MarketView,
  store: MarketStore,
  parameters: ConvertParameters,
): MaybePromise<readonly QuoteContext[]> {
  const currencies = resolveConversions(view.snapshot, parameters);
  return all(
    currencies.map((currency) =>
      andThen(readRatesBefore(view, store, currency), (ratesBefore) => ({ ...currency, ratesBefore })),
    ),
  );
}

/** A key for the records of an operation with its `aux` and currencies. */
export function recordSetKey(
  { operationId }: Operation,
  aux: readonly string[],
  contexts: readonly QuoteContext[],
): string {
  return `${operationId} ${currenciesKey(contexts)} ${auxKey(aux)}`;
}

/** A key for records in certain currencies. */
export function currenciesKey(contexts: readonly QuoteContext[]): string {
  return contexts.map(({ id }) => id).join();
}

/** The change of an asset's price in a currency, in percent. */
export function priceChange(
  { metrics, derived }: Row,
  context: QuoteContext,
  period: ChangePeriod,
): number | null {
  if (context.ratesBefore === undefined) return derived.changes[period];
  return changeIn(context, period, metrics.priceBefore[period], metrics.price);
}

/** The change of an asset's 24-hour volume in a currency, in percent. */
export function volumeChange({ metrics, derived }: Row, context: QuoteContext): number | null {
  if (context.ratesBefore === undefined) return derived.volumeChange24h;
  return changeIn(context, "24h", metrics.volume24hBefore, metrics.volume24h);
}

/** The change over a period of a value that is known in US dollars, in a currency and in percent. */
export function changeIn(
  { ratesBefore, rate }: QuoteContext,
  period: ChangePeriod,
  usdBefore: number | null,
  usd: number | null,
): number | null {
  const rateBefore = ratesBefore === undefined ? 1 : ratesBefore[period];
  return percentChange(quotient(usdBefore, rateBefore), quotient(usd, rate));
}

function quotient(usd: number | null, rate: number | null): number | null {
  return usd === null || rate === null ? null : usd / rate;
}

function readRatesBefore(
  view: MarketView,
  store: MarketStore,
  currency: Conversion,
): MaybePromise<RatesBefore | undefined> {
  const { id, kind, symbol } = currency;
  if (kind === "asset") return view.snapshot.metrics.get(id)?.priceBefore;
  if (symbol === US_DOLLAR) return undefined;
  const known = view.memoize(fiatHistory);
  return getOrCreate(known, id, () => {
    const rates = readFiatRatesBefore(view, store, currency);
    // A failure rejects for everybody who waits, and is not cached.
    rates.then(
      (read) => known.set(id, read),
      () => known.delete(id),
    );
    return rates;
  });
}

/** By fiat id; one map per view. */
const fiatHistory = () => new Map<number, MaybePromise<RatesBefore>>();

async function readFiatRatesBefore(
  view: MarketView,
  store: MarketStore,
  currency: Conversion,
): Promise<RatesBefore> {
  // Changes are as of the time of the latest metrics, and the first asset is updated most often.
  const [first] = view.snapshot.index.ranked;
  const end = (first && view.snapshot.metrics.get(first.id)?.lastUpdated) ?? 0;
  const rates = await ratesAt(
    store,
    currency,
    PERIODS.map((period) => end - (parseDuration(period) ?? 0)),
  );
  return Object.fromEntries(PERIODS.map((period, index) => [period, rates[index] ?? null])) as RatesBefore;
}
