import { operations } from "@market-data/openapi";
import { Task } from "@market-data/scheduler";
import type { PartnerScore } from "@market-data/types";
import { type Measure, reading } from "../budget/response-size.ts";
import { getGrade, getScore, VOLATILITY_DAYS } from "../derived/partner-score.ts";
import { readEach, uniqueItems } from "../lookup/each-asset.ts";
import { lookUp } from "../lookup/lookup.ts";
import type { OperationContext, OperationHandler } from "../operation.ts";
import { auxFilter } from "../records/aux.ts";
import { paginate } from "../rows/paging.ts";
import type { Asset } from "../store/catalogue.ts";
import type { Candle } from "../store/history.ts";
import { CANDLE_LENGTH } from "../store/history-reader.ts";
import { percentChange } from "../values/rounding.ts";
import { iso, startOfDay } from "../values/timestamps.ts";

/** The number of daily prices behind a score, including the day before the window. */
const DAYS = VOLATILITY_DAYS + 2;

/** Measures a response with one score for each asset. */
export const measureScores = <Own>(measure: Measure<Own>): Measure<Own> =>
  reading(measure, (_parameters, _context, assets) => assets * DAYS);

/** Returns the scores of all ranked cryptocurrencies, sorted by rank. */
export const scoreListings: OperationHandler<"partnersFcasListingsLatestV1"> = async (
  parameters,
  context,
) => {
  const { index } = await context.store.snapshot();
  const assets = paginate(index.ranked, parameters);
  return readScores(assets, auxFilter(operations.partnersFcasListingsLatestV1)(parameters.aux), context);
};

/** Returns the scores of the requested cryptocurrencies. */
export const scoreQuotes: OperationHandler<"partnersFcasQuotesLatestV1"> = async (parameters, context) => {
  const snapshot = await context.store.snapshot();
  const assets = uniqueItems(lookUp(snapshot, parameters, operations.partnersFcasQuotesLatestV1));
  return readScores(assets, auxFilter(operations.partnersFcasQuotesLatestV1)(parameters.aux), context);
};

async function readScores(
  assets: readonly Asset[],
  filter: (record: PartnerScore) => PartnerScore,
  { store, now, signal }: OperationContext,
) {
  const to = startOfDay(now);
  const days = await readEach(assets, new Task(signal), ({ id }) =>
    store.candles({ assetId: id, period: "daily", from: 0, to, newest: DAYS }),
  );
  const data = assets.map((asset) => filter(toRecord(asset, days.get(asset.id) ?? [], to)));
  return { data, count: data.filter(({ score: known }) => known !== null).length };
}

function toRecord({ id, name, symbol, slug }: Asset, days: readonly Candle[], today: number): PartnerScore {
  const [now, before] = [getScore(days), getScore(days.slice(0, -1))];
  const end = (days.at(-1)?.timeOpen ?? today - CANDLE_LENGTH.daily) + CANDLE_LENGTH.daily;
  return {
    id,
    name,
    symbol,
    slug,
    score: now,
    grade: now === null ? null : getGrade(now),
    percent_change_24h: percentChange(before, now),
    point_change_24h: now === null || before === null ? null : now - before,
    last_updated: iso(end),
  };
}
