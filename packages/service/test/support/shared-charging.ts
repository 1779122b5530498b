// A thread that charges an account whose counters it shares with others, as fast as it can, and tells how often it could.

import { parentPort, workerData } from "node:worker_threads";
import type { Account } from "../../src/accounts/meter.ts";
import type { CounterMemory } from "../../src/accounts/shared-counters.ts";
import { SharedMeter } from "../../src/accounts/shared-meter.ts";

export interface ChargingOrder {
  readonly memory: CounterMemory;
  readonly account: Account;
  readonly requests: number;
  readonly now: number;
  /** Zero until all threads are to begin. */
  readonly start: Int32Array;
}

const { memory, account, requests, now, start } = workerData as ChargingOrder;
const meter = new SharedMeter({ memory, store: { used: async () => 0 }, flush: async () => {} });
parentPort?.postMessage("ready");
Atomics.wait(start, 0, 0);
let served = 0;
for (let request = 0; request < requests; request++) {
  const { reservation } = await meter.admit(account, 3, now);
  if (reservation === undefined) continue;
  served += 1;
  await meter.settle(reservation, 1);
}
parentPort?.postMessage(served);
