import { LookupError } from "../errors.ts";
import type { Asset } from "../store/catalogue.ts";
import type { Snapshot } from "../store/snapshot.ts";

/** The parameters that name assets, as the reader of queries hands them on. */
export interface LookupParameters {
  readonly id?: readonly number[];
  readonly slug?: readonly string[];
  readonly symbol?: readonly string[];
  /** A contract address. Alone it finds; beside the others it keeps only what has this address. */
  readonly address?: string;
  /** Whether what cannot be found is left out instead of failing the call. */
  readonly skip_invalid?: boolean;
}

export type LookupBy = "id" | "slug" | "symbol" | "address";

/** One value that was asked for, and what it found. */
export interface Lookup {
  /** The value as asked. */
  readonly key: string;
  readonly by: LookupBy;
  /** Never empty. The highest rank first; one asset unless a symbol or an address names several. */
  readonly assets: readonly Asset[];
  /** Whether it is the only value that the call asked for, invalid ones included. */
  readonly isOnly: boolean;
}

export interface LookupOptions {
  /** The operation's version: 1 keeps the highest-ranked asset of a symbol, 2 and later all (document 1, *Versioning* 4). */
  readonly version: number;
  /** Which assets count as found, such as those that have figures; all by default. */
  readonly accepts?: (asset: Asset) => boolean;
}

/**
 * Finds the assets that a call names, in the order asked: ids, then slugs, then symbols. Symbols and addresses match in
 * any case. The work grows with what is asked, not with the market.
 *
 * @throws {LookupError} for the first value that finds nothing, unless `skip_invalid` is true.
 */
export function lookUp(snapshot: Snapshot, asked: LookupParameters, options: LookupOptions): Lookup[] {
  const { accepts } = options;
  const narrowing = isNarrowed(asked) ? asked.address?.toLowerCase() : undefined;
  const lookups: Lookup[] = [];
  const values = requestedValues(snapshot, asked);
  for (const { by, key, candidates } of values) {
    let assets = candidates;
    if (accepts !== undefined) assets = assets.filter(accepts);
    if (narrowing !== undefined) assets = assets.filter((asset) => getAddress(asset) === narrowing);
    if (assets.length > 1 && options.version === 1) assets = assets.slice(0, 1);
    if (assets.length > 0) lookups.push({ key, by, assets, isOnly: values.length === 1 });
    else if (asked.skip_invalid !== true) throw new LookupError(by, key);
  }
  return lookups;
}

/**
 * The lookups with only those assets that `keeps` accepts, such as those that have records in the period asked for.
 *
 * @throws {LookupError} for the first lookup that is left without an asset, unless `skipInvalid`.
 */
export function filterLookups(
  lookups: readonly Lookup[],
  keeps: (asset: Asset) => boolean,
  skipInvalid: boolean,
): Lookup[] {
  return lookups.flatMap((lookup) => {
    const assets = lookup.assets.filter(keeps);
    if (assets.length > 0) return [{ ...lookup, assets }];
    if (!skipInvalid) throw new LookupError(lookup.by, lookup.key);
    return [];
  });
}

/** How many records an answer with these lookups holds. */
export function countAssets(lookups: readonly Lookup[]): number {
  return lookups.reduce((sum, { assets }) => sum + assets.length, 0);
}

/** The contract address of a token as texts are compared; undefined for a coin. */
export function getAddress({ platform }: Asset): string | undefined {
  return platform?.tokenAddress.toLowerCase();
}

function isNarrowed({ id, slug, symbol }: LookupParameters): boolean {
  return id !== undefined || slug !== undefined || symbol !== undefined;
}

interface RequestedValue {
  readonly by: LookupBy;
  readonly key: string;
  readonly candidates: readonly Asset[];
}

function requestedValues({ assets, index }: Snapshot, asked: LookupParameters): RequestedValue[] {
  const { id = [], slug = [], symbol = [], address } = asked;
  const values: RequestedValue[] = [];
  for (const key of id) values.push({ by: "id", key: String(key), candidates: listed(assets.get(key)) });
  for (const key of slug) values.push({ by: "slug", key, candidates: listed(index.assetBySlug.get(key)) });
  for (const key of symbol) {
    values.push({ by: "symbol", key, candidates: index.assetsBySymbol.get(key.toUpperCase()) ?? [] });
  }
  if (address !== undefined && !isNarrowed(asked)) {
    const candidates = index.assetsByAddress.get(address.toLowerCase()) ?? [];
    values.push({ by: "address", key: address, candidates });
  }
  return values;
}

function listed(asset: Asset | undefined): readonly Asset[] {
  return asset === undefined ? [] : [asset];
}
