import type { ParsedParameters } from "@market-data/openapi";
import { andThen } from "@market-data/scheduler";
import type { SimplePrice } from "@market-data/types";
import { convertedOrNull } from "../conversion/convert.ts";
import { LookupError } from "../errors.ts";
import type { OperationHandler } from "../operation.ts";
import { getView, type Row } from "../rows/view.ts";
import { rounded } from "../values/rounding.ts";
import { iso } from "../values/timestamps.ts";

type Parameters = ParsedParameters["simplePriceV1"];

/** Returns prices in USD and the metrics selected by flags. An unknown id is an error. */
export const simplePrice: OperationHandler<"simplePriceV1"> = (parameters, { store, recordBytes: limit }) =>
  andThen(store.snapshot(), (snapshot) => {
    const { ids } = parameters;
    const key = `simplePriceV1 ${flagsKey(parameters)}`;
    const size = { records: ids.length, quotes: 0, limit };
    const getRecord = getView(snapshot).cachedRecordsById(key, size, (row) => toRecord(row, parameters));
    const data = ids.map((id) => {
      const record = getRecord(id);
      if (record === undefined) throw new LookupError("ids", id);
      return record;
    });
    return { data, count: data.length, isShared: true };
  });

function flagsKey(parameters: Parameters): string {
  const { include_market_cap, include_volume_24h } = parameters;
  const { include_percent_change_24h, include_last_updated } = parameters;
  return [include_market_cap, include_volume_24h, include_percent_change_24h, include_last_updated].join();
}

function toRecord({ asset, metrics, derived }: Row, parameters: Parameters): SimplePrice {
  const record: SimplePrice = { id: asset.id, price: rounded(metrics.price) };
  if (parameters.include_market_cap) record.market_cap = derived.marketCap;
  if (parameters.include_volume_24h) record.volume_24h = convertedOrNull(metrics.volume24h, 1);
  if (parameters.include_percent_change_24h) record.percent_change_24h = derived.changes["24h"];
  if (parameters.include_last_updated) record.last_updated = iso(metrics.lastUpdated);
  return record;
}
