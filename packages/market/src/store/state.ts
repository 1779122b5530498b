import type { Candle, CandlePeriod, StoredQuote, TimeSpan } from "./history.ts";
import type { HistoryReader } from "./history-reader.ts";
import type { CatalogueChange, Origin, SourceKeyId, StoredMetrics } from "./writer.ts";

/** The state of a stored market, for writers. The store may be on another machine. */
export interface MarketState {
  /** The origin of the data; undefined for an unmarked store. */
  origin(): Promise<Origin | undefined>;
  /** The whole catalogue as saved. */
  catalogue(): Promise<CatalogueChange>;
  sourceKeys(): Promise<SourceKeyId[]>;
  /** The first and last times of assets' histories, including assets without history and metrics. */
  historyEnds(assetIds: readonly number[]): Promise<ReadonlyMap<number, HistoryEnds>>;
  /** The changes missing from the derived series; undefined if there are none. */
  staleSeries(): Promise<StaleSeries | undefined>;
}

/** The changes missing from the derived series. Each is stored in the transaction of its rows. */
export interface StaleSeries {
  /** The span of changed history, as Unix times in ms. Undefined: no history changed. */
  readonly span: TimeSpan | undefined;
  /** Whether the last import is unfinished or was interrupted. */
  readonly isPartial: boolean;
  /** Different after each change. */
  readonly version: number;
}

/** The start and end of an asset's history. */
export interface HistoryEnds {
  /** The time of the first quote or the first opening, the earlier of the two, as Unix time in ms. */
  readonly first: number | undefined;
  readonly newestQuote: StoredQuote | undefined;
  readonly newestCandle: Readonly<Record<CandlePeriod, Candle | undefined>>;
  readonly metrics: StoredMetrics | undefined;
}

const PERIODS = ["daily", "hourly"] as const;

/** The start and end of an asset's history, for stores with synchronous history. */
export function historyEnds(
  reader: HistoryReader,
  assetId: number,
  metrics: StoredMetrics | undefined,
): HistoryEnds {
  const [start, end] = [-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
  const firsts = [
    reader.quoteAfter(assetId, start)?.time,
    ...PERIODS.map((period) => reader.candleAfter(assetId, period, start)?.timeOpen),
  ].filter((time) => time !== undefined);
  return {
    first: firsts.length === 0 ? undefined : Math.min(...firsts),
    newestQuote: reader.quoteAt(assetId, end),
    newestCandle: {
      daily: reader.candleAt(assetId, "daily", end),
      hourly: reader.candleAt(assetId, "hourly", end),
    },
    metrics,
  };
}
