import type { ResponseBody } from "@market-data/http";
import type { MaybePromise } from "@market-data/scheduler";
import { LRUCache } from "lru-cache";

/** A reusable response. */
export interface ReadyResponse {
  readonly body: ResponseBody;
  /** A weak ETag over the data: the `status` part differs between responses. */
  readonly etag: string;
  readonly credits: number;
  readonly notice: string | undefined;
  /** The number of units in the response. */
  readonly count: number;
  /** Whether a record covers the current period. */
  readonly isIncomplete?: boolean | undefined;
}

const OVERHEAD_BYTES = 500;
/** The maximum share of the cache for one response. */
const MAX_SHARE = 0.5;
/** The number of recent requests remembered to detect repeated requests. */
const REMEMBERED_REQUESTS = 250;

/** A response in progress. */
interface Pending {
  readonly response: Promise<ReadyResponse>;
  isRequestedAgain: boolean;
}

/**
 * Caches responses of one snapshot and minute. A new snapshot or minute makes all responses stale. By default, only
 * repeated requests are cached: most requests are unique, and their responses would fill the memory.
 */
export class ResponseCache {
  readonly #remembered = new LRUCache<string, true>({ max: REMEMBERED_REQUESTS });
  readonly #pending = new Map<string, Pending>();
  readonly #ready: LRUCache<string, ReadyResponse>;
  readonly #cachesAll: boolean;
  #epoch = "";

  /**
   * @param limit The maximum size, in bytes.
   * @param which Caches `all` requests or only `repeated` requests.
   */
  constructor(limit: number, which: "all" | "repeated" = "repeated") {
    this.#cachesAll = which === "all";
    this.#ready = new LRUCache({
      maxSize: Math.max(1, limit),
      maxEntrySize: Math.max(1, Math.floor(limit * MAX_SHARE)),
      sizeCalculation: ({ body }, key) => body.memory + key.length * 2 + OVERHEAD_BYTES,
    });
  }

  /**
   * Gets the response of a key, or creates it. Concurrent requests share the created response. Failures are not cached.
   *
   * @param epoch Identifies the snapshot and the minute.
   */
  get(
    epoch: string,
    key: string,
    create: () => MaybePromise<ReadyResponse>,
  ): { response: MaybePromise<ReadyResponse>; isHit: boolean } {
    if (epoch !== this.#epoch) this.#start(epoch);
    const ready = this.#ready.get(key);
    if (ready !== undefined) return { response: ready, isHit: true };
    const pending = this.#pending.get(key);
    if (pending !== undefined) {
      pending.isRequestedAgain = true;
      return { response: pending.response, isHit: true };
    }
    return { response: this.#create(key, create), isHit: false };
  }

  /** Whether a response is cached or in progress. */
  has(epoch: string, key: string): boolean {
    return epoch === this.#epoch && (this.#ready.has(key) || this.#pending.has(key));
  }

  /** The number of cached bytes. */
  get bytes(): number {
    return this.#ready.calculatedSize;
  }

  /** A response grows when it is compressed. The cache then measures the response again, and drops entries to fit. */
  #store(key: string, response: ReadyResponse): void {
    response.body.onResize = () => {
      // The cache measures a value only when it is inserted.
      if (this.#ready.peek(key) === response && this.#ready.delete(key)) this.#ready.set(key, response);
    };
    this.#ready.set(key, response);
    response.body.isReused = this.#ready.peek(key) === response;
  }

  #start(epoch: string): void {
    this.#pending.clear();
    this.#ready.clear();
    this.#epoch = epoch;
  }

  #create(key: string, create: () => MaybePromise<ReadyResponse>): MaybePromise<ReadyResponse> {
    const isRepeated = this.#cachesAll || this.#remembered.get(key) === true;
    this.#remembered.set(key, true);
    const response = create();
    if (response instanceof Promise) return this.#wait(key, response, isRepeated);
    if (isRepeated) this.#store(key, response);
    return response;
  }

  #wait(key: string, response: Promise<ReadyResponse>, isRequestedAgain: boolean): Promise<ReadyResponse> {
    const pending: Pending = { response, isRequestedAgain };
    this.#pending.set(key, pending);
    const settle = (ready?: ReadyResponse): void => {
      // Nothing is cached for a past epoch.
      if (this.#pending.get(key) !== pending) return;
      this.#pending.delete(key);
      if (ready !== undefined && pending.isRequestedAgain) this.#store(key, ready);
    };
    response.then(settle, () => settle());
    return response;
  }
}
