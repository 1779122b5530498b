import type { ParsedParameters } from "@market-data/openapi";
import type { MultiplierItem, MultiplierResult } from "@market-data/types";
import { LookupError } from "../errors.ts";
import type { OperationHandler, OperationResult } from "../operation.ts";
import { paginate } from "../rows/paging.ts";
import { getView, type MarketView } from "../rows/view.ts";
import type { Asset, Multiplier } from "../store/catalogue.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { getOrCreate } from "../values/maps.ts";
import { iso } from "../values/timestamps.ts";

type Parameters = ParsedParameters["cryptocurrencyMultiplierV1"];
type LookupBy = "crypto_id" | "crypto_slug" | "symbol" | "token_address";

/** Returns the assets with a multiplier, in ascending order of id. */
export const multipliers: OperationHandler<"cryptocurrencyMultiplierV1"> = async (parameters, { store }) => {
  const view = getView(await store.snapshot());
  return toPage(findEntries(view, parameters), parameters, toItem);
};

/** Returns multipliers with their platforms, optionally of one platform only. */
export const dexMultipliers: OperationHandler<"dexMultiplierV2"> = async (parameters, { store }) => {
  const view = getView(await store.snapshot());
  const platformId = findPlatform(view.snapshot, parameters);
  const entries = platformId === null ? [] : findEntries(view, parameters, platformId);
  return toPage(entries, parameters, (entry) => {
    const platform = view.snapshot.assets.get(getPlatformId(entry) ?? Number.NaN)?.slug;
    return { ...toItem(entry), ...(platform === undefined ? {} : { platform }) };
  });
};

/**
 * The requested platform: undefined for all platforms, null for an unknown platform with `skip_invalid`.
 *
 * @throws {LookupError} for an unknown platform without `skip_invalid`.
 */
function findPlatform(
  { assets, index }: Snapshot,
  { platform, platform_id, skip_invalid }: ParsedParameters["dexMultiplierV2"],
): number | undefined | null {
  const [name, value] = platform_id === undefined ? ["platform", platform] : ["platform_id", platform_id];
  if (value === undefined) return undefined;
  const found = typeof value === "number" ? assets.get(value) : index.assetBySlug.get(value);
  if (found === undefined && !skip_invalid) throw new LookupError(name, value);
  return found?.id ?? null;
}

function toPage(
  entries: readonly Entry[],
  parameters: Pick<Parameters, "start" | "limit">,
  toRecord: (entry: Entry) => MultiplierItem,
): OperationResult<MultiplierResult> {
  const items = paginate(entries, parameters).map(toRecord);
  const hasMore = parameters.start - 1 + parameters.limit < entries.length;
  return { data: { total_size: entries.length, has_more: hasMore, items }, count: items.length };
}

interface Entry {
  readonly asset: Asset;
  readonly multiplier: Multiplier;
}

/** In ascending order of id, so that the first entry of a symbol has the lowest id. */
function allEntries({ snapshot }: MarketView): readonly Entry[] {
  return snapshot.multipliers
    .flatMap((multiplier) => {
      const asset = snapshot.assets.get(multiplier.assetId);
      return asset === undefined ? [] : [{ asset, multiplier }];
    })
    .sort(compareIds);
}

interface LookupRule {
  /** The key of an entry; undefined if the entry has none. */
  readonly getKey: (entry: Entry) => string | undefined;
  /** Normalises a requested value to a key. */
  readonly normalise: (value: string) => string;
}

const lookups: Readonly<Record<LookupBy, LookupRule>> = {
  crypto_id: { getKey: ({ asset }) => String(asset.id), normalise: (id) => id },
  crypto_slug: { getKey: ({ asset }) => asset.slug, normalise: (slug) => slug },
  symbol: { getKey: ({ asset }) => asset.symbol, normalise: (symbol) => symbol.toUpperCase() },
  token_address: {
    getKey: (entry) => getAddress(entry)?.toLowerCase(),
    normalise: (address) => address.toLowerCase(),
  },
};

/** Entries of one platform or of all. Each lookup maps a key to the entry with the lowest id. */
interface EntryIndex {
  readonly entries: readonly Entry[];
  readonly byKey: Readonly<Record<LookupBy, ReadonlyMap<string, Entry>>>;
}

/** By platform id; undefined is the key for all platforms. */
const entryIndexes = () => new Map<number | undefined, EntryIndex>();

function toIndex(entries: readonly Entry[]): EntryIndex {
  const index = ({ getKey }: LookupRule) => {
    const byKey = new Map<string, Entry>();
    for (const entry of entries) {
      const key = getKey(entry);
      if (key !== undefined && !byKey.has(key)) byKey.set(key, entry);
    }
    return byKey;
  };
  const byKey = {
    crypto_id: index(lookups.crypto_id),
    crypto_slug: index(lookups.crypto_slug),
    symbol: index(lookups.symbol),
    token_address: index(lookups.token_address),
  };
  return { entries, byKey };
}

/**
 * The requested entries without duplicates, in ascending order of id; all entries without a lookup. An asset without a
 * multiplier counts as not found.
 *
 * @throws {LookupError} for the first value without a match, unless `skip_invalid` is set.
 */
function findEntries(view: MarketView, parameters: Parameters, platformId?: number): readonly Entry[] {
  const { entries, byKey } = getOrCreate(view.memoize(entryIndexes), platformId, () => {
    const all = view.memoize(allEntries);
    return toIndex(all.filter((entry) => platformId === undefined || getPlatformId(entry) === platformId));
  });
  const name = (Object.keys(lookups) as LookupBy[]).find((lookup) => parameters[lookup] !== undefined);
  if (name === undefined) return entries;
  const found = new Set<Entry>();
  for (const value of parameters[name] ?? []) {
    const entry = byKey[name].get(lookups[name].normalise(String(value)));
    if (entry !== undefined) found.add(entry);
    else if (!parameters.skip_invalid) throw new LookupError(name, value);
  }
  return [...found].sort(compareIds);
}

function compareIds(a: Entry, b: Entry): number {
  return a.asset.id - b.asset.id;
}

function getAddress({ asset, multiplier }: Entry): string | undefined {
  return multiplier.tokenAddress ?? asset.platform?.tokenAddress;
}

function getPlatformId({ asset, multiplier }: Entry): number | undefined {
  return multiplier.platformId ?? asset.platform?.assetId;
}

function toItem(entry: Entry): MultiplierItem {
  const { asset, multiplier } = entry;
  const address = getAddress(entry);
  const platformId = getPlatformId(entry);
  return {
    crypto_id: asset.id,
    crypto_slug: asset.slug,
    name: asset.name,
    symbol: asset.symbol,
    multiplier: multiplier.multiplier,
    effective_at: iso(multiplier.effectiveAt),
    ...(address === undefined ? {} : { token_address: address }),
    ...(platformId === undefined ? {} : { platform_id: platformId }),
  };
}
