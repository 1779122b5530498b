import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { stat } from "node:fs/promises";
import { getPriority, setPriority } from "node:os";

/** The difference in niceness between long work and the thread that responds. */
const NICER = 10;
const NICEST = 19;

/**
 * Lowers the priority of the calling thread, for long work: with too few processors, small responses then wait less
 * (docs/adr/0015). Linux only: on other systems, Node cannot set the priority of a single thread.
 */
export function lowerThreadPriority(): void {
  // For example `12/task/34`, with ids as seen by this process.
  const [pid, , thread] = onLinux(() => readlinkSync("/proc/thread-self").split("/")) ?? [];
  if (pid === `${process.pid}`) lower(Number(thread));
}

/** Lowers the priority of Node's thread pool, which compresses. */
export async function lowerPoolPriority(): Promise<void> {
  // The first task starts all threads of the pool.
  await stat("/");
  const threads = onLinux(() => readdirSync("/proc/self/task")) ?? [];
  for (const thread of threads) {
    const name = onLinux(() => readFileSync(`/proc/self/task/${thread}/comm`, "utf8"));
    if (name === "libuv-worker\n") lower(Number(thread));
  }
}

function lower(thread: number): void {
  onLinux(() => setPriority(thread, Math.min(getPriority(thread) + NICER, NICEST)));
}

/** Does nothing on other systems or without permission. The service works the same. */
function onLinux<Result>(act: () => Result): Result | undefined {
  if (process.platform !== "linux") return undefined;
  try {
    return act();
  } catch {
    return undefined;
  }
}
