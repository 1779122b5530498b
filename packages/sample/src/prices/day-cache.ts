/** A direct-mapped cache of what a function returns for UTC days. */
export class DayCache<Value> {
  readonly #compute: (day: number) => Value;
  readonly #entries: ({ readonly day: number; readonly value: Value } | undefined)[];

  /** @param size A day takes the slot of the one that lies this many days, or a multiple of it, away. */
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
