import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** A caller that sends requests at an even rate, in a thread of its own, whatever else this process does. */
export interface CallerOptions {
  readonly url: string;
  /** Sent in turn. */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** Requests a second, sent whether earlier ones were answered or not. */
  readonly rate: number;
}

/** What became of the requests that were sent in some time. */
export interface Served {
  readonly sent: number;
  /** Responses other than 200, and requests without a response. */
  readonly failed: number;
  /** Milliseconds that half, and 99 of 100 requests took at most; those that were never served count as the longest. */
  readonly p50: number;
  readonly p99: number;
}

export class Caller {
  readonly #worker: Worker;

  constructor(options: CallerOptions) {
    this.#worker = new Worker(new URL("caller-worker.ts", import.meta.url), { workerData: options });
    this.#worker.unref();
  }

  /** Sends for some seconds, and as long as something else goes on. */
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
