import type { DexToken } from "@market-data/market";
import { EXAMPLES_CLOCK, parseDay } from "../clock.ts";
import { NO_EXTRAS, TradedCoin } from "../coins/coin.ts";
import { sampleCoins } from "../coins/coins.ts";
import { exampleCoins } from "../coins/example-coins.ts";
import data from "../data/dex-pools.json" with { type: "json" };
import { seedFor } from "../random.ts";

/** A pair of a decentralised exchange. */
export interface Pool {
  readonly contractAddress: string;
  readonly networkId: number;
  readonly dexId: number;
  readonly base: DexToken;
  readonly quote: DexToken;
  /** The coins that determine the prices of the tokens. */
  readonly baseCoin: TradedCoin;
  readonly quoteCoin: TradedCoin;
  readonly createdAt: number;
  /** Fraction of the base coin's volume. */
  readonly share: number;
  /** Fractions for single UTC days. */
  readonly dayShares: ReadonlyMap<number, number>;
  /** Whether the pool has liquidity, holders, taxes and a security scan. Other pools have null there. */
  readonly isWellKnown: boolean;
}

let pools: readonly Pool[] | undefined;

/** The pools of the sample market. The first pool is the pool of the contract's examples. */
export function samplePools(): readonly Pool[] {
  pools ??= describePools();
  return pools;
}

function describePools(): Pool[] {
  const sides = new Map(data.tokens.map((token) => [token.id, describeToken(token)]));
  const getSide = (id: number) => {
    const side = sides.get(id);
    if (side === undefined) throw new RangeError(`Unknown token ${id}.`);
    return side;
  };
  return data.pools.map(({ base: baseId, quote: quoteId, created, days, ...pool }) => {
    const [base, quote] = [getSide(baseId), getSide(quoteId)];
    return {
      ...pool,
      base: base.token,
      quote: quote.token,
      baseCoin: base.coin,
      quoteCoin: quote.coin,
      createdAt: Date.parse(created),
      dayShares: new Map(days.map(({ date, volume, of }) => [parseDay(date), volume / of])),
    };
  });
}

/** An entry of the data file. The token of an asset has the asset's name and symbol. */
type TokenData = Pick<DexToken, "id" | "assetId" | "contractAddress"> & Partial<DexToken>;

function describeToken(data: TokenData): { readonly token: DexToken; readonly coin: TradedCoin } {
  const coin = data.assetId === null ? unlistedCoin(data.id) : getCoin(data.assetId);
  const { name, symbol } = coin.metadata;
  return { token: { name, symbol, ...data }, coin };
}

function getCoin(assetId: number): TradedCoin {
  const coin = sampleCoins().traded.get(assetId);
  if (coin === undefined) throw new RangeError(`Coin ${assetId} is not traded.`);
  return coin;
}

/** Creates the prices of a token outside the catalogue. */
function unlistedCoin(id: number): TradedCoin {
  const [like] = exampleCoins();
  if (like === undefined) throw new RangeError("There is no coin.");
  return new TradedCoin(
    { ...like.metadata, id },
    {
      from: Date.parse("2025-06-01"),
      until: null,
      history: "recent",
      price: { seed: seedFor(id, 1), volatility: 1.3, knots: [{ time: EXAMPLES_CLOCK, price: 0.0004 }] },
      volume: { seed: seedFor(id, 2), unitsPerDay: 2e9 },
      supply: { circulating: null, total: 1e12, growth: 0 },
      extras: NO_EXTRAS,
    },
  );
}
