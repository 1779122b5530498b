import {
  asset,
  pair as examplePair,
  exchange,
  metrics,
  NOON,
} from "../../../../test/conformance/src/fixtures.ts";
import { MemoryStore } from "../../../../test/conformance/src/memory/memory-store.ts";
import type { MarketPair, PairSide } from "../../src/store/catalogue.ts";
import { DOLLAR, EURO } from "../market.ts";

/** A cryptocurrency as one side of a pair. */
export const coin = (currencyId: number, exchangeSymbol = `X${currencyId}`): PairSide => ({
  currencyId,
  type: "cryptocurrency",
  exchangeSymbol,
});

/** A fiat currency as one side of a pair. */
export const fiat = (currencyId: number): PairSide => ({
  currencyId,
  type: "fiat",
  exchangeSymbol: `F${currencyId}`,
});

/** A spot pair of exchange 101 without a volume. */
export function pair(
  marketId: number,
  base: PairSide,
  quote: PairSide,
  known: Partial<MarketPair> = {},
): MarketPair {
  return {
    ...examplePair(marketId, base.currencyId, quote.currencyId),
    exchangeId: 101,
    base,
    quote,
    volume24hQuote: null,
    ...known,
  };
}

/**
 * Two coins, the dollar, and the euro at 1.25 dollars. Exchanges 101 to 103 are active (103 has no pair), 104 is
 * inactive, 105 is untracked.
 */
export async function exchangeMarket(): Promise<MemoryStore> {
  const store = new MemoryStore();
  await store.saveCatalogue({
    assets: [asset(1, { symbol: "BTC" }), asset(2, { symbol: "ETH" }), asset(3, { symbol: "LONE" })],
    fiats: [DOLLAR, EURO],
    exchanges: [
      exchange(103),
      exchange(101),
      exchange(102),
      exchange(104, { status: "inactive" }),
      exchange(105, { status: "untracked" }),
    ],
    pairs: [
      pair(1, coin(1), fiat(DOLLAR.id), { price: 100, volume24hQuote: 200 }),
      pair(2, coin(2), fiat(EURO.id), { price: 40, volume24hBase: 2, category: "derivatives" }),
      pair(3, coin(1), fiat(DOLLAR.id), { exchangeId: 102, volume24hQuote: 300, feeType: "no-fees" }),
      pair(4, coin(1), fiat(DOLLAR.id), { exchangeId: 102, volume24hQuote: 50, volumeExcluded: true }),
      pair(5, coin(2), coin(1), { exchangeId: 104, volume24hQuote: 7 }),
      pair(6, coin(2), coin(77), { exchangeId: 105, price: null }),
    ],
  });
  await store.saveMetrics([
    metrics(1, { price: 100, circulatingSupply: 10 }),
    metrics(2, { price: 50, circulatingSupply: 1 }),
  ]);
  await store.saveRates(EURO.id, [{ time: NOON, usd: 1.25 }]);
  return store;
}
