import type { DexToken } from "@market-data/market";
import { dayNamed, NO_EXTRAS, TradedCoin } from "../coins/coin.ts";
import { sampleCoins } from "../coins/coins.ts";
import { exampleCoins } from "../coins/example-coins.ts";
import { EXAMPLES_CLOCK } from "../course/moments.ts";
import { base58, hexDigits, seedOf } from "../course/noise.ts";

/** A pair of a decentralised exchange as it is described. */
export interface Pool {
  readonly contractAddress: string;
  readonly networkId: number;
  readonly dexId: number;
  readonly base: DexToken;
  readonly quote: DexToken;
  /** Has the prices of the base token and of the quote token. */
  readonly coin: TradedCoin;
  readonly against: TradedCoin;
  readonly createdAt: number;
  /** Part of the base coin's volume that changes hands here. */
  readonly share: number;
  /** The same for single UTC days. */
  readonly toldShares?: ReadonlyMap<number, number>;
  /** Whether more is known of it than the price. */
  readonly isWellKnown: boolean;
}

const TETHER_ADDRESS = "0xdac17f958d2ee523a2206206994597c13d831ec7";
const WETH_ADDRESS = "0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2";
const WRAPPED_SOLANA_ADDRESS = "So11111111111111111111111111111111111111112";

let pools: readonly Pool[] | undefined;

/** The pools of the sample market; the first is that of the contract's examples. */
export function samplePools(): readonly Pool[] {
  pools ??= describePools();
  return pools;
}

function describePools(): Pool[] {
  const tether = tokenOf(8002, 825, TETHER_ADDRESS);
  const ether = tokenOf(8001, 1027, WETH_ADDRESS);
  const solana = tokenOf(8003, 5426, WRAPPED_SOLANA_ADDRESS);
  const attention = tokenOf(8004, 1697);
  const smart = tokenOf(8005, 1839, `0x${hexDigits(seedOf(8005, 15), 40)}`);
  const made = tokenOf(8006, 10_004, `0x${hexDigits(seedOf(8006, 15), 40)}`);
  const stranger: DexToken = {
    id: 8009,
    assetId: null,
    name: "Sample Stranger",
    symbol: "STRANGER",
    contractAddress: `0x${hexDigits(seedOf(8009, 15), 40)}`,
  };
  const examplesDays = new Map([
    [dayNamed("2026-01-13"), 98e6 / 15e9],
    [dayNamed("2026-01-14"), 110e6 / 16.4e9],
    [dayNamed("2026-01-15"), 64e6 / 8.6e9],
  ]);
  const first = pool("7101", 1, 7001, ether, tether, "2024-05-06", 0.007);
  return [
    { ...first, toldShares: examplesDays },
    pool("7102", 1, 7001, attention, ether, "2024-09-17", 0.2),
    pool(base58(seedOf(7103, 15), 44), 16, 7002, solana, tether, "2023-11-30", 0.01),
    pool("7104", 17, 7003, smart, tether, "2023-09-12", 0.006),
    pool("7105", 17, 7003, made, smart, "2025-02-20", 0.02),
    { ...pool("7106", 18, 7004, stranger, tether, "2025-06-01", 0.9), isWellKnown: false },
  ];
}

function pool(
  name: string,
  networkId: number,
  dexId: number,
  base: DexToken,
  quote: DexToken,
  created: string,
  share: number,
): Pool {
  const contractAddress = name.length > 4 ? name : `0x${name.padStart(40, "0")}`;
  const createdAt = Date.parse(created);
  const sides = { base, quote, coin: coinOf(base), against: coinOf(quote) };
  return { contractAddress, networkId, dexId, ...sides, createdAt, share, isWellKnown: true };
}

/** @param contractAddress Where the asset has none of its own on the network. */
function tokenOf(id: number, assetId: number, contractAddress?: string): DexToken {
  const { name, symbol, platform } = coinById(assetId).facts;
  return { id, assetId, name, symbol, contractAddress: contractAddress ?? platform?.tokenAddress ?? "" };
}

function coinOf({ id, assetId }: DexToken): TradedCoin {
  return assetId === null ? strangeCoin(id) : coinById(assetId);
}

function coinById(assetId: number): TradedCoin {
  const coin = sampleCoins().traded.get(assetId);
  if (coin === undefined) throw new RangeError(`Coin ${assetId} is not traded.`);
  return coin;
}

/** A token that the catalogue does not have, and its prices. */
function strangeCoin(id: number): TradedCoin {
  const [like] = exampleCoins();
  if (like === undefined) throw new RangeError("There is no coin.");
  return new TradedCoin(
    { ...like.facts, id },
    {
      from: Date.parse("2025-06-01"),
      until: null,
      isLong: false,
      price: { seed: seedOf(id, 1), volatility: 1.3, knots: [{ time: EXAMPLES_CLOCK, price: 0.0004 }] },
      volume: { seed: seedOf(id, 2), units: 2e9 },
      supply: { circulating: null, total: 1e12, growth: 0 },
      extras: NO_EXTRAS,
    },
  );
}
