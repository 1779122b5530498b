import { randomFillSync } from "node:crypto";

const ROWS = 4;
/** Counts of a row. A hash has 16 bits, so that it names one of them. */
const WIDTH = 65_536;
/** No address is longer. Further characters of a key share their tables with earlier ones. */
const POSITIONS = 45;
const CHARACTERS = 128;

/** What a sketch is in; threads that count together have the same. */
export interface SketchMemory {
  readonly counts: Uint32Array;
  /** For each position and character a random number of 64 bits, 16 of which are for each row. */
  readonly tables: Uint32Array;
}

/** @param create Makes memory of some length; that of one thread where absent. */
export function createSketchMemory(
  create: (length: number) => Uint32Array = (length) => new Uint32Array(length),
): SketchMemory {
  return {
    counts: create(ROWS * WIDTH),
    tables: randomFillSync(create(POSITIONS * CHARACTERS * 2)),
  };
}

/**
 * How often keys were counted, approximately, in memory that does not depend on how many there are (1 MB): a count-min
 * sketch with conservative update. Each key has one count in each row, which it shares with others, and the least of
 * them is taken.
 *
 * - A count is never too low.
 * - When all counts together add up to `n`, that of a key is too high by `x` or more with a probability of at most
 *   `(n / (WIDTH * x)) ** ROWS`. With a million requests, that is less than 1 in 10,000 for an excess of 160, and less
 *   than 1 in a billion for 3000.
 *
 * Both hold for keys that somebody chose who does not know the tables, which are random: any two keys meet in a row with
 * a probability of 1 in `WIDTH` (tabulation hashing), and rows are independent.
 */
export class CountMinSketch {
  readonly #counts: Uint32Array;
  readonly #tables: Uint32Array;
  #key: string | undefined;
  /** Where the key is counted, a place for each row. */
  readonly #places = new Uint32Array(ROWS);

  constructor({ counts, tables } = createSketchMemory()) {
    this.#counts = counts;
    this.#tables = tables;
  }

  /** How often a key was counted, at least. */
  get(key: string): number {
    this.#locate(key);
    return this.#least();
  }

  /** Counts a key, and returns its count. */
  add(key: string, weight: number): number {
    this.#locate(key);
    const count = this.#least() + weight;
    // Only what would be too low is raised: the others count more of other keys.
    for (let row = 0; row < ROWS; row += 1) {
      const place = this.#places[row] as number;
      if ((this.#counts[place] as number) < count) this.#counts[place] = count;
    }
    return count;
  }

  clear(): void {
    this.#counts.fill(0);
  }

  #locate(key: string): void {
    // A key is looked up before it is counted.
    if (key === this.#key) return;
    const tables = this.#tables;
    let [low, high] = [0, 0];
    for (let index = 0; index < key.length; index += 1) {
      const character = key.charCodeAt(index) % CHARACTERS;
      const entry = 2 * ((index % POSITIONS) * CHARACTERS + character);
      low ^= tables[entry] as number;
      high ^= tables[entry + 1] as number;
    }
    this.#places.set([
      low & 0xffff,
      WIDTH + (low >>> 16),
      2 * WIDTH + (high & 0xffff),
      3 * WIDTH + (high >>> 16),
    ]);
    this.#key = key;
  }

  #least(): number {
    const [counts, places] = [this.#counts, this.#places];
    let least = Number.POSITIVE_INFINITY;
    for (let row = 0; row < ROWS; row += 1) {
      least = Math.min(least, counts[places[row] as number] as number);
    }
    return least;
  }
}
