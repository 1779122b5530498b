import { all, andThen, type MaybePromise, Task } from "@market-data/scheduler";
import { readTimes } from "../history/slices.ts";
import type { MarketView } from "../rows/view.ts";
import type { ChangePeriod } from "../store/asset-metrics.ts";
import { LOOKBACK } from "../store/earlier.ts";
import { getOrCreate } from "../values/maps.ts";
import {
  type ConvertParameters,
  type Currency,
  type DatedRate,
  getTolerance,
  isDollar,
  lastRatesAt,
  newestRate,
  type RateSource,
  type ReadRates,
  resolveCurrencies,
  throwNoRate,
} from "./convert.ts";
import { uniqueTimes } from "./past-rates.ts";

/** Gets the rate for a value at a time, from the rates already read; null if there is none. */
export type GetRate = (time: number) => DatedRate | null;

/** Rates at the start of each change period, in USD per unit. */
export type RatesBefore = Readonly<Record<ChangePeriod, number | null>>;

/** A currency of a request, with its rates for the newest values of the market. */
export interface Conversion extends Currency {
  readonly getRate: GetRate;
}

/**
 * The target currencies of a request, with their rates for the newest values of the market.
 *
 * @param now The time of the request, for a market without any price.
 * @param times The times of the values, ascending, without duplicates.
 * @throws {LookupError} for the first unknown currency.
 * @throws {ParameterError} for the first currency without a rate at the time of the market's newest price.
 */
export function readConversions(
  view: MarketView,
  source: RateSource & { readonly now: number },
  parameters: ConvertParameters,
  times: readonly number[],
): MaybePromise<readonly Conversion[]> {
  const present = view.newestUpdate ?? source.now;
  const wanted = times.includes(present) ? times : uniqueTimes([present, ...times]);
  const conversions = resolveCurrencies(view.snapshot, parameters).map((currency) =>
    andThen(readRates(view, source, currency, wanted), (getRate) => ({ ...currency, getRate })),
  );
  return andThen(all(conversions), (ready) => {
    const missing = ready.find(({ getRate }) => getRate(present) === null);
    return missing === undefined ? ready : throwNoRate(source, parameters, missing, present);
  });
}

/** A currency of a request, with rates for the newest values and for the start of their change periods. */
export interface ChangeConversion extends Conversion {
  /** Undefined for US dollars, whose rate is constant. */
  readonly getBefore: (time: number) => RatesBefore | undefined;
}

/** Like `readConversions`, with the rates for changes of the values. */
export function readChangeConversions(
  view: MarketView,
  source: RateSource & { readonly now: number },
  parameters: ConvertParameters,
  times: readonly number[],
): MaybePromise<readonly ChangeConversion[]> {
  return andThen(readConversions(view, source, parameters, times), (conversions) =>
    all(
      conversions.map((conversion) =>
        andThen(readRatesBefore(view, source, conversion, times), (getBefore) => ({
          ...conversion,
          getBefore,
        })),
      ),
    ),
  );
}

/**
 * The rates of a currency for newest values: the last rate at or before each time, or else the closest rate, within the
 * tolerance.
 *
 * @param times Ascending, without duplicates.
 */
export function readRates(
  view: MarketView,
  source: RateSource,
  currency: Currency,
  times: readonly number[],
): MaybePromise<GetRate> {
  if (isDollar(currency)) return (time) => ({ usd: 1, time });
  const newest = newestRate(view.snapshot, currency);
  const tolerance = getTolerance(source, currency);
  const since = newest?.time ?? Number.POSITIVE_INFINITY;
  const older = times.filter((time) => time < since);
  const known = readOnce(view, source, `${currency.id}`, older, (some) =>
    lastRatesAt(source, currency, some),
  );
  return andThen(known, (rates) => (time) => {
    if (time < since) return rates.get(time) ?? null;
    return newest !== undefined && time - newest.time <= tolerance ? newest : null;
  });
}

