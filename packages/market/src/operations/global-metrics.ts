import { operations } from "@market-data/openapi";
import type {
  GlobalMetrics,
  GlobalMetricsHistoricalItem,
  GlobalMetricsHistoricalQuote,
  GlobalMetricsLatestQuote,
} from "@market-data/types";
import { type Conversion, convertedOrNull, ratesAt, resolveConversions } from "../conversion/convert.ts";
import { seriesQuotes, toSearchInterval } from "../history/find-quotes.ts";
import type { Lookup } from "../lookup/lookup.ts";
import type { OperationHandler } from "../operation.ts";
import { auxFilter } from "../records/aux.ts";
import {
  deriveFigures,
  getNewestUpdate,
  type MarketValues,
  readMarketValues,
} from "../rows/market-figures.ts";
import { getView } from "../rows/view.ts";
import { MARKET_SERIES, toGroupTotals } from "../store/market-totals.ts";
import type { SeriesPoint } from "../store/series.ts";
import type { MarketStore } from "../store/store.ts";
import { percentChange, roundedPercent } from "../values/rounding.ts";
import { DAY, iso } from "../values/timestamps.ts";
import { readHistoricalQuotes } from "./historical-quotes.ts";

/** The whole market as of now, and how it changed in 24 hours. */
export const globalMetricsLatest: OperationHandler<"globalMetricsQuotesLatestV1"> = async (
  parameters,
  { store, now },
) => {
  const view = getView(await store.snapshot());
  const { assets, exchanges } = view.snapshot;
  const currencies = resolveConversions(view.snapshot, parameters);
  const newest = getNewestUpdate(view) ?? now;
  const values = await readMarketValues(view);
  const before = await readDayBefore(store, newest);
  const [figures, past] = [deriveFigures(values), deriveFigures(before?.values ?? {})];
  const getChange = (name: string) => percentChange(before?.values[name] ?? null, values[name] ?? null);
  const last_updated = iso(newest);
  const quotes = await Promise.all(
    currencies.map(async (currency): Promise<[string, GlobalMetricsLatestQuote]> => {
      const rateBefore = before === undefined ? null : await readRate(store, currency, before.time);
      return [currency.key, { ...toLatestQuote(values, currency, before, rateBefore), last_updated }];
    }),
  );
  const data: GlobalMetrics = {
    active_cryptocurrencies: values["activeCryptocurrencies"] ?? null,
    total_cryptocurrencies: assets.size,
    active_market_pairs: values["activeMarketPairs"] ?? null,
    active_exchanges: values["activeExchanges"] ?? null,
    total_exchanges: exchanges.size === 0 ? null : exchanges.size,
    btc_dominance: figures.btcDominance,
    eth_dominance: figures.ethDominance,
    btc_dominance_yesterday: past.btcDominance,
    eth_dominance_yesterday: past.ethDominance,
    btc_dominance_24h_percentage_change: difference(past.btcDominance, figures.btcDominance),
    eth_dominance_24h_percentage_change: difference(past.ethDominance, figures.ethDominance),
    ...toParts(values, 1),
    defi_24h_percentage_change: getChange("defi.volume24h"),
    stablecoin_24h_percentage_change: getChange("stablecoin.volume24h"),
    derivatives_24h_percentage_change: getChange("derivatives.volume24h"),
    quote: Object.fromEntries(quotes),
    last_updated,
  };
  return { data, count: 1 };
};

/** The totals closest to 24 hours before a time, no further from that than half a day. */
async function readDayBefore(store: MarketStore, time: number): Promise<SeriesPoint | undefined> {
  const [point] = await store.closestPoints(MARKET_SERIES, [time - DAY], DAY / 2);
  return point ?? undefined;
}

async function readRate(store: MarketStore, currency: Conversion, time: number): Promise<number | null> {
  const [rate] = await ratesAt(store, currency, [time]);
  return rate ?? null;
}

function difference(before: number | null, after: number | null): number | null {
  return before === null || after === null ? null : roundedPercent(after - before);
}

function toLatestQuote(
  values: MarketValues,
  { rate }: Conversion,
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

/** @param rate US dollars for one unit of the currency; null where that is not known. */
function toTotals(values: MarketValues, rate: number | null): Totals {
  const all = toGroupTotals(values, "all");
  const figures = deriveFigures(values);
  return {
    total_market_cap: convertedOrNull(all.marketCap, rate),
    total_volume_24h: convertedOrNull(all.volume24h, rate),
    total_volume_24h_reported: convertedOrNull(all.volume24hReported, rate),
    altcoin_market_cap: convertedOrNull(figures.altcoinMarketCap, rate),
    altcoin_volume_24h: convertedOrNull(figures.altcoinVolume24h, rate),
    altcoin_volume_24h_reported: convertedOrNull(figures.altcoinVolume24hReported, rate),
  };
}

/** The parts of the market that are stated in dollars and in each currency. */
function toParts(values: MarketValues, rate: number) {
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

/** The whole market at past times. */
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
    const { btcDominance, ethDominance } = deriveFigures(values);
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
