import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** Options of a caller that sends requests at a constant rate from a separate thread. */
export interface CallerOptions {
  readonly url: string;
  /** Requested in rotation. */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** Requests per second, sent without waiting for earlier responses. */
  readonly rate: number;
}

/** The results of the requests in a measurement. */
export interface Served {
  readonly sent: number;
  /** Requests without a 200 response. */
  readonly failed: number;
  /** Median time in ms. A request without a response counts with its timeout. */
  readonly p50: number;
  /** Time of the 99th percentile in ms. */
  readonly p99: number;
}

export class Caller {
  readonly #worker: Worker;

  constructor(options: CallerOptions) {
    this.#worker = new Worker(new URL("caller-worker.ts", import.meta.url), { workerData: options });
    this.#worker.unref();
  }

  /** Sends requests for some seconds, and at least until the other work is done. */
  async during(seconds: number, other: Promise<unknown> = Promise.resolve()): Promise<Served> {
    this.#worker.postMessage("start");
    await Promise.all([new Promise((resolve) => setTimeout(resolve, seconds * 1000)), other]);
    this.#worker.postMessage("stop");
    const [served] = await once(this.#worker, "message");
    return served as Served;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
