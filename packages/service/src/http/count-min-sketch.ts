import { randomFillSync } from "node:crypto";
import { createMemory } from "../threads/lock.ts";

const ROWS = 4;
/** Counts in a row. A 16-bit hash selects one of them. */
const WIDTH = 65_536;
/** The length of the longest address. Further characters share the tables of earlier ones. */
const POSITIONS = 45;
const CHARACTERS = 128;

/** The memory of a sketch. Threads that count together share it. */
export interface SketchMemory {
  readonly counts: Uint32Array;
  /** A random 64-bit number for each position and character, 16 bits per row. */
  readonly tables: Uint32Array;
}

/** @param isShared Whether several threads share the memory. Default: false. */
export function createSketchMemory(isShared = false): SketchMemory {
  const create = (length: number) =>
    new Uint32Array(createMemory(length * Uint32Array.BYTES_PER_ELEMENT, isShared));
  return {
    counts: create(ROWS * WIDTH),
    tables: randomFillSync(create(POSITIONS * CHARACTERS * 2)),
  };
}

/**
 * Counts keys approximately in constant memory (1 MB): a count-min sketch with conservative update. Keys share counts:
 * a key has one count per row, and the smallest of these counts is used.
 *
 * - A count is never too low.
 * - If all counts add up to `n`, a key's count is too high by `x` or more with a probability of at most `(n / (WIDTH *
 * x)) ** ROWS`. With a million requests, the probability is less than 1 in 10,000 for an excess of 160, and less than 1
 * in a billion for 3000.
 *
 * Both also hold for keys chosen by an attacker, because the tables are random and secret: two keys collide in a row
 * with a probability of 1 in `WIDTH` (tabulation hashing), and rows are independent.
 */
export class CountMinSketch {
  readonly #counts: Uint32Array;
  readonly #tables: Uint32Array;
  #key: string | undefined;
  /** The position of the current key in each row. */
  readonly #positions = new Uint32Array(ROWS);

  constructor({ counts, tables } = createSketchMemory()) {
    this.#counts = counts;
    this.#tables = tables;
  }

  /** The count of a key, never too low. */
  get(key: string): number {
    this.#locate(key);
    return this.#getMinimum();
  }

  /** Counts a key and returns its count. */
  add(key: string, weight: number): number {
    this.#locate(key);
    const count = this.#getMinimum() + weight;
    // Raises only counts that would be too low: higher counts include other keys.
    for (let row = 0; row < ROWS; row += 1) {
      const position = this.#positions[row] as number;
      if ((this.#counts[position] as number) < count) this.#counts[position] = count;
    }
    return count;
  }

  clear(): void {
    this.#counts.fill(0);
  }

  #locate(key: string): void {
    // `get` has already located the key before `add`.
    if (key === this.#key) return;
    const tables = this.#tables;
    let [low, high] = [0, 0];
    for (let index = 0; index < key.length; index += 1) {
      const character = key.charCodeAt(index) % CHARACTERS;
      const entry = 2 * ((index % POSITIONS) * CHARACTERS + character);
      low ^= tables[entry] as number;
      high ^= tables[entry + 1] as number;
    }
    this.#positions.set([
      low & 0xffff,
      WIDTH + (low >>> 16),
      2 * WIDTH + (high & 0xffff),
      3 * WIDTH + (high >>> 16),
    ]);
    this.#key = key;
  }

  #getMinimum(): number {
    const [counts, positions] = [this.#counts, this.#positions];
    let minimum = Number.POSITIVE_INFINITY;
    for (let row = 0; row < ROWS; row += 1) {
      minimum = Math.min(minimum, counts[positions[row] as number] as number);
    }
    return minimum;
  }
}
