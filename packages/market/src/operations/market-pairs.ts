import {
  type OperationId,
  type OperationWithAux,
  operations,
  type ParsedParameters,
} from "@market-data/openapi";
import type {
  MarketPairCurrency,
  MarketPairQuote,
  MarketPairs,
  MarketPair as PairRecord,
} from "@market-data/types";
import { convertedOrNull } from "../conversion/convert.ts";
import { uniqueTimes } from "../conversion/past-rates.ts";
import { type Conversion, readConversions } from "../conversion/view-rates.ts";
import { LookupError } from "../errors.ts";
import { lookUp, lookUpExchanges } from "../lookup/lookup.ts";
import type { Handler, OperationHandler } from "../operation.ts";
import { auxFilter } from "../records/aux.ts";
import { countKnown } from "../rows/count-known.ts";
import { paginate } from "../rows/paging.ts";
import { sortedPairs, type ValuedPair } from "../rows/valued-pairs.ts";
import { getView } from "../rows/view.ts";
import type { Asset, Fiat, MarketPair, PairSide } from "../store/catalogue.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { toList } from "../values/lazy.ts";
import { roundedOrNull } from "../values/rounding.ts";
import { iso } from "../values/timestamps.ts";

type MarketPairsId = Extract<OperationId, `cryptocurrencyMarketPairsLatestV${number}`>;
type Parameters = ParsedParameters[MarketPairsId];
type ExchangeParameters = ParsedParameters["exchangeMarketPairsLatestV1"];

/** The currency or exchange of the request. */
interface Subject<Names> {
  readonly names: Names;
  /** The active pairs. Always the same array, which is the key of the cached values. */
  readonly pairs: readonly MarketPair[];
  /** The sides of a pair to compare with `matched_id` and `matched_symbol`. */
  readonly getSides: (pair: MarketPair) => readonly PairSide[];
}

/** Returns the active market pairs of a currency. */
export function marketPairs(operation: OperationWithAux<MarketPairsId>): Handler<Parameters, MarketPairs> {
  return listPairs(operation, findCurrency);
}

/** Returns the active market pairs of an exchange. */
export const exchangeMarketPairs: OperationHandler<"exchangeMarketPairsLatestV1"> = listPairs(
  operations.exchangeMarketPairsLatestV1,
  findExchange,
);

function listPairs<Own extends Omit<Parameters | ExchangeParameters, "symbol">, Names extends object>(
  operation: OperationWithAux,
  find: (snapshot: Snapshot, parameters: Own) => Subject<Names>,
): Handler<Own, Names & Pick<MarketPairs, "num_market_pairs" | "market_pairs">> {
  const filterFields = auxFilter(operation);
  return async (parameters, context) => {
    const snapshot = await context.store.snapshot();
    const { names, pairs, getSides } = find(snapshot, parameters);
    const view = getView(snapshot);
    const all = await sortedPairs(view, context, pairs, parameters.sort, parameters.sort_dir);
    const page = paginate(all, parameters, pairFilter(snapshot, parameters, getSides));
    const currencies = await readConversions(view, context, parameters, uniqueTimes(page.map(getTime)));
    const data = {
      ...names,
      num_market_pairs: all.length,
      market_pairs: toList(context, page, (valued) => toRecord(snapshot, valued, currencies)),
    };
    return { data: filterFields(parameters.aux)(data), count: countKnown(page, getValues) };
  };
}

/** The time of a pair's values. */
function getTime({ price, pair }: ValuedPair): number {
  return price?.time ?? pair.lastUpdated;
}

function getValues({ price, volume, pair: { volume24hBase, volume24hQuote, ...pair } }: ValuedPair) {
  return [price, volume, pair.price, volume24hBase, volume24hQuote];
}

const NO_PAIRS: readonly MarketPair[] = [];

/** The maximum number of market pairs in the pages of a currency. */
export function countMarketPairs({ index }: Snapshot, { id, slug, symbol }: Parameters): number {
  const named = id ?? (slug === undefined ? undefined : index.assetBySlug.get(slug)?.id);
  const currency = named ?? index.assetsBySymbol.get(symbol?.toUpperCase() ?? "")?.[0]?.id;
  return currency === undefined ? 1 : (index.pairsByCurrency.get(currency)?.length ?? 1);
}

/** The maximum number of market pairs in the pages of an exchange. */
export function countExchangePairs({ index }: Snapshot, { id, slug }: ExchangeParameters): number {
  const exchange = id ?? (slug === undefined ? undefined : index.exchangeBySlug.get(slug)?.id);
  return exchange === undefined ? 1 : (index.pairsByExchange.get(exchange)?.length ?? 1);
}

