/** The number of hash buckets. Networks in the same bucket share a count. */
const BUCKETS = 1_048_576;
const TOTAL = BUCKETS;

/** Counts of open connections, in memory that threads may share. */
export interface ConnectionMemory {
  /** One count per bucket, and the total count. */
  readonly counts: Int32Array;
  /** A random hash seed, so that callers cannot choose colliding addresses. */
  readonly seed: number;
}

/**
 * Creates the counters of open connections.
 *
 * @param isShared Whether several threads share the counters. The default is false.
 */
export function createConnectionMemory(isShared = false): ConnectionMemory {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const bytes = Int32Array.BYTES_PER_ELEMENT * (BUCKETS + 1);
  return { counts: new Int32Array(isShared ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes)), seed };
}

/**
 * Counts open connections in total and by network (`getNetwork`). A count is never too low. With 5,000 networks, about 25 share a count with another network.
 */
export class ConnectionCounts {
  readonly #memory: ConnectionMemory;

  /** @param memory Shared counts. Default: new counts. */
  constructor(memory = createConnectionMemory()) {
    this.#memory = memory;
  }

  /** Adds a connection, and returns the new counts. */
  add(network: string): { all: number; ofNetwork: number } {
    const { counts } = this.#memory;
    return {
      all: Atomics.add(counts, TOTAL, 1) + 1,
      ofNetwork: Atomics.add(counts, this.#getBucket(network), 1) + 1,
    };
  }

  /** Removes a connection. */
  remove(network: string): void {
    const { counts } = this.#memory;
    Atomics.sub(counts, TOTAL, 1);
    Atomics.sub(counts, this.#getBucket(network), 1);
  }

  /** Hashes with FNV-1a and a random seed. */
  #getBucket(network: string): number {
    let hash = this.#memory.seed;
    for (let index = 0; index < network.length; index++) {
      hash = Math.imul(hash ^ network.charCodeAt(index), 0x01000193);
    }
    return (hash ^ (hash >>> 16)) & (BUCKETS - 1);
  }
}
