// A thread that charges a shared account and address as fast as possible, and reports its number of successes.

import { parentPort, workerData } from "node:worker_threads";
import type { Account } from "@market-data/storage";
import type { CounterSlot } from "../../src/accounts/account-counters.ts";
import { MemoryMeter } from "../../src/accounts/memory-meter.ts";
import { AddressLimiter, type LimiterMemory } from "../../src/http/address-limiter.ts";

export interface ChargingOrder {
  readonly place: CounterSlot;
  readonly account: Account;
  readonly limiterMemory: LimiterMemory;
  readonly addressLimit: number;
  readonly requests: number;
  readonly now: number;
  /** Zero until all threads may start. */
  readonly start: Int32Array;
}

/** The number of served requests. */
export type ChargingResult = Record<"account" | "address", number>;

const { place, account, limiterMemory, addressLimit, requests, now, start } = workerData as ChargingOrder;
const nothing = async () => {};
const meter = new MemoryMeter({
  load: async () => place,
  flush: nothing,
  checkStored: nothing,
  close: nothing,
});
const limiter = new AddressLimiter({ addressLimit }, limiterMemory);
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
