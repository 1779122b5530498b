import { LookupError } from "../errors.ts";
import type { Asset, Exchange } from "../store/catalogue.ts";
import type { Snapshot } from "../store/snapshot.ts";

/** The parameters that name assets, as returned by `parseQuery`. */
export interface LookupParameters {
  readonly id?: readonly number[];
  readonly slug?: readonly string[];
  readonly symbol?: readonly string[];
  /** A contract address. Alone it finds assets; with other parameters it filters the assets by address. */
  readonly address?: string;
  /** Whether values without a match are skipped. */
  readonly skip_invalid?: boolean;
}

export type LookupBy = "id" | "slug" | "symbol";

/** A requested value with its matches. Each asset found by an address alone becomes a lookup of the asset's id. */
export interface Lookup<Item = Asset> {
  /** The value as requested. */
  readonly key: string;
  readonly by: LookupBy;
  /** Never empty, highest rank first. More than one asset only if a symbol names several. */
  readonly items: readonly Item[];
  /** Whether the request has only this value, counting invalid values. */
  readonly isOnly: boolean;
}

interface LookupOptions {
  /**
   * The version of the operation: 1 finds the highest-ranked asset of a symbol, 2 and later find all
   * (spec/guides/identifiers.md).
   */
  readonly version: number;
  /** Which assets count as found, for example assets with metrics. Default: all. */
  readonly accepts?: (asset: Asset) => boolean;
}

/**
 * Finds the requested assets in the requested order: ids, then slugs, then symbols. Symbols and addresses match in any
 * case. The time depends on the number of values, not on the size of the market.
 *
 * @throws {LookupError} for the first value without a match, unless `skip_invalid` is set.
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
      lookups.push({ key, by, items: assets, isOnly });
    }
  }
  return lookups;
}

/**
 * Finds the requested exchanges in the requested order: ids, then slugs.
 *
 * @throws {LookupError} for the first value without a match.
 */
export function lookUpExchanges(
  { exchanges, index }: Snapshot,
  parameters: Pick<LookupParameters, "id" | "slug">,
): Lookup<Exchange>[] {
  const values = uniqueValues(exchanges, index.exchangeBySlug, parameters);
  return values.map(({ by, key, candidates }) => {
    if (candidates.length === 0) throw new LookupError(by, key);
    return { by, key, items: candidates, isOnly: values.length === 1 };
  });
}

/**
 * Keeps only items that a condition accepts, for example items with records in the requested period.
 *
 * @throws {LookupError} for the first lookup left without items, unless `skipInvalid` is set.
 */
export function filterLookups<Item>(
  lookups: readonly Lookup<Item>[],
  accepts: (item: Item) => boolean,
  skipInvalid: boolean,
): Lookup<Item>[] {
  return lookups.flatMap((lookup) => {
    const items = lookup.items.filter(accepts);
    if (items.length > 0) return [{ ...lookup, items }];
    if (!skipInvalid) throw new LookupError(lookup.by, lookup.key);
    return [];
  });
}

/** The number of records in a response with these lookups. */
export function countItems(lookups: readonly Lookup<unknown>[]): number {
  return lookups.reduce((sum, { items }) => sum + items.length, 0);
}

/** The maximum number of records for lookups of these parameters. A value without a match counts as one. */
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
  return { key: String(asset.id), by: "id", items: [asset], isOnly };
}

interface RequestedValue<By, Item> {
  readonly by: By;
  readonly key: string;
  readonly candidates: readonly Item[];
}

function requestedValues(
  { assets, index }: Snapshot,
  parameters: LookupParameters,
): RequestedValue<LookupBy | "address", Asset>[] {
  const { symbol = [], address } = parameters;
  const values: RequestedValue<LookupBy | "address", Asset>[] = uniqueValues(
    assets,
    index.assetBySlug,
    parameters,
  );
  for (const key of symbol) {
    values.push({ by: "symbol", key, candidates: index.assetsBySymbol.get(key.toUpperCase()) ?? [] });
  }
  if (address !== undefined && !isNarrowed(parameters)) {
    const candidates = index.assetsByAddress.get(address.toLowerCase()) ?? [];
    values.push({ by: "address", key: address, candidates });
  }
  return values;
}

/** Ids, then slugs. */
function uniqueValues<Item>(
  byId: ReadonlyMap<number, Item>,
  bySlug: ReadonlyMap<string, Item>,
  { id = [], slug = [] }: Pick<LookupParameters, "id" | "slug">,
): RequestedValue<"id" | "slug", Item>[] {
  return [
    ...id.map((key) => ({ by: "id" as const, key: String(key), candidates: listed(byId.get(key)) })),
    ...slug.map((key) => ({ by: "slug" as const, key, candidates: listed(bySlug.get(key)) })),
  ];
}

function listed<Item>(item: Item | undefined): readonly Item[] {
  return item === undefined ? [] : [item];
}
