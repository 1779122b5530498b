import type { BarPeriod, DexBar, DexPair } from "@market-data/market";
import type { SampleHistory } from "../coins/history.ts";
import { rounded } from "../course/digits.ts";
import { DAY, dayOf, HOUR, MINUTES_A_DAY, minuteOf } from "../course/moments.ts";
import { chance, seedOf } from "../course/noise.ts";
import { type Pool, samplePools } from "./dex-pools.ts";

/** The pools that are there in a minute. */
export function dexPairsAt(newest: number): DexPair[] {
  return samplePools()
    .filter(({ createdAt }) => createdAt <= newest)
    .map((pool) => pairAt(pool, newest));
}

function pairAt(pool: Pool, newest: number): DexPair {
  const { coin, against, base, quote, createdAt, isWellKnown, contractAddress, networkId, dexId } = pool;
  const luck = (what: number) => chance(seedOf(base.id, 16), what);
  const price = coin.price.at(newest);
  const quotePrice = against.price.at(newest);
  const volume = volumeOfDay(pool, newest);
  const bought = 0.4 + 0.2 * luck(1);
  const trades = Math.round(volume / 2600) + 10;
  const buys = Math.round(trades * bought);
  const pooled = rounded((volume * (0.3 + luck(2))) / price);
  const { total } = coin.supplyAt(newest);
  const known = <Value>(value: Value): Value | null => (isWellKnown ? value : null);
  return {
    contractAddress,
    networkId,
    dexId,
    name: `${base.symbol}/${quote.symbol}`,
    base,
    quote,
    createdAt,
    lastUpdated: newest,
    price,
    priceByQuoteAsset: rounded(price / quotePrice),
    liquidity: known(rounded(2 * pooled * price)),
    volume24h: volume,
    fullyDilutedValue: total === null ? null : rounded(total * price),
    percentChangePrice1h: changeOf(pool, newest, HOUR),
    percentChangePrice24h: changeOf(pool, newest, DAY),
    numTransactions24h: trades,
    buys24h: buys,
    sells24h: trades - buys,
    buyVolume24h: rounded(volume * bought),
    sellVolume24h: rounded(volume - rounded(volume * bought)),
    holders: known(Math.round(20_000 * luck(3)) + 100),
    buyTax: known(base.assetId !== null && base.assetId < 10_000 ? 0 : 0.01),
    sellTax: known(base.assetId !== null && base.assetId < 10_000 ? 0 : 0.02),
    poolCreated: known(createdAt),
    poolBaseAsset: known(pooled),
    poolQuoteAsset: known(rounded((pooled * price) / quotePrice)),
    percentPooledBaseAsset: known(total === null ? null : rounded((pooled / total) * 100)),
    volume24hQuoteAsset: rounded(volume / quotePrice),
    totalSupplyBaseAsset: total,
    totalSupplyQuoteAsset: against.supplyAt(newest).total,
    dateLaunched: known(coin.facts.dateLaunched),
    securityScan: known(SCAN),
  };
}

/** All is well with every token of the sample market, whatever the contract has a flag for. */
const SCAN = {
  open_source: true,
  proxy: false,
  mintable: false,
  can_take_back_ownership: false,
  owner_change_balance: false,
  hidden_owner: false,
  self_destruct: false,
  external_call: false,
  cannot_buy: false,
  cannot_sell_all: false,
  slippage_modifiable: false,
  honeypot: false,
  transfer_pausable: false,
  blacklisted: false,
  whitelisted: false,
  in_dex: true,
  anti_whale: false,
  anti_whale_modifiable: false,
  trading_cool_down: false,
  personal_slippage_modifiable: false,
  trust_list: false,
  true_token: true,
  airdrop_scam: false,
  contract_verified: true,
};

/** In percent; null where the pool was not there that long ago. */
function changeOf({ coin, createdAt }: Pool, newest: number, back: number): number | null {
  if (newest - back < createdAt) return null;
  return rounded((coin.price.at(newest) / coin.price.at(newest - back) - 1) * 100);
}

function shareOn({ share, toldShares }: Pool, day: number): number {
  return toldShares?.get(day) ?? share;
}

/** Of the 24 hours before a minute, in US dollars. */
function volumeOfDay(pool: Pool, newest: number): number {
  const [day, minute] = [dayOf(newest), minuteOf(newest)];
  const today = shareOn(pool, day) * pool.coin.volume.within(day, 0, minute);
  const yesterday = shareOn(pool, day - 1) * pool.coin.volume.within(day - 1, minute, MINUTES_A_DAY);
  return rounded(today + yesterday);
}

/** A pool's price is that of its base coin, its volume a part of that one's. */
export function dexBarsOf(
  pool: Pool,
  history: SampleHistory,
  period: BarPeriod,
  from: number,
  to: number,
): DexBar[] {
  const bars = history.barsOf(pool.coin, { period, from: Math.max(from, pool.createdAt), to });
  return bars.map(({ timeOpen, open, high, low, close, volume, lastUpdated }) => ({
    timeOpen,
    open,
    high,
    low,
    close,
    volume: volume === null ? null : rounded(volume * shareOn(pool, dayOf(timeOpen))),
    lastUpdated,
  }));
}
