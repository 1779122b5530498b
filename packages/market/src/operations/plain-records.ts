import type { Cryptocurrency } from "@market-data/types";
import type { ConvertParameters } from "../conversion/convert.ts";
import type { OperationContext } from "../operation.ts";
import { currenciesKey, readQuoteContexts } from "../records/quote-context.ts";
import { type PlainOptions, plainQuotes, plainRecord, toAssetState } from "../records/records.ts";
import type { MarketView, Row } from "../rows/view.ts";
import { toList } from "../values/lazy.ts";

/**
 * The records of new listings, trending lists and categories, in the currencies of a request.
 *
 * @throws {ParameterError} for a currency that is unknown or has no price.
 */
export async function plainRecords(
  view: MarketView,
  context: OperationContext,
  parameters: ConvertParameters,
  rows: readonly Row[],
  options: PlainOptions = {},
): Promise<Cryptocurrency[]> {
  const contexts = await readQuoteContexts(view, context.store, parameters);
  const size = { records: rows.length, quotes: contexts.length, limit: context.recordBytes };
  const toRecord = view.cachedRecords(
    `plain ${options.flags} ${options.caps} ${currenciesKey(contexts)}`,
    size,
    (row) => plainRecord(view.snapshot, toAssetState(row), plainQuotes(row, contexts, options), options),
  );
  return toList(context, rows, toRecord);
}
