import type { Worker } from "node:worker_threads";
import { type Functions, Rpc } from "../../threads/rpc.ts";
import { startThread } from "../../threads/start-thread.ts";
import { toStorageError } from "./errors.ts";

interface Thread<Methods extends Functions<Methods>> {
  readonly worker: Worker;
  readonly rpc: Rpc<Methods>;
  /** The number of queries that wait for the thread. */
  waiting: number;
}

/** Results are sent on at once and never become old, so a larger young generation would waste memory. */
const LIMITS = { maxYoungGenerationSizeMb: 8 };

/**
 * A thread with its own database connection, for work that is slow or waits for the disk. Starts with the first query,
 * and again after a crash.
 */
export class DatabaseThread<Methods extends Functions<Methods>> {
  readonly #program: "market-reader" | "accounts-writer";
  readonly #file: string;
  #thread: Thread<Methods> | undefined;

  constructor(program: "market-reader" | "accounts-writer", file: string) {
    this.#program = program;
    this.#file = file;
  }

  /** @throws {StorageError} instead of an error of SQLite. */
  async run<Name extends string & keyof Methods>(
    method: Name,
    ...args: Parameters<Methods[Name]>
  ): Promise<Awaited<ReturnType<Methods[Name]>>> {
    this.#thread ??= this.#start();
    const thread = this.#thread;
    thread.waiting += 1;
    // Keeps the process alive while a result is pending.
    thread.worker.ref();
    try {
      return await thread.rpc.call(method, ...args);
    } catch (error) {
      throw toStorageError(error, this.#file);
    } finally {
      thread.waiting -= 1;
      // A closing thread keeps the process alive until its exit.
      if (thread.waiting === 0 && this.#thread === thread) thread.worker.unref();
    }
  }

  async close(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.worker.terminate();
    thread?.rpc.end(new Error("The database is closed."));
  }

  #start(): Thread<Methods> {
    const program = new URL(`${this.#program}-thread`, import.meta.url);
    const worker = startThread(program, { workerData: { file: this.#file }, resourceLimits: LIMITS });
    const thread = { worker, rpc: new Rpc<Methods>(worker), waiting: 0 };
    const end = (error: Error): void => {
      // A closed thread reports its own exit.
      if (this.#thread !== thread) return;
      this.#thread = undefined;
      thread.rpc.end(error);
    };
    worker.on("error", end);
    worker.on("exit", () => end(new Error("The thread of the database ended.")));
    return thread;
  }
}
