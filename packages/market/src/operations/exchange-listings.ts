import { operations } from "@market-data/openapi";
import type { ExchangeListing, ExchangeListingQuote } from "@market-data/types";
import { type Conversion, convertedOrNull, resolveConversions } from "../conversion/convert.ts";
import { lookUpExchanges } from "../lookup/lookup.ts";
import { toData } from "../lookup/results.ts";
import type { OperationHandler } from "../operation.ts";
import { auxFilter } from "../records/aux.ts";
import { countKnown } from "../rows/count-known.ts";
import {
  type ExchangeRow,
  exchangeRanks,
  getExchangeRow,
  sortedExchanges,
  sumVolumes,
} from "../rows/exchange-rows.ts";
import { paginate } from "../rows/paging.ts";
import { getView, type MarketView } from "../rows/view.ts";
import type { PairSide } from "../store/catalogue.ts";
import { toList } from "../values/lazy.ts";
import { isoOrNull } from "../values/timestamps.ts";

const filterListing = auxFilter(operations.exchangeListingsLatestV1);

/** The active exchanges that have a market of those that are asked for. */
export const exchangeListings: OperationHandler<"exchangeListingsLatestV1"> = async (parameters, context) => {
  const view = getView(await context.store.snapshot());
  const currencies = resolveConversions(view.snapshot, parameters);
  const { sort, sort_dir, aux } = parameters;
  const rows = paginate(
    sortedExchanges(view, sort, sort_dir, parameters),
    parameters,
    ({ exchange, pairs }) => exchange.status === "active" && pairs.length > 0,
  );
  const filter = filterListing(aux);
  const data = toList(context, rows, (row) => filter(toRecord(view, row, currencies)));
  return { data, count: countKnown(rows, getFigures) };
};

const filterQuotes = auxFilter(operations.exchangeQuotesLatestV1);

/** The latest volumes of exchanges. */
export const exchangeQuotes: OperationHandler<"exchangeQuotesLatestV1"> = async (parameters, context) => {
  const view = getView(await context.store.snapshot());
  const lookups = lookUpExchanges(view.snapshot, parameters);
  const currencies = resolveConversions(view.snapshot, parameters);
  const filter = filterQuotes(parameters.aux);
  const data = toData(operations.exchangeQuotesLatestV1, lookups, context, (exchange) =>
    filter(toRecord(view, getExchangeRow(view, exchange), currencies)),
  );
  const rows = lookups.flatMap(({ items }) => items).map((exchange) => getExchangeRow(view, exchange));
  return { data, count: countKnown(rows, getFigures) };
};

function getFigures({ volume, score, effectiveLiquidity }: ExchangeRow) {
  return [volume, score, effectiveLiquidity];
}

function toRecord(view: MarketView, row: ExchangeRow, currencies: readonly Conversion[]): ExchangeListing {
  const { exchange, pairs } = row;
  const quotes = currencies.map(({ key, rate }) => [key, toQuote(row, rate)] as const);
  return {
    id: exchange.id,
    name: exchange.name,
    slug: exchange.slug,
    num_market_pairs: pairs.length,
    rank: exchangeRanks(view).get(exchange.id) ?? null,
    exchange_score: row.score,
    date_launched: isoOrNull(exchange.dateLaunched),
    fiats: listFiats(view, row),
    spot_volume_usd: sumVolumes(pairs, ({ category }) => category === "spot"),
    derivative_volume_usd: sumVolumes(
      pairs,
      ({ category }) => category === "derivatives" || category === "perpetual",
    ),
    last_updated: isoOrNull(row.lastUpdated),
    quote: Object.fromEntries(quotes),
  };
}

function toQuote(row: ExchangeRow, rate: number): ExchangeListingQuote {
  return {
    volume_24h: convertedOrNull(row.volume, rate),
    volume_24h_adjusted: convertedOrNull(row.countedVolume, rate),
    effective_liquidity_24h: convertedOrNull(row.effectiveLiquidity, rate),
    last_updated: isoOrNull(row.lastUpdated),
  };
}

/** The symbols of the fiat currencies of pairs, each once. */
function listFiats({ snapshot }: MarketView, { pairs }: ExchangeRow): string[] {
  const getSymbol = ({ type, currencyId }: PairSide) =>
    type === "fiat" ? (snapshot.fiats.get(currencyId)?.symbol ?? []) : [];
  return [...new Set(pairs.flatMap(({ pair }) => [pair.base, pair.quote].flatMap(getSymbol)))].sort();
}
