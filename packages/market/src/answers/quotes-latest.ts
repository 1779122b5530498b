import { operations, type ParsedParameters } from "@market-data/openapi";
import type {
  Cryptocurrency,
  CryptocurrencyQuotesLatestV1Result,
  CryptocurrencyQuotesLatestV2Result,
  CryptocurrencyQuotesLatestV3Result,
} from "@market-data/types";
import type { Answer, AnswerContext } from "../context.ts";
import { countAssets, lookUp } from "../lookup/lookup.ts";
import { keyed } from "../lookup/results.ts";
import { auxShaper } from "../records/aux.ts";
import { quotings, recordSet } from "../records/quoting.ts";
import { fullQuotes, fullRecord } from "../records/records.ts";
import { quoteV3 } from "../records/records-v3.ts";
import { type MarketView, type Row, viewOf } from "../rows/view.ts";
import type { Asset } from "../store/catalogue.ts";

type Id = "cryptocurrencyQuotesLatestV1" | "cryptocurrencyQuotesLatestV2";

/** Latest quotes, one asset under a symbol (document 3, `/v1/cryptocurrency/quotes/latest`). */
export async function cryptocurrencyQuotesLatestV1(
  parameters: ParsedParameters["cryptocurrencyQuotesLatestV1"],
  context: AnswerContext,
): Promise<Answer<CryptocurrencyQuotesLatestV1Result["data"]>> {
  const { data, ...rest } = await quotes("cryptocurrencyQuotesLatestV1", parameters, context);
  return { data: data as Record<string, Cryptocurrency>, ...rest };
}

/** Latest quotes, all assets under a symbol (document 1, *Versioning* 4). */
export async function cryptocurrencyQuotesLatestV2(
  parameters: ParsedParameters["cryptocurrencyQuotesLatestV2"],
  context: AnswerContext,
): Promise<Answer<CryptocurrencyQuotesLatestV2Result["data"]>> {
  return quotes("cryptocurrencyQuotesLatestV2", parameters, context);
}

/** Latest quotes as a bare array, each asset once (document 2, `/v3/cryptocurrency/quotes/latest`). */
export async function cryptocurrencyQuotesLatestV3(
  parameters: ParsedParameters["cryptocurrencyQuotesLatestV3"],
  { store }: AnswerContext,
): Promise<Answer<CryptocurrencyQuotesLatestV3Result>> {
  const view = viewOf(await store.snapshot());
  const lookups = lookUp(view.snapshot, parameters, { version: 3, accepts: hasFigures(view) });
  const quoted = await quotings(view, store, parameters);
  const shape = auxShaper(operations.cryptocurrencyQuotesLatestV3)(parameters.aux);
  const record = view.recordsOf(recordSet("cryptocurrencyQuotesLatestV3", parameters.aux, quoted), (row) =>
    shape(quoteV3(view.snapshot, row, quoted)),
  );
  const assets = new Set(lookups.flatMap((lookup) => lookup.assets));
  const data = [...assets].map((asset) => record(rowOf(view, asset)));
  return { data, count: data.length, isShared: true };
}

async function quotes(id: Id, parameters: ParsedParameters[Id], { store }: AnswerContext) {
  const { version, result } = operations[id];
  const view = viewOf(await store.snapshot());
  const lookups = lookUp(view.snapshot, parameters, { version, accepts: hasFigures(view) });
  const quoted = await quotings(view, store, parameters);
  const shape = auxShaper(operations[id])(parameters.aux);
  const record = view.recordsOf(recordSet(id, parameters.aux, quoted), (row) =>
    shape(fullRecord(view.snapshot, row, fullQuotes(row, quoted), { flags: true })),
  );
  const data = keyed(lookups, result, (asset) => record(rowOf(view, asset)));
  return { data, count: countAssets(lookups), isShared: true };
}

/** An asset without figures has no quote, so it counts as not found. */
function hasFigures({ snapshot }: MarketView): (asset: Asset) => boolean {
  return ({ id }) => snapshot.figures.has(id);
}

function rowOf(view: MarketView, { id }: Asset): Row {
  return view.row(id) as Row;
}
