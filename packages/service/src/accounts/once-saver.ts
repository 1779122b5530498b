import { randomUUID } from "node:crypto";
import { StorageError } from "../storage/storage-error.ts";

/** Names what is added to a store at once, so that it is added once, however often that is tried. */
export interface BatchName {
  /** Who adds it. No other has this name, and each of its batches is added before the next one. */
  readonly saver: string;
  /** Greater than those of its batches before. */
  readonly number: number;
}

/**
 * Adds batches to a store one after the other. One that failed may be stored nevertheless, where the answer was lost: it is
 * added again under its name, as it was, before any other.
 */
export class OnceSaver<Batch> {
  readonly #add: (batch: Batch, name: BatchName) => Promise<void>;
  readonly #saver = randomUUID();
  #number = 1;
  #failed: Batch | undefined;
  #isUnsure = false;

  /** @param add To a store that adds what has one name once. */
  constructor(add: (batch: Batch, name: BatchName) => Promise<void>) {
    this.#add = add;
  }

  /** Whether there is a batch of which it is not known whether it is stored. */
  get isUnsure(): boolean {
    return this.#isUnsure;
  }

  /**
   * Adds what failed before, and then the next batch.
   *
   * @param take Takes the next batch; undefined where there is none.
   * @param onAdded Called with each that was added.
   * @throws {unknown} what the store throws; the batch is kept.
   */
  async save(take: () => Batch | undefined, onAdded: (batch: Batch) => void): Promise<void> {
    if (this.#failed !== undefined) await this.#addOnce(this.#failed, onAdded);
    const next = take();
    if (next !== undefined) await this.#addOnce(next, onAdded);
  }

  async #addOnce(batch: Batch, onAdded: (batch: Batch) => void): Promise<void> {
    this.#failed = batch;
    this.#isUnsure = true;
    try {
      await this.#add(batch, { saver: this.#saver, number: this.#number });
    } catch (error) {
      // What the store itself has rejected is not stored.
      this.#isUnsure = !(error instanceof StorageError) || error.kind === "away";
      throw error;
    }
    this.#number += 1;
    this.#failed = undefined;
    this.#isUnsure = false;
    onAdded(batch);
  }
}
