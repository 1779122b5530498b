import { StorageError } from "../storage-error.ts";
import { DatabaseThread } from "./database-thread.ts";
import type { MarketReader, ReaderMethod } from "./market-reader.ts";

export interface ReaderPoolOptions {
  /** How many threads read. */
  readonly threads: number;
  /** How many queries may wait for a thread; more are rejected. */
  readonly maxQueued: number;
  /** How a thread is made, which starts with its first query. */
  readonly createThread?: () => Pick<DatabaseThread<MarketReader>, "run" | "close">;
  /** A clock that never steps back, in ms. */
  readonly ticks?: () => number;
}

/** Longer queries, in ms, leave one thread to the others. */
const MAX_SHORT_MS = 5;

interface Job {
  /** When it would end if it did not have to wait. */
  readonly due: number;
  readonly isLong: boolean;
  start(thread: Pick<DatabaseThread<MarketReader>, "run">): Promise<void>;
  reject(error: Error): void;
}

/**
 * Threads that read a market. A query waits for a thread of its own, the one that would have ended first comes first: so a
 * long one is overtaken by short ones, and only for as long as it takes itself. With more than one thread, one is never
 * taken by long queries.
 */
export class ReaderPool {
  readonly #file: string;
  readonly #threads: readonly Pick<DatabaseThread<MarketReader>, "run" | "close">[];
  readonly #idle: Pick<DatabaseThread<MarketReader>, "run" | "close">[];
  readonly #maxQueued: number;
  readonly #maxLong: number;
  readonly #ticks: () => number;
  readonly #queue: Job[] = [];
  #long = 0;
  #isClosed = false;

  constructor(
    file: string,
    {
      threads,
      maxQueued,
      createThread = () => new DatabaseThread<MarketReader>("market-reader", file),
      ticks = () => performance.now(),
    }: ReaderPoolOptions,
  ) {
    this.#file = file;
    this.#threads = Array.from({ length: threads }, createThread);
    this.#idle = [...this.#threads];
    this.#maxQueued = maxQueued;
    this.#maxLong = Math.max(1, threads - 1);
    this.#ticks = ticks;
  }

  /**
   * Runs a query.
   *
   * @param length How long it takes, about, in ms.
   * @throws {StorageError} of the kind `busy` where too many wait.
   */
  run<Method extends ReaderMethod>(
    length: number,
    method: Method,
    ...args: Parameters<MarketReader[Method]>
  ): Promise<ReturnType<MarketReader[Method]>> {
    if (this.#isClosed) return Promise.reject(closedError());
    if (this.#queue.length >= this.#maxQueued) {
      return Promise.reject(new StorageError("busy", this.#file, "has too many queries waiting."));
    }
    return new Promise((resolve, reject) => {
      this.#queue.push({
        due: this.#ticks() + length,
        isLong: length > MAX_SHORT_MS,
        start: (thread) => thread.run(method, ...args).then(resolve, reject),
        reject,
      });
      this.#startNext();
    });
  }

  /** Ends the threads. What was asked is rejected. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#queue.splice(0)) reject(closedError());
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  #startNext(): void {
    const thread = this.#idle.at(-1);
    const job = thread && this.#takeNext();
    if (thread === undefined || job === undefined) return;
    this.#idle.pop();
    if (job.isLong) this.#long += 1;
    void job.start(thread).finally(() => {
      if (job.isLong) this.#long -= 1;
      this.#idle.push(thread);
      this.#startNext();
    });
  }

  #takeNext(): Job | undefined {
    let first: number | undefined;
    for (const [index, { due, isLong }] of this.#queue.entries()) {
      if (isLong && this.#long >= this.#maxLong) continue;
      if (first === undefined || due < (this.#queue[first] as Job).due) first = index;
    }
    return first === undefined ? undefined : this.#queue.splice(first, 1)[0];
  }
}

function closedError(): Error {
  return new Error("The database is closed.");
}
