import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { stat } from "node:fs/promises";
import { getPriority, setPriority } from "node:os";

/** By how much long work is nicer than the thread that responds, as `nice` counts it. */
const NICER = 10;
const NICEST = 19;

/**
 * Lets the thread that calls it wait where too few processors are there for all, because it does long work: small responses then
 * wait less for it. On Linux alone, where threads have priorities of their own.
 */
export function lowerThreadPriority(): void {
  // As in `12/task/34`, with ids as this process knows them.
  const [pid, , thread] = onLinux(() => readlinkSync("/proc/thread-self").split("/")) ?? [];
  if (pid === `${process.pid}`) lower(Number(thread));
}

/** The same for the pool of Node, which compresses. */
export async function lowerPoolPriority(): Promise<void> {
  // The first that is done in it starts all of its threads.
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

/** Nothing elsewhere, and where it is forbidden: all the rest works the same. */
function onLinux<Result>(act: () => Result): Result | undefined {
  if (process.platform !== "linux") return undefined;
  try {
    return act();
  } catch {
    return undefined;
  }
}
