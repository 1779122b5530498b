import { setTimeout as delay, setImmediate } from "node:timers/promises";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { PlanTable } from "../accounts/plan-table.ts";
import { SharedMemoryMeter } from "../accounts/shared-memory-meter.ts";
import { type OpenMeter, type OpenMeterOptions, openMeter } from "../cluster.ts";
import { SharedAddressLimiter } from "../http/address-limiter.ts";
import { logErrors } from "../observing/log-errors.ts";
import { createLogger } from "../observing/logger.ts";
import { openBackend } from "../storage/open-backend.ts";
import { Calls } from "../threads/calls.ts";
import { SharedConnections } from "../threads/shared-connections.ts";
import { assembleService } from "./assemble-service.ts";
import { closeAll } from "./close-all.ts";
import { WATCH_MS } from "./served-market.ts";
import type { MainCalls, ServingCalls, ServingOrder } from "./serving-threads.ts";

// Serves a market as one of several threads of a process (`serveInThreads`).

/** How often lines of the log are handed to the main thread at most, in ms. */
const LOG_INTERVAL_MS = 50;
/** How long the last ones may take, in ms. */
const LOG_TIMEOUT_MS = 1000;

const order = workerData as ServingOrder;
const { data, settings, plans, now, level, instance, counters, limiter, connections } = order;
const calls: ServingCalls = {
  async prepare() {
    const { market } = await serving;
    await market.store.snapshot();
  },
  async listen(address) {
    const { service } = await serving;
    const url = await service.listen(address);
    return { url, adminUrl: service.adminUrl };
  },
  report: async () => (await serving).service.report(),
  async close() {
    const { close } = await serving;
    try {
      await close();
    } finally {
      await endLog();
    }
  },
};
const main = new Calls<MainCalls>(parentPort as MessagePort, calls);
let writing: Promise<unknown> = Promise.resolve();
const log = createLogger({
  level,
  write(lines) {
    // A message for each request would cost a quarter of it.
    writing = Promise.all([main.call("log", lines), delay(LOG_INTERVAL_MS)]);
    return writing;
  },
});
const serving = open();
// Each call reports what it fails with.
serving.catch(() => {});

async function open() {
  const { readerThreads, maxQueuedReads } = settings;
  const backend = await openBackend(data);
  const accounts = await backend.openAccounts({ mayBeNew: false, follow: true, log });
  const market = await backend.openMarket({
    readerThreads,
    maxQueuedReads,
    watch: WATCH_MS,
    news: order.meter,
    mayBeNew: false,
    onError: logErrors(log, "The market could not be read again"),
    log,
  });
  const onUnsaved = logErrors(log, "Used credits could not be stored; they are kept and tried again");
  const metering = await openMeter(
    order.meter,
    { store: accounts.usage, onError: onUnsaved, log },
    createSharedMeter,
  );
  const { service, close } = assembleService({
    market,
    accounts,
    metering,
    plans: new PlanTable(plans),
    settings,
    log,
    now,
    shared: {
      instance,
      limiter: new SharedAddressLimiter(settings, limiter),
      connectionCounts: new SharedConnections(connections),
      gather: () => main.call("gather"),
    },
  });
  return {
    market,
    service,
    close: () => closeAll([() => accounts.close(), () => market.close(), () => metering.close(), close]),
  };
}

/** What the meters of all threads count is stored by the main one, for the last time when all of them have ended. */
function createSharedMeter({ store }: Pick<OpenMeterOptions, "store">): OpenMeter {
  const saver = { flush: () => main.call("flush"), checkStored: () => main.call("checkStored") };
  const meter = new SharedMemoryMeter({ memory: counters, store, saver });
  return { meter, gauges: [], close: async () => {} };
}

/** What was logged last is written before the thread ends, unless nobody reads it. */
async function endLog(): Promise<void> {
  const timeout = delay(LOG_TIMEOUT_MS, "late");
  for (let last: unknown; last !== writing; ) {
    last = writing;
    if ((await Promise.race([writing.catch(() => {}), timeout])) === "late") return;
    await setImmediate();
    log.flush();
  }
}
