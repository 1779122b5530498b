import { operations, type ParsedParameters } from "@market-data/openapi";
import type { CryptocurrencyInfoV1Result, CryptocurrencyInfoV2Result, Metadata } from "@market-data/types";
import type { Answer, AnswerContext } from "../context.ts";
import { countAssets, lookUp } from "../lookup/lookup.ts";
import { keyed } from "../lookup/results.ts";
import { auxShaper } from "../records/aux.ts";
import { platformOf } from "../records/records.ts";
import type { Asset } from "../store/catalogue.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { product } from "../values/rounding.ts";
import { iso, isoOrNull } from "../values/timestamps.ts";

type Id = "cryptocurrencyInfoV1" | "cryptocurrencyInfoV2";

/** Metadata, one asset under a symbol (document 3, metadata v1). */
export async function cryptocurrencyInfoV1(
  parameters: ParsedParameters["cryptocurrencyInfoV1"],
  context: AnswerContext,
): Promise<Answer<CryptocurrencyInfoV1Result["data"]>> {
  const { data, count } = await metadata("cryptocurrencyInfoV1", parameters, context);
  return { data: data as Record<string, Metadata>, count };
}

/** Metadata, all assets under a symbol (document 2, `/v2/cryptocurrency/info`). */
export async function cryptocurrencyInfoV2(
  parameters: ParsedParameters["cryptocurrencyInfoV2"],
  context: AnswerContext,
): Promise<Answer<CryptocurrencyInfoV2Result["data"]>> {
  return metadata("cryptocurrencyInfoV2", parameters, context);
}

async function metadata(id: Id, parameters: ParsedParameters[Id], { store }: AnswerContext) {
  const { version, result } = operations[id];
  const snapshot = await store.snapshot();
  const lookups = lookUp(snapshot, parameters, { version });
  const shape = auxShaper(operations[id])(parameters.aux);
  const data = keyed(lookups, result, (asset) => shape(metadataOf(snapshot, asset)));
  return { data, count: countAssets(lookups) };
}

function metadataOf(snapshot: Snapshot, asset: Asset): Metadata {
  const figures = snapshot.figures.get(asset.id);
  const selfReported = figures?.selfReportedCirculatingSupply ?? null;
  return {
    id: asset.id,
    name: asset.name,
    symbol: asset.symbol,
    category: asset.category,
    slug: asset.slug,
    ...(asset.logo === null ? {} : { logo: asset.logo }),
    description: asset.description,
    date_added: iso(asset.dateAdded),
    date_launched: isoOrNull(asset.dateLaunched),
    tags: [...asset.tags],
    platform: platformOf(snapshot, asset),
    notice: asset.notice ?? "",
    self_reported_circulating_supply: selfReported,
    self_reported_market_cap: product(figures?.price ?? null, selfReported),
    self_reported_tags: [...asset.selfReportedTags],
    infinite_supply: asset.infiniteSupply,
    urls: urlsOf(asset),
  };
}

/** A kind without an address is an empty list. */
function urlsOf({ urls }: Asset): NonNullable<Metadata["urls"]> {
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
