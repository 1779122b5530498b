import type { Worker } from "node:worker_threads";
import { Calls, type Functions } from "../../threads/calls.ts";
import { startThread } from "../../threads/start-thread.ts";
import { toStorageError } from "./errors.ts";

interface Thread<Methods extends Functions<Methods>> {
  readonly worker: Worker;
  readonly calls: Calls<Methods>;
  /** How many queries wait for it. */
  waiting: number;
}

/** What it reads is sent on at once and never grows old: more memory for young objects would be wasted. */
const LIMITS = { maxYoungGenerationSizeMb: 8 };

/**
 * A thread with a connection of its own to a database, so that what takes long, or waits for the disk, does not block this
 * one. It starts with the first query, and again after it died.
 */
export class DatabaseThread<Methods extends Functions<Methods>> {
  readonly #program: "market-reader" | "accounts-writer";
  readonly #file: string;
  #thread: Thread<Methods> | undefined;

  constructor(program: "market-reader" | "accounts-writer", file: string) {
    this.#program = program;
    this.#file = file;
  }

  /** @throws {StorageError} in place of an error of SQLite. */
  async run<Name extends string & keyof Methods>(
    method: Name,
    ...args: Parameters<Methods[Name]>
  ): Promise<Awaited<ReturnType<Methods[Name]>>> {
    this.#thread ??= this.#start();
    const thread = this.#thread;
    thread.waiting += 1;
    // A process that waits for a result does not end.
    thread.worker.ref();
    try {
      return await thread.calls.call(method, ...args);
    } catch (error) {
      throw toStorageError(error, this.#file);
    } finally {
      thread.waiting -= 1;
      if (thread.waiting === 0) thread.worker.unref();
    }
  }

  async close(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.worker.terminate();
    thread?.calls.end(new Error("The database is closed."));
  }

  #start(): Thread<Methods> {
    const program = new URL(`${this.#program}-thread`, import.meta.url);
    const worker = startThread(program, { workerData: { file: this.#file }, resourceLimits: LIMITS });
    const thread = { worker, calls: new Calls<Methods>(worker), waiting: 0 };
    const end = (error: Error): void => {
      // One that is closed says so itself.
      if (this.#thread !== thread) return;
      this.#thread = undefined;
      thread.calls.end(error);
    };
    worker.on("error", end);
    worker.on("exit", () => end(new Error("The thread of the database ended.")));
    return thread;
  }
}
