import type { Cryptocurrency } from "@market-data/types";
import type { ConvertParameters } from "../conversion/convert.ts";
import { currenciesKey, readQuoteContexts } from "../records/quote-context.ts";
import { plainQuotes, plainRecord, toAssetState } from "../records/records.ts";
import type { MarketView, Row } from "../rows/view.ts";
import type { MarketStore } from "../store/store.ts";

/**
 * Makes the records of new listings, trending lists and categories, in the currencies of a request.
 *
 * @throws {ParameterError} for a currency that is unknown or has no price.
 */
export async function plainRecords(
  view: MarketView,
  store: MarketStore,
  parameters: ConvertParameters,
  options: { flags: boolean },
): Promise<(row: Row) => Cryptocurrency> {
  const contexts = await readQuoteContexts(view, store, parameters);
  return view.cachedRecords(`plain ${options.flags} ${currenciesKey(contexts)}`, (row) =>
    plainRecord(view.snapshot, toAssetState(row), plainQuotes(row, contexts), options),
  );
}
