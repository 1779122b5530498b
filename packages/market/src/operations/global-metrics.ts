import { operations } from "@market-data/openapi";
import type {
  GlobalMetrics,
  GlobalMetricsHistoricalItem,
  GlobalMetricsHistoricalQuote,
  GlobalMetricsLatestQuote,
} from "@market-data/types";
import { convertedOrNull, lastRatesAt } from "../conversion/convert.ts";
import { readConversions } from "../conversion/view-rates.ts";
import { seriesQuotes, toSearchInterval } from "../history/find-quotes.ts";
import type { Lookup } from "../lookup/lookup.ts";
import type { OperationHandler } from "../operation.ts";
import { auxFilter } from "../records/aux.ts";
import { deriveValues, type MarketValues, readMarketValues } from "../rows/market-values.ts";
import { getView } from "../rows/view.ts";
import { MARKET_SERIES, toGroupTotals } from "../store/market-totals.ts";
import type { SeriesPoint } from "../store/series.ts";
import type { MarketStore } from "../store/store.ts";
import { percentChange, roundedPercent } from "../values/rounding.ts";
import { DAY, iso } from "../values/timestamps.ts";
import { readHistoricalQuotes } from "./historical-quotes.ts";

/** Returns the current totals of the market and their change in 24 hours. */
export const globalMetricsLatest: OperationHandler<"globalMetricsQuotesLatestV1"> = async (
  parameters,
  context,
) => {
  const { store, now } = context;
  const view = getView(await store.snapshot());
  const { assets, exchanges } = view.snapshot;
  const newest = view.newestUpdate ?? now;
  const currencies = await readConversions(view, context, parameters, [newest]);
  const values = await readMarketValues(view, context);
  const before = await readDayBefore(store, newest);
  const [derived, past] = [deriveValues(values), deriveValues(before?.values ?? {})];
  const getChange = (name: string) => percentChange(before?.values[name] ?? null, values[name] ?? null);
  const last_updated = iso(newest);
  const quotes = await Promise.all(
    currencies.map(async (currency): Promise<[string, GlobalMetricsLatestQuote]> => {
      const rate = currency.getRate(newest)?.usd ?? null;
      const [past] = before === undefined ? [] : await lastRatesAt(context, currency, [before.time]);
      return [currency.key, { ...toLatestQuote(values, rate, before, past?.usd ?? null), last_updated }];
    }),
  );
  const data: GlobalMetrics = {
    active_cryptocurrencies: values["activeCryptocurrencies"] ?? null,
    total_cryptocurrencies: assets.size,
    active_market_pairs: values["activeMarketPairs"] ?? null,
    active_exchanges: values["activeExchanges"] ?? null,
    total_exchanges: exchanges.size === 0 ? null : exchanges.size,
    btc_dominance: derived.btcDominance,
    eth_dominance: derived.ethDominance,
    btc_dominance_yesterday: past.btcDominance,
    eth_dominance_yesterday: past.ethDominance,
    btc_dominance_24h_percentage_change: difference(past.btcDominance, derived.btcDominance),
    eth_dominance_24h_percentage_change: difference(past.ethDominance, derived.ethDominance),
    ...toParts(values, 1),
    defi_24h_percentage_change: getChange("defi.volume24h"),
    stablecoin_24h_percentage_change: getChange("stablecoin.volume24h"),
    derivatives_24h_percentage_change: getChange("derivatives.volume24h"),
    quote: Object.fromEntries(quotes),
    last_updated,
  };
  return { data, count: 1 };
};

/** The totals closest to 24 hours before a time, at most 12 hours away. */
async function readDayBefore(store: MarketStore, time: number): Promise<SeriesPoint | undefined> {
  const [point] = await store.closestPoints(MARKET_SERIES, [time - DAY], DAY / 2);
  return point ?? undefined;
}

function difference(before: number | null, after: number | null): number | null {
  return before === null || after === null ? null : roundedPercent(after - before);
}

