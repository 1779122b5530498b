import { DAY, EXAMPLES_CLOCK, HOUR, MINUTE, parseDay } from "../clock.ts";
import basicAttentionToken from "../data/coins/basic-attention-token.json" with { type: "json" };
import bitcoin from "../data/coins/bitcoin.json" with { type: "json" };
import bnb from "../data/coins/bnb.json" with { type: "json" };
import ethereum from "../data/coins/ethereum.json" with { type: "json" };
import exampleBatcoin from "../data/coins/example-batcoin.json" with { type: "json" };
import exampleShareToken from "../data/coins/example-share-token.json" with { type: "json" };
import solana from "../data/coins/solana.json" with { type: "json" };
import tether from "../data/coins/tether.json" with { type: "json" };
import weth from "../data/coins/weth.json" with { type: "json" };
import wrappedSolana from "../data/coins/wrapped-solana.json" with { type: "json" };
import type { Knot, PricePathOptions } from "../prices/price-path.ts";
import type { FixedVolume, VolumePathOptions } from "../prices/volume-path.ts";
import { seedFor } from "../random.ts";
import { type CoinDescription, NO_EXTRAS, type Trading } from "./coin.ts";

/** The data of a coin. Dates are ISO 8601 in UTC. */
export interface ExampleCoin {
  readonly id: number;
  readonly name: string;
  readonly symbol: string;
  readonly slug: string;
  readonly added: string;
  readonly launched?: string;
  readonly tags?: readonly string[];
  /** For a token: the id of the platform's coin, and the contract address on the platform. */
  readonly token?: { readonly platform: number; readonly address: string };
  readonly maxSupply: number | null;
  readonly infiniteSupply?: boolean;
  readonly description?: string;
  /** Undefined for coins without a price, which the examples only name. */
  readonly trading?: ExampleTrading;
}

interface ExampleTrading {
  readonly since: string;
  /** End of the last day with a price. Undefined for a traded coin. */
  readonly until?: string;
  /** Default: full. */
  readonly history?: Trading["history"];
  /** False excludes the market cap from totals. */
  readonly isCounted?: boolean;
  readonly supply: { readonly circulating: number; readonly total: number };
  readonly selfReportedSupply?: number;
  readonly volatility: number;
  readonly bounds?: { readonly low: number; readonly high: number };
  /** Prices in USD. `now` is the time of the examples. The other names are periods before this time. */
  readonly prices: Readonly<Partial<Record<keyof typeof AGES, number>>>;
  /** Prices at further times. */
  readonly knots: Readonly<Record<string, number>>;
  /** Days whose high and low are knots. */
  readonly fixedDays: readonly string[];
  /** Null for an unknown volume. */
  readonly unitsPerDay: number | null;
  /** The reported volume as a multiple of the counted volume. Default: none. */
  readonly reportedVolume?: number;
  /** Volumes of consecutive days. */
  readonly volumes: readonly DayVolume[];
}

/** Volumes in USD. */
interface DayVolume {
  readonly date: string;
  readonly total: number;
  /** The volume from the start of the day to its noon. */
  readonly noon?: number;
  /** Times at which the volume exceeds the volume at the same time of the previous day by `more`. */
  readonly steps?: readonly { readonly time: string; readonly more: number }[];
}

const AGES = {
  now: 0,
  "1h": HOUR,
  "24h": DAY,
  "7d": 7 * DAY,
  "30d": 30 * DAY,
  "60d": 60 * DAY,
  "90d": 90 * DAY,
} as const;

/** In the order of rank. Coins without a price come last. */
const EXAMPLE_COINS: readonly ExampleCoin[] = [
  bitcoin,
  ethereum,
  tether,
  bnb,
  solana,
  basicAttentionToken,
  exampleShareToken,
  exampleBatcoin,
  weth,
  wrappedSolana,
];

const SOLANA = solana.id;

/** The coins of the contract's examples. */
export function exampleCoins(): CoinDescription[] {
  return describeCoins(EXAMPLE_COINS);
}

export function describeCoins(coins: readonly ExampleCoin[]): CoinDescription[] {
  return coins.map((coin) => ({
    metadata: toMetadata(coin),
    trading: coin.trading === undefined ? null : toTrading(coin.id, coin.trading),
  }));
}

