import { FairQueue } from "./fair-queue.ts";

/** How long requests are handled in a round of the event loop, in ms; one is, however long it takes. */
const MAX_ROUND_MS = 2;
/** And how many at most of those that waited. */
const MAX_ROUND_REQUESTS = 16;

/**
 * Shares the thread among callers. Requests are handled as they come while a round of the event loop has time for them;
 * then they wait for a later round, and callers take turns. So a caller who sends many at once keeps others waiting for one
 * round, and not for all of them.
 */
export class RequestTurns {
  readonly #queue = new FairQueue<() => void>();
  /** By `performance.now()`; undefined between rounds, and until the first request of one. */
  #roundEnds: number | undefined;

  /** Requests that wait. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** @returns Fulfilled when the request may be handled; undefined where it may be at once. */
  enter(caller: string): Promise<void> | undefined {
    if (this.#queue.size === 0) {
      if (this.#roundEnds === undefined) setImmediate(() => this.#startRound());
      if (this.#hasTime()) return undefined;
    }
    return new Promise((resolve) => this.#queue.push(caller, resolve));
  }

  #hasTime(): boolean {
    const now = performance.now();
    this.#roundEnds ??= now + MAX_ROUND_MS;
    return now < this.#roundEnds;
  }

  #startRound(): void {
    this.#roundEnds = undefined;
    if (this.#queue.size === 0) return;
    // What one of them begins is done before the next one, as far as it does not wait itself.
    for (let count = 0; count < MAX_ROUND_REQUESTS; count++) {
      setImmediate(() => {
        if (this.#hasTime()) this.#queue.take()?.();
      });
    }
    setImmediate(() => this.#startRound());
  }
}
