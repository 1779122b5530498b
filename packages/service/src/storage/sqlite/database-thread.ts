import { Worker } from "node:worker_threads";
import { toStorageError } from "./errors.ts";

/** A query on its way to the thread. */
export interface Query {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}

/** A result on its way back. */
export interface QueryResult {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string; readonly errcode?: number };
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** What it reads is sent on at once and never grows old: more memory for young objects would be wasted. */
const LIMITS = { maxYoungGenerationSizeMb: 16 };

/**
 * A thread with a connection of its own to a database, so that what takes long, or waits for the disk, does not block this
 * one. It starts with the first query, and again after it died.
 */
export class DatabaseThread<Methods extends Record<keyof Methods, (...args: never[]) => unknown>> {
  readonly #program: "market-reader" | "accounts-writer";
  readonly #file: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #count = 0;

  constructor(program: "market-reader" | "accounts-writer", file: string) {
    this.#program = program;
    this.#file = file;
  }

  /** @throws {StorageError} in place of an error of SQLite. */
  run<Name extends string & keyof Methods>(
    method: Name,
    ...args: Parameters<Methods[Name]>
  ): Promise<ReturnType<Methods[Name]>> {
    const worker = this.#started();
    this.#count += 1;
    const id = this.#count;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as Waiting["resolve"], reject });
      // A process that waits for a result does not end.
      worker.ref();
      worker.postMessage({ id, method, args } satisfies Query);
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
    this.#fail(new Error("The database is closed."));
  }

  #started(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    // Compiled where this file is.
    const extension = import.meta.url.endsWith(".ts") ? "ts" : "js";
    const program = new URL(`${this.#program}-thread.${extension}`, import.meta.url);
    const worker = new Worker(program, { workerData: { file: this.#file }, resourceLimits: LIMITS });
    worker.on("message", (result: QueryResult) => this.#settle(worker, result));
    worker.on("error", (error: Error) => this.#died(worker, error));
    worker.on("exit", () => this.#died(worker, new Error("The thread of the database ended.")));
    this.#worker = worker;
    return worker;
  }

  #settle(worker: Worker, { id, result, error }: QueryResult): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) worker.unref();
    if (error === undefined) waiting?.resolve(result);
    else waiting?.reject(toStorageError(Object.assign(new Error(error.message), error), this.#file));
  }

  #died(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#fail(error);
  }

  #fail(error: Error): void {
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of all) reject(error);
  }
}
