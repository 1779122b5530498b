import type { Cryptocurrency } from "@market-data/types";
import type { ConvertParameters } from "../conversion/convert.ts";
import type { OperationContext, OperationResult } from "../operation.ts";
import { currenciesKey, readQuoteContexts } from "../records/quote-context.ts";
import { type PlainOptions, plainQuotes, plainRecord, toAssetState } from "../records/records.ts";
import type { MarketView, Row } from "../rows/view.ts";
import { toList } from "../values/lazy.ts";

/**
 * Builds the records of new listings, trending lists and categories in the requested currencies. Rows without a quote
 * in one of the currencies are left out.
 *
 * @throws {ParameterError} for an unknown currency or a currency without a rate.
 */
export async function plainRecords(
  view: MarketView,
  context: OperationContext,
  parameters: ConvertParameters,
  page: readonly Row[],
  options: PlainOptions = {},
): Promise<OperationResult<Cryptocurrency[]>> {
  const { contexts, rows } = await readQuoteContexts(view, context, parameters, page);
  const size = { records: rows.length, quotes: contexts.length, limit: context.recordBytes };
  const toRecord = view.cachedRecords(
    `plain ${options.flags} ${options.caps} ${currenciesKey(contexts)}`,
    size,
    (row) => plainRecord(view.snapshot, toAssetState(row), plainQuotes(row, contexts, options), options),
  );
  return { data: toList(context, rows, toRecord), count: rows.length };
}