/**
 * The rates of a currency at the start of change periods, as read by `readRatesBeforeTimes`. For values at the time of
 * an asset's newest price, the rates are the asset's own earlier prices. Undefined for US dollars, whose rate is
 * constant.
 *
 * @param times Ascending, without duplicates.
 */
function readRatesBefore(
  view: MarketView,
  source: RateSource,
  currency: Currency,
  times: readonly number[],
): MaybePromise<(time: number) => RatesBefore | undefined> {
  if (isDollar(currency)) return () => undefined;
  const own = currency.kind === "asset" ? view.snapshot.metrics.get(currency.id) : undefined;
  const others = times.filter((time) => time !== own?.lastUpdated);
  const known = readOnce(view, source, `${currency.id} before`, others, (some) =>
    readRatesBeforeTimes(source, currency, some, lastRatesAt),
  );
  return andThen(known, (rates) => (time) => (time === own?.lastUpdated ? own.priceBefore : rates.get(time)));
}

/** The rates of a currency for values before the newest values. @param times Ascending, without duplicates. */
export function readPastRatesOnce(
  view: MarketView,
  source: RateSource,
  currency: Currency,
  times: readonly number[],
): MaybePromise<GetRate> {
  const known = readOnce(view, source, `${currency.id} past`, times, (some) =>
    lastRatesAt(source, currency, some),
  );
  return andThen(known, (rates) => (time) => rates.get(time) ?? null);
}

const PERIODS = Object.entries(LOOKBACK) as [ChangePeriod, readonly [number, number]][];

/**
 * The rates of a currency at the start of change periods. An asset's rate is no further away than earlier prices may
 * be.
 *
 * @param times Ascending, without duplicates.
 */
export async function readRatesBeforeTimes(
  source: RateSource,
  currency: Currency,
  times: readonly number[],
  read: ReadRates,
): Promise<RatesBefore[]> {
  const tolerance = getTolerance(source, currency);
  const columns = await Promise.all(
    PERIODS.map(async ([period, [back, reach]]) => {
      const earlier = times.map((time) => time - back);
      const limit = currency.kind === "asset" ? Math.min(reach, tolerance) : tolerance;
      return [period, await read(source, currency, earlier, limit)] as const;
    }),
  );
  return times.map(
    (_, index) =>
      Object.fromEntries(
        columns.map(([period, rates]) => [period, rates[index]?.usd ?? null]),
      ) as RatesBefore,
  );
}

const NONE_READ: ReadonlyMap<number, never> = new Map<number, never>();

/** The maximum number of rates cached with a snapshot; a rate takes about 200 bytes. */
const MAX_REMEMBERED = 50_000;

interface Table {
  readonly values: Map<number, unknown>;
  /** Settles when all earlier reads of the table have ended. */
  last: Promise<unknown>;
}

// Memoized per view.
const remembered = () => ({ tables: new Map<string, Table>(), size: 0 });

/**
 * Reads a value for each time, once per snapshot and key. Requests for the same key wait for one another.
 *
 * @param times Ascending, without duplicates.
 */
function readOnce<Value>(
  view: MarketView,
  { signal }: RateSource,
  key: string,
  times: readonly number[],
  read: (times: readonly number[]) => Promise<Value[]>,
): MaybePromise<ReadonlyMap<number, Value>> {
  if (times.length === 0) return NONE_READ;
  const known = view.memoize(remembered);
  const create = (): Table => ({ values: new Map(), last: Promise.resolve() });
  const table = getOrCreate(known.tables, key, create);
  const values = table.values as Map<number, Value>;
  if (times.every((time) => values.has(time))) return values;
  const reading = table.last.then(async () => {
    const missing = times.filter((time) => !values.has(time));
    const found = await readTimes(missing, new Task(signal), read);
    if (known.size + found.length > MAX_REMEMBERED) {
      // Starts an empty cache: the values of this request are read again.
      known.tables.clear();
      known.size = 0;
    }
    known.size += found.length;
    for (const [index, time] of missing.entries()) values.set(time, found[index] as Value);
    return values;
  });
  // A failure goes to its own caller only and is not cached.
  table.last = reading.then(
    () => {},
    () => {},
  );
  return reading;
}
