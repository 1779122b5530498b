import { LookupError } from "../errors.ts";
import type { Asset } from "../store/catalogue.ts";
import type { Snapshot } from "../store/snapshot.ts";

/** The parameters that name assets, as `parseQuery` returns them. */
export interface LookupParameters {
  readonly id?: readonly number[];
  readonly slug?: readonly string[];
  readonly symbol?: readonly string[];
  /** A contract address. Alone it finds assets; with the others it selects those that have this address. */
  readonly address?: string;
  /** Whether values that find nothing are skipped. */
  readonly skip_invalid?: boolean;
}

export type LookupBy = "id" | "slug" | "symbol";

/** A requested value, and what it found. Each asset that an address alone finds is a lookup of its id. */
export interface Lookup {
  /** The value as requested. */
  readonly key: string;
  readonly by: LookupBy;
  /** Never empty. The highest rank first; one asset unless a symbol names several. */
  readonly assets: readonly Asset[];
  /** Whether it is the only requested value, invalid ones included. */
  readonly isOnly: boolean;
}

export interface LookupOptions {
  /** The operation's version: 1 finds the highest-ranked asset of a symbol, 2 and later all (spec/guides/identifiers.md). */
  readonly version: number;
  /** Which assets count as found, such as those that have metrics; all by default. */
  readonly accepts?: (asset: Asset) => boolean;
}

/**
 * Finds the assets that a request names, in the requested order: ids, then slugs, then symbols. Symbols and addresses
 * match in any case. The time depends on the number of values, not on the size of the market.
 *
 * @throws {LookupError} for the first value that finds nothing, unless `skip_invalid` is true.
 */
export function lookUp(snapshot: Snapshot, parameters: LookupParameters, options: LookupOptions): Lookup[] {
  const { accepts } = options;
  const narrowing = isNarrowed(parameters) ? parameters.address?.toLowerCase() : undefined;
  const lookups: Lookup[] = [];
  const values = requestedValues(snapshot, parameters);
  for (const { by, key, candidates } of values) {
    let assets = candidates;
    if (accepts !== undefined) assets = assets.filter(accepts);
    if (narrowing !== undefined) assets = assets.filter((asset) => getAddress(asset) === narrowing);
    if (assets.length > 1 && options.version === 1) assets = assets.slice(0, 1);
    const isOnly = values.length === 1;
    if (assets.length === 0) {
      if (parameters.skip_invalid !== true) throw new LookupError(by, key);
    } else if (by === "address") {
      lookups.push(...assets.map((asset) => toIdLookup(asset, isOnly)));
    } else {
      lookups.push({ key, by, assets, isOnly });
    }
  }
  return lookups;
}

/**
 * The lookups with only those assets that a condition accepts, such as having records in the requested period.
 *
 * @throws {LookupError} for the first lookup that is left without an asset, unless `skipInvalid`.
 */
export function filterLookups(
  lookups: readonly Lookup[],
  accepts: (asset: Asset) => boolean,
  skipInvalid: boolean,
): Lookup[] {
  return lookups.flatMap((lookup) => {
    const assets = lookup.assets.filter(accepts);
    if (assets.length > 0) return [{ ...lookup, assets }];
    if (!skipInvalid) throw new LookupError(lookup.by, lookup.key);
    return [];
  });
}

/** The number of records of a response with these lookups. */
export function countAssets(lookups: readonly Lookup[]): number {
  return lookups.reduce((sum, { assets }) => sum + assets.length, 0);
}

/** How many records a response with lookups of these parameters has at most; a value that finds nothing counts as one. */
export function countRequestedAssets(
  { index }: Snapshot,
  { id = [], slug = [], symbol = [], address }: LookupParameters,
  version: number,
): number {
  const named = id.length + slug.length;
  if (version === 1) return Math.max(1, named + symbol.length);
  const count = (assets: readonly Asset[] | undefined) => assets?.length || 1;
  const byAddress = address === undefined ? 0 : count(index.assetsByAddress.get(address.toLowerCase()));
  return symbol.reduce(
    (sum, key) => sum + count(index.assetsBySymbol.get(key.toUpperCase())),
    Math.max(named, byAddress),
  );
}

/** The contract address of a token in lower case; undefined for a coin. */
export function getAddress({ platform }: Asset): string | undefined {
  return platform?.tokenAddress.toLowerCase();
}

function isNarrowed({ id, slug, symbol }: LookupParameters): boolean {
  return id !== undefined || slug !== undefined || symbol !== undefined;
}

function toIdLookup(asset: Asset, isOnly: boolean): Lookup {
  return { key: String(asset.id), by: "id", assets: [asset], isOnly };
}

interface RequestedValue {
  readonly by: LookupBy | "address";
  readonly key: string;
  readonly candidates: readonly Asset[];
}

function requestedValues({ assets, index }: Snapshot, parameters: LookupParameters): RequestedValue[] {
  const { id = [], slug = [], symbol = [], address } = parameters;
  const values: RequestedValue[] = [];
  for (const key of id) values.push({ by: "id", key: String(key), candidates: listed(assets.get(key)) });
  for (const key of slug) values.push({ by: "slug", key, candidates: listed(index.assetBySlug.get(key)) });
  for (const key of symbol) {
    values.push({ by: "symbol", key, candidates: index.assetsBySymbol.get(key.toUpperCase()) ?? [] });
  }
  if (address !== undefined && !isNarrowed(parameters)) {
    const candidates = index.assetsByAddress.get(address.toLowerCase()) ?? [];
    values.push({ by: "address", key: address, candidates });
  }
  return values;
}

function listed(asset: Asset | undefined): readonly Asset[] {
  return asset === undefined ? [] : [asset];
}
