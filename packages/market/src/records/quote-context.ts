import type { Operation } from "@market-data/openapi";
import {
  type Conversion,
  type ConvertParameters,
  ratesAt,
  resolveConversions,
  US_DOLLAR,
} from "../conversion/convert.ts";
import type { MarketView, Row } from "../rows/view.ts";
import type { ChangePeriod } from "../store/figures.ts";
import type { MarketStore } from "../store/store.ts";
import { percentChange } from "../values/rounding.ts";
import { DAY, HOUR } from "../values/timestamps.ts";
import { auxKey } from "./aux.ts";

/** Rates of a currency in the past: US dollars for one unit. */
export type RatesBefore = Readonly<Record<ChangePeriod, number | null>>;

/** A currency of a call, with all that a quote in it needs. */
export interface QuoteContext extends Conversion {
  /** Undefined for US dollars, which never change. */
  readonly ratesBefore: RatesBefore | undefined;
}

/** The longest first: stores are asked for ascending times. */
const PERIODS: readonly (readonly [ChangePeriod, number])[] = [
  ["90d", 90 * DAY],
  ["60d", 60 * DAY],
  ["30d", 30 * DAY],
  ["7d", 7 * DAY],
  ["24h", DAY],
  ["1h", HOUR],
];

/**
 * The currencies that a call is to be quoted in.
 *
 * @throws {LookupError} for the first that is unknown, {ParameterError} for the first without a price.
 */
export async function readQuoteContexts(
  view: MarketView,
  store: MarketStore,
  parameters: ConvertParameters,
): Promise<QuoteContext[]> {
  const currencies = resolveConversions(view.snapshot, parameters);
  return Promise.all(
    currencies.map(async (currency) => ({
      ...currency,
      ratesBefore: await readRatesBefore(view, store, currency),
    })),
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
export function currenciesKey(quoted: readonly QuoteContext[]): string {
  return quoted.map(({ id }) => id).join();
}

/** The change of an asset's price in a currency, in percent. */
export function priceChange(
  { figures, derived }: Row,
  context: QuoteContext,
  period: ChangePeriod,
): number | null {
  const { ratesBefore: before, rate } = context;
  if (before === undefined) return derived.changes[period];
  return percentChange(quotient(figures.priceBefore[period], before[period]), figures.price / rate);
}

/** The change of an asset's volume of 24 hours in a currency, in percent. */
export function volumeChange(
  { figures, derived }: Row,
  { ratesBefore: before, rate }: QuoteContext,
): number | null {
  if (before === undefined) return derived.volumeChange24h;
  return percentChange(quotient(figures.volume24hBefore, before["24h"]), quotient(figures.volume24h, rate));
}

function quotient(usd: number | null, rate: number | null): number | null {
  return usd === null || rate === null ? null : usd / rate;
}

async function readRatesBefore(
  view: MarketView,
  store: MarketStore,
  currency: Conversion,
): Promise<RatesBefore | undefined> {
  const { id, kind, symbol } = currency;
  if (kind === "asset") return view.snapshot.figures.get(id)?.priceBefore;
  if (symbol === US_DOLLAR) return undefined;
  const known = view.memoize(fiatHistory);
  const asked = known.get(id) ?? readFiatRatesBefore(view, store, currency);
  known.set(id, asked);
  // A failure is told to who waits for it, and not kept.
  asked.catch(() => known.delete(id));
  return asked;
}

/** By fiat id; one map a view. */
const fiatHistory = () => new Map<number, Promise<RatesBefore>>();

async function readFiatRatesBefore(
  view: MarketView,
  store: MarketStore,
  currency: Conversion,
): Promise<RatesBefore> {
  // Changes are told as of the figures' time, and the market's first asset is the last to go stale.
  const [first] = view.snapshot.index.ranked;
  const end = (first && view.snapshot.figures.get(first.id)?.lastUpdated) ?? 0;
  const rates = await ratesAt(
    store,
    currency,
    PERIODS.map(([, length]) => end - length),
  );
  return Object.fromEntries(PERIODS.map(([period], index) => [period, rates[index] ?? null])) as Record<
    ChangePeriod,
    number | null
  >;
}
