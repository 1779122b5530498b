/** Longer work keeps other requests waiting, in ms. */
const MAX_TURN_MS = 4;

/** Whose turn comes next, the oldest first. */
const waiting: (() => void)[] = [];

/**
 * Divides long work, so that other requests have their turns between. Of all works that are divided, one has its turn in
 * each round of the event loop: however many there are, everything else waits for one turn at most.
 */
export class Turns {
  readonly #signal: AbortSignal | undefined;
  #start = performance.now();

  /** @param signal Aborted when nobody needs the work any more. */
  constructor(signal?: AbortSignal) {
    this.#signal = signal;
  }

  /** Whether it is the others' turn. */
  get isOver(): boolean {
    return performance.now() - this.#start > MAX_TURN_MS;
  }

  /** @throws The signal's reason, where nobody needs the work any more. */
  check(): void {
    this.#signal?.throwIfAborted();
  }

  /** Lets others have their turn. @throws The signal's reason, where nobody needs the work any more. */
  async next(): Promise<void> {
    await new Promise<void>(wait);
    this.check();
    this.#start = performance.now();
  }
}

function wait(onTurn: () => void): void {
  waiting.push(onTurn);
  if (waiting.length === 1) setImmediate(startNext);
}

function startNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(startNext);
}
