import type { ParsedParameters } from "@market-data/openapi";
import type {
  CryptocurrencyMultiplierV1Result,
  DexMultiplierV2Result,
  MultiplierItem,
} from "@market-data/types";
import type { Answer, AnswerContext } from "../context.ts";
import { InvalidLookup } from "../errors.ts";
import { pageOf } from "../rows/paging.ts";
import { type MarketView, viewOf } from "../rows/view.ts";
import type { Asset, Multiplier } from "../store/catalogue.ts";
import { iso } from "../values/timestamps.ts";

type Parameters = ParsedParameters["cryptocurrencyMultiplierV1"];
type Lookup = "crypto_id" | "crypto_slug" | "symbol" | "token_address";

/** The assets that have a multiplier, by rising id (document 3, `/v1/cryptocurrency/multiplier`). */
export async function cryptocurrencyMultiplierV1(
  parameters: ParsedParameters["cryptocurrencyMultiplierV1"],
  context: AnswerContext,
): Promise<Answer<CryptocurrencyMultiplierV1Result["data"]>> {
  return multipliers(parameters, context);
}

/** The same (document 3, index: `/v2/dex/multiplier`, whose parameters are not shown). */
export async function dexMultiplierV2(
  parameters: ParsedParameters["dexMultiplierV2"],
  context: AnswerContext,
): Promise<Answer<DexMultiplierV2Result["data"]>> {
  return multipliers(parameters, context);
}

async function multipliers(
  parameters: Parameters,
  { store }: AnswerContext,
): Promise<Answer<CryptocurrencyMultiplierV1Result["data"]>> {
  const entries = found(viewOf(await store.snapshot()), parameters);
  const items = pageOf(entries, parameters).map(itemOf);
  const hasMore = parameters.start - 1 + parameters.limit < entries.length;
  return { data: { total_size: entries.length, has_more: hasMore, items }, count: items.length };
}

interface Entry {
  readonly asset: Asset;
  readonly multiplier: Multiplier;
}

/** By rising id, so that the first entry with a symbol has the lowest. */
function entriesOf({ snapshot }: MarketView): readonly Entry[] {
  return snapshot.multipliers
    .flatMap((multiplier) => {
      const asset = snapshot.assets.get(multiplier.assetId);
      return asset === undefined ? [] : [{ asset, multiplier }];
    })
    .sort(byId);
}

interface LookupRule {
  /** The key of an entry; undefined where it has none. */
  readonly keyOf: (entry: Entry) => string | undefined;
  /** What is asked for, as keys are written. */
  readonly written: (asked: string) => string;
}

const lookups: Readonly<Record<Lookup, LookupRule>> = {
  crypto_id: { keyOf: ({ asset }) => String(asset.id), written: (id) => id },
  crypto_slug: { keyOf: ({ asset }) => asset.slug, written: (slug) => slug },
  symbol: { keyOf: ({ asset }) => asset.symbol, written: (symbol) => symbol.toUpperCase() },
  token_address: {
    keyOf: (entry) => addressOf(entry)?.toLowerCase(),
    written: (address) => address.toLowerCase(),
  },
};

/** For each lookup, the entry with the lowest id under each key. */
function indexesOf(view: MarketView): Readonly<Record<Lookup, ReadonlyMap<string, Entry>>> {
  const entries = view.derived(entriesOf);
  const index = ({ keyOf }: LookupRule) => {
    const keys = new Map<string, Entry>();
    for (const entry of entries) {
      const key = keyOf(entry);
      if (key !== undefined && !keys.has(key)) keys.set(key, entry);
    }
    return keys;
  };
  return {
    crypto_id: index(lookups.crypto_id),
    crypto_slug: index(lookups.crypto_slug),
    symbol: index(lookups.symbol),
    token_address: index(lookups.token_address),
  };
}

/**
 * What a call looks up, each entry once, by rising id; all where it looks up nothing. An asset without a multiplier
 * counts as not found.
 *
 * @throws {InvalidLookup} for the first value that finds nothing, unless `skip_invalid`.
 */
function found(view: MarketView, parameters: Parameters): readonly Entry[] {
  const name = (Object.keys(lookups) as Lookup[]).find((lookup) => parameters[lookup] !== undefined);
  if (name === undefined) return view.derived(entriesOf);
  const index = view.derived(indexesOf)[name];
  const kept = new Set<Entry>();
  for (const value of parameters[name] ?? []) {
    const entry = index.get(lookups[name].written(String(value)));
    if (entry !== undefined) kept.add(entry);
    else if (!parameters.skip_invalid) throw new InvalidLookup(name, value);
  }
  return [...kept].sort(byId);
}

function byId(a: Entry, b: Entry): number {
  return a.asset.id - b.asset.id;
}

function addressOf({ asset, multiplier }: Entry): string | undefined {
  return multiplier.tokenAddress ?? asset.platform?.tokenAddress;
}

function itemOf(entry: Entry): MultiplierItem {
  const { asset, multiplier } = entry;
  const address = addressOf(entry);
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
