/** What a function tells of UTC days, kept for some of the days that were last asked for. */
export class KeptDays<Value> {
  readonly #make: (day: number) => Value;
  readonly #days: number[];
  readonly #values: (Value | undefined)[];

  /** @param most A day takes the place of the one that lies so many, or a multiple of it, away. */
  constructor(most: number, make: (day: number) => Value) {
    this.#make = make;
    this.#days = new Array<number>(most).fill(Number.NaN);
    this.#values = new Array<Value | undefined>(most).fill(undefined);
  }

  of(day: number): Value {
    const size = this.#days.length;
    const place = ((day % size) + size) % size;
    if (this.#days[place] === day) return this.#values[place] as Value;
    const made = this.#make(day);
    this.#days[place] = day;
    this.#values[place] = made;
    return made;
  }
}
