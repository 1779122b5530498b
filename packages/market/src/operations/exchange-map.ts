import { operations, type ParsedParameters } from "@market-data/openapi";
import type { ExchangeMapItem } from "@market-data/types";
import { eachIdAndSlug, type Measure, page } from "../budget/response-size.ts";
import { lookUpExchanges } from "../lookup/lookup.ts";
import type { OperationHandler } from "../operation.ts";
import { auxFilter } from "../records/aux.ts";
import { isActive } from "../records/records.ts";
import { sortedExchanges } from "../rows/exchange-rows.ts";
import { paginate } from "../rows/paging.ts";
import { getView, type MarketView } from "../rows/view.ts";
import type { Exchange } from "../store/catalogue.ts";

type Parameters = ParsedParameters["exchangeMapV1"];

const filterFields = auxFilter(operations.exchangeMapV1);

/** The exchange ID map. With `slug` every other option is ignored. */
export const exchangeMap: OperationHandler<"exchangeMapV1"> = async (parameters, { store }) => {
  const snapshot = await store.snapshot();
  const { slug, aux } = parameters;
  const exchanges =
    slug === undefined
      ? listExchanges(getView(snapshot), parameters)
      : lookUpExchanges(snapshot, { slug }).flatMap(({ items }) => items);
  const filter = filterFields(slug === undefined ? aux : undefined);
  return { data: exchanges.map((exchange) => filter(toItem(exchange))), count: exchanges.length };
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

function toItem(exchange: Exchange): ExchangeMapItem {
  const { id, name, slug, status } = exchange;
  return {
    id,
    name,
    slug,
    is_active: isActive(exchange),
    status,
    first_historical_data: null,
    last_historical_data: null,
  };
}
