export {
  ConcurrencyLimiter,
  type ConcurrencyLimits,
  type Slot,
  type SlotHolder,
  type SlotOutcome,
} from "./concurrency-limiter.ts";
export { FairQueue } from "./fair-queue.ts";
export { FairScheduler } from "./fair-scheduler.ts";
export { queueMacrotask } from "./macrotask.ts";
export { all, andThen, type MaybePromise } from "./maybe-promise.ts";
export { forEachInSteps, runSync, type Steps, sortInSteps } from "./steps.ts";
export { type Priority, runTask, Task, waitForTimeSlice } from "./task.ts";
