// A thread that charges an account and an address whose counters it shares with others, as fast as it can, and tells how
// often it could.

import { parentPort, workerData } from "node:worker_threads";
import type { Account } from "../../src/accounts/meter.ts";
import type { CounterMemory } from "../../src/accounts/shared-counters.ts";
import { SharedMemoryMeter } from "../../src/accounts/shared-memory-meter.ts";
import { SharedAddressLimiter, type SharedLimiterMemory } from "../../src/http/address-limiter.ts";

export interface ChargingOrder {
  readonly memory: CounterMemory;
  readonly account: Account;
  readonly limiterMemory: SharedLimiterMemory;
  readonly addressLimit: number;
  readonly requests: number;
  readonly now: number;
  /** Zero until all threads are to begin. */
  readonly start: Int32Array;
}

/** How many requests were served. */
export type ChargingResult = Record<"account" | "address", number>;

const { memory, account, limiterMemory, addressLimit, requests, now, start } = workerData as ChargingOrder;
const meter = new SharedMemoryMeter({
  memory,
  store: { used: async () => 0 },
  saver: { flush: async () => {}, checkStored: async () => {} },
});
const limiter = new SharedAddressLimiter({ addressLimit }, limiterMemory);
parentPort?.postMessage("ready");
Atomics.wait(start, 0, 0);
const served: ChargingResult = { account: 0, address: 0 };
for (let request = 0; request < requests; request++) {
  if (limiter.admit("192.0.2.1", now).rejectedBy === undefined) served.address += 1;
  const { reservation } = await meter.admit(account, 3, now);
  if (reservation === undefined) continue;
  served.account += 1;
  await meter.settle(reservation, 1);
}
parentPort?.postMessage(served);
