import type { MaybePromise, ResponseBody } from "@market-data/http";
import { LRUCache } from "lru-cache";
import { RecentMap } from "./recent-map.ts";

/** What a response is made of, ready to be sent as often as it is requested. */
export interface ReadyResponse {
  readonly body: ResponseBody;
  /** Weak, over the data: the status differs from response to response. */
  readonly etag: string;
  readonly credits: number;
  readonly notice: string | undefined;
  /** How many units the response has. */
  readonly count: number;
  /** Whether a record of it is of the current period. */
  readonly isIncomplete?: boolean | undefined;
}

const OVERHEAD_BYTES = 500;
/** A response that would take more of the cache is not cached. */
const MAX_SHARE = 0.5;
/** How many of the last requests are remembered at least, to know which of them come again. */
const REMEMBERED_REQUESTS = 250;

/** A response that is being made. */
interface Pending {
  readonly response: Promise<ReadyResponse>;
  isRequestedAgain: boolean;
}

/**
 * Responses of one snapshot in one minute. Data that is newer, or another minute, makes all of them stale at once. Usually
 * only those that are requested again are cached: most requests never come twice, and their responses would fill the memory.
 */
export class ResponseCache {
  readonly #remembered = new RecentMap<string, true>(REMEMBERED_REQUESTS);
  readonly #pending = new Map<string, Pending>();
  readonly #ready: LRUCache<string, ReadyResponse>;
  readonly #cachesAll: boolean;
  #epoch = "";

  /**
   * @param limit How many bytes to cache at most.
   * @param which `all`, or those that are `repeated`.
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
   * The response under a key, or what `create` makes where there is none. Requests at the same time share what is made;
   * a failure is not cached.
   *
   * @param epoch Names the snapshot and the minute.
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

  /** Whether `get` finds a response, or one that is being made. */
  has(epoch: string, key: string): boolean {
    return epoch === this.#epoch && (this.#ready.has(key) || this.#pending.has(key));
  }

  /** How many bytes are cached. */
  get bytes(): number {
    return this.#ready.calculatedSize;
  }

  /** A response grows when it is compressed: then it is measured again, and what has no room any more is dropped. */
  #store(key: string, response: ReadyResponse): void {
    response.body.onResize = () => {
      // The same value under the same key is measured only when it is new.
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
      // Of an epoch that is over, nothing is cached.
      if (this.#pending.get(key) !== pending) return;
      this.#pending.delete(key);
      if (ready !== undefined && pending.isRequestedAgain) this.#store(key, ready);
    };
    response.then(settle, () => settle());
    return response;
  }
}
