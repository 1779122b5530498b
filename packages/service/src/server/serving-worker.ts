import { setTimeout as delay, setImmediate } from "node:timers/promises";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { ConnectionCounts } from "@market-data/http";
import type { OpenMeter } from "@market-data/storage";
import { MemoryMeter } from "../accounts/memory-meter.ts";
import { PlanTable } from "../accounts/plan-table.ts";
import { AddressLimiter } from "../http/address-limiter.ts";
import { createLogger } from "../monitoring/logger.ts";
import { openBackend } from "../storage/open-backend.ts";
import { Rpc } from "../threads/rpc.ts";
import { closeAll } from "./close-all.ts";
import { openMeter } from "./open-meter.ts";
import { logUnsaved, openService, toMarketOptions } from "./server.ts";
import type { MainMethods, ServingMethods, ThreadData } from "./serving-threads.ts";

// Serves a market as one of several threads of a process (`serveInThreads`).

/** The minimum time between batches of log lines for the main thread, in ms. */
const LOG_INTERVAL_MS = 50;
/** How long the last lines may take, in ms. */
const LOG_TIMEOUT_MS = 1000;

const threadData = workerData as ThreadData;
const { data, settings, plans, now, level, instance, limiter, connections } = threadData;
const methods: ServingMethods = {
  prepare: async () => void (await serving),
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
const main = new Rpc<MainMethods>(parentPort as MessagePort, methods);
let writing: Promise<unknown> = Promise.resolve();
const log = createLogger({
  level,
  write(lines) {
    // A message for each request would cost a quarter of the request.
    writing = Promise.all([main.call("log", lines), delay(LOG_INTERVAL_MS)]);
    return writing;
  },
});
const serving = open();
// Each call reports its own failure.
serving.catch(() => {});

async function open() {
  const backend = await openBackend(data);
  const accounts = await backend.openAccounts({ mayBeNew: false, follow: true, log });
  const market = await backend.openMarket({
    ...toMarketOptions(settings, log),
    mayBeNew: false,
  });
  const metering = await openMeter(
    threadData.meter,
    { store: accounts.usage, onError: logUnsaved(log), log },
    createSharedMeter,
  );
  const { service, close } = await openService({
    market,
    accounts,
    metering,
    plans: new PlanTable(plans),
    settings,
    log,
    now,
    shared: {
      instance,
      limiter: new AddressLimiter(settings, limiter),
      connectionCounts: new ConnectionCounts(connections),
      streamCounter: {
        addStream: (...stream) => main.call("addStream", ...stream),
        removeStream: (accountId) => main.call("removeStream", accountId),
      },
      gather: () => main.call("gather"),
    },
  });
  return {
    service,
    close: () => closeAll([() => accounts.close(), () => market.close(), () => metering.close(), close]),
  };
}

/** The main thread stores the counts of all meters, for the last time after all threads have ended. */
function createSharedMeter(): OpenMeter {
  const meter = new MemoryMeter({
    load: (...period) => main.call("load", ...period),
    flush: () => main.call("flush"),
    checkStored: () => main.call("checkStored"),
    close: () => main.call("flush"),
  });
  return { meter, gauges: [], close: async () => {} };
}

/** The last lines are written before the thread ends, unless nobody reads them. */
async function endLog(): Promise<void> {
  const timeout = delay(LOG_TIMEOUT_MS, "late");
  for (let last: unknown; last !== writing; ) {
    last = writing;
    if ((await Promise.race([writing.catch(() => {}), timeout])) === "late") return;
    await setImmediate();
    log.flush();
  }
}
