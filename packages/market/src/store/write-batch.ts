import type { MarketWriter } from "./writer.ts";

/** What a writer can save, done at once. */
export type SyncWriter = {
  [Method in Exclude<keyof MarketWriter, "together">]: (...given: Parameters<MarketWriter[Method]>) => void;
};

/** A writer that saves nothing but keeps what it was given, until `saveInto` hands it on in one go. */
export class WriteBatch implements MarketWriter {
  readonly #writes: ((target: SyncWriter) => void)[] = [];

  saveInto(target: SyncWriter): void {
    for (const write of this.#writes) write(target);
  }

  async together(work: (writer: MarketWriter) => Promise<void>): Promise<void> {
    const batch = new WriteBatch();
    await work(batch);
    this.#writes.push((target) => batch.saveInto(target));
  }

  readonly saveCatalogue = this.#keep("saveCatalogue");
  readonly saveFigures = this.#keep("saveFigures");
  readonly saveBars = this.#keep("saveBars");
  readonly savePoints = this.#keep("savePoints");
  readonly saveRates = this.#keep("saveRates");
  readonly saveDexBars = this.#keep("saveDexBars");
  readonly saveDexTrades = this.#keep("saveDexTrades");

  #keep<Method extends keyof SyncWriter>(method: Method) {
    return async (...given: Parameters<SyncWriter[Method]>): Promise<void> => {
      this.#writes.push((target) => (target[method] as (...given: unknown[]) => void)(...given));
    };
  }
}
