import {
  type ConnectedResponse,
  clientClosedError,
  getCheckInterval,
  HttpError,
  SlowReader,
} from "@market-data/http";
import {
  andThen,
  ConcurrencyLimiter,
  type MaybePromise,
  type Slot,
  type SlotOutcome,
} from "@market-data/scheduler";
import type { Metrics } from "../monitoring/metrics.ts";
import type { ServiceSettings } from "../settings.ts";

/** A response that needs a slot. */
interface LimitedResponse extends ConnectedResponse {
  once(event: "close", listener: () => void): unknown;
  /** Closes the response with its connection. */
  destroy(): unknown;
}

/** Limits the responses of a kind that are in progress, by the service's settings. */
export class ResponseLimiter {
  readonly #settings: ServiceSettings;
  readonly #metrics: Metrics;
  readonly #limiter: ConcurrencyLimiter;

  /** @param kind The kind of responses in the names of metrics. */
  constructor(settings: ServiceSettings, metrics: Metrics, kind: "large" | "history") {
    this.#settings = settings;
    this.#metrics = metrics;
    const limiter = new ConcurrencyLimiter({
      maxActive: settings.maxActive,
      maxActivePerCaller: settings.maxActivePerCaller,
      maxWeight: settings.maxActiveQuotes,
      maxQueued: settings.maxQueued,
      maxQueuedPerCaller: settings.maxQueuedPerCaller,
      queueTimeout: settings.queueTimeout,
      stallTimeout: settings.sharedWriteTimeout,
      stallInterval: getCheckInterval([settings.sharedWriteTimeout]),
    });
    this.#limiter = limiter;
    metrics.add([
      {
        name: `market_data_${kind}_responses_active`,
        help: `Responses in progress (${kind}).`,
        read: () => limiter.active,
      },
      {
        name: `market_data_${kind}_responses_queued`,
        help: `Queued requests (${kind}).`,
        read: () => limiter.waiting,
      },
      {
        name: `market_data_${kind}_quotes_active`,
        help: `Quotes of the responses in progress (${kind}).`,
        read: () => limiter.weight,
      },
    ]);
  }

  /**
   * Waits for a slot, which the response holds until it is sent.
   *
   * @param caller The account of a key, or a network.
   * @param quotes The maximum number of quotes in the response.
   * @throws {HttpError} 429 if the caller's own responses use the slots, 503 if others do.
   */
  acquire(caller: string, quotes: number, response: LimitedResponse): MaybePromise<Slot> {
    const reader = new SlowReader(response);
    const slot = this.#limiter.acquire(caller, quotes, {
      measureStall: (passed) => reader.measureStall(passed),
      revoke: () => {
        this.#metrics.limitReached("sharedWriteTimeout");
        response.destroy();
      },
    });
    response.once("close", () => slot.release());
    return andThen(slot.outcome, (outcome) => {
      if (outcome !== "granted") throw this.#toError(outcome);
      return slot;
    });
  }

  #toError(outcome: Exclude<SlotOutcome, "granted">): HttpError {
    if (outcome === "released") return clientClosedError();
    const isOwn = outcome === "callerLimit";
    this.#metrics.limitReached(isOwn ? "maxActivePerCaller" : "maxActive");
    // By then every request now in the queue has had a slot or was rejected.
    const retryAfter = Math.ceil(this.#settings.queueTimeout / 1000);
    return isOwn
      ? new HttpError("tooManyRequests", "Too many of your requests are in progress", { retryAfter })
      : new HttpError("unavailable", "Too many requests are in progress", { retryAfter });
  }
}
