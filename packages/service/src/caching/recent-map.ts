/** What was set or read last: of a number of keys for certain, and of twice as many at most. Costs less than an exact order of use. */
export class RecentMap<Key, Value extends {}> {
  readonly #size: number;
  #recent = new Map<Key, Value>();
  #before = new Map<Key, Value>();

  /** @param size Of how many keys the values are there for certain. */
  constructor(size: number) {
    this.#size = size;
  }

  get(key: Key): Value | undefined {
    const recent = this.#recent.get(key);
    if (recent !== undefined) return recent;
    const value = this.#before.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    if (this.#recent.size >= this.#size && !this.#recent.has(key)) {
      this.#before = this.#recent;
      this.#recent = new Map();
    }
    this.#recent.set(key, value);
  }
}
