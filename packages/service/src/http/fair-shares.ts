import { callerLeftError, HttpError, lookInterval, type Sending, Stall } from "@market-data/http";
import type { Metrics } from "../observing/metrics.ts";
import type { ServiceSettings } from "../settings.ts";
import { FairQueue } from "./fair-queue.ts";

/** How many responses may be under way and wait; what each means is in `ServiceSettings`. */
export type ShareLimits = Pick<
  ServiceSettings,
  | "maxSmallQuotes"
  | "maxUnderWay"
  | "maxUnderWayEach"
  | "maxQuotesUnderWay"
  | "maxWaiting"
  | "maxWaitingEach"
  | "waitTimeout"
  | "sharedWriteTimeout"
>;

/** The limits that requests and responses can reach, as metrics name them. */
export type ShareLimitName = "own_share" | "all_shares" | "sharedWriteTimeout";

/** A response that takes a place. */
export interface SharedResponse extends Sending {
  /** Ends it with its connection. */
  destroy(): unknown;
}

/** A place among the responses: in the queue, then under way. */
export interface Place {
  /**
   * Fulfilled when the response may be made, rejected with an HttpError when it may not; undefined where it may be made
   * at once.
   */
  readonly turn: Promise<void> | undefined;
  /** Gives the place up, whether in the queue or under way. Calling it again changes nothing. */
  leave(): void;
}

/** What one caller has under way. */
interface Share {
  responses: number;
  quotes: number;
}

interface Entry {
  readonly caller: string;
  readonly quotes: number;
  readonly response: SharedResponse;
  readonly stall: Stall;
  state: "waiting" | "underWay" | "over";
  /** Called when the entry no longer waits: without an error, its response may be made. */
  onTurn: (error?: HttpError) => void;
}

const NO_SHARE: Readonly<Share> = { responses: 0, quotes: 0 };
/** Of the quotes under way one caller has at most this share, so that two of them always find room. */
const MAX_SHARE = 0.5;

/**
 * Shares the service among callers whose responses take much work. How many are under way is limited, for each caller and
 * in all; the others wait. Callers take turns, each with its oldest request. A response that does not fit yet is not
 * overtaken, so that smaller ones cannot keep it waiting forever. While a request waits for what others have under way, none of
 * those keeps its place that its caller does not read.
 */
export class FairShares {
  readonly #limits: ShareLimits;
  readonly #onLimit: (limit: ShareLimitName) => void;
  readonly #queue = new FairQueue<Entry>();
  readonly #underWay = new Set<Entry>();
  readonly #shares = new Map<string, Share>();
  readonly #all: Share = { ...NO_SHARE };
  #looking: NodeJS.Timeout | undefined;

  /** @param onLimit Called for each request that is rejected, and each response that is cut, because of a limit. */
  constructor(limits: ShareLimits, onLimit: (limit: ShareLimitName) => void = () => {}) {
    this.#limits = limits;
    this.#onLimit = onLimit;
  }

  /** Responses that are being made or sent. */
  get underWay(): number {
    return this.#all.responses;
  }

  /** Quotes of the responses that are under way. */
  get quotesUnderWay(): number {
    return this.#all.quotes;
  }

  /** Requests that wait for their turn. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** Whether a response needs no place. @param quotes How many quotes it may have. */
  isSmall(quotes: number): boolean {
    return quotes <= this.#limits.maxSmallQuotes;
  }