function findExchange(snapshot: Snapshot, { id, slug }: ExchangeParameters) {
  const requested = {
    ...(id === undefined ? {} : { id: [id] }),
    ...(slug === undefined ? {} : { slug: [slug] }),
  };
  const [found] = lookUpExchanges(snapshot, requested).flatMap(({ items }) => items);
  // The contract requires one of the two parameters, so a value was looked up.
  if (found === undefined) throw new LookupError("id", String(id));
  return {
    names: { id: found.id, name: found.name, slug: found.slug },
    pairs: snapshot.index.pairsByExchange.get(found.id) ?? NO_PAIRS,
    getSides: ({ base, quote }: MarketPair) => [base, quote],
  };
}

function findCurrency(snapshot: Snapshot, parameters: Parameters) {
  const { id, name, symbol } = findNames(snapshot, parameters);
  return {
    names: { id, name, symbol },
    pairs: snapshot.index.pairsByCurrency.get(id) ?? NO_PAIRS,
    getSides: ({ base, quote }: MarketPair) => [base.currencyId === id ? quote : base],
  };
}

/** An id also finds a fiat currency or metal. A symbol finds the cryptocurrency with the highest rank. */
function findNames(snapshot: Snapshot, { id, slug, symbol }: Parameters): Fiat | Asset {
  const fiat = id === undefined ? undefined : snapshot.fiats.get(id);
  if (fiat !== undefined) return fiat;
  const requested = {
    ...(id === undefined ? {} : { id: [id] }),
    ...(slug === undefined ? {} : { slug: [slug] }),
    ...(symbol === undefined ? {} : { symbol: [symbol] }),
  };
  const [found] = lookUp(snapshot, requested, { version: 1 });
  const asset = found?.items[0];
  // The contract requires one of the three parameters, so a value was looked up.
  if (asset === undefined) throw new LookupError("id", String(id));
  return asset;
}

function pairFilter(
  snapshot: Snapshot,
  { category, fee_type, matched_id, matched_symbol }: Omit<Parameters, "symbol">,
  getSides: (pair: MarketPair) => readonly PairSide[],
): (valued: ValuedPair) => boolean {
  const ids = matched_id && new Set(matched_id);
  const symbols = matched_symbol && new Set(matched_symbol.map((symbol) => symbol.toUpperCase()));
  return ({ pair }) =>
    (category === "all" || pair.category === category) &&
    (fee_type === "all" || pair.feeType === fee_type) &&
    (ids === undefined || getSides(pair).some(({ currencyId }) => ids.has(currencyId))) &&
    (symbols === undefined ||
      getSides(pair).some((side) => symbols.has(getSymbol(snapshot, side).toUpperCase())));
}

function toRecord(snapshot: Snapshot, valued: ValuedPair, currencies: readonly Conversion[]): PairRecord {
  const { pair, exchange } = valued;
  const { base, quote } = pair;
  return {
    exchange: { id: exchange.id, name: exchange.name, slug: exchange.slug },
    market_id: pair.marketId,
    market_pair: `${getSymbol(snapshot, base)}/${getSymbol(snapshot, quote)}`,
    category: pair.category,
    fee_type: pair.feeType,
    market_pair_base: toSide(snapshot, base),
    market_pair_quote: toSide(snapshot, quote),
    quote: toQuotes(valued, currencies),
  };
}

function toSide(snapshot: Snapshot, side: PairSide): MarketPairCurrency {
  return {
    currency_id: side.currencyId,
    currency_symbol: getSymbol(snapshot, side),
    exchange_symbol: side.exchangeSymbol,
    currency_type: side.type,
  };
}

/** The catalogue's symbol of a currency. Falls back to the exchange's symbol for an unknown currency. */
function getSymbol({ assets, fiats }: Snapshot, { currencyId, type, exchangeSymbol }: PairSide): string {
  const currency = type === "fiat" ? fiats.get(currencyId) : assets.get(currencyId);
  return currency?.symbol ?? exchangeSymbol;
}

function toQuotes(valued: ValuedPair, currencies: readonly Conversion[]): PairRecord["quote"] {
  const { pair, price, volume } = valued;
  const time = getTime(valued);
  const quotes = currencies.map(({ key, getRate }): [string, MarketPairQuote] => {
    const rate = getRate(time)?.usd ?? null;
    const converted = {
      price: convertedOrNull(price?.usd ?? null, rate),
      volume_24h: convertedOrNull(volume, rate),
    };
    return [key, { ...converted, last_updated: iso(time) }];
  });
  const exchange_reported = {
    price: roundedOrNull(pair.price),
    volume_24h_base: roundedOrNull(pair.volume24hBase),
    volume_24h_quote: roundedOrNull(pair.volume24hQuote),
    last_updated: iso(pair.lastUpdated),
  };
  // Last, so that no currency can replace `exchange_reported`. TypeScript cannot express a map with one key of another
  // type.
  return { ...Object.fromEntries(quotes), exchange_reported } as unknown as PairRecord["quote"];
}
