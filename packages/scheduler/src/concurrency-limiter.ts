import { FairQueue } from "./fair-queue.ts";
import type { MaybePromise } from "./maybe-promise.ts";

/** Limits of active and queued work. The application chooses the unit of weights, for example records of a response. */
export interface ConcurrencyLimits {
  /** Maximum number of granted slots. */
  readonly maxActive: number;
  /** Maximum number of granted slots per caller. */
  readonly maxActivePerCaller: number;
  /** Maximum total weight of granted slots. One caller may use half of the weight. */
  readonly maxWeight: number;
  readonly maxQueued: number;
  readonly maxQueuedPerCaller: number;
  /** How long a request may wait for a slot, in ms. */
  readonly queueTimeout: number;
  /** How long a holder may stall while requests are queued, in ms; 0 for no limit. */
  readonly stallTimeout: number;
  /** How often to check for stalled holders, in ms. */
  readonly stallInterval: number;
}

/** The user of a slot, for example a response that is being sent. */
export interface SlotHolder {
  /**
   * Returns how long the holder has made no progress, in ms. @param passed The planned interval between calls, in ms.
   */
  measureStall(passed: number): number;
  /** Called when a stalled holder loses its slot to a queued request. */
  revoke(): void;
}

/**
 * The outcome of a request for a slot. A full queue or a timeout is a `callerLimit` if the caller's own slots or
 * requests cause it. Otherwise it is a `totalLimit`.
 */
export type SlotOutcome = "granted" | "callerLimit" | "totalLimit" | "released";

/** A slot, granted or requested. */
export interface Slot {
  /** A promise only while the request is queued. */
  readonly outcome: MaybePromise<SlotOutcome>;
  /** Releases the slot, or leaves the queue. Repeated calls have no effect. */
  release(): void;
}

interface Request {
  readonly caller: string;
  readonly weight: number;
  readonly holder: SlotHolder;
  outcome: SlotOutcome | undefined;
  onOutcome: (outcome: SlotOutcome) => void;
}

interface Usage {
  slots: number;
  weight: number;
}

const UNUSED: Readonly<Usage> = { slots: 0, weight: 0 };
/** The share of the weight for several slots of one caller. A single heavier request is granted too. */
const MAX_WEIGHT_SHARE = 0.5;

/**
 * Limits concurrent long work in total and per caller, and queues the rest. The queue is served round-robin by caller. A small
 * request never overtakes a large request that does not fit yet: otherwise the large request could wait forever. While requests
 * are queued, stalled holders lose their slots.
 */
export class ConcurrencyLimiter {
  readonly #limits: ConcurrencyLimits;
  readonly #queue = new FairQueue<Request>();
  readonly #active = new Set<Request>();
  readonly #usage = new Map<string, Usage>();
  readonly #total: Usage = { ...UNUSED };
  #isWatching = false;

  constructor(limits: ConcurrencyLimits) {
    this.#limits = limits;
  }

  /** The number of granted slots. */
  get active(): number {
    return this.#total.slots;
  }

  /** The total weight of granted slots. */
  get weight(): number {
    return this.#total.weight;
  }

  /** The number of queued requests. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** Requests a slot. @param caller The key for fairness, for example an account id. */
  acquire(caller: string, weight: number, holder: SlotHolder): Slot {
    const request: Request = { caller, weight, holder, outcome: undefined, onOutcome: () => {} };
    this.#queue.push(caller, request);
    this.#grant();
    this.#checkQueue(request);
    return { outcome: request.outcome ?? this.#wait(request), release: () => this.#release(request) };
  }

  #wait(request: Request): Promise<SlotOutcome> {
    this.#watch();
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#remove(request, this.#isCallerFull(request) ? "callerLimit" : "totalLimit");
      }, this.#limits.queueTimeout);
      timer.unref?.();
      request.onOutcome = (outcome) => {
        clearTimeout(timer);
        resolve(outcome);
      };
    });
  }

  #checkQueue(request: Request): void {
    if (request.outcome !== undefined) return;
    const { maxQueued, maxQueuedPerCaller } = this.#limits;
    if (this.#queue.count(request.caller) > maxQueuedPerCaller) this.#remove(request, "callerLimit");
    else if (this.#queue.size > maxQueued) this.#remove(request, "totalLimit");
  }

  #release(request: Request): void {
    if (request.outcome === undefined) this.#remove(request, "released");
    if (!this.#active.delete(request)) return;
    this.#count(request, -1);
    this.#grant();
  }

  #watch(): void {
    const { stallTimeout, stallInterval } = this.#limits;
    if (stallTimeout === 0 || this.#isWatching) return;
    const timer = setTimeout(() => {
      this.#isWatching = false;
      this.#revokeStalled(stallInterval);
    }, stallInterval);
    timer.unref?.();
    this.#isWatching = true;
  }

  #revokeStalled(passed: number): void {
    if (this.#queue.size === 0) return;
    this.#watch();
    const stalls = [...this.#active].map((request) => ({
      request,
      duration: request.holder.measureStall(passed),
    }));
    stalls.sort((one, other) => other.duration - one.duration);
    for (const { request, duration } of stalls) {
      if (duration < this.#limits.stallTimeout || this.#findFirst() === undefined) return;
      request.holder.revoke();
      this.#release(request);
    }
  }

  /** Grants slots to all requests that fit. */
  #grant(): void {
    for (let next = this.#findNext(); next !== undefined; next = this.#findNext()) {
      this.#queue.take(next.caller);
      this.#active.add(next);
      this.#count(next, 1);
      this.#end(next, "granted");
    }
  }

  /** Returns the next request if it fits. */
  #findNext(): Request | undefined {
    const { maxActive, maxWeight } = this.#limits;
    const next = this.#findFirst();
    return next !== undefined && fits(this.#total, next, maxActive, maxWeight) ? next : undefined;
  }

  /** Returns the oldest request of the first caller below its own limits. */
  #findFirst(): Request | undefined {
    for (const request of this.#queue.oldest()) if (!this.#isCallerFull(request)) return request;
    return undefined;
  }

  #isCallerFull(request: Request): boolean {
    const { maxActivePerCaller, maxWeight } = this.#limits;
    const usage = this.#usage.get(request.caller) ?? UNUSED;
    return !fits(usage, request, maxActivePerCaller, maxWeight * MAX_WEIGHT_SHARE);
  }

  #count({ caller, weight }: Request, sign: 1 | -1): void {
    const usage = this.#usage.get(caller) ?? { ...UNUSED };
    for (const each of [usage, this.#total]) {
      each.slots += sign;
      each.weight += sign * weight;
    }
    if (usage.slots === 0) this.#usage.delete(caller);
    else this.#usage.set(caller, usage);
  }

  /** Removes a request from the queue without granting a slot. */
  #remove(request: Request, outcome: SlotOutcome): void {
    this.#queue.remove(request.caller, request);
    this.#end(request, outcome);
    // The removed request may have blocked the queue.
    this.#grant();
  }

  #end(request: Request, outcome: SlotOutcome): void {
    request.outcome = outcome;
    request.onOutcome(outcome);
  }
}

/** Whether a request fits. A request heavier than the limit fits while no slot is granted. */
function fits({ slots, weight }: Usage, request: Request, maxSlots: number, maxWeight: number): boolean {
  return slots === 0 || (slots < maxSlots && weight + request.weight <= maxWeight);
}
