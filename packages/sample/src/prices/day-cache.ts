/** A direct-mapped cache of a function's results by UTC day. */
export class DayCache<Value> {
  readonly #compute: (day: number) => Value;
  readonly #entries: ({ readonly day: number; readonly value: Value } | undefined)[];

  /** @param size Number of slots. Days at a distance of a multiple of `size` share a slot. */
  constructor(size: number, compute: (day: number) => Value) {
    this.#compute = compute;
    this.#entries = new Array(size).fill(undefined);
  }

  get(day: number): Value {
    const size = this.#entries.length;
    const slot = ((day % size) + size) % size;
    const known = this.#entries[slot];
    if (known?.day === day) return known.value;
    const value = this.#compute(day);
    this.#entries[slot] = { day, value };
    return value;
  }
}
