import { operations, type ParsedParameters } from "@market-data/openapi";
import type {
  CryptocurrencyMarketPairsLatestV1Result,
  CryptocurrencyMarketPairsLatestV2Result,
  MarketPairCurrency,
  MarketPairQuote,
  MarketPairs,
  MarketPair as PairRecord,
} from "@market-data/types";
import type { Answer, AnswerContext } from "../context.ts";
import { type Conversion, conversions, converted } from "../conversion/convert.ts";
import { statedInEach } from "../conversion/past-rates.ts";
import { InvalidLookup } from "../errors.ts";
import { lookUp } from "../lookup/lookup.ts";
import { auxShaper } from "../records/aux.ts";
import { pageOf } from "../rows/paging.ts";
import { sortedPairs, type ValuedPair } from "../rows/valued-pairs.ts";
import { viewOf } from "../rows/view.ts";
import type { PairSide } from "../store/catalogue.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { finite, rounded } from "../values/rounding.ts";
import { iso } from "../values/timestamps.ts";

type Id = "cryptocurrencyMarketPairsLatestV1" | "cryptocurrencyMarketPairsLatestV2";
type Parameters = ParsedParameters[Id];

/** The market pairs of a currency (document 3, market pairs v1). */
export async function cryptocurrencyMarketPairsLatestV1(
  parameters: ParsedParameters["cryptocurrencyMarketPairsLatestV1"],
  context: AnswerContext,
): Promise<Answer<CryptocurrencyMarketPairsLatestV1Result["data"]>> {
  return marketPairs("cryptocurrencyMarketPairsLatestV1", parameters, context);
}

/** The same (document 2, `/v2/cryptocurrency/market-pairs/latest`: what is not shown of it is as in version 1). */
export async function cryptocurrencyMarketPairsLatestV2(
  parameters: ParsedParameters["cryptocurrencyMarketPairsLatestV2"],
  context: AnswerContext,
): Promise<Answer<CryptocurrencyMarketPairsLatestV2Result["data"]>> {
  return marketPairs("cryptocurrencyMarketPairsLatestV2", parameters, context);
}

async function marketPairs(
  id: Id,
  parameters: Parameters,
  { store }: AnswerContext,
): Promise<Answer<MarketPairs>> {
  const snapshot = await store.snapshot();
  const currency = askedCurrency(snapshot, parameters);
  const currencies = conversions(snapshot, parameters);
  const all = sortedPairs(viewOf(snapshot), currency.id, parameters.sort, parameters.sort_dir);
  const shown = pageOf(all, parameters, filterOf(snapshot, parameters));
  const data: MarketPairs = {
    ...currency,
    num_market_pairs: all.length,
    market_pairs: shown.map((valued) => record(snapshot, valued, currencies)),
  };
  return { data: auxShaper(operations[id])(parameters.aux)(data), count: shown.length };
}

/** By id a fiat or metal too; by slug or symbol a cryptocurrency, of several the highest-ranked. */
function askedCurrency(snapshot: Snapshot, { id, slug, symbol }: Parameters) {
  const fiat = id === undefined ? undefined : snapshot.fiats.get(id);
  if (fiat !== undefined) return { id: fiat.id, name: fiat.name, symbol: fiat.symbol };
  const asked = {
    ...(id === undefined ? {} : { id: [id] }),
    ...(slug === undefined ? {} : { slug: [slug] }),
    ...(symbol === undefined ? {} : { symbol: [symbol] }),
  };
  const [found] = lookUp(snapshot, asked, { version: 1 });
  const asset = found?.assets[0];
  // The reader of queries asks for one of the three, so there was something to look up.
  if (asset === undefined) throw new InvalidLookup("id", String(id));
  return { id: asset.id, name: asset.name, symbol: asset.symbol };
}

function filterOf(
  snapshot: Snapshot,
  { category, fee_type, matched_id, matched_symbol }: Parameters,
): (valued: ValuedPair) => boolean {
  const ids = matched_id && new Set(matched_id);
  const symbols = matched_symbol && new Set(matched_symbol.map((symbol) => symbol.toUpperCase()));
  return ({ pair, other }) =>
    (category === "all" || pair.category === category) &&
    (fee_type === "all" || pair.feeType === fee_type) &&
    (ids === undefined || ids.has(other.currencyId)) &&
    (symbols === undefined || symbols.has(symbolOf(snapshot, other).toUpperCase()));
}

function record(snapshot: Snapshot, valued: ValuedPair, currencies: readonly Conversion[]): PairRecord {
  const { pair, exchange } = valued;
  const { base, quote } = pair;
  return {
    exchange: { id: exchange.id, name: exchange.name, slug: exchange.slug },
    market_id: pair.marketId,
    market_pair: `${symbolOf(snapshot, base)}/${symbolOf(snapshot, quote)}`,
    category: pair.category,
    fee_type: pair.feeType,
    market_pair_base: sideOf(snapshot, base),
    market_pair_quote: sideOf(snapshot, quote),
    quote: quotesOf(valued, currencies),
  };
}

function sideOf(snapshot: Snapshot, side: PairSide): MarketPairCurrency {
  return {
    currency_id: side.currencyId,
    currency_symbol: symbolOf(snapshot, side),
    exchange_symbol: side.exchangeSymbol,
    currency_type: side.type,
  };
}

/** The service's symbol of a currency; the exchange's for one that is not in the catalogue. */
function symbolOf({ assets, fiats }: Snapshot, { currencyId, type, exchangeSymbol }: PairSide): string {
  const currency = type === "fiat" ? fiats.get(currencyId) : assets.get(currencyId);
  return currency?.symbol ?? exchangeSymbol;
}

/** In US dollars a pair's price is that of its own market, not the asset's; it has none without its own or that of its quote side. */
function quotesOf(
  { pair, quoteRate, volume }: ValuedPair,
  currencies: readonly Conversion[],
): PairRecord["quote"] {
  const last_updated = iso(pair.lastUpdated);
  const price = quoteRate === null || pair.price === null ? null : pair.price * quoteRate;
  const stated = statedInEach<MarketPairQuote, Conversion>(
    currencies,
    ({ rate }) => rate,
    (rate) => {
      const own = converted(price, rate);
      return own === null ? null : { price: own, volume_24h: converted(volume, rate), last_updated };
    },
  );
  const exchange_reported = {
    price: roundedOrNull(pair.price),
    volume_24h_base: roundedOrNull(pair.volume24hBase),
    volume_24h_quote: roundedOrNull(pair.volume24hQuote),
    last_updated,
  };
  // Last, so that no currency can take its place.
  return { ...stated, exchange_reported } as unknown as PairRecord["quote"];
}

function roundedOrNull(figure: number | null): number | null {
  return figure === null ? null : finite(rounded(figure));
}
