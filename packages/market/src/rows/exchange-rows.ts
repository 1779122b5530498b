import type { Exchange } from "../store/catalogue.ts";
import { getOrCreate } from "../values/maps.ts";
import { sumKnown } from "../values/rounding.ts";
import { compareKeys } from "./ordering.ts";
import { type ValuedPair, valuePairs } from "./valued-pairs.ts";
import type { MarketView } from "./view.ts";

/** An exchange with what follows from its active pairs. */
export interface ExchangeRow {
  readonly exchange: Exchange;
  readonly pairs: readonly ValuedPair[];
  /** Of 24 hours, in US dollars; null where no pair has one. */
  readonly volume24h: number | null;
}

/** An exchange with what follows from its pairs, computed once per snapshot. */
export function getExchangeRow(view: MarketView, exchange: Exchange): ExchangeRow {
  return getOrCreate(view.memoize(known), exchange.id, () => computeRow(view, exchange));
}

/** All exchanges, by id. */
export function exchangeRows(view: MarketView): readonly ExchangeRow[] {
  return view.memoize(computeRows);
}

/** All exchanges, the one with the largest volume first; those without a volume are last, by id. */
export function exchangesByVolume(view: MarketView): readonly ExchangeRow[] {
  return view.memoize(sortByVolume);
}

const known = () => new Map<number, ExchangeRow>();

function computeRow(view: MarketView, exchange: Exchange): ExchangeRow {
  const pairs = valuePairs(view, view.snapshot.index.pairsByExchange.get(exchange.id) ?? []);
  return { exchange, pairs, volume24h: sumKnown(pairs.map(({ volume }) => volume)) };
}

function computeRows(view: MarketView): ExchangeRow[] {
  const rows = [...view.snapshot.exchanges.values()].map((exchange) => getExchangeRow(view, exchange));
  return rows.sort((one, other) => one.exchange.id - other.exchange.id);
}

function sortByVolume(view: MarketView): ExchangeRow[] {
  return exchangeRows(view).toSorted((one, other) => compareKeys(one.volume24h, other.volume24h, -1));
}
