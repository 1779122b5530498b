import { randomUUID } from "node:crypto";

/** The id of a batch. A store adds each batch once, however often it is sent. */
export interface BatchId {
  /** The unique id of the writer. A writer sends its batches one at a time. */
  readonly saver: string;
  /** Increases with each batch of the writer. */
  readonly number: number;
}

/**
 * Adds batches to a store one at a time. A failed batch may be stored although its confirmation was lost, so the writer sends the
 * batch again, unchanged and with the same id, before the next batch.
 */
export class IdempotentWriter<Batch> {
  readonly #add: (batch: Batch, id: BatchId) => Promise<void>;
  readonly #saver = randomUUID();
  #number = 1;
  #failed: Batch | undefined;

  /** @param add Adds a batch to a store that stores each id once. */
  constructor(add: (batch: Batch, id: BatchId) => Promise<void>) {
    this.#add = add;
  }

  /**
   * Adds the failed batch, if any, and then the next batch.
   *
   * @param take Returns the next batch, or undefined if there is none.
   * @param onAdded Called with each added batch.
   * @throws {unknown} the error of the store. The batch is kept for the next call.
   */
  async save(take: () => Batch | undefined, onAdded: (batch: Batch) => void): Promise<void> {
    if (this.#failed !== undefined) await this.#addOnce(this.#failed, onAdded);
    const next = take();
    if (next !== undefined) await this.#addOnce(next, onAdded);
  }

  async #addOnce(batch: Batch, onAdded: (batch: Batch) => void): Promise<void> {
    this.#failed = batch;
    await this.#add(batch, { saver: this.#saver, number: this.#number });
    this.#number += 1;
    this.#failed = undefined;
    onAdded(batch);
  }
}
