/** A quote as JSON, with the revisions in which it is known and was changed. */
interface KnownQuote {
  readonly json: string;
  /** The first known revision, counted from 1. */
  readonly since: number;
  /** The revision of the last change. */
  readonly changed: number;
}

/** The number of revisions that a reader may resume from. */
const MAX_REVISIONS = 1000;

/** Knows which quotes changed in which revision of a market. */
export class QuoteChanges {
  readonly #quotes = new Map<number, KnownQuote>();
  /** The order of the last revisions, by name. */
  readonly #order = new Map<string, number>();
  #last = 0;
  #revision: string | undefined;

  /** The newest revision; undefined before the first. */
  get revision(): string | undefined {
    return this.#revision;
  }

  /** The number of known quotes. */
  get size(): number {
    return this.#quotes.size;
  }

  ids(): number[] {
    return [...this.#quotes.keys()];
  }

  /** The JSON of a quote; undefined for an unknown asset. */
  json(id: number): string | undefined {
    return this.#quotes.get(id)?.json;
  }

  /**
   * Applies the quotes of a revision. For a new revision, these are all known quotes that still exist, and any others.
   *
   * @returns The ids of the known assets with another quote.
   */
  apply(revision: string, quotes: Iterable<readonly [id: number, json: string]>): number[] {
    if (revision !== this.#revision) this.#begin(revision);
    const changed: number[] = [];
    for (const [id, json] of quotes) {
      const known = this.#quotes.get(id);
      if (known?.json === json) continue;
      this.#quotes.set(id, { json, since: known?.since ?? this.#last, changed: this.#last });
      if (known !== undefined) changed.push(id);
    }
    return changed;
  }

  forget(id: number): void {
    this.#quotes.delete(id);
  }

  /** Returns the assets whose quotes changed after a revision; undefined if the changes are not known. */
  changedSince(revision: string, ids: readonly number[]): number[] | undefined {
    const order = this.#order.get(revision);
    if (order === undefined) return undefined;
    const quotes = ids.map((id) => this.#quotes.get(id));
    if (quotes.some((quote) => quote === undefined || quote.since > order)) return undefined;
    return ids.filter((_, index) => (quotes[index] as KnownQuote).changed > order);
  }

  #begin(revision: string): void {
    this.#last += 1;
    this.#revision = revision;
    // A repeated name is a different state: nobody may resume from the older one.
    this.#order.delete(revision);
    this.#order.set(revision, this.#last);
    const [oldest = ""] = this.#order.keys();
    if (this.#order.size > MAX_REVISIONS) this.#order.delete(oldest);
  }
}
