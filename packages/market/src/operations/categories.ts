import type { ParsedParameters } from "@market-data/openapi";
import type { Category as CategoryRecord } from "@market-data/types";
import { LookupError } from "../errors.ts";
import { lookUp } from "../lookup/lookup.ts";
import type { OperationHandler } from "../operation.ts";
import { type CategoryMetrics, getCategoryMetrics, getMembers } from "../rows/category-metrics.ts";
import { countKnown } from "../rows/count-known.ts";
import { listingOrders } from "../rows/listing-orders.ts";
import { sorted } from "../rows/ordering.ts";
import { paginate } from "../rows/paging.ts";
import { getView, type MarketView } from "../rows/view.ts";
import type { Category } from "../store/catalogue.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { iso } from "../values/timestamps.ts";
import { plainRecords } from "./plain-records.ts";

/** Returns all categories, or the categories that contain one of the named assets. An unknown name matches none. */
export const categories: OperationHandler<"cryptocurrencyCategoriesV1"> = async (parameters, { store }) => {
  const view = getView(await store.snapshot());
  const filter = categoryFilter(view.snapshot, parameters);
  const page = paginate(view.snapshot.categories, parameters, filter);
  const data = page.map((found) => toRecord(view, found));
  return { data, count: countKnown(page, (found) => getValues(getCategoryMetrics(view, found))) };
};

function getValues({ averageChange, marketCap, marketCapChange, volume, volumeChange }: CategoryMetrics) {
  return [averageChange, marketCap, marketCapChange, volume, volumeChange];
}

/** Returns one category with a page of its active assets. The default order is by rank. */
export const category: OperationHandler<"cryptocurrencyCategoryV1"> = async (parameters, context) => {
  const view = getView(await context.store.snapshot());
  const found = view.snapshot.categories.find(({ id }) => id === parameters.id);
  if (found === undefined) throw new LookupError("id", parameters.id);
  const { sort, sort_dir } = parameters;
  const members = await sorted(getMembers(view, found), listingOrders[sort], sort_dir);
  const rows = paginate(members, parameters);
  const { data: coins, count } = await plainRecords(view, context, parameters, rows);
  return { data: { ...toRecord(view, found), coins }, count };
};

/** The maximum number of assets in the pages of one category. */
export function countMembers({ categories }: Snapshot, { id }: { readonly id: string }): number {
  return categories.find((candidate) => candidate.id === id)?.assetIds.length ?? 1;
}

function categoryFilter(
  snapshot: Snapshot,
  { id, slug, symbol }: ParsedParameters["cryptocurrencyCategoriesV1"],
): ((category: Category) => boolean) | undefined {
  if (id === undefined && slug === undefined && symbol === undefined) return undefined;
  const requested = {
    ...(id && { id }),
    ...(slug && { slug }),
    ...(symbol && { symbol }),
    skip_invalid: true,
  };
  const lookups = lookUp(snapshot, requested, { version: 2 });
  const ids = new Set(lookups.flatMap(({ items }) => items.map(({ id }) => id)));
  return ({ assetIds }) => assetIds.some((assetId) => ids.has(assetId));
}

function toRecord(view: MarketView, category: Category): CategoryRecord {
  const metrics = getCategoryMetrics(view, category);
  return {
    id: category.id,
    name: category.name,
    title: category.title,
    description: category.description,
    num_tokens: metrics.tokens,
    avg_price_change: metrics.averageChange,
    market_cap: metrics.marketCap,
    market_cap_change: metrics.marketCapChange,
    volume: metrics.volume,
    volume_change: metrics.volumeChange,
    last_updated: iso(metrics.lastUpdated),
  };
}
