import { operations, type ParsedParameters } from "@market-data/openapi";
import type {
  DexOhlcvPeriod,
  DexOhlcvQuote,
  DexPairsOhlcvHistoricalV4Result,
  DexPairsOhlcvLatestV4Result,
} from "@market-data/types";
import type { Answer, AnswerContext } from "../context.ts";
import { type Currency, targets } from "../conversion/convert.ts";
import { type PastRates, pastRates } from "../conversion/past-rates.ts";
import { type FoundPair, findPairs, withRecords } from "../dex/dex-pairs.ts";
import { pairFields, statedInList, statedText } from "../dex/dex-records.ts";
import { figureText } from "../dex/figure-text.ts";
import { closeTime, momentOf, pricesOf } from "../history/bar-figures.ts";
import { askedPeriods, sampled } from "../history/periods.ts";
import { PointBudget } from "../history/point-budget.ts";
import { checkSpan, samplingInterval, spanOf } from "../history/span.ts";
import { auxShaper } from "../records/aux.ts";
import type { DexBar, DexPair } from "../store/dex.ts";
import type { BarPeriod } from "../store/history.ts";
import { BAR_LENGTH } from "../store/history-reader.ts";
import type { MarketStore } from "../store/store.ts";
import { DAY, iso, startOfDay } from "../values/timestamps.ts";

/** OHLCV of the running UTC day of DEX pairs (document 3, pair OHLCV). */
export async function dexPairsOhlcvLatestV4(
  parameters: ParsedParameters["dexPairsOhlcvLatestV4"],
  { store, now }: AnswerContext,
): Promise<Answer<DexPairsOhlcvLatestV4Result["data"]>> {
  const snapshot = await store.snapshot();
  const currencies = targets(snapshot, parameters);
  const from = startOfDay(now);
  const found = findPairs(snapshot, parameters);
  const barsOf = await readBars(found, (pair) => barsOfPair(store, pair, "daily", from, from + DAY));
  const pairs = withRecords(found, (pair) => barsOf(pair).length > 0, parameters.skip_invalid);
  const moments = pairs.flatMap(barsOf).map((bar) => momentOf(bar, "daily", now));
  const rates = await pastRates(store, currencies, moments, parameters);
  const shape = auxShaper(operations.dexPairsOhlcvLatestV4)(parameters.aux);
  const data = pairs.map((pair) => {
    const [day] = barsOf(pair);
    const period = periodOf(pair, day as DexBar, { period: "daily", now, currencies, rates });
    return shape({ ...pairFields(pair), ...period });
  });
  return { data, count: data.length };
}

/** OHLCV of the past of DEX pairs, by the rules of `/v2/cryptocurrency/ohlcv/historical` (document 2). */
export async function dexPairsOhlcvHistoricalV4(
  parameters: ParsedParameters["dexPairsOhlcvHistoricalV4"],
  { store, now, given }: AnswerContext,
): Promise<Answer<DexPairsOhlcvHistoricalV4Result["data"]>> {
  const snapshot = await store.snapshot();
  const { time_period: period, skip_invalid, aux } = parameters;
  const currencies = targets(snapshot, parameters);
  const span = spanOf(parameters, now);
  const periods = askedPeriods(period, samplingInterval(parameters, given), span);
  checkSpan(span, periods, BAR_LENGTH[period]);
  const { size, at, until } = periods;
  const budget = new PointBudget(parameters);
  const found = findPairs(snapshot, parameters);
  const rowsOf = await readBars(found, async (pair) => {
    if (size === 0) return [];
    return budget.counted(sampled(await barsOfPair(store, pair, period, at(0), until(size - 1)), periods));
  });
  const pairs = withRecords(found, (pair) => size === 0 || rowsOf(pair).length > 0, skip_invalid);
  const moments = pairs.flatMap(rowsOf).map((bar) => momentOf(bar, period, now));
  const rates = await pastRates(store, currencies, moments, parameters);
  const shape = auxShaper(operations.dexPairsOhlcvHistoricalV4)(aux);
  const data = pairs.map((pair) => {
    const quotes = rowsOf(pair).map((bar) => periodOf(pair, bar, { period, now, currencies, rates }));
    return shape({ ...pairFields(pair), quotes });
  });
  return { data, count: moments.length };
}

async function readBars(
  found: readonly FoundPair[],
  read: (pair: FoundPair) => Promise<readonly DexBar[]>,
): Promise<(pair: FoundPair) => readonly DexBar[]> {
  const bars = new Map<FoundPair, readonly DexBar[]>();
  for (const pair of found) bars.set(pair, await read(pair));
  return (pair) => bars.get(pair) ?? [];
}

/**
 * The bars of a pair. They tell the price of its base asset; of a pair that is reversed the prices are those of what was
 * the quote asset, as the catalogue knows them, in the periods in which the pair was traded.
 */
async function barsOfPair(
  store: MarketStore,
  { pair, isReversed }: FoundPair,
  period: BarPeriod,
  from: number,
  to: number,
): Promise<DexBar[]> {
  const bars = await store.dexBars(pair.contractAddress, pair.networkId, period, from, to);
  if (!isReversed) return bars;
  const { assetId } = pair.base;
  if (assetId === null || bars.length === 0) return [];
  const prices = new Map(
    (await store.bars({ assetId, period, from, to })).map(({ timeOpen, open, high, low, close }) => [
      timeOpen,
      { open, high, low, close },
    ]),
  );
  return bars.flatMap((bar) => {
    const own = prices.get(bar.timeOpen);
    return own === undefined ? [] : [{ ...bar, ...own }];
  });
}

/** What turns a bar into a period of the answer. */
interface Shown {
  readonly period: BarPeriod;
  readonly now: number;
  readonly currencies: readonly Currency[];
  readonly rates: PastRates;
}

/** The running period has no closing time (document 3, pair OHLCV). */
function periodOf(
  { pair }: FoundPair,
  bar: DexBar,
  { period, now, currencies, rates }: Shown,
): DexOhlcvPeriod {
  const close = closeTime(bar, period);
  const isRunning = close >= now;
  const moment = momentOf(bar, period, now);
  return {
    time_open: iso(bar.timeOpen),
    time_close: isRunning ? null : iso(close),
    quote: statedInList(
      currencies,
      (currency) => rates(currency, moment),
      (currency, rate) => quoteOf(bar, iso(moment), currency, rate, isRunning ? pair : undefined),
    ),
  };
}

/** @param pair Of the running period: the volumes of its last 24 hours are known; those of the past are not kept. */
function quoteOf(
  bar: DexBar,
  last_updated: string,
  { id }: Currency,
  rate: number,
  pair: DexPair | undefined,
): DexOhlcvQuote | null {
  const prices = pricesOf(bar, rate);
  if (prices === null) return null;
  return {
    convert_id: String(id),
    open: text(prices.open),
    high: text(prices.high),
    low: text(prices.low),
    close: text(prices.close),
    volume: statedText(bar.volume, rate),
    "24h_buy_volume": statedText(pair?.buyVolume24h ?? null, rate),
    "24h_sell_volume": statedText(pair?.sellVolume24h ?? null, rate),
    last_updated,
  };
}

function text(price: number): string {
  return String(figureText(price));
}
