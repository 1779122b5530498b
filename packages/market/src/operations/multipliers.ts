import type { ParsedParameters } from "@market-data/openapi";
import type { MultiplierItem } from "@market-data/types";
import { LookupError } from "../errors.ts";
import type { OperationHandler } from "../operation.ts";
import { paginate } from "../rows/paging.ts";
import { getView, type MarketView } from "../rows/view.ts";
import type { Asset, Multiplier } from "../store/catalogue.ts";
import { iso } from "../values/timestamps.ts";

type Id = "cryptocurrencyMultiplierV1" | "dexMultiplierV2";
type Parameters = ParsedParameters[Id];
type LookupBy = "crypto_id" | "crypto_slug" | "symbol" | "token_address";

/** The assets that have a multiplier, by ascending id. */
export const multipliers: OperationHandler<Id> = async (parameters, { store }) => {
  const entries = findEntries(getView(await store.snapshot()), parameters);
  const items = paginate(entries, parameters).map(toItem);
  const hasMore = parameters.start - 1 + parameters.limit < entries.length;
  return { data: { total_size: entries.length, has_more: hasMore, items }, count: items.length };
};

interface Entry {
  readonly asset: Asset;
  readonly multiplier: Multiplier;
}

/** By ascending id, so that the first entry with a symbol has the lowest one. */
function allEntries({ snapshot }: MarketView): readonly Entry[] {
  return snapshot.multipliers
    .flatMap((multiplier) => {
      const asset = snapshot.assets.get(multiplier.assetId);
      return asset === undefined ? [] : [{ asset, multiplier }];
    })
    .sort(compareIds);
}

interface LookupRule {
  /** The key of an entry; undefined where it has none. */
  readonly getKey: (entry: Entry) => string | undefined;
  /** The key for a requested value. */
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

/** For each kind of lookup, the entry with the lowest id under each key. */
function entryIndexes(view: MarketView): Readonly<Record<LookupBy, ReadonlyMap<string, Entry>>> {
  const entries = view.memoize(allEntries);
  const index = ({ getKey }: LookupRule) => {
    const byKey = new Map<string, Entry>();
    for (const entry of entries) {
      const key = getKey(entry);
      if (key !== undefined && !byKey.has(key)) byKey.set(key, entry);
    }
    return byKey;
  };
  return {
    crypto_id: index(lookups.crypto_id),
    crypto_slug: index(lookups.crypto_slug),
    symbol: index(lookups.symbol),
    token_address: index(lookups.token_address),
  };
}

/**
 * The entries that a request looks up, each once, by ascending id; all if it looks up nothing. An asset without a
 * multiplier counts as not found.
 *
 * @throws {LookupError} for the first value that finds nothing, unless `skip_invalid`.
 */
function findEntries(view: MarketView, parameters: Parameters): readonly Entry[] {
  const name = (Object.keys(lookups) as LookupBy[]).find((lookup) => parameters[lookup] !== undefined);
  if (name === undefined) return view.memoize(allEntries);
  const index = view.memoize(entryIndexes)[name];
  const found = new Set<Entry>();
  for (const value of parameters[name] ?? []) {
    const entry = index.get(lookups[name].normalise(String(value)));
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

function toItem(entry: Entry): MultiplierItem {
  const { asset, multiplier } = entry;
  const address = getAddress(entry);
  const platformId = multiplier.platformId ?? asset.platform?.assetId;
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
