import type { MarketBatch, TransactionOptions } from "./writer.ts";

/** Saves what a batch contains, at once, within a transaction of the caller. */
export type BatchWriter = {
  [Method in Exclude<keyof MarketBatch, "transaction">]: (...given: Parameters<MarketBatch[Method]>) => void;
};

/** A writer of which each call is one write of the class that extends it: all of it is written, or nothing. */
export abstract class AtomicWriter implements MarketBatch {
  /** @param source Where it comes from, for rows that note that. */
  protected abstract write(work: (target: BatchWriter) => void, source?: string): void | Promise<void>;

  async transaction(
    work: (batch: MarketBatch) => Promise<void>,
    { source }: TransactionOptions = {},
  ): Promise<void> {
    const batch = new WriteBatch();
    await work(batch);
    await this.write((target) => batch.saveInto(target), source);
  }

  readonly saveCatalogue = this.#saves("saveCatalogue");
  readonly saveMetrics = this.#saves("saveMetrics");
  readonly saveCandles = this.#saves("saveCandles");
  readonly saveQuotes = this.#saves("saveQuotes");
  readonly saveRates = this.#saves("saveRates");
  readonly saveDexCandles = this.#saves("saveDexCandles");
  readonly saveDexTrades = this.#saves("saveDexTrades");
  readonly saveSeries = this.#saves("saveSeries");
  readonly saveSourceKeys = this.#saves("saveSourceKeys");

  #saves<Method extends keyof BatchWriter>(method: Method) {
    return async (...given: Parameters<BatchWriter[Method]>): Promise<void> => {
      await this.write((target) => (target[method] as (...given: unknown[]) => void)(...given));
    };
  }
}

/** Collects what is to be saved, until `saveInto` hands it on in one go. */
export class WriteBatch extends AtomicWriter {
  readonly #writes: ((target: BatchWriter) => void)[] = [];

  saveInto(target: BatchWriter): void {
    for (const write of this.#writes) write(target);
  }

  protected write(work: (target: BatchWriter) => void): void {
    this.#writes.push(work);
  }
}
