import type { ConnectionCounts } from "@market-data/http";

/** Networks whose names hash to the same of so many places are counted as one. */
const PLACES = 1_048_576;
const ALL = PLACES;

/** Open connections in memory that all threads of a process share. */
export interface ConnectionMemory {
  /** A count for each place, and one of all. */
  readonly counts: Int32Array;
  /** Random, so that no caller knows whose place is whose. */
  readonly seed: number;
}

export function createConnectionMemory(): ConnectionMemory {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return { counts: new Int32Array(new SharedArrayBuffer(4 * (PLACES + 1))), seed };
}

/**
 * Counts the connections of all threads. Never too few; with 5,000 networks at once, one in 200 shares its count with
 * another one.
 */
export class SharedConnections implements ConnectionCounts {
  readonly #memory: ConnectionMemory;

  constructor(memory: ConnectionMemory) {
    this.#memory = memory;
  }

  add(network: string): { all: number; ofNetwork: number } {
    const { counts } = this.#memory;
    return {
      all: Atomics.add(counts, ALL, 1) + 1,
      ofNetwork: Atomics.add(counts, this.#place(network), 1) + 1,
    };
  }

  remove(network: string): void {
    const { counts } = this.#memory;
    Atomics.sub(counts, ALL, 1);
    Atomics.sub(counts, this.#place(network), 1);
  }

  /** FNV-1a, from a random start. */
  #place(network: string): number {
    let hash = this.#memory.seed;
    for (let index = 0; index < network.length; index++) {
      hash = Math.imul(hash ^ network.charCodeAt(index), 0x01000193);
    }
    return (hash ^ (hash >>> 16)) & (PLACES - 1);
  }
}