  /**
   * Takes a place for a response.
   *
   * @param caller Whose share it takes: a key, or a network.
   * @param quotes How many quotes the response may have.
   * @throws {HttpError} where the queue is full: 429 for the caller's own part of it, 503 for all of it.
   */
  enter(caller: string, quotes: number, response: SharedResponse): Place {
    const stall = new Stall(response);
    const entry: Entry = { caller, quotes, response, stall, state: "waiting", onTurn: () => {} };
    this.#queue.push(caller, entry);
    this.#startWaiting();
    const leave = () => this.#leave(entry);
    if (entry.state === "underWay") return { turn: undefined, leave };
    this.#checkQueue(entry);
    this.#startLooking();
    return { turn: this.#wait(entry), leave };
  }

  #wait(entry: Entry): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#remove(entry, this.#toError(this.#isShareFull(entry) ? "own_share" : "all_shares"));
      }, this.#limits.waitTimeout);
      timer.unref();
      entry.onTurn = (error) => {
        clearTimeout(timer);
        if (error === undefined) resolve();
        else reject(error);
      };
    });
  }

  #checkQueue(entry: Entry): void {
    const { maxWaiting, maxWaitingEach } = this.#limits;
    const own = this.#queue.countOf(entry.caller);
    if (own <= maxWaitingEach && this.#queue.size <= maxWaiting) return;
    const error = this.#toError(own > maxWaitingEach ? "own_share" : "all_shares");
    this.#remove(entry, error);
    throw error;
  }

  #toError(limit: ShareLimitName): HttpError {
    this.#onLimit(limit);
    // By then everybody who waits now had a turn.
    const retryAfter = Math.ceil(this.#limits.waitTimeout / 1000);
    return limit === "own_share"
      ? new HttpError("tooManyRequests", "Too many of your requests are under way", { retryAfter })
      : new HttpError("unavailable", "Too many requests are under way", { retryAfter });
  }

  #leave(entry: Entry): void {
    if (entry.state === "waiting") this.#remove(entry, callerLeftError());
    if (entry.state !== "underWay") return;
    entry.state = "over";
    this.#underWay.delete(entry);
    this.#count(entry, -1);
    this.#startWaiting();
  }

  #startLooking(): void {
    const { sharedWriteTimeout } = this.#limits;
    if (sharedWriteTimeout === 0 || this.#looking !== undefined) return;
    const interval = lookInterval([sharedWriteTimeout]);
    this.#looking = setInterval(() => this.#look(interval), interval).unref();
  }

  /** Looks at the responses that are under way, while requests wait. @param passed Since the last time, in ms. */
  #look(passed: number): void {
    if (this.#queue.size === 0) {
      clearInterval(this.#looking);
      this.#looking = undefined;
      return;
    }
    const stalls = [...this.#underWay].map((entry) => ({ entry, lasted: entry.stall.look(passed) }));
    stalls.sort((one, other) => other.lasted - one.lasted);
    for (const { entry, lasted } of stalls) {
      if (lasted < this.#limits.sharedWriteTimeout || this.#findFirst() === undefined) return;
      this.#onLimit("sharedWriteTimeout");
      entry.response.destroy();
      this.#leave(entry);
    }
  }

  /** Makes all that may be under way so. */
  #startWaiting(): void {
    for (let next = this.#findNext(); next !== undefined; next = this.#findNext()) {
      this.#queue.take(next.caller);
      next.state = "underWay";
      this.#underWay.add(next);
      this.#count(next, 1);
      next.onTurn();
    }
  }

  /** The request whose turn is next; undefined where it must wait. */
  #findNext(): Entry | undefined {
    const { maxUnderWay, maxQuotesUnderWay } = this.#limits;
    const next = this.#findFirst();
    return next !== undefined && fits(this.#all, next, maxUnderWay, maxQuotesUnderWay) ? next : undefined;
  }

  /** The oldest request of the first caller whose share is not full: only what others have under way may be in its way. */
  #findFirst(): Entry | undefined {
    for (const entry of this.#queue.oldest()) if (!this.#isShareFull(entry)) return entry;
    return undefined;
  }

  #isShareFull(entry: Entry): boolean {
    const { maxUnderWayEach, maxQuotesUnderWay } = this.#limits;
    const share = this.#shares.get(entry.caller) ?? NO_SHARE;
    return !fits(share, entry, maxUnderWayEach, maxQuotesUnderWay * MAX_SHARE);
  }

  #count({ caller, quotes }: Entry, sign: 1 | -1): void {
    const share = this.#shares.get(caller) ?? { ...NO_SHARE };
    for (const each of [share, this.#all]) {
      each.responses += sign;
      each.quotes += sign * quotes;
    }
    if (share.responses === 0) this.#shares.delete(caller);
    else this.#shares.set(caller, share);
  }

  /** Takes a request out of the queue that will not be served. */
  #remove(entry: Entry, error: HttpError): void {
    this.#queue.remove(entry.caller, entry);
    entry.state = "over";
    entry.onTurn(error);
    // One that did not fit may have kept others waiting.
    this.#startWaiting();
  }
}

/** Whether another response fits. The largest one always does, alone. */
function fits({ responses, quotes }: Share, entry: Entry, maxResponses: number, maxQuotes: number): boolean {
  return responses === 0 || (responses < maxResponses && quotes + entry.quotes <= maxQuotes);
}

/** Shows in metrics what is under way and what waits. @param kind Of the responses that are shared, in the metrics' names. */
export function observeShares(shares: FairShares, metrics: Metrics, kind: string): void {
  metrics.gauge(
    `market_data_${kind}_responses_under_way`,
    `Responses that are made or sent (${kind}).`,
    () => shares.underWay,
  );
  metrics.gauge(
    `market_data_${kind}_responses_waiting`,
    `Requests that wait until their response may be made (${kind}).`,
    () => shares.waiting,
  );
  metrics.gauge(
    `market_data_${kind}_quotes_under_way`,
    `Quotes of the responses that are made or sent (${kind}).`,
    () => shares.quotesUnderWay,
  );
}
