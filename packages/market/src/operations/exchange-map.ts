import { operations, type ParsedParameters } from "@market-data/openapi";
import { Task } from "@market-data/scheduler";
import type { ExchangeMapItem } from "@market-data/types";
import { eachIdAndSlug, type Measure, page } from "../budget/response-size.ts";
import { readMissing } from "../lookup/each-asset.ts";
import { lookUpExchanges } from "../lookup/lookup.ts";
import type { OperationHandler } from "../operation.ts";
import { auxFilter } from "../records/aux.ts";
import { toFlag } from "../records/records.ts";
import { prepareExchanges, sortedExchanges } from "../rows/exchange-rows.ts";
import { paginate } from "../rows/paging.ts";
import { getView, type MarketView } from "../rows/view.ts";
import type { Exchange } from "../store/catalogue.ts";
import { getExchangeSeries } from "../store/exchange-series.ts";
import type { MarketStore } from "../store/store.ts";
import { isoOrNull } from "../values/timestamps.ts";

type Parameters = ParsedParameters["exchangeMapV1"];

const filterFields = auxFilter(operations.exchangeMapV1);

/** Returns the exchange ID map. With `slug` all other options are ignored. */
export const exchangeMap: OperationHandler<"exchangeMapV1"> = async (parameters, context) => {
  const { store, signal } = context;
  const view = getView(await store.snapshot());
  const { slug, aux } = parameters;
  if (slug === undefined) await prepareExchanges(view, context);
  const exchanges =
    slug === undefined
      ? listExchanges(view, parameters)
      : lookUpExchanges(view.snapshot, { slug }).flatMap(({ items }) => items);
  const filter = filterFields(slug === undefined ? aux : undefined);
  const ends = await readMissing(view.memoize(historyEnds), exchanges, new Task(signal), (exchange) =>
    readHistoryEnds(store, exchange),
  );
  const data = exchanges.map((exchange) => filter(toItem(exchange, ends.get(exchange.id) ?? NO_HISTORY)));
  return { data, count: data.length };
};

export const measureExchangeMap: Measure<Parameters> = (parameters, context) => {
  const { slug } = parameters;
  return slug === undefined ? measureList(parameters, context) : eachIdAndSlug({ slug }, context);
};

const measureList = page<Parameters>(({ exchanges }) => exchanges.size);

function listExchanges(view: MarketView, parameters: Parameters): Exchange[] {
  const { listing_status, sort, crypto_id } = parameters;
  const states = new Set(listing_status);
  const pairs = view.snapshot.index.pairsByCurrency;
  const trading =
    crypto_id === undefined
      ? undefined
      : new Set((pairs.get(crypto_id) ?? []).map(({ exchangeId }) => exchangeId));
  const accepts = ({ id, status }: Exchange) => states.has(status) && trading?.has(id) !== false;
  const rows = paginate(sortedExchanges(view, sort), parameters, ({ exchange }) => accepts(exchange));
  return rows.map(({ exchange }) => exchange);
}

function toItem(exchange: Exchange, [first, last]: HistoryEnds): ExchangeMapItem {
  const { id, name, slug, status } = exchange;
  return {
    id,
    name,
    slug,
    is_active: toFlag(exchange.status),
    status,
    first_historical_data: isoOrNull(first),
    last_historical_data: isoOrNull(last),
  };
}

type HistoryEnds = readonly [first: number | null, last: number | null];

const NO_HISTORY: HistoryEnds = [null, null];

// Memoized per view.
const historyEnds = () => new Map<number, HistoryEnds>();

/** The first and last time of an exchange's stored volumes. */
async function readHistoryEnds(store: MarketStore, { id }: Exchange): Promise<HistoryEnds> {
  const always = { from: Number.MIN_SAFE_INTEGER, to: Number.MAX_SAFE_INTEGER };
  const series = getExchangeSeries(id);
  const [first] = await store.firstPoints(series, [always]);
  const [last] = await store.seriesPoints({ ...series, ...always, newest: 1 });
  return [first?.time ?? null, last?.time ?? null];
}
