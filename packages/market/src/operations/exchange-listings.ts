import { operations } from "@market-data/openapi";
import { Task } from "@market-data/scheduler";
import type { ExchangeListing, ExchangeListingQuote } from "@market-data/types";
import { type ConvertParameters, convertedOrNull } from "../conversion/convert.ts";
import { uniqueTimes } from "../conversion/past-rates.ts";
import {
  type Conversion,
  type GetRate,
  readConversions,
  readPastRatesOnce,
} from "../conversion/view-rates.ts";
import { readMissing } from "../lookup/each-asset.ts";
import { lookUpExchanges } from "../lookup/lookup.ts";
import { toData } from "../lookup/results.ts";
import type { OperationContext, OperationHandler } from "../operation.ts";
import { auxFilter } from "../records/aux.ts";
import { changeIn } from "../records/quote-context.ts";
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

const filterListing = auxFilter(operations.exchangeListingsLatestV1);

/** Returns the active exchanges with a market that matches the filters. */
export const exchangeListings: OperationHandler<"exchangeListingsLatestV1"> = async (parameters, context) => {
  const view = getView(await context.store.snapshot());
  await prepareExchanges(view, context);
  const { sort, sort_dir, category, market_type, aux } = parameters;
  const rows = paginate(
    sortedExchanges(view, sort, sort_dir, parameters),
    parameters,
    ({ exchange, pairs }) => exchange.status === "active" && pairs.length > 0,
  );
  // Past volumes are stored for whole exchanges only, not for selected markets.
  const isWhole = category === "all" && market_type === "all";
  const past = isWhole
    ? await readPastVolumes(view, context.store, rows, new Task(context.signal))
    : NONE_KNOWN;
  const currencies = await readCurrencies(view, context, parameters, rows, past);
  const filter = filterListing(aux);
  const data = toList(context, rows, (row) => filter(toRecord(view, row, currencies, past)));
  return { data, count: countKnown(rows, getValues) };
};

const filterQuotes = auxFilter(operations.exchangeQuotesLatestV1);

/** Returns the latest volumes of exchanges. */
export const exchangeQuotes: OperationHandler<"exchangeQuotesLatestV1"> = async (parameters, context) => {
  const view = getView(await context.store.snapshot());
  await prepareExchanges(view, context);
  const lookups = lookUpExchanges(view.snapshot, parameters);
  const rows = lookups.flatMap(({ items }) => items).map((exchange) => getExchangeRow(view, exchange));
  const past = await readPastVolumes(view, context.store, rows, new Task(context.signal));
  const currencies = await readCurrencies(view, context, parameters, rows, past);
  const filter = filterQuotes(parameters.aux);
  const data = toData(operations.exchangeQuotesLatestV1, lookups, context, (exchange) =>
    filter(toRecord(view, getExchangeRow(view, exchange), currencies, past)),
  );
  return { data, count: countKnown(rows, getValues) };
};

function getValues({ values, score, effectiveLiquidity }: ExchangeRow) {
  return [values.volume24h, score, effectiveLiquidity];
}

/** Ages of the compared volumes, in ms before the newest one. Longest first, because stores expect ascending times. */
const AGES = { "30d": 30 * DAY, "7d": 7 * DAY, "24h": DAY };
type Age = keyof typeof AGES;

/** A volume in USD with its time. */
interface PastVolume {
  readonly usd: number;
  readonly time: number;
}

/** The past volumes of one exchange by age. */
type PastVolumes = Readonly<Record<Age, PastVolume | null>>;

const NONE_KNOWN: ReadonlyMap<number, PastVolumes> = new Map();

/** The maximum distance between a requested time and a stored volume, in ms. */
const TOLERANCE = DAY / 2;

/** The past volumes of exchanges by exchange id. Each volume is read once per snapshot. */
async function readPastVolumes(
  view: MarketView,
  store: MarketStore,
  rows: readonly ExchangeRow[],
  task: Task,
): Promise<ReadonlyMap<number, PastVolumes | undefined>> {
  const exchanges = rows.map(({ exchange, lastUpdated }) => ({ id: exchange.id, lastUpdated }));
  return readMissing(view.memoize(pastVolumes), exchanges, task, async ({ id, lastUpdated }) => {
    if (lastUpdated === null) return undefined;
    const times = Object.values(AGES).map((age) => lastUpdated - age);
    const points = await store.closestPoints(getExchangeSeries(id), times, TOLERANCE);
    const [month, week, day] = points.map((point) => {
      const usd = point?.values["volume24h"] ?? null;
      return point === null || usd === null ? null : { usd, time: point.time };
    });
    return { "30d": month ?? null, "7d": week ?? null, "24h": day ?? null };
  });
}

/** A currency of the request with its rates at the times of past volumes. */
interface VolumeCurrency extends Conversion {
  readonly getPastRate: GetRate;
}

/** The currencies of the request with their rates at the times of past volumes. */
async function readCurrencies(
  view: MarketView,
  context: OperationContext,
  parameters: ConvertParameters,
  rows: readonly ExchangeRow[],
  past: ReadonlyMap<number, PastVolumes | undefined>,
): Promise<VolumeCurrency[]> {
  const times = rows.flatMap(({ lastUpdated }) => lastUpdated ?? []);
  const before = rows.flatMap(({ exchange }) =>
    Object.values(past.get(exchange.id) ?? {}).flatMap((volume) => volume?.time ?? []),
  );
  const conversions = await readConversions(view, context, parameters, uniqueTimes(times));
  const wanted = uniqueTimes(before);
  return Promise.all(
    conversions.map(async (currency) => ({
      ...currency,
      getPastRate: await readPastRatesOnce(view, context, currency, wanted),
    })),
  );
}

// Memoized per view.
const pastVolumes = () => new Map<number, PastVolumes | undefined>();

function toRecord(
  view: MarketView,
  row: ExchangeRow,
  currencies: readonly VolumeCurrency[],
  past: ReadonlyMap<number, PastVolumes | undefined>,
): ExchangeListing {
  const { exchange } = row;
  const before = past.get(exchange.id);
  const quotes = currencies.map((currency) => [currency.key, toQuote(row, currency, before)] as const);
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

function toQuote(
  row: ExchangeRow,
  { getRate, getPastRate }: VolumeCurrency,
  before?: PastVolumes,
): ExchangeListingQuote {
  const rate = row.lastUpdated === null ? null : (getRate(row.lastUpdated)?.usd ?? null);
  const getChange = (age: Age) => {
    const past = before?.[age];
    if (!past) return null;
    return changeIn(past.usd, getPastRate(past.time)?.usd ?? null, row.values.volume24h, rate);
  };
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
