import { operations, type ParsedParameters } from "@market-data/openapi";
import type {
  DexInfo,
  DexInfoQuote,
  DexListingsInfoV4Result,
  DexListingsQuotesV4Result,
  DexNetworksListV4Result,
  DexNetwork as NetworkRecord,
} from "@market-data/types";
import type { Answer, AnswerContext } from "../context.ts";
import { type Conversion, conversions } from "../conversion/convert.ts";
import { percentText, statedInList, statedText, textField } from "../dex/dex-records.ts";
import { figureText } from "../dex/figure-text.ts";
import { InvalidLookup } from "../errors.ts";
import { auxShaper } from "../records/aux.ts";
import { compareKeys, type Direction } from "../rows/ordering.ts";
import { pageOf } from "../rows/paging.ts";
import type { DexExchange, DexNetwork } from "../store/dex.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { finite, rounded } from "../values/rounding.ts";
import { iso } from "../values/timestamps.ts";

/** The networks of decentralised exchanges (document 3, Network). */
export async function dexNetworksListV4(
  parameters: ParsedParameters["dexNetworksListV4"],
  { store }: AnswerContext,
): Promise<Answer<DexNetworksListV4Result["data"]>> {
  const snapshot = await store.snapshot();
  const { sort, sort_dir = "asc", aux } = parameters;
  const keyOf = ({ id, name }: DexNetwork) => (sort === "id" ? id : name.toLowerCase());
  const shown = pageOf(inOrder(snapshot.dexNetworks, keyOf, sort_dir), parameters);
  const shape = auxShaper(operations.dexNetworksListV4)(aux);
  return { data: shown.map((network) => shape(networkRecord(snapshot, network))), count: shown.length };
}

/** The contract has no null in this record: what is not known is left out. */
function networkRecord({ assets }: Snapshot, network: DexNetwork): NetworkRecord {
  const { id, name, slug, assetId, wrappedAssetId } = network;
  const slugOf = (asset: number | null) => (asset === null ? undefined : assets.get(asset)?.slug) ?? null;
  const idText = (asset: number | null) => (asset === null ? null : String(asset));
  return {
    id,
    name,
    network_slug: slug,
    ...textField("alternativeName", network.alternativeName),
    ...textField("cryptocurrencyId", idText(assetId)),
    ...textField("cryptocurrencySlug", slugOf(assetId)),
    ...textField("wrappedTokenId", idText(wrappedAssetId)),
    ...textField("wrappedTokenSlug", slugOf(wrappedAssetId)),
    ...textField("tokenExplorerUrl", network.tokenExplorerUrl),
    ...textField("poolExplorerUrl", network.poolExplorerUrl),
    ...textField("transactionHashUrl", network.transactionHashUrl),
  };
}

/** Decentralised exchanges with their volumes (document 3, DEX info). */
export async function dexListingsQuotesV4(
  parameters: ParsedParameters["dexListingsQuotesV4"],
  { store }: AnswerContext,
): Promise<Answer<DexListingsQuotesV4Result["data"]>> {
  const snapshot = await store.snapshot();
  const currencies = conversions(snapshot, parameters);
  const { sort, type, aux } = parameters;
  const { keyOf, natural } = EXCHANGE_ORDERS[sort];
  const ordered = inOrder(snapshot.dexExchanges, keyOf, parameters.sort_dir ?? natural);
  const shown = pageOf(
    ordered,
    parameters,
    (exchange) => type === "all" || exchange.type.toLowerCase() === type,
  );
  const shape = auxShaper(operations.dexListingsQuotesV4)(aux);
  return { data: shown.map((exchange) => shape(listing(exchange, currencies))), count: shown.length };
}

interface ExchangeOrder {
  readonly keyOf: (exchange: DexExchange) => number | string | null;
  readonly natural: Direction;
}

const EXCHANGE_ORDERS: Record<ParsedParameters["dexListingsQuotesV4"]["sort"], ExchangeOrder> = {
  name: { keyOf: ({ name }) => name.toLowerCase(), natural: "asc" },
  volume_24h: { keyOf: ({ volume24h }) => volume24h, natural: "desc" },
  market_share: { keyOf: ({ marketShare }) => marketShare, natural: "desc" },
  num_market_pairs: { keyOf: ({ numMarketPairs }) => numMarketPairs, natural: "desc" },
};

function listing(exchange: DexExchange, currencies: readonly Conversion[]): DexInfo {
  const { id, name, slug, status, type, numMarketPairs, marketShare, lastUpdated } = exchange;
  return {
    id,
    name,
    slug,
    status,
    type,
    num_market_pairs: figureText(numMarketPairs),
    market_share: marketShare === null ? null : finite(rounded(marketShare)),
    last_updated: iso(lastUpdated),
    ...launch(exchange),
    quote: statedInList(
      currencies,
      ({ rate }) => rate,
      ({ id }, rate) => volumeQuote(exchange, id, rate),
    ),
  };
}

/** The pairs that the market knows are spot pairs (document 3, DEX spot pair records). */
function volumeQuote(exchange: DexExchange, id: number, rate: number): DexInfoQuote {
  return {
    convert_id: String(id),
    market_type: "Spot",
    volume_24h: statedText(exchange.volume24h, rate),
    percent_change_volume_24h: percentText(exchange.percentChangeVolume24h),
    num_transactions_24h: figureText(exchange.numTransactions24h),
    last_updated: iso(exchange.lastUpdated),
  };
}

/** What decentralised exchanges are (document 3, DEX info). */
export async function dexListingsInfoV4(
  { id: ids, aux }: ParsedParameters["dexListingsInfoV4"],
  { store }: AnswerContext,
): Promise<Answer<DexListingsInfoV4Result["data"]>> {
  const { dexExchanges } = await store.snapshot();
  const shape = auxShaper(operations.dexListingsInfoV4)(aux);
  const data = ids.map((asked) => {
    const exchange = dexExchanges.find(({ id }) => id === asked);
    if (exchange === undefined) throw new InvalidLookup("id", asked);
    return shape(info(exchange));
  });
  return { data, count: data.length };
}

function info(exchange: DexExchange): DexInfo {
  const { id, name, slug, logo, status, description, notice, urls } = exchange;
  const { website, blog, chat, fee, twitter } = urls;
  return {
    id,
    name,
    slug,
    ...textField("logo", logo),
    status,
    ...textField("description", description),
    notice: notice ?? "",
    urls: { website: [...website], blog: [...blog], chat: [...chat], fee: [...fee], twitter: [...twitter] },
    ...launch(exchange),
  };
}

function launch({ dateLaunched }: DexExchange) {
  return dateLaunched === null ? {} : { date_launched: iso(dateLaunched) };
}

/** A sorted copy. What is unknown stands last in either direction; ties by id. */
function inOrder<Item extends { readonly id: number }>(
  items: readonly Item[],
  keyOf: (item: Item) => number | string | null,
  direction: Direction,
): Item[] {
  const sign = direction === "asc" ? 1 : -1;
  return items.toSorted((a, b) => compareKeys(keyOf(a), keyOf(b), sign) || a.id - b.id);
}
