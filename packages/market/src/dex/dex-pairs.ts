import { LookupError } from "../errors.ts";
import { getView, type MarketView } from "../rows/view.ts";
import type { DexExchange, DexNetwork, DexPair } from "../store/dex.ts";
import type { Snapshot } from "../store/snapshot.ts";

/** The parameters that name DEX pairs, as returned by `parseQuery`. */
export interface DexPairParameters {
  readonly contract_address: readonly string[];
  readonly network_id?: readonly number[];
  readonly network_slug?: readonly string[];
  readonly skip_invalid: boolean;
  /** Whether base and quote are swapped. */
  readonly reverse_order: boolean;
}

/** A requested pair, with its network and exchange. */
export interface FoundPair {
  /** The contract address as requested. */
  readonly address: string;
  /** Base and quote are swapped if `isReversed` is set. */
  readonly pair: DexPair;
  readonly isReversed: boolean;
  readonly network: DexNetwork;
  readonly exchange: DexExchange | undefined;
}

/**
 * Finds the requested pairs in the order of the addresses, then of the networks, without duplicates. Addresses match in
 * any case, because many networks treat them as case-insensitive.
 *
 * @throws {LookupError} for the first unknown network, or else the first address without a pair, unless `skip_invalid`
 * is set.
 */
export function findPairs(snapshot: Snapshot, parameters: DexPairParameters): FoundPair[] {
  const { contract_address, skip_invalid, reverse_order: isReversed } = parameters;
  const { pairs, exchanges } = getView(snapshot).memoize(dexIndex);
  const networks = requestedNetworks(snapshot, parameters);
  const found = new Map<DexPair, FoundPair>();
  for (const address of contract_address) {
    let isKnown = false;
    for (const network of networks) {
      const pair = pairs.get(pairKey(network.id, address));
      if (pair === undefined) continue;
      isKnown = true;
      const exchange = exchanges.get(pair.dexId);
      found.set(pair, { address, pair: isReversed ? reversed(pair) : pair, isReversed, network, exchange });
    }
    if (!isKnown && !skip_invalid) throw new LookupError("contract_address", address);
  }
  return [...found.values()];
}

/** The maximum number of pairs that a request finds. An address without a pair counts as one. */
export function countPairs(snapshot: Snapshot, parameters: DexPairParameters): number {
  const { contract_address, network_id, network_slug } = parameters;
  const { networksOfAddress } = getView(snapshot).memoize(dexIndex);
  const networks = (network_id ?? network_slug)?.length ?? 0;
  return contract_address.reduce(
    (sum, address) => sum + Math.min(networks, networksOfAddress.get(address.toLowerCase()) ?? 1),
    0,
  );
}

/**
 * The pairs with records in the requested period.
 *
 * @throws {LookupError} for the first pair without records, unless `skipInvalid` is set.
 */
export function withRecords(
  pairs: readonly FoundPair[],
  hasRecords: (pair: FoundPair) => boolean,
  skipInvalid: boolean,
): FoundPair[] {
  return pairs.filter((found) => {
    if (hasRecords(found)) return true;
    if (!skipInvalid) throw new LookupError("contract_address", found.address);
    return false;
  });
}

function requestedNetworks(
  { dexNetworks }: Snapshot,
  { network_id, network_slug = [], skip_invalid }: DexPairParameters,
): DexNetwork[] {
  const [parameter, values] = network_id ? ["network_id", network_id] : ["network_slug", network_slug];
  return values.flatMap((value) => {
    const network = dexNetworks.find(({ id, slug }) => (network_id ? id : slug) === value);
    if (network === undefined && !skip_invalid) throw new LookupError(String(parameter), value);
    return network ?? [];
  });
}

interface DexIndex {
  readonly pairs: ReadonlyMap<string, DexPair>;
  readonly exchanges: ReadonlyMap<number, DexExchange>;
  /** The number of networks with a pair at each contract address. */
  readonly networksOfAddress: ReadonlyMap<string, number>;
}

function dexIndex({ snapshot: { dexPairs, dexExchanges } }: MarketView): DexIndex {
  const networksOfAddress = new Map<string, number>();
  for (const { contractAddress } of dexPairs) {
    const address = contractAddress.toLowerCase();
    networksOfAddress.set(address, (networksOfAddress.get(address) ?? 0) + 1);
  }
  return {
    networksOfAddress,
    pairs: new Map(dexPairs.map((pair) => [pairKey(pair.networkId, pair.contractAddress), pair])),
    exchanges: new Map(dexExchanges.map((exchange) => [exchange.id, exchange])),
  };
}

function pairKey(networkId: number, address: string): string {
  return `${networkId} ${address.toLowerCase()}`;
}

/** The pair as seen from its quote asset. Values known for the base asset only become null. */
function reversed(pair: DexPair): DexPair {
  const { base, quote, price, priceByQuoteAsset, poolQuoteAsset, totalSupplyQuoteAsset } = pair;
  const isPooled = poolQuoteAsset !== null && totalSupplyQuoteAsset !== null && totalSupplyQuoteAsset > 0;
  return {
    ...pair,
    name: `${quote.symbol}/${base.symbol}`,
    base: quote,
    quote: base,
    price: price / priceByQuoteAsset,
    priceByQuoteAsset: 1 / priceByQuoteAsset,
    fullyDilutedValue: null,
    percentChangePrice1h: null,
    percentChangePrice24h: null,
    buys24h: pair.sells24h,
    sells24h: pair.buys24h,
    buyVolume24h: pair.sellVolume24h,
    sellVolume24h: pair.buyVolume24h,
    holders: null,
    buyTax: pair.sellTax,
    sellTax: pair.buyTax,
    poolBaseAsset: poolQuoteAsset,
    poolQuoteAsset: pair.poolBaseAsset,
    percentPooledBaseAsset: isPooled ? (poolQuoteAsset / totalSupplyQuoteAsset) * 100 : null,
    volume24hQuoteAsset: null,
    totalSupplyBaseAsset: totalSupplyQuoteAsset,
    totalSupplyQuoteAsset: pair.totalSupplyBaseAsset,
    securityScan: null,
  };
}
