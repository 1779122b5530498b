import type { ParsedParameters } from "@market-data/openapi";
import type { SimplePrice, SimplePriceV1Result } from "@market-data/types";
import type { Answer, AnswerContext } from "../context.ts";
import { converted } from "../conversion/convert.ts";
import { InvalidLookup } from "../errors.ts";
import { type Row, viewOf } from "../rows/view.ts";
import { rounded } from "../values/rounding.ts";
import { iso } from "../values/timestamps.ts";

type Parameters = ParsedParameters["simplePriceV1"];

/** Prices in US dollars and what the flags add (document 2, `/v1/simple/price`). An unknown id is refused. */
export async function simplePriceV1(
  parameters: Parameters,
  { store }: AnswerContext,
): Promise<Answer<SimplePriceV1Result["data"]>> {
  const view = viewOf(await store.snapshot());
  const record = view.recordsById(`simplePriceV1 ${flagsOf(parameters)}`, (row) => item(row, parameters));
  const data = parameters.ids.map((id) => {
    const found = record(id);
    if (found === undefined) throw new InvalidLookup("ids", id);
    return found;
  });
  return { data, count: data.length, isShared: true };
}

function flagsOf(parameters: Parameters): string {
  const { include_market_cap, include_volume_24h } = parameters;
  const { include_percent_change_24h, include_last_updated } = parameters;
  return [include_market_cap, include_volume_24h, include_percent_change_24h, include_last_updated].join();
}

function item({ asset, figures, measures }: Row, parameters: Parameters): SimplePrice {
  const record: SimplePrice = { id: asset.id, price: rounded(figures.price) };
  if (parameters.include_market_cap) record.market_cap = measures.marketCap;
  if (parameters.include_volume_24h) record.volume_24h = converted(figures.volume24h, 1);
  if (parameters.include_percent_change_24h) record.percent_change_24h = measures.changes["24h"];
  if (parameters.include_last_updated) record.last_updated = iso(figures.lastUpdated);
  return record;
}
