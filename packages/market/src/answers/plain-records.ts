import type { Cryptocurrency } from "@market-data/types";
import type { ConvertParameters } from "../conversion/convert.ts";
import { quotingKey, quotings } from "../records/quoting.ts";
import { plainQuotes, plainRecord, subjectOf } from "../records/records.ts";
import type { MarketView, Row } from "../rows/view.ts";
import type { MarketStore } from "../store/store.ts";

/**
 * Makes the records of new listings, trending lists and categories, in the currencies of a call.
 *
 * @throws {BadParameter} for a currency that is unknown or has no price.
 */
export async function plainRecords(
  view: MarketView,
  store: MarketStore,
  parameters: ConvertParameters,
  form: { flags: boolean },
): Promise<(row: Row) => Cryptocurrency> {
  const quoted = await quotings(view, store, parameters);
  return view.recordsOf(`plain ${form.flags} ${quotingKey(quoted)}`, (row) =>
    plainRecord(view.snapshot, subjectOf(row), plainQuotes(row, quoted), form),
  );
}
