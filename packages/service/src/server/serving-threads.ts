import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Worker } from "node:worker_threads";
import { closeMeter } from "../accounts/close-meter.ts";
import type { PlanOverrides } from "../accounts/plan-settings.ts";
import { type CounterMemory, createCounterMemory } from "../accounts/shared-counters.ts";
import { SharedUsageSaver } from "../accounts/shared-usage-saver.ts";
import type { UsageStore } from "../accounts/usage-store.ts";
import type { RedisSettings } from "../cluster.ts";
import { createSharedLimiterMemory, type SharedLimiterMemory } from "../http/address-limiter.ts";
import { LOG_LEVELS, type Logger, type LogLevel } from "../observing/logger.ts";
import type { ServiceAddress, ServiceReport } from "../service.ts";
import type { ServiceSettings } from "../settings.ts";
import type { DataLocation } from "../storage/backend.ts";
import { Calls } from "../threads/calls.ts";
import { type ConnectionMemory, createConnectionMemory } from "../threads/shared-connections.ts";
import { startThread } from "../threads/start-thread.ts";
import { checkPorts } from "./check-ports.ts";

/** What a thread is to serve. */
export interface ServingOrder {
  /** Which is there already. */
  readonly data: DataLocation;
  /** Its own part of what all threads have together. */
  readonly settings: ServiceSettings;
  /** Where several services count together; where absent, the threads do in shared memory. */
  readonly meter: RedisSettings | undefined;
  readonly plans: PlanOverrides | undefined;
  /** The time that is now, a Unix time in ms; the machine's clock where absent. */
  readonly now: number | undefined;
  readonly level: LogLevel;
  readonly instance: string;
  readonly counters: CounterMemory;
  readonly limiter: SharedLimiterMemory;
  readonly connections: ConnectionMemory;
}

/** What the main thread does for those that serve. */
export type MainCalls = {
  /** Writes lines of the log. */
  log(lines: string): Promise<void>;
  gather(): Promise<ServiceReport[]>;
  /** Stores the credits that were counted so far. */
  flush(): Promise<void>;
  /** Makes sure that the last attempt to store credits did. */
  checkStored(): Promise<void>;
};

/** What a thread that serves does for the main one. */
export type ServingCalls = {
  /** Reads the market, so that the first request need not wait. */
  prepare(): Promise<void>;
  listen(address: ServiceAddress): Promise<{ url: string; adminUrl: string | undefined }>;
  report(): Promise<ServiceReport>;
  /** Finishes what is in flight; the thread may be ended then. */
  close(): Promise<void>;
};

export interface ServingThreadsOptions {
  readonly order: Pick<ServingOrder, "data" | "settings" | "meter" | "plans" | "now">;
  readonly address: ServiceAddress;
  readonly threads: number;
  /** Where the credits that all threads count are stored. */
  readonly usage: UsageStore;
  readonly onUnsaved: (error: unknown) => void;
  readonly log: Logger;
}

/** How long a thread may take to report, in ms; then it is at fault itself. */
const REPORT_TIMEOUT_MS = 2000;
const PROGRAM = new URL("serving-worker", import.meta.url);

/**
 * Serves a market in several threads of this process, which listen on one port, and among which the system shares
 * connections out. They count together, in shared memory; what they counted is stored here, as their log is written here.
 *
 * A thread that dies leaves reservations behind, and whatever it was writing in shared memory. So its error ends the
 * process, as an error does that nobody catches.
 */
export async function serveInThreads({
  order,
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
  const counters = createCounterMemory();
  const saver = new SharedUsageSaver({ memory: counters, store: usage, onError: onUnsaved });
  const gather = () => Promise.all(threads.map((thread) => thread.report()));
  const workerData: ServingOrder = {
    ...order,
    level: LOG_LEVELS.find((level) => log.writes(level)) ?? "silent",
    instance: randomUUID(),
    counters,
    limiter: createSharedLimiterMemory(),
    connections: createConnectionMemory(),
  };
  const calls: MainCalls = {
    log: async (lines) => void (await log.write(lines)),
    gather,
    flush: () => saver.flush(),
    checkStored: () => saver.checkStored(),
  };
  const threads = Array.from({ length: count }, () => new ServingThread(workerData, calls));
  const close = async (): Promise<void> => {
    const ends = await Promise.allSettled(threads.map((thread) => thread.close()));
    await closeMeter(saver, log);
    for (const end of ends) if (end.status === "rejected") throw end.reason;
  };
  try {
    await Promise.all(threads.map((thread) => thread.calls.call("prepare")));
    await checkPorts(address);
    const [first, ...others] = threads as [ServingThread, ...ServingThread[]];
    const { url, adminUrl } = await first.calls.call("listen", { ...address, isShared: true });
    const shared: ServiceAddress = {
      host: address.host,
      port: getPort(url),
      adminPort: adminUrl === undefined ? undefined : getPort(adminUrl),
      isShared: true,
    };
    await Promise.all(others.map(({ calls }) => calls.call("listen", shared)));
    for (const thread of threads) thread.isServing = true;
    return { url, adminUrl, close };
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
}

/** A thread that serves. */
class ServingThread {
  readonly calls: Calls<ServingCalls>;
  readonly #worker: Worker;
  isServing = false;

  constructor(workerData: ServingOrder, own: MainCalls) {
    this.#worker = startThread(PROGRAM, { workerData });
    this.calls = new Calls(this.#worker, own);
    this.#worker.on("error", (error) => this.#die(error));
    this.#worker.on("exit", () => this.#die(new Error("A thread that serves requests ended.")));
  }

  report(): Promise<ServiceReport> {
    const none = { faults: ["a thread does not respond"], metrics: [] };
    const timeout = delay(REPORT_TIMEOUT_MS, none, { ref: false });
    return Promise.race([this.calls.call("report").catch(() => none), timeout]);
  }

  async close(): Promise<void> {
    this.isServing = false;
    try {
      await this.calls.call("close");
    } finally {
      await this.#worker.terminate();
    }
  }

  /** @throws {unknown} the error of a thread that was serving: nobody catches it here. */
  #die(error: unknown): void {
    this.calls.end(error);
    if (!this.isServing) return;
    this.isServing = false;
    throw error;
  }
}

function getPort(url: string): number {
  return Number(new URL(url).port);
}
