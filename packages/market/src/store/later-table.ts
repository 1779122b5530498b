import { finish, type Steps } from "../values/steps.ts";

/** A table that takes long to read: read in steps while nobody needs it, and the rest at once as soon as somebody does. */
export class LaterTable<Key, Value> implements Iterable<readonly [Key, Value]> {
  readonly #reading: Steps<ReadonlyMap<Key, Value>>;
  #table: ReadonlyMap<Key, Value> | undefined;
  #failure: { readonly error: unknown } | undefined;

  constructor(reading: Steps<ReadonlyMap<Key, Value>>) {
    this.#reading = reading;
  }

  get isRead(): boolean {
    return this.#table !== undefined;
  }

  /** Several may read at the same time. @throws {unknown} what the reading throws, to each that needs the table. */
  *read(): Steps<ReadonlyMap<Key, Value>> {
    while (this.#table === undefined) {
      if (this.#failure !== undefined) throw this.#failure.error;
      try {
        const step = this.#reading.next();
        if (step.done === true) this.#table = step.value;
      } catch (error) {
        this.#failure = { error };
      }
      yield;
    }
    return this.#table;
  }

  [Symbol.iterator](): MapIterator<[Key, Value]> {
    return finish(this.read()).entries();
  }
}