function toLatestQuote(
  values: MarketValues,
  rate: number | null,
  before: SeriesPoint | undefined,
  rateBefore: number | null,
): Omit<GlobalMetricsLatestQuote, "last_updated"> {
  const totals = toTotals(values, rate);
  const past = toTotals(before?.values ?? {}, rateBefore);
  return {
    ...totals,
    ...toParts(values, rate),
    total_market_cap_yesterday: past.total_market_cap,
    total_volume_24h_yesterday: past.total_volume_24h,
    total_market_cap_yesterday_percentage_change: percentChange(
      past.total_market_cap,
      totals.total_market_cap,
    ),
    total_volume_24h_yesterday_percentage_change: percentChange(
      past.total_volume_24h,
      totals.total_volume_24h,
    ),
  };
}

type Totals = Omit<Required<GlobalMetricsHistoricalQuote>, "timestamp">;

/** @param rate USD per unit of the currency; null if unknown. */
function toTotals(values: MarketValues, rate: number | null): Totals {
  const all = toGroupTotals(values, "all");
  const derived = deriveValues(values);
  return {
    total_market_cap: convertedOrNull(all.marketCap, rate),
    total_volume_24h: convertedOrNull(all.volume24h, rate),
    total_volume_24h_reported: convertedOrNull(all.volume24hReported, rate),
    altcoin_market_cap: convertedOrNull(derived.altcoinMarketCap, rate),
    altcoin_volume_24h: convertedOrNull(derived.altcoinVolume24h, rate),
    altcoin_volume_24h_reported: convertedOrNull(derived.altcoinVolume24hReported, rate),
  };
}

/** Totals of market sectors, present in USD and in each requested currency. */
function toParts(values: MarketValues, rate: number | null) {
  const [defi, stablecoin] = [toGroupTotals(values, "defi"), toGroupTotals(values, "stablecoin")];
  const convert = (value: number | null | undefined) => convertedOrNull(value ?? null, rate);
  return {
    defi_market_cap: convert(defi.marketCap),
    defi_volume_24h: convert(defi.volume24h),
    defi_volume_24h_reported: convert(defi.volume24hReported),
    stablecoin_market_cap: convert(stablecoin.marketCap),
    stablecoin_volume_24h: convert(stablecoin.volume24h),
    stablecoin_volume_24h_reported: convert(stablecoin.volume24hReported),
    derivatives_volume_24h: convert(values["derivatives.volume24h"]),
    derivatives_volume_24h_reported: convert(values["derivatives.volume24hReported"]),
  };
}

const filterFields = auxFilter(operations.globalMetricsQuotesHistoricalV1);
const WHOLE_MARKET: Lookup<{ readonly id: number }> = {
  key: MARKET_SERIES.name,
  by: "id",
  items: [{ id: MARKET_SERIES.id }],
  isOnly: true,
};

/** Returns the totals of the market at past times. */
export const globalMetricsHistorical: OperationHandler<"globalMetricsQuotesHistoricalV1"> = async (
  parameters,
  context,
) => {
  const { count, list } = await readHistoricalQuotes(
    parameters,
    context,
    () => [WHOLE_MARKET],
    () => seriesQuotes(context.store, MARKET_SERIES),
  );
  const quotes = list(MARKET_SERIES, ({ point, window }, convert): GlobalMetricsHistoricalItem => {
    const { time, values } = point;
    const { btcDominance, ethDominance } = deriveValues(values);
    const timestamp = iso(time);
    return {
      timestamp,
      search_interval: toSearchInterval(window),
      btc_dominance: btcDominance,
      eth_dominance: ethDominance,
      active_cryptocurrencies: values["activeCryptocurrencies"] ?? null,
      active_exchanges: values["activeExchanges"] ?? null,
      active_market_pairs: values["activeMarketPairs"] ?? null,
      quote: convert((rate) => ({ ...toTotals(values, rate), timestamp })),
    };
  });
  return { data: filterFields(parameters.aux)({ quotes }), count };
};
