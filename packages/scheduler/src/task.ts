import { queueMacrotask } from "./macrotask.ts";
import type { MaybePromise } from "./maybe-promise.ts";
import type { Steps } from "./steps.ts";

/**
 * How a task shares the event loop. Each iteration continues one fair task and all urgent tasks. Use `urgent` if many requests
 * wait for the result.
 */
export type Priority = "fair" | "urgent";

/** The time slice of a task, in ms. */
const MAX_RUN_MS: Readonly<Record<Priority, number>> = { fair: 0.5, urgent: 2 };

/** Queued fair tasks, oldest first. */
const waiting: (() => void)[] = [];
let isScheduled = false;

/** When the first fair task of this iteration of the event loop began. */
let roundStart: number | undefined;

/**
 * Divides long work into time slices: `if (task.shouldYield) await task.yield();`. Fair tasks that begin in the same iteration of
 * the event loop share one time slice.
 */
export class Task {
  readonly #signal: AbortSignal | undefined;
  readonly #priority: Priority;
  #start: number;

  /** @param signal Aborts the task when its result is no longer needed. */
  constructor(signal?: AbortSignal, priority: Priority = "fair") {
    this.#signal = signal;
    this.#priority = priority;
    this.#start = priority === "fair" ? startInRound() : performance.now();
  }

  /** Whether the time slice is over or the signal is aborted. */
  get shouldYield(): boolean {
    return this.#signal?.aborted === true || performance.now() - this.#start > MAX_RUN_MS[this.#priority];
  }

  /** Lets queued work run. @throws {unknown} the signal's reason if the signal is aborted. */
  async yield(): Promise<void> {
    this.#signal?.throwIfAborted();
    await new Promise<void>(this.#priority === "fair" ? wait : queueMacrotask);
    this.#signal?.throwIfAborted();
    this.#start = performance.now();
  }
}

/**
 * Waits until a task may begin, and returns undefined if the current iteration still has time. Without this wait, every new task
 * would add a time slice to the iteration, and keep the memory of its first slice while the rest is queued.
 */
export function waitForTimeSlice(): MaybePromise<void> {
  const task = new Task();
  return task.shouldYield ? task.yield() : undefined;
}

/** Runs steps as a task. Returns the result without a promise if one time slice is enough. */
export function runTask<Result>(steps: Steps<Result>, priority?: Priority): MaybePromise<Result> {
  const task = new Task(undefined, priority);
  do {
    const step = steps.next();
    if (step.done === true) return step.value;
  } while (!task.shouldYield);
  return continueTask(steps, task);
}

async function continueTask<Result>(steps: Steps<Result>, task: Task): Promise<Result> {
  for (;;) {
    if (task.shouldYield) await task.yield();
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

function startInRound(): number {
  if (roundStart !== undefined) return roundStart;
  queueMacrotask(() => {
    roundStart = undefined;
  });
  roundStart = performance.now();
  return roundStart;
}

function wait(resume: () => void): void {
  waiting.push(resume);
  schedule();
}

function continueNext(): void {
  isScheduled = false;
  try {
    waiting.shift()?.();
  } finally {
    schedule();
  }
}

/** Sets `isScheduled` last. If `queueMacrotask` throws, the next queued task schedules all waiting tasks. */
function schedule(): void {
  if (isScheduled || waiting.length === 0) return;
  queueMacrotask(continueNext);
  isScheduled = true;
}
