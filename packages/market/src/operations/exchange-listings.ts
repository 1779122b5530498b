import { operations } from "@market-data/openapi";
import type { ExchangeListing, ExchangeListingQuote } from "@market-data/types";
import { convertedOrNull } from "../conversion/convert.ts";
import { readMissing } from "../lookup/each-asset.ts";
import { lookUpExchanges } from "../lookup/lookup.ts";
import { toData } from "../lookup/results.ts";
import type { OperationHandler } from "../operation.ts";
import { auxFilter } from "../records/aux.ts";
import { changeIn, type QuoteContext, readQuoteContexts } from "../records/quote-context.ts";
import { countKnown } from "../rows/count-known.ts";
import {
  type ExchangeRow,
  exchangeRanks,
  getExchangeRow,
  prepareExchanges,
  sortedExchanges,
} from "../rows/exchange-rows.ts";
import { paginate } from "../rows/paging.ts";
import { getView, type MarketView } from "../rows/view.ts";
import { getExchangeSeries } from "../store/exchange-series.ts";
import type { MarketStore } from "../store/store.ts";
import { toList } from "../values/lazy.ts";
import { DAY, isoOrNull } from "../values/timestamps.ts";
import { Turns } from "../values/turns.ts";

const filterListing = auxFilter(operations.exchangeListingsLatestV1);

/** The active exchanges that have a market of those that are asked for. */
export const exchangeListings: OperationHandler<"exchangeListingsLatestV1"> = async (parameters, context) => {
  const view = getView(await context.store.snapshot());
  await prepareExchanges(view);
  const contexts = await readQuoteContexts(view, context.store, parameters);
  const { sort, sort_dir, category, market_type, aux } = parameters;
  const rows = paginate(
    sortedExchanges(view, sort, sort_dir, parameters),
    parameters,
    ({ exchange, pairs }) => exchange.status === "active" && pairs.length > 0,
  );
  // Of selected markets alone no past volume is stored.
  const isWhole = category === "all" && market_type === "all";
  const past = isWhole
    ? await readPastVolumes(view, context.store, rows, new Turns(context.signal))
    : NONE_KNOWN;
  const filter = filterListing(aux);
  const data = toList(context, rows, (row) => filter(toRecord(view, row, contexts, past)));
  return { data, count: countKnown(rows, getFigures) };
};

const filterQuotes = auxFilter(operations.exchangeQuotesLatestV1);

/** The latest volumes of exchanges. */
export const exchangeQuotes: OperationHandler<"exchangeQuotesLatestV1"> = async (parameters, context) => {
  const view = getView(await context.store.snapshot());
  await prepareExchanges(view);
  const lookups = lookUpExchanges(view.snapshot, parameters);
  const contexts = await readQuoteContexts(view, context.store, parameters);
  const rows = lookups.flatMap(({ items }) => items).map((exchange) => getExchangeRow(view, exchange));
  const past = await readPastVolumes(view, context.store, rows, new Turns(context.signal));
  const filter = filterQuotes(parameters.aux);
  const data = toData(operations.exchangeQuotesLatestV1, lookups, context, (exchange) =>
    filter(toRecord(view, getExchangeRow(view, exchange), contexts, past)),
  );
  return { data, count: countKnown(rows, getFigures) };
};

function getFigures({ values, score, effectiveLiquidity }: ExchangeRow) {
  return [values.volume24h, score, effectiveLiquidity];
}

/** How long before its newest volumes those of an exchange are compared, the longest first: stores expect ascending times. */
const AGES = { "30d": 30 * DAY, "7d": 7 * DAY, "24h": DAY };
type Age = keyof typeof AGES;

/** The past volumes of an exchange, in US dollars. */
type PastVolumes = Readonly<Record<Age, number | null>>;

const NONE_KNOWN: ReadonlyMap<number, PastVolumes> = new Map();

/** How far a stored volume may be from the time for which it counts. */
const TOLERANCE = DAY / 2;

/** The past volumes of exchanges by their ids, each read once per snapshot. */
async function readPastVolumes(
  view: MarketView,
  store: MarketStore,
  rows: readonly ExchangeRow[],
  turns: Turns,
): Promise<ReadonlyMap<number, PastVolumes | undefined>> {
  const exchanges = rows.map(({ exchange, lastUpdated }) => ({ id: exchange.id, lastUpdated }));
  return readMissing(view.memoize(pastVolumes), exchanges, turns, async ({ id, lastUpdated }) => {
    if (lastUpdated === null) return undefined;
    const times = Object.values(AGES).map((age) => lastUpdated - age);
    const points = await store.closestPoints(getExchangeSeries(id), times, TOLERANCE);
    const [month, week, day] = points.map((point) => point?.values["volume24h"] ?? null);
    return { "30d": month ?? null, "7d": week ?? null, "24h": day ?? null };
  });
}

// Memoized per view.
const pastVolumes = () => new Map<number, PastVolumes | undefined>();

function toRecord(
  view: MarketView,
  row: ExchangeRow,
  contexts: readonly QuoteContext[],
  past: ReadonlyMap<number, PastVolumes | undefined>,
): ExchangeListing {
  const { exchange } = row;
  const before = past.get(exchange.id);
  const quotes = contexts.map((context) => [context.key, toQuote(row, context, before)] as const);
  return {
    id: exchange.id,
    name: exchange.name,
    slug: exchange.slug,
    num_market_pairs: row.values.numMarketPairs,
    rank: exchangeRanks(view).get(exchange.id) ?? null,
    exchange_score: row.score,
    date_launched: isoOrNull(exchange.dateLaunched),
    fiats: listSymbols(view, row.fiatIds),
    spot_volume_usd: row.spotVolume,
    derivative_volume_usd: row.derivativeVolume,
    last_updated: isoOrNull(row.lastUpdated),
    quote: Object.fromEntries(quotes),
  };
}

function toQuote(row: ExchangeRow, context: QuoteContext, before?: PastVolumes): ExchangeListingQuote {
  const { rate } = context;
  const getChange = (age: Age) => changeIn(context, age, before?.[age] ?? null, row.values.volume24h);
  return {
    volume_24h: convertedOrNull(row.values.volume24h, rate),
    volume_24h_adjusted: convertedOrNull(row.values.volume24hAdjusted, rate),
    percent_change_volume_24h: getChange("24h"),
    percent_change_volume_7d: getChange("7d"),
    percent_change_volume_30d: getChange("30d"),
    effective_liquidity_24h: convertedOrNull(row.effectiveLiquidity, rate),
    last_updated: isoOrNull(row.lastUpdated),
  };
}

/** The symbols of fiat currencies, in alphabetical order. */
function listSymbols({ snapshot }: MarketView, fiatIds: ReadonlySet<number>): string[] {
  return [...fiatIds].flatMap((id) => snapshot.fiats.get(id)?.symbol ?? []).sort();
}
