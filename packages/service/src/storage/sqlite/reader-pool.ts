import { StorageError } from "@market-data/storage";
import { DatabaseThread } from "./database-thread.ts";
import type { MarketReader, ReaderMethod } from "./market-reader.ts";

interface ReaderPoolOptions {
  /** The number of reading threads. */
  readonly threads: number;
  /** The maximum number of queued queries; further queries are rejected. */
  readonly maxQueued: number;
  /** Creates a thread. The thread starts with the first query. */
  readonly createThread?: () => Pick<DatabaseThread<MarketReader>, "run" | "close">;
  /** A monotonic clock, in ms. */
  readonly ticks?: () => number;
}

/** Maximum expected duration of a short query, in ms. Long queries leave one thread free. */
const MAX_SHORT_MS = 5;

interface Job {
  /** The expected end without queueing. */
  readonly due: number;
  readonly isLong: boolean;
  start(thread: Pick<DatabaseThread<MarketReader>, "run">): Promise<void>;
  reject(error: Error): void;
}

/**
 * Threads that read a market. The query with the earliest expected end comes first: short queries overtake a long
 * query. They delay the long query by at most its expected duration. With several threads, one never takes long queries.
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
   * @param length The estimated duration, in ms.
   * @throws {StorageError} of kind `busy` if the queue is full.
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

  /** Ends the threads and rejects pending queries. */
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
