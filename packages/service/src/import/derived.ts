import type { Candle, CandlePeriod, HistoryEnds, StoredMetrics, StoredQuote } from "@market-data/market";
import { unknownMetrics } from "@market-data/market/store";

const CARRIED_OVER = [
  "circulatingSupply",
  "totalSupply",
  "selfReportedCirculatingSupply",
  "unlockedCirculatingSupply",
  "isMarketCapIncludedInCalc",
] as const satisfies readonly (keyof StoredMetrics)[];

/** The newest metrics as stated in a file. Undefined facts are not stated. */
export type StatedMetrics = Omit<StoredMetrics, (typeof CARRIED_OVER)[number]> & {
  readonly [Fact in (typeof CARRIED_OVER)[number]]: StoredMetrics[Fact] | undefined;
};

/** Completes stated metrics with known facts. */
export function completeMetrics(stated: StatedMetrics, known: StoredMetrics | undefined): StoredMetrics {
  const facts = known ?? unknownMetrics(stated.assetId, known);
  const kept = CARRIED_OVER.flatMap((fact) => (stated[fact] === undefined ? [[fact, facts[fact]]] : []));
  return { ...stated, ...Object.fromEntries(kept) };
}

/** New rows of an asset, not yet stored. */
export interface NewRows {
  readonly quotes: readonly StoredQuote[];
  readonly candles: Readonly<Record<CandlePeriod, readonly Candle[]>>;
  readonly metrics: StoredMetrics | undefined;
}

const PERIODS = ["daily", "hourly"] as const;

/** The start and end of a history including its new rows. */
export function withRows(ends: HistoryEnds, { quotes, candles, metrics }: NewRows): HistoryEnds {
  const times = [
    ends.first,
    ...quotes.map(({ time }) => time),
    ...PERIODS.flatMap((period) => candles[period].map(({ timeOpen }) => timeOpen)),
  ].filter((time) => time !== undefined);
  const newestCandle = (period: CandlePeriod) =>
    newest([ends.newestCandle[period], ...candles[period]], ({ timeOpen }) => timeOpen);
  return {
    first: times.length === 0 ? undefined : times.reduce((one, other) => Math.min(one, other)),
    newestQuote: newest([ends.newestQuote, ...quotes], ({ time }) => time),
    newestCandle: { daily: newestCandle("daily"), hourly: newestCandle("hourly") },
    metrics: metrics ?? ends.metrics,
  };
}

/** The newest row. For equal times, the last row wins, as in a store. */
function newest<Row>(rows: readonly (Row | undefined)[], getTime: (row: Row) => number): Row | undefined {
  return rows.reduce(
    (best, row) => (row === undefined || (best !== undefined && getTime(row) < getTime(best)) ? best : row),
    undefined,
  );
}
