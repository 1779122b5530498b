import type { ParsedParameters } from "@market-data/openapi";
import type {
  Category as CategoryRecord,
  CryptocurrencyCategoriesV1Result,
  CryptocurrencyCategoryV1Result,
} from "@market-data/types";
import type { Answer, AnswerContext } from "../context.ts";
import { InvalidLookup } from "../errors.ts";
import { lookUp } from "../lookup/lookup.ts";
import { categoryMeasures, membersOf } from "../rows/category-measures.ts";
import { pageOf } from "../rows/paging.ts";
import { type MarketView, viewOf } from "../rows/view.ts";
import type { Category } from "../store/catalogue.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { iso } from "../values/timestamps.ts";
import { plainRecords } from "./plain-records.ts";

/**
 * Categories, all or those that hold one of the assets named (document 2, `/v1/cryptocurrency/categories`). Names that
 * no asset has narrow to nothing.
 */
export async function cryptocurrencyCategoriesV1(
  parameters: ParsedParameters["cryptocurrencyCategoriesV1"],
  { store }: AnswerContext,
): Promise<Answer<CryptocurrencyCategoriesV1Result["data"]>> {
  const view = viewOf(await store.snapshot());
  const holds = categoryFilter(view.snapshot, parameters);
  const data = pageOf(view.snapshot.categories, parameters, holds).map((category) =>
    recordOf(view, category),
  );
  return { data, count: data.length };
}

/** One category with a page of its active assets, by rank (document 2, `/v1/cryptocurrency/category`). */
export async function cryptocurrencyCategoryV1(
  parameters: ParsedParameters["cryptocurrencyCategoryV1"],
  { store }: AnswerContext,
): Promise<Answer<CryptocurrencyCategoryV1Result["data"]>> {
  const view = viewOf(await store.snapshot());
  const category = view.snapshot.categories.find(({ id }) => id === parameters.id);
  if (category === undefined) throw new InvalidLookup("id", parameters.id);
  const record = await plainRecords(view, store, parameters, { flags: false });
  const coins = pageOf(membersOf(view, category), parameters).map(record);
  return { data: { ...recordOf(view, category), coins }, count: coins.length };
}

function categoryFilter(
  snapshot: Snapshot,
  { id, slug, symbol }: ParsedParameters["cryptocurrencyCategoriesV1"],
): ((category: Category) => boolean) | undefined {
  if (id === undefined && slug === undefined && symbol === undefined) return undefined;
  const asked = {
    ...(id && { id }),
    ...(slug && { slug }),
    ...(symbol && { symbol }),
    skip_invalid: true,
  };
  const lookups = lookUp(snapshot, asked, { version: 2 });
  const ids = new Set(lookups.flatMap(({ assets }) => assets.map((asset) => asset.id)));
  return ({ assetIds }) => assetIds.some((assetId) => ids.has(assetId));
}

function recordOf(view: MarketView, category: Category): CategoryRecord {
  const measures = categoryMeasures(view, category);
  return {
    id: category.id,
    name: category.name,
    title: category.title,
    description: category.description,
    num_tokens: measures.tokens,
    avg_price_change: measures.averageChange,
    market_cap: measures.marketCap,
    market_cap_change: measures.marketCapChange,
    volume: measures.volume,
    volume_change: measures.volumeChange,
    last_updated: iso(measures.lastUpdated),
  };
}
