import { FairQueue } from "./fair-queue.ts";
import { queueMacrotask } from "./macrotask.ts";

/** How long one iteration of the event loop starts work, in ms. An iteration always starts at least one piece of work. */
const MAX_ROUND_MS = 2;
/** The maximum pieces of queued work that one iteration starts. */
const MAX_ROUND_STARTS = 16;

/**
 * Starts short work, for example requests, in order of arrival while the current iteration of the event loop has time. Further
 * work is queued round-robin by caller: a burst of one caller delays the rest by one iteration, not by the whole burst.
 */
export class FairScheduler {
  readonly #queue = new FairQueue<() => void>();
  /** By `performance.now()`; undefined before the first work of an iteration. */
  #roundEnd: number | undefined;
  #isScheduled = false;

  /** The number of queued pieces of work. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** Waits until the caller's work may start. Returns undefined if the work may start immediately. */
  wait(caller: string): Promise<void> | undefined {
    this.#schedule();
    if (this.#queue.size === 0 && this.#hasTime()) return undefined;
    return new Promise((resolve) => this.#queue.push(caller, resolve));
  }

  #hasTime(): boolean {
    const now = performance.now();
    this.#roundEnd ??= now + MAX_ROUND_MS;
    return now < this.#roundEnd;
  }

  /** Changes the state last: if `queueMacrotask` throws, the next call of `wait` schedules again. */
  #schedule(): void {
    if (this.#isScheduled) return;
    queueMacrotask(() => this.#startRound());
    this.#isScheduled = true;
  }

  #startRound(): void {
    this.#isScheduled = false;
    this.#roundEnd = undefined;
    if (this.#queue.size === 0) return;
    // One callback per piece: its microtasks run before the next piece starts.
    for (let count = 0; count < MAX_ROUND_STARTS; count++) {
      queueMacrotask(() => {
        if (this.#hasTime()) this.#queue.take()?.();
      });
    }
    this.#schedule();
  }
}
