import type { MarketBatch } from "./writer.ts";

/** Saves what a batch contains, at once, within a transaction of the caller. */
export type BatchWriter = {
  [Method in Exclude<keyof MarketBatch, "transaction">]: (...given: Parameters<MarketBatch[Method]>) => void;
};

/** Collects what is to be saved, until `saveInto` hands it on in one go. */
export class WriteBatch implements MarketBatch {
  readonly #writes: ((target: BatchWriter) => void)[] = [];

  saveInto(target: BatchWriter): void {
    for (const write of this.#writes) write(target);
  }

  async transaction(work: (batch: MarketBatch) => Promise<void>): Promise<void> {
    const batch = new WriteBatch();
    await work(batch);
    this.#writes.push((target) => batch.saveInto(target));
  }

  readonly saveCatalogue = this.#collects("saveCatalogue");
  readonly saveMetrics = this.#collects("saveMetrics");
  readonly saveCandles = this.#collects("saveCandles");
  readonly saveQuotes = this.#collects("saveQuotes");
  readonly saveRates = this.#collects("saveRates");
  readonly saveDexCandles = this.#collects("saveDexCandles");
  readonly saveDexTrades = this.#collects("saveDexTrades");
  readonly saveSeries = this.#collects("saveSeries");
  readonly saveSourceKeys = this.#collects("saveSourceKeys");

  #collects<Method extends keyof BatchWriter>(method: Method) {
    return async (...given: Parameters<BatchWriter[Method]>): Promise<void> => {
      this.#writes.push((target) => (target[method] as (...given: unknown[]) => void)(...given));
    };
  }
}
