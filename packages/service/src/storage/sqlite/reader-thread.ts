import { Worker } from "node:worker_threads";
import type { MarketReader, ReaderMethod } from "./market-reader.ts";

/** A query on its way to the thread. */
export interface Query {
  readonly id: number;
  readonly method: ReaderMethod;
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
  reject(error: Error): void;
}

// Compiled where this file is.
const PROGRAM = new URL(`reader-worker${import.meta.url.endsWith(".ts") ? ".ts" : ".js"}`, import.meta.url);

/** What it reads is sent on at once and never grows old: more memory for young objects would be wasted. */
const LIMITS = { maxYoungGenerationSizeMb: 16 };

/**
 * A thread that reads a market, so that long queries do not block this one. It starts with the first query, and again
 * after it died.
 */
export class ReaderThread {
  readonly #file: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #count = 0;

  constructor(file: string) {
    this.#file = file;
  }

  run<Method extends ReaderMethod>(
    method: Method,
    ...args: Parameters<MarketReader[Method]>
  ): Promise<ReturnType<MarketReader[Method]>> {
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
    this.#fail(new Error("The market is closed."));
  }

  #started(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(PROGRAM, { workerData: { file: this.#file }, resourceLimits: LIMITS });
    worker.on("message", (result: QueryResult) => this.#settle(worker, result));
    worker.on("error", (error: Error) => this.#died(worker, error));
    worker.on("exit", () => this.#died(worker, new Error("The thread that reads the market ended.")));
    this.#worker = worker;
    return worker;
  }

  #settle(worker: Worker, { id, result, error }: QueryResult): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) worker.unref();
    if (error === undefined) waiting?.resolve(result);
    else waiting?.reject(Object.assign(new Error(error.message), error));
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
