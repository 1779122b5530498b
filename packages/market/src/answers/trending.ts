import type { ParsedParameters } from "@market-data/openapi";
import type {
  CryptocurrencyTrendingGainersLosersV1Result,
  CryptocurrencyTrendingLatestV1Result,
  CryptocurrencyTrendingMostVisitedV1Result,
} from "@market-data/types";
import type { Answer, AnswerContext } from "../context.ts";
import { changeOver } from "../rows/listing-orders.ts";
import { pageOf } from "../rows/paging.ts";
import { type MarketView, type Row, viewOf } from "../rows/view.ts";
import type { Trends } from "../store/catalogue.ts";
import { plainRecords } from "./plain-records.ts";

/** The assets that are searched for most (document 2, `/v1/cryptocurrency/trending/latest`). */
export async function cryptocurrencyTrendingLatestV1(
  parameters: ParsedParameters["cryptocurrencyTrendingLatestV1"],
  context: AnswerContext,
): Promise<Answer<CryptocurrencyTrendingLatestV1Result["data"]>> {
  return trending("searched", parameters, context);
}

/** The assets whose pages are visited most (document 2, `/v1/cryptocurrency/trending/most-visited`). */
export async function cryptocurrencyTrendingMostVisitedV1(
  parameters: ParsedParameters["cryptocurrencyTrendingMostVisitedV1"],
  context: AnswerContext,
): Promise<Answer<CryptocurrencyTrendingMostVisitedV1Result["data"]>> {
  return trending("visited", parameters, context);
}

/** The assets whose price rose or fell most (document 2, `/v1/cryptocurrency/trending/gainers-losers`). */
export async function cryptocurrencyTrendingGainersLosersV1(
  parameters: ParsedParameters["cryptocurrencyTrendingGainersLosersV1"],
  { store }: AnswerContext,
): Promise<Answer<CryptocurrencyTrendingGainersLosersV1Result["data"]>> {
  const view = viewOf(await store.snapshot());
  const { time_period, sort_dir } = parameters;
  const rows = view.sorted(`change over ${time_period}`, changeOver(time_period), sort_dir);
  const record = await plainRecords(view, store, parameters, { flags: false });
  const data = pageOf(rows, parameters).map(record);
  return { data, count: data.length };
}

async function trending(
  by: keyof Trends,
  parameters: ParsedParameters["cryptocurrencyTrendingLatestV1"],
  { store }: AnswerContext,
) {
  const view = viewOf(await store.snapshot());
  const rows = rowsOf(view, view.snapshot.trends[by][parameters.time_period]);
  const record = await plainRecords(view, store, parameters, { flags: true });
  const data = pageOf(rows, parameters).map(record);
  return { data, count: data.length };
}

function rowsOf(view: MarketView, ids: readonly number[]): Row[] {
  return ids.map((id) => view.row(id)).filter((row) => row !== undefined);
}
