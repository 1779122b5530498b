import { operations, type ParsedParameters } from "@market-data/openapi";
import type { DexInfo, DexInfoQuote, DexInfoUrls, DexNetwork as NetworkRecord } from "@market-data/types";
import { uniqueTimes } from "../conversion/past-rates.ts";
import { type ChangeConversion, readChangeConversions } from "../conversion/view-rates.ts";
import { decimalText } from "../dex/decimal-text.ts";
import { changeText, convertedText, textField } from "../dex/dex-records.ts";
import { LookupError } from "../errors.ts";
import type { OperationHandler } from "../operation.ts";
import { auxFilter } from "../records/aux.ts";
import { countKnown } from "../rows/count-known.ts";
import { byId, type Order, sortedBy } from "../rows/ordering.ts";
import { paginate } from "../rows/paging.ts";
import { getView } from "../rows/view.ts";
import type { DexExchange, DexNetwork } from "../store/dex.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { toList } from "../values/lazy.ts";
import { finiteOrNull, rounded } from "../values/rounding.ts";
import { iso } from "../values/timestamps.ts";

/** Explains an empty list in a market without such data. */
function whereNone(all: readonly unknown[]): { notice?: string } {
  return all.length === 0 ? { notice: "This market has no such data: none was imported." } : {};
}

/** Returns the networks of decentralised exchanges. */
export const dexNetworks: OperationHandler<"dexNetworksListV4"> = async (parameters, { store }) => {
  const snapshot = await store.snapshot();
  const { sort, sort_dir = "asc", aux } = parameters;
  const value = ({ id, name }: DexNetwork) => (sort === "id" ? id : name.toLowerCase());
  const page = paginate(sortedBy(snapshot.dexNetworks, { value }, sort_dir, byId), parameters);
  const filter = auxFilter(operations.dexNetworksListV4)(aux);
  return {
    data: page.map((network) => filter(toNetwork(snapshot, network))),
    count: page.length,
    ...whereNone(snapshot.dexNetworks),
  };
};

/** The contract has no null in this record: unknown fields are absent. */
function toNetwork({ assets }: Snapshot, network: DexNetwork): NetworkRecord {
  const { id, name, slug, assetId, wrappedAssetId } = network;
  const getSlug = (asset: number | null) => (asset === null ? undefined : assets.get(asset)?.slug) ?? null;
  const idText = (asset: number | null) => (asset === null ? null : String(asset));
  return {
    id,
    name,
    network_slug: slug,
    ...textField("alternativeName", network.alternativeName),
    ...textField("cryptocurrencyId", idText(assetId)),
    ...textField("cryptocurrencySlug", getSlug(assetId)),
    ...textField("wrappedTokenId", idText(wrappedAssetId)),
    ...textField("wrappedTokenSlug", getSlug(wrappedAssetId)),
    ...textField("tokenExplorerUrl", network.tokenExplorerUrl),
    ...textField("poolExplorerUrl", network.poolExplorerUrl),
    ...textField("transactionHashUrl", network.transactionHashUrl),
  };
}

/** Returns decentralised exchanges with their volumes. */
export const dexListingsQuotes: OperationHandler<"dexListingsQuotesV4"> = async (parameters, context) => {
  const snapshot = await context.store.snapshot();
  const { sort, type, aux } = parameters;
  const order = EXCHANGE_ORDERS[sort];
  const page = paginate(
    sortedBy(snapshot.dexExchanges, order, parameters.sort_dir ?? order.defaultDirection, byId),
    parameters,
    (exchange) => type === "all" || exchange.type.toLowerCase() === type,
  );
  const times = uniqueTimes(page.map(({ lastUpdated }) => lastUpdated));
  const currencies = await readChangeConversions(getView(snapshot), context, parameters, times);
  const filter = auxFilter(operations.dexListingsQuotesV4)(aux);
  const data = toList(context, page, (exchange) => filter(toListing(exchange, currencies)));
  return { data, count: countKnown(page, getValues), ...whereNone(snapshot.dexExchanges) };
};

function getValues(exchange: DexExchange) {
  const { numMarketPairs, marketShare, volume24h, percentChangeVolume24h, numTransactions24h } = exchange;
  return [numMarketPairs, marketShare, volume24h, percentChangeVolume24h, numTransactions24h];
}

const EXCHANGE_ORDERS: Record<ParsedParameters["dexListingsQuotesV4"]["sort"], Order<DexExchange>> = {
  name: { value: ({ name }) => name.toLowerCase(), defaultDirection: "asc" },
  volume_24h: { value: ({ volume24h }) => volume24h, defaultDirection: "desc" },
  market_share: { value: ({ marketShare }) => marketShare, defaultDirection: "desc" },
  num_market_pairs: { value: ({ numMarketPairs }) => numMarketPairs, defaultDirection: "desc" },
};

function toListing(exchange: DexExchange, currencies: readonly ChangeConversion[]): DexInfo {
  const { id, name, slug, status, type, numMarketPairs, marketShare, lastUpdated } = exchange;
  return {
    id,
    name,
    slug,
    status,
    type,
    num_market_pairs: decimalText(numMarketPairs),
    market_share: marketShare === null ? null : finiteOrNull(rounded(marketShare)),
    last_updated: iso(lastUpdated),
    ...launchField(exchange),
    quote: currencies.map((currency) => toQuote(exchange, currency)),
  };
}

/** All DEX pairs are spot pairs. */
function toQuote(exchange: DexExchange, currency: ChangeConversion): DexInfoQuote {
  const { id, getRate } = currency;
  const { lastUpdated } = exchange;
  return {
    convert_id: String(id),
    market_type: "Spot",
    volume_24h: convertedText(exchange.volume24h, getRate(lastUpdated)?.usd ?? null),
    percent_change_volume_24h: changeText(exchange.percentChangeVolume24h, currency, lastUpdated, "24h"),
    num_transactions_24h: decimalText(exchange.numTransactions24h),
    last_updated: iso(lastUpdated),
  };
}

/** Returns metadata of decentralised exchanges. */
export const dexListingsInfo: OperationHandler<"dexListingsInfoV4"> = async ({ id: ids, aux }, { store }) => {
  const { dexExchanges } = await store.snapshot();
  const filter = auxFilter(operations.dexListingsInfoV4)(aux);
  const data = ids.map((requested) => {
    const exchange = dexExchanges.find(({ id }) => id === requested);
    if (exchange === undefined) throw new LookupError("id", requested);
    return filter(toInfo(exchange));
  });
  return { data, count: data.length };
};

function toInfo(exchange: DexExchange): DexInfo {
  const { id, name, slug, logo, status, description, notice } = exchange;
  return {
    id,
    name,
    slug,
    ...textField("logo", logo),
    status,
    ...textField("description", description),
    notice: notice ?? "",
    urls: toUrls(exchange),
    ...launchField(exchange),
  };
}

/** Takes the first URL of each kind: the record has room for one. */
function toUrls({ urls }: DexExchange): DexInfoUrls {
  const { website, blog, chat, fee, twitter } = urls;
  return {
    ...textField("website", website[0] ?? null),
    ...textField("blog", blog[0] ?? null),
    ...textField("chat", chat[0] ?? null),
    ...textField("fee", fee[0] ?? null),
    ...textField("twitter", twitter[0] ?? null),
  };
}

function launchField({ dateLaunched }: DexExchange) {
  return dateLaunched === null ? {} : { date_launched: iso(dateLaunched) };
}
