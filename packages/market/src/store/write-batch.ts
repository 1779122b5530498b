import type { MarketBatch, SeriesChange, TransactionOptions } from "./writer.ts";

/** Saves the content of a batch synchronously, within the caller's transaction. */
export type BatchWriter = {
  [Method in Exclude<keyof MarketBatch, "transaction">]: (...given: Parameters<MarketBatch[Method]>) => void;
};

/** For each kind of save, the change that makes derived series stale; undefined for none. */
type GetChange = {
  readonly [Method in keyof BatchWriter]?: (
    ...given: Parameters<BatchWriter[Method]>
  ) => SeriesChange | undefined;
};

const CHANGES: GetChange = {
  saveCatalogue: () => ({}),
  saveMetrics: (metrics) => getChange(metrics.map(({ lastUpdated }) => lastUpdated)),
  saveCandles: (_id, _period, candles) =>
    getChange(candles.flatMap(({ timeOpen, lastUpdated }) => [timeOpen, lastUpdated])),
  saveQuotes: (_id, quotes) => getChange(quotes.map(({ time }) => time)),
};

function getChange(times: readonly number[]): SeriesChange | undefined {
  const [from, to] = [
    times.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY),
    times.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY),
  ];
  return times.length === 0 ? undefined : { span: { from, to } };
}

/** Base class of writers: every call runs in one transaction. */
export abstract class AtomicWriter implements MarketBatch {
  /** @param source The source of the rows, for rows that record it. */
  protected abstract write(work: (target: BatchWriter) => void, source?: string): void | Promise<void>;

  async transaction(
    work: (batch: MarketBatch) => Promise<void>,
    { source }: TransactionOptions = {},
  ): Promise<void> {
    const batch = new WriteBatch();
    await work(batch);
    await this.write((target) => batch.saveInto(target), source);
  }

  readonly markOrigin = this.#saves("markOrigin");
  readonly saveCatalogue = this.#saves("saveCatalogue");
  readonly saveMetrics = this.#saves("saveMetrics");
  readonly saveCandles = this.#saves("saveCandles");
  readonly saveQuotes = this.#saves("saveQuotes");
  readonly saveRates = this.#saves("saveRates");
  readonly saveDexCandles = this.#saves("saveDexCandles");
  readonly saveDexTrades = this.#saves("saveDexTrades");
  readonly saveSeries = this.#saves("saveSeries");
  readonly removeSeries = this.#saves("removeSeries");
  readonly saveSourceKeys = this.#saves("saveSourceKeys");
  readonly markStale = this.#saves("markStale");
  readonly markRecorded = this.#saves("markRecorded");

  #saves<Method extends keyof BatchWriter>(method: Method) {
    return async (...given: Parameters<BatchWriter[Method]>): Promise<void> => {
      const change = (CHANGES[method] as ((...given: unknown[]) => SeriesChange | undefined) | undefined)?.(
        ...given,
      );
      await this.write((target) => {
        (target[method] as (...given: unknown[]) => void)(...given);
        if (change !== undefined) target.markStale(change);
      });
    };
  }
}

/** Collects writes until `saveInto` applies them together. */
class WriteBatch extends AtomicWriter {
  readonly #writes: ((target: BatchWriter) => void)[] = [];

  saveInto(target: BatchWriter): void {
    for (const write of this.#writes) write(target);
  }

  protected write(work: (target: BatchWriter) => void): void {
    this.#writes.push(work);
  }
}
