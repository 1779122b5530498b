import { operations, type ParsedParameters } from "@market-data/openapi";
import type {
  CryptocurrencyOhlcvHistoricalV1Result,
  CryptocurrencyOhlcvHistoricalV2Result,
  OhlcvHistorical,
  OhlcvPeriod,
  OhlcvQuote,
} from "@market-data/types";
import type { Answer, AnswerContext } from "../context.ts";
import { type Currency, converted, targets } from "../conversion/convert.ts";
import { type PastRates, pastRates, statedInEach } from "../conversion/past-rates.ts";
import { closeTime, momentOf, pricesOf } from "../history/bar-figures.ts";
import { askedPeriods, sampled } from "../history/periods.ts";
import { PointBudget } from "../history/point-budget.ts";
import { checkSpan, samplingInterval, spanOf } from "../history/span.ts";
import { assetsOf, forEachAsset } from "../lookup/each-asset.ts";
import { lookUp, narrowed } from "../lookup/lookup.ts";
import { resultMap } from "../lookup/results.ts";
import type { Asset } from "../store/catalogue.ts";
import type { Bar, BarPeriod } from "../store/history.ts";
import { BAR_LENGTH } from "../store/history-reader.ts";
import { iso, isoOrNull } from "../values/timestamps.ts";

type Id = "cryptocurrencyOhlcvHistoricalV1" | "cryptocurrencyOhlcvHistoricalV2";

/** OHLCV of the past, one asset under a symbol (document 3, OHLCV historical v1). */
export async function cryptocurrencyOhlcvHistoricalV1(
  parameters: ParsedParameters["cryptocurrencyOhlcvHistoricalV1"],
  context: AnswerContext,
): Promise<Answer<CryptocurrencyOhlcvHistoricalV1Result["data"]>> {
  const { data, count } = await ohlcvHistorical("cryptocurrencyOhlcvHistoricalV1", parameters, context);
  return { data: data as CryptocurrencyOhlcvHistoricalV1Result["data"], count };
}

/** OHLCV of the past, all assets under a symbol (document 2, `/v2/cryptocurrency/ohlcv/historical`). */
export async function cryptocurrencyOhlcvHistoricalV2(
  parameters: ParsedParameters["cryptocurrencyOhlcvHistoricalV2"],
  context: AnswerContext,
): Promise<Answer<CryptocurrencyOhlcvHistoricalV2Result["data"]>> {
  const { data, count } = await ohlcvHistorical("cryptocurrencyOhlcvHistoricalV2", parameters, context);
  return { data: data as CryptocurrencyOhlcvHistoricalV2Result["data"], count };
}

/** Hourly periods before have no volume (document 2, OHLCV historical, rule 7). */
const FIRST_HOURLY_VOLUME = Date.UTC(2020, 8, 22);

async function ohlcvHistorical(
  id: Id,
  parameters: ParsedParameters[Id],
  { store, now, given }: AnswerContext,
) {
  const { version, result } = operations[id];
  const { time_period: period, skip_invalid } = parameters;
  const snapshot = await store.snapshot();
  const currencies = targets(snapshot, parameters);
  const span = spanOf(parameters, now);
  const periods = askedPeriods(period, samplingInterval(parameters, given), span);
  checkSpan(span, periods, BAR_LENGTH[period]);
  const { size, at, until } = periods;
  const found = lookUp(snapshot, parameters, { version });
  const budget = new PointBudget(parameters);
  const bars = await forEachAsset(assetsOf(found), async ({ id: assetId }) => {
    if (size === 0) return [];
    const all = await store.bars({ assetId, period, from: at(0), to: until(size - 1) });
    return budget.counted(sampled(all, periods));
  });
  // A span of no period at all is not the asset's fault.
  const lookups = narrowed(found, (asset) => size === 0 || barsOf(asset).length > 0, skip_invalid);
  const rates = await pastRates(
    store,
    currencies,
    assetsOf(lookups).flatMap((asset) => barsOf(asset).map((bar) => momentOf(bar, period, now))),
    parameters,
  );
  const data = resultMap(lookups, result, (asset) =>
    record(asset, barsOf(asset), { period, now, currencies, rates }),
  );
  return { data, count: lookups.flatMap(({ assets }) => assets.flatMap(barsOf)).length };

  function barsOf(asset: Asset): readonly Bar[] {
    return bars.get(asset.id) ?? [];
  }
}

/** What turns a bar into a period of the answer. */
interface Shown {
  readonly period: BarPeriod;
  readonly now: number;
  readonly currencies: readonly Currency[];
  readonly rates: PastRates;
}

function record({ id, name, symbol }: Asset, bars: readonly Bar[], shown: Shown): OhlcvHistorical {
  return { id, name, symbol, quotes: bars.map((bar) => periodOf(bar, shown)) };
}

function periodOf(bar: Bar, { period, now, currencies, rates }: Shown): OhlcvPeriod {
  const moment = momentOf(bar, period, now);
  const timestamp = iso(moment);
  const volume = period === "hourly" && bar.timeOpen < FIRST_HOURLY_VOLUME ? null : bar.volume;
  return {
    time_open: iso(bar.timeOpen),
    time_close: iso(closeTime(bar, period)),
    time_high: isoOrNull(bar.timeHigh),
    time_low: isoOrNull(bar.timeLow),
    quote: statedInEach(
      currencies,
      (currency) => rates(currency, moment),
      (rate) => quoteOf(bar, volume, timestamp, rate),
    ),
  };
}

function quoteOf(bar: Bar, volume: number | null, timestamp: string, rate: number): OhlcvQuote | null {
  const prices = pricesOf(bar, rate);
  if (prices === null) return null;
  return {
    ...prices,
    volume: converted(volume, rate),
    market_cap: converted(bar.marketCap, rate),
    timestamp,
  };
}
