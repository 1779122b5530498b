import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import type { DataLocation } from "../storage/backend.ts";
import { startThread } from "../threads/start-thread.ts";

/** What the thread is to do. */
export interface SampleOrder {
  /** Of the backend; see `openBackend`. */
  readonly location: DataLocation;
  /** The time that is now, a Unix time in ms; the machine's clock, and a new price each minute, where absent. */
  readonly now?: number;
}

/** How much of the market is stored. */
export interface SampleProgress {
  readonly done: number;
  readonly total: number;
  readonly rows: number;
}

export type SampleReport =
  | ({ readonly kind: "progress" } & SampleProgress)
  | { readonly kind: "seeded" }
  | { readonly kind: "failed"; readonly message: string; readonly stack?: string | undefined };

export interface SampleMarketOptions extends SampleOrder {
  readonly onProgress?: (progress: SampleProgress) => void;
  /** Called with what fails. */
  readonly onError?: (error: unknown) => void;
}

/** The sample market cannot be seeded, or advanced. */
export class SampleMarketError extends Error {
  override readonly name = "SampleMarketError";

  /** @param stack Where it happened, in the thread. */
  constructor(message: string, stack?: string) {
    super(message);
    if (stack !== undefined) this.stack = stack;
  }
}

const PROGRAM = new URL("sample-worker", import.meta.url);

/** Seeds the sample market, and advances it from minute to minute, in a thread of its own. */
export class SampleMarket {
  /** Resolves when the whole market is stored; rejects when it cannot be made. */
  readonly seeded: Promise<void>;
  readonly #worker: Worker;
  readonly #ended: Promise<unknown>;
  #isClosing = false;

  constructor({ location, now, onProgress, onError = () => {} }: SampleMarketOptions) {
    const workerData: SampleOrder = { location, ...(now === undefined ? {} : { now }) };
    const worker = startThread(PROGRAM, { workerData });
    this.#worker = worker;
    this.#ended = once(worker, "exit");
    this.seeded = new Promise((resolve, reject) => {
      const fail = (error: unknown) => {
        if (this.#isClosing) return;
        onError(error);
        reject(error);
      };
      worker.on("message", (report: SampleReport) => {
        if (report.kind === "progress") onProgress?.(report);
        else if (report.kind === "seeded") resolve();
        else fail(new SampleMarketError(report.message, report.stack));
      });
      worker.on("error", fail);
      worker.on("exit", () => fail(new SampleMarketError("The thread that makes the sample market ended.")));
    });
    // Whoever waits for that keeps the process, and whoever closes this; else nothing here does.
    const unref = () => {
      if (!this.#isClosing) worker.unref();
    };
    this.seeded.then(unref, unref);
  }

  /** Ends the thread between two writes. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#worker.ref();
    this.#worker.postMessage("stop");
    await this.#ended;
  }
}
