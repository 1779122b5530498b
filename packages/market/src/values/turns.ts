import type { MaybePromise } from "./maybe-promise.ts";
import { inNextRound } from "./next-round.ts";

/** Longer work keeps other requests waiting, in ms. */
const MAX_TURN_MS = 0.5;

/** Whose turn comes next, the oldest first. */
const waiting: (() => void)[] = [];
let isScheduled = false;

/** When the first work of this round of the event loop began; undefined where none did. */
let roundStart: number | undefined;

/**
 * Divides long work, so that other requests have their turns between. Of all works that are divided, one has its turn in
 * each round of the event loop, and those that begin in it share one turn: however many there are, everything else waits
 * for two turns at most.
 */
export class Turns {
  readonly #signal: AbortSignal | undefined;
  #start = startInRound();

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

/**
 * Where long work may begin: at once, or with a turn of its own where that of this round is over. Otherwise each that begins would
 * add its first part to the round, and keep that in memory for as long as all others take.
 */
export function beginTurn(): MaybePromise<void> {
  return new Turns().isOver ? new Promise<void>(wait) : undefined;
}

/**
 * Does work that is divided, at once where it takes no more than its turn.
 *
 * @param begin The work; it yields where it is the others' turn.
 */
export function doInTurns<Result>(begin: (turns: Turns) => Generator<void, Result>): MaybePromise<Result> {
  const turns = new Turns();
  const work = begin(turns);
  const { done, value } = work.next();
  return done === true ? value : goOn(work, turns);
}

async function goOn<Result>(work: Generator<void, Result>, turns: Turns): Promise<Result> {
  for (;;) {
    await turns.next();
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

function startInRound(): number {
  if (roundStart !== undefined) return roundStart;
  inNextRound(() => {
    roundStart = undefined;
  });
  roundStart = performance.now();
  return roundStart;
}

function wait(onTurn: () => void): void {
  waiting.push(onTurn);
  schedule();
}

function startNext(): void {
  isScheduled = false;
  try {
    waiting.shift()?.();
  } finally {
    schedule();
  }
}

/** The state changes last: where `inNextRound` throws, the next work that waits schedules the others too. */
function schedule(): void {
  if (isScheduled || waiting.length === 0) return;
  inNextRound(startNext);
  isScheduled = true;
}
