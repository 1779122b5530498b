import { operations } from "@market-data/openapi";
import { Task } from "@market-data/scheduler";
import type { DexOhlcvPeriod, DexOhlcvQuote } from "@market-data/types";
import { PointBudget } from "../budget/point-budget.ts";
import { type Currency, resolveCurrencies } from "../conversion/convert.ts";
import { type PastRates, readPastRates } from "../conversion/past-rates.ts";
import { decimalText } from "../dex/decimal-text.ts";
import { type FoundPair, findPairs, withRecords } from "../dex/dex-pairs.ts";
import { convertedText, pairFields, quoteList } from "../dex/dex-records.ts";
import { closeTime, convertPrices, endIncomplete, getRateTime } from "../history/period-prices.ts";
import { requestedPeriods, sampleRecords } from "../history/periods.ts";
import { type CandleReader, readCandles } from "../history/read-candles.ts";
import { readRecords } from "../history/slices.ts";
import { checkSpan, samplingInterval, toSpan } from "../history/span.ts";
import type { OperationHandler } from "../operation.ts";
import { auxFilter } from "../records/aux.ts";
import type { DexCandle, DexPair } from "../store/dex.ts";
import type { CandlePeriod } from "../store/history.ts";
import { CANDLE_LENGTH } from "../store/history-reader.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { toList } from "../values/lazy.ts";
import { DAY, iso, startOfDay } from "../values/timestamps.ts";

/** Returns OHLCV of DEX pairs for the current UTC day. */
export const dexOhlcvLatest: OperationHandler<"dexPairsOhlcvLatestV4"> = async (parameters, context) => {
  const { store, now } = context;
  const task = new Task(context.signal);
  const snapshot = await store.snapshot();
  const currencies = resolveCurrencies(snapshot, parameters);
  const from = startOfDay(now);
  const found = findPairs(snapshot, parameters);
  const reader = { store, now, task, budget: new PointBudget({ count: 1 }) };
  const getCandles = await readEachPair(found, async (found) => {
    const { contractAddress, networkId } = found.pair;
    const candles = await store.dexCandles(contractAddress, networkId, "daily", from, from + DAY);
    return withBasePrices(reader, snapshot, found, "daily", candles);
  });
  const pairs = withRecords(found, (pair) => getCandles(pair).length > 0, parameters.skip_invalid);
  const times = pairs.flatMap(getCandles).map((candle) => getRateTime(candle, "daily", now));
  const rates = await readPastRates(context, currencies, times, parameters, task);
  const filter = auxFilter(operations.dexPairsOhlcvLatestV4)(parameters.aux);
  const data = toList(context, pairs, (pair) => {
    const [day] = getCandles(pair);
    const period = toPeriod(pair, day as DexCandle, { period: "daily", now, currencies, rates });
    return filter({ ...pairFields(pair), ...period });
  });
  return { data, count: pairs.length };
};

/** Returns OHLCV of DEX pairs for past periods. Rules: spec/guides/time-and-intervals.md. */
export const dexOhlcvHistorical: OperationHandler<"dexPairsOhlcvHistoricalV4"> = async (
  parameters,
  context,
) => {
  const { store, now, given } = context;
  const task = new Task(context.signal);
  const snapshot = await store.snapshot();
  const { time_period: period, skip_invalid, aux } = parameters;
  const currencies = resolveCurrencies(snapshot, parameters);
  const span = toSpan(parameters, now);
  const periods = requestedPeriods(period, samplingInterval(parameters, given), span);
  checkSpan(span, periods, { length: CANDLE_LENGTH[period] });
  const { size, at, until } = periods;
  const budget = new PointBudget(parameters);
  const reader = { store, now, task, budget };
  const found = findPairs(snapshot, parameters);
  const getCandles = await readEachPair(found, async (found) => {
    if (size === 0) return [];
    const { contractAddress, networkId } = found.pair;
    const slices = readRecords(at(0), until(size - 1), task, async (from, to, newest) =>
      budget.read(await store.dexCandles(contractAddress, networkId, period, from, to, newest)),
    );
    return budget.spend(await sampleRecords(eachWithBasePrices(slices), periods));

    async function* eachWithBasePrices(slices: AsyncIterable<readonly DexCandle[]>) {
      for await (const slice of slices) yield withBasePrices(reader, snapshot, found, period, slice);
    }
  });
  const pairs = withRecords(found, (pair) => size === 0 || getCandles(pair).length > 0, skip_invalid);
  const times = pairs.flatMap(getCandles).map((candle) => getRateTime(candle, period, now));
  const rates = await readPastRates(context, currencies, times, parameters, task);
  const filter = auxFilter(operations.dexPairsOhlcvHistoricalV4)(aux);
  const data = toList(context, pairs, (pair) => {
    const quotes = toList(context, getCandles(pair), (candle) =>
      toPeriod(pair, candle, { period, now, currencies, rates }),
    );
    return filter({ ...pairFields(pair), quotes });
  });
  const isIncomplete = pairs.some((pair) => endIncomplete(getCandles(pair), period, now));
  return { data, count: times.length, isIncomplete };
};

