import { Worker } from "node:worker_threads";
import type { MarketReader, ReaderQuestion } from "./market-reader.ts";

/** A question on its way to the thread. */
export interface Asked {
  readonly id: number;
  readonly question: ReaderQuestion;
  readonly given: readonly unknown[];
}

/** An answer on its way back. */
export interface Answered {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string; readonly errcode?: number };
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

// Where this file is compiled, so is the thread's.
const PROGRAM = new URL(`reader-worker${import.meta.url.endsWith(".ts") ? ".ts" : ".js"}`, import.meta.url);

/** What it reads is handed on at once, so that room for much of it to grow old in would be wasted. */
const LIMITS = { maxYoungGenerationSizeMb: 16 };

/**
 * A thread of its own that reads a market: what takes long there keeps nobody here waiting. It starts with the first
 * question, and anew after it died.
 */
export class ReaderThread {
  readonly #file: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #asked = 0;

  constructor(file: string) {
    this.#file = file;
  }

  ask<Question extends ReaderQuestion>(
    question: Question,
    ...given: Parameters<MarketReader[Question]>
  ): Promise<ReturnType<MarketReader[Question]>> {
    const worker = this.#started();
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as Waiting["resolve"], reject });
      // A process that waits for an answer does not end.
      worker.ref();
      worker.postMessage({ id, question, given } satisfies Asked);
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
    worker.on("message", (answered: Answered) => this.#settle(worker, answered));
    worker.on("error", (error: Error) => this.#died(worker, error));
    worker.on("exit", () => this.#died(worker, new Error("The thread that reads the market ended.")));
    this.#worker = worker;
    return worker;
  }

  #settle(worker: Worker, { id, result, error }: Answered): void {
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