function toMetadata(coin: ExampleCoin): CoinDescription["metadata"] {
  const { id, name, symbol, slug, added, launched, tags = [], token, maxSupply } = coin;
  const site = `https://${slug}.example.com`;
  const chain = token?.platform === SOLANA ? "solana" : "ethereum";
  const explorer = token === undefined ? slug : `${chain}/token/${token.address}`;
  return {
    id,
    name,
    symbol,
    slug,
    category: token === undefined ? "coin" : "token",
    status: coin.trading === undefined ? "untracked" : "active",
    dateAdded: Date.parse(added),
    dateLaunched: launched === undefined ? null : Date.parse(launched),
    tags,
    platform: token === undefined ? null : { assetId: token.platform, tokenAddress: token.address },
    maxSupply,
    infiniteSupply: coin.infiniteSupply ?? false,
    logo: `https://img.example.com/coins/64x64/${id}.png`,
    description: coin.description ?? null,
    notice: null,
    urls: {
      website: [site],
      technical_doc: [`${site}/paper.pdf`],
      explorer: [`https://explorer.example.com/${explorer}`],
      source_code: [`https://code.example.com/${slug}`],
      message_board: [],
      chat: [],
      announcement: [],
      reddit: [],
      twitter: [],
    },
    selfReportedTags: [],
  };
}

function toTrading(id: number, trading: ExampleTrading): Trading {
  const from = Date.parse(trading.since);
  return {
    from,
    until: trading.until === undefined ? null : Date.parse(trading.until),
    history: trading.history ?? "full",
    price: pricePath(id, trading, from),
    volume: volumePath(id, trading),
    supply: { ...trading.supply, growth: 0 },
    extras: {
      ...NO_EXTRAS,
      selfReported: trading.selfReportedSupply ?? null,
      isCounted: trading.isCounted ?? true,
      reported: trading.reportedVolume ?? null,
    },
  };
}

function pricePath(id: number, trading: ExampleTrading, from: number): PricePathOptions {
  const { prices, knots, fixedDays, volatility, bounds } = trading;
  const named = Object.entries(knots).map(([time, price]) => ({ time: Date.parse(time), price }));
  const all = [...named, ...recentKnots(prices, from)].sort((one, other) => one.time - other.time);
  return {
    seed: seedFor(id, 1),
    volatility,
    knots: all,
    fixedDays: new Set(fixedDays.map(parseDay)),
    ...(bounds === undefined ? {} : { bounds }),
  };
}

/** The minute before this time is the newest minute of the examples. */
const NEWEST = EXAMPLES_CLOCK - MINUTE;

/**
 * Percent changes start at the newest minute, and price performance starts at the clock. Both must find the same price.
 * For times more than 30 days ago, stores have only daily candles. So the start of that day has this price too.
 */
function recentKnots(prices: ExampleTrading["prices"], from: number): Knot[] {
  return Object.entries(AGES).flatMap(([name, age]) => {
    const price = prices[name as keyof typeof AGES];
    if (price === undefined) return [];
    const times = [NEWEST - age, EXAMPLES_CLOCK - age];
    if (age > 30 * DAY) times.unshift(EXAMPLES_CLOCK - age - 12 * HOUR);
    return times.filter((time) => time >= from).map((time) => ({ time, price }));
  });
}

function volumePath(id: number, { volumes, unitsPerDay }: ExampleTrading): VolumePathOptions | null {
  if (unitsPerDay === null) return null;
  const fixed = volumes.map((volume, index): [number, FixedVolume] => [
    parseDay(volume.date),
    { total: volume.total, cumulative: cumulativeVolume(volume, volumes[index - 1]?.noon ?? 0) },
  ]);
  return { seed: seedFor(id, 2), unitsPerDay, fixed: new Map(fixed) };
}

/** The minute before noon has the same volume as noon. */
const BEFORE_NOON = 719;

function cumulativeVolume({ noon, steps = [] }: DayVolume, noonBefore: number): FixedVolume["cumulative"] {
  if (noon === undefined) return [];
  const known = steps.map(({ time, more }) => {
    const minute = parseMinute(time);
    return [minute, (noonBefore * minute) / BEFORE_NOON + more] as const;
  });
  return [...known, [BEFORE_NOON, noon], [BEFORE_NOON + 1, noon]];
}

function parseMinute(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
