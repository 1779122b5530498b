import type { Candle, CandlePeriod, StoredQuote } from "./history.ts";
import type { HistoryReader } from "./history-reader.ts";
import type { CatalogueChange, NewMetrics, Origin, SourceKeyId } from "./writer.ts";

/** What writers must know of a stored market before they write. It may be another machine. */
export interface MarketState {
  /** Where the data comes from; undefined while it is not marked. */
  origin(): Promise<Origin | undefined>;
  /** When the newest metrics were updated, a Unix time in ms; undefined where there are none. */
  newestUpdate(): Promise<number | undefined>;
  /** The whole catalogue, as it was saved. */
  catalogue(): Promise<CatalogueChange>;
  sourceKeys(): Promise<SourceKeyId[]>;
  /** Where the histories of assets begin and end; those that have neither history nor metrics too. */
  historyEnds(assetIds: readonly number[]): Promise<ReadonlyMap<number, HistoryEnds>>;
}

/** Where an asset's history begins and ends. */
export interface HistoryEnds {
  /** The time of the first point or the opening of the first candle, whichever is earlier, a Unix time in ms. */
  readonly first: number | undefined;
  readonly newestPoint: StoredQuote | undefined;
  readonly newestCandle: Readonly<Record<CandlePeriod, Candle | undefined>>;
  readonly metrics: NewMetrics | undefined;
}

const PERIODS = ["daily", "hourly"] as const;

/** Where an asset's history begins and ends, for stores that read history at once. */
export function historyEnds(
  reader: HistoryReader,
  assetId: number,
  metrics: NewMetrics | undefined,
): HistoryEnds {
  const [start, end] = [-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
  const firsts = [
    reader.pointAfter(assetId, start)?.time,
    ...PERIODS.map((period) => reader.candleAfter(assetId, period, start)?.timeOpen),
  ].filter((time) => time !== undefined);
  return {
    first: firsts.length === 0 ? undefined : Math.min(...firsts),
    newestPoint: reader.pointAt(assetId, end),
    newestCandle: {
      daily: reader.candleAt(assetId, "daily", end),
      hourly: reader.candleAt(assetId, "hourly", end),
    },
    metrics,
  };
}
