import { callerLeftError, HttpError } from "@market-data/http";
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
>;

/** The limits that requests can reach, as metrics name them. */
export type ShareLimitName = "own_share" | "all_shares";

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
 * overtaken, so that smaller ones cannot keep it waiting forever.
 */
export class FairShares {
  readonly #limits: ShareLimits;
  readonly #onReject: (limit: ShareLimitName) => void;
  readonly #queue = new FairQueue<Entry>();
  readonly #shares = new Map<string, Share>();
  readonly #all: Share = { ...NO_SHARE };

  /** @param onReject Called for each request that is rejected because of a limit. */
  constructor(limits: ShareLimits, onReject: (limit: ShareLimitName) => void = () => {}) {
    this.#limits = limits;
    this.#onReject = onReject;
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
  enter(caller: string, quotes: number): Place {
    const entry: Entry = { caller, quotes, state: "waiting", onTurn: () => {} };
    this.#queue.push(caller, entry);
    this.#startWaiting();
    const leave = () => this.#leave(entry);
    if (entry.state === "underWay") return { turn: undefined, leave };
    this.#checkQueue(entry);
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
    this.#onReject(limit);
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
    this.#count(entry, -1);
    this.#startWaiting();
  }

  /** Makes all that may be under way so. */
  #startWaiting(): void {
    for (let next = this.#findNext(); next !== undefined; next = this.#findNext()) {
      this.#queue.take(next.caller);
      next.state = "underWay";
      this.#count(next, 1);
      next.onTurn();
    }
  }

  /** The oldest request of the first caller whose share is not full; undefined where it must wait. */
  #findNext(): Entry | undefined {
    for (const entry of this.#queue.oldest()) {
      if (this.#isShareFull(entry)) continue;
      const { maxUnderWay, maxQuotesUnderWay } = this.#limits;
      return fits(this.#all, entry, maxUnderWay, maxQuotesUnderWay) ? entry : undefined;
    }
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