async function readEachPair(
  found: readonly FoundPair[],
  read: (pair: FoundPair) => Promise<readonly DexCandle[]>,
): Promise<(pair: FoundPair) => readonly DexCandle[]> {
  const candles = new Map<FoundPair, readonly DexCandle[]>();
  for (const pair of found) candles.set(pair, await read(pair));
  return (pair) => candles.get(pair) ?? [];
}

/**
 * Candles of a pair with the price of its base asset. A reversed pair gets the prices of the original quote asset, in
 * the periods with trades.
 */
async function withBasePrices(
  reader: CandleReader,
  { assets }: Snapshot,
  { pair, isReversed }: FoundPair,
  period: CandlePeriod,
  candles: readonly DexCandle[],
): Promise<readonly DexCandle[]> {
  if (!isReversed) return candles;
  const asset = pair.base.assetId === null ? undefined : assets.get(pair.base.assetId);
  const [first, last] = [candles[0], candles.at(-1)];
  if (asset === undefined || first === undefined || last === undefined) return [];
  const own = await readCandles(reader, asset, { period, from: first.timeOpen, to: last.timeOpen + 1 });
  const prices = new Map(
    own.map(({ timeOpen, open, high, low, close }) => [timeOpen, { open, high, low, close }]),
  );
  return candles.flatMap((candle) => {
    const price = prices.get(candle.timeOpen);
    return price === undefined ? [] : [{ ...candle, ...price }];
  });
}

/** Options that all periods of a request share. */
interface PeriodOptions {
  readonly period: CandlePeriod;
  readonly now: number;
  readonly currencies: readonly Currency[];
  readonly rates: PastRates;
}

/** The current period has no closing time (spec/components/schemas/DexOhlcvPeriod.yaml). */
function toPeriod(
  { pair }: FoundPair,
  candle: DexCandle,
  { period, now, currencies, rates }: PeriodOptions,
): DexOhlcvPeriod {
  const close = closeTime(candle, period);
  const isCurrent = close >= now;
  const rateTime = getRateTime(candle, period, now);
  return {
    time_open: iso(candle.timeOpen),
    time_close: isCurrent ? null : iso(close),
    quote: quoteList(
      currencies,
      (currency) => rates(currency, rateTime),
      (currency, rate) => toQuote(candle, iso(rateTime), currency, rate, isCurrent ? pair : undefined),
    ),
  };
}

/** @param pair Set for the current period only: volumes are known for the last 24 hours and not for the past. */
function toQuote(
  candle: DexCandle,
  last_updated: string,
  { id }: Currency,
  rate: number,
  pair: DexPair | undefined,
): DexOhlcvQuote | null {
  const prices = convertPrices(candle, rate);
  if (prices === null) return null;
  return {
    convert_id: String(id),
    open: text(prices.open),
    high: text(prices.high),
    low: text(prices.low),
    close: text(prices.close),
    volume: convertedText(candle.volume, rate),
    "24h_buy_volume": convertedText(pair?.buyVolume24h ?? null, rate),
    "24h_sell_volume": convertedText(pair?.sellVolume24h ?? null, rate),
    last_updated,
  };
}

function text(price: number): string {
  return String(decimalText(price));
}
