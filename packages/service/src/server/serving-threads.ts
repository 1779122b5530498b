import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Worker } from "node:worker_threads";
import { type ConnectionMemory, createConnectionMemory } from "@market-data/http";
import type { DataLocation, Logger, LogLevel, RedisSettings, UsageStore } from "@market-data/storage";
import { closeMeter } from "@market-data/storage";
import type { PlanOverrides } from "../accounts/plan-settings.ts";
import { createStreamCounter, type StreamCounter } from "../accounts/stream-counter.ts";
import { type Ledger, UsageLedger } from "../accounts/usage-ledger.ts";
import type { ServiceReport } from "../application.ts";
import { createLimiterMemory, type LimiterMemory } from "../http/address-limiter.ts";
import { LOG_LEVELS } from "../monitoring/logger.ts";
import type { ServiceSettings } from "../settings.ts";
import { Rpc } from "../threads/rpc.ts";
import { startThread } from "../threads/start-thread.ts";
import { checkPorts, type ServiceAddress } from "./check-ports.ts";

/** The market and settings of a serving thread. */
export interface ThreadData {
  /** Already prepared by the main thread. */
  readonly data: DataLocation;
  /** The thread's part of the limits of the process. */
  readonly settings: ServiceSettings;
  /** The Redis in which several services count together. Default: the threads count in shared memory. */
  readonly meter: RedisSettings | undefined;
  readonly plans: PlanOverrides | undefined;
  /** The current time, as Unix time in ms. Default: the system clock. */
  readonly now: number | undefined;
  readonly level: LogLevel;
  readonly instance: string;
  readonly limiter: LimiterMemory;
  readonly connections: ConnectionMemory;
}

/** Methods of the main thread for serving threads. */
export type MainMethods = {
  /** Writes lines to the log. */
  log(lines: string): Promise<void>;
  gather(): Promise<ServiceReport[]>;
} & Omit<Ledger, "close"> &
  StreamCounter;

/** Methods of a serving thread for the main thread. */
export type ServingMethods = {
  /** Reads the market, so that the first request need not wait. */
  prepare(): Promise<void>;
  listen(address: ServiceAddress): Promise<{ url: string; adminUrl: string | undefined }>;
  report(): Promise<ServiceReport>;
  /** Finishes requests in flight. The thread may be terminated afterwards. */
  close(): Promise<void>;
};

interface ServingThreadsOptions {
  readonly threadData: Pick<ThreadData, "data" | "settings" | "meter" | "plans" | "now">;
  readonly address: ServiceAddress;
  readonly threads: number;
  /** The store of the credits that all threads count. */
  readonly usage: UsageStore;
  readonly onUnsaved: (error: unknown) => void;
  readonly log: Logger;
}

/** How long a thread may take to report, in ms, before it counts as failed. */
const REPORT_TIMEOUT_MS = 2000;
const PROGRAM = new URL("serving-worker", import.meta.url);

/**
 * Serves a market in several threads of this process. The threads listen on one port, and the system distributes the
 * connections. They count in shared memory; this thread stores the counts and writes the log.
 *
 * A dead thread leaves reservations and possibly inconsistent shared memory. Therefore its error ends the process, like
 * any uncaught error.
 */
export async function serveInThreads({
  threadData,
  address,
  threads: count,
  usage,
  onUnsaved,
  log,
}: ServingThreadsOptions): Promise<{
  url: string;
  adminUrl: string | undefined;
  close(): Promise<void>;
}> {
  const ledger = new UsageLedger({ store: usage, onError: onUnsaved, isShared: true });
  const gather = () => Promise.all(threads.map((thread) => thread.report()));
  const workerData: ThreadData = {
    ...threadData,
    level: LOG_LEVELS.find((level) => log.writes(level)) ?? "silent",
    instance: randomUUID(),
    limiter: createLimiterMemory(true),
    connections: createConnectionMemory(true),
  };
  const methods: MainMethods = {
    log: async (lines) => void (await log.write(lines)),
    gather,
    load: (...period) => ledger.load(...period),
    flush: () => ledger.flush(),
    checkStored: () => ledger.checkStored(),
    ...createStreamCounter(),
  };
  const threads = Array.from({ length: count }, () => new ServingThread(workerData, methods));
  const close = async (): Promise<void> => {
    const ends = await Promise.allSettled(threads.map((thread) => thread.close()));
    await closeMeter(ledger, log);
    for (const end of ends) if (end.status === "rejected") throw end.reason;
  };
  try {
    await Promise.all(threads.map((thread) => thread.rpc.call("prepare")));
    await checkPorts(address);
    const [first, ...others] = threads as [ServingThread, ...ServingThread[]];
    const { url, adminUrl } = await first.rpc.call("listen", { ...address, isShared: true });
    const shared: ServiceAddress = {
      host: address.host,
      port: getPort(url),
      adminPort: adminUrl === undefined ? undefined : getPort(adminUrl),
      isShared: true,
    };
    await Promise.all(others.map(({ rpc }) => rpc.call("listen", shared)));
    for (const thread of threads) thread.isServing = true;
    return { url, adminUrl, close };
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
}

/** A serving thread. */
class ServingThread {
  readonly rpc: Rpc<ServingMethods>;
  readonly #worker: Worker;
  isServing = false;

  constructor(workerData: ThreadData, own: MainMethods) {
    this.#worker = startThread(PROGRAM, { workerData });
    this.rpc = new Rpc(this.#worker, own);
    this.#worker.on("error", (error) => this.#die(error));
    this.#worker.on("exit", () => this.#die(new Error("A thread that serves requests ended.")));
  }

  report(): Promise<ServiceReport> {
    const none = { failures: ["a thread does not respond"], metrics: [] };
    const timeout = delay(REPORT_TIMEOUT_MS, none, { ref: false });
    return Promise.race([this.rpc.call("report").catch(() => none), timeout]);
  }

  async close(): Promise<void> {
    this.isServing = false;
    try {
      await this.rpc.call("close");
    } finally {
      await this.#worker.terminate();
    }
  }

  /** @throws {unknown} The error of a serving thread, uncaught on purpose. */
  #die(error: unknown): void {
    this.rpc.end(error);
    if (!this.isServing) return;
    this.isServing = false;
    throw error;
  }
}

function getPort(url: string): number {
  return Number(new URL(url).port);
}
