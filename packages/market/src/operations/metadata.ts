import type { OperationId, OperationWithAux } from "@market-data/openapi";
import type { Metadata } from "@market-data/types";
import { countItems, lookUp } from "../lookup/lookup.ts";
import { toData } from "../lookup/results.ts";
import type { OperationHandler } from "../operation.ts";
import { auxFilter } from "../records/aux.ts";
import { toPlatform } from "../records/records.ts";
import { getDateAdded } from "../rows/date-added.ts";
import type { Asset } from "../store/catalogue.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { product } from "../values/rounding.ts";
import { iso, isoOrNull } from "../values/timestamps.ts";

type MetadataId = Extract<OperationId, `cryptocurrencyInfoV${number}`>;

/** Returns metadata of assets. */
export function metadata<Id extends MetadataId>(operation: OperationWithAux<Id>): OperationHandler<Id> {
  const filterFields = auxFilter(operation);
  return async (parameters, context) => {
    const snapshot = await context.store.snapshot();
    const lookups = lookUp(snapshot, parameters, operation);
    const filter = filterFields(parameters.aux);
    const data = toData(operation, lookups, context, (asset) => filter(toRecord(snapshot, asset)));
    return { data, count: countItems(lookups) };
  };
}

function toRecord(snapshot: Snapshot, asset: Asset): Metadata {
  const metrics = snapshot.metrics.get(asset.id);
  const added = getDateAdded(asset, metrics?.lastUpdated);
  const selfReported = metrics?.selfReportedCirculatingSupply ?? null;
  return {
    id: asset.id,
    name: asset.name,
    symbol: asset.symbol,
    category: asset.category,
    slug: asset.slug,
    ...(asset.logo === null ? {} : { logo: asset.logo }),
    description: asset.description,
    ...(added === undefined ? {} : { date_added: iso(added) }),
    date_launched: isoOrNull(asset.dateLaunched),
    tags: [...asset.tags],
    platform: toPlatform(snapshot, asset),
    notice: asset.notice ?? "",
    self_reported_circulating_supply: selfReported,
    self_reported_market_cap: product(metrics?.price ?? null, selfReported),
    self_reported_tags: [...asset.selfReportedTags],
    infinite_supply: asset.infiniteSupply,
    urls: copyUrls(asset),
  };
}

/** Kinds without a URL are empty lists. */
function copyUrls({ urls }: Asset): NonNullable<Metadata["urls"]> {
  return {
    website: [...urls.website],
    technical_doc: [...urls.technical_doc],
    explorer: [...urls.explorer],
    source_code: [...urls.source_code],
    message_board: [...urls.message_board],
    chat: [...urls.chat],
    announcement: [...urls.announcement],
    reddit: [...urls.reddit],
    twitter: [...urls.twitter],
  };
}
