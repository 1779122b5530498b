import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { fileURLToPath } from "node:url";

/** What a process used so far. */
export interface Usage {
  /** Seconds of all its threads. */
  readonly cpu: number;
  /** The most memory that was ever its own at once, in bytes. */
  readonly mostMemory: number;
  /** The longest time in ms that the event loop was held since `watchHolds`, up to 1 ms less than it was. */
  readonly longestHold: number;
  /** The same by the CPU time of its thread, up to 1 ms more: without what others of the machine took meanwhile. */
  readonly longestWork: number;
}

/**
 * Where programs stay compiled. Node's compiler of TypeScript takes some 35 MB in each thread that loads one for the first time: an
 * installed service is JavaScript, and has none.
 */
const COMPILED = join(tmpdir(), "market-data-bench-compiled");

/** How exactly a hold is measured, in ms. */
const RESOLUTION = 1;

/** A server in a process of its own, which is watched. */
export class MeasuredProcess {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  /** Starts a program of this folder, which calls `serveParent`. What it prints is written to nowhere, as logs. */
  static async start(program: string, args: readonly string[]): Promise<MeasuredProcess> {
    const file = fileURLToPath(new URL(program, import.meta.url));
    const env = { ...process.env, NODE_COMPILE_CACHE: COMPILED };
    const child = fork(file, [...args], { stdio: ["ignore", "ignore", "inherit", "ipc"], env });
    const url = await Promise.race([once(child, "message"), once(child, "exit")]);
    if (typeof url[0] !== "string") throw new Error(`${program} ended before it served.`);
    return new MeasuredProcess(child, url[0]);
  }

  /** Forgets for how long the event loop was held, and watches it from now on. */
  watchHolds(): void {
    this.#child.send("watch");
  }

  async usage(): Promise<Usage> {
    this.#child.send("usage");
    const [usage] = await once(this.#child, "message");
    return usage as Usage;
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, "exit");
    this.#child.send("stop");
    await ended;
  }
}

/** The other side: tells the address, and what was used whenever it is asked for. */
export function serveParent(url: string, close: () => unknown): void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  const work = new LongestWork();
  process.send?.(url);
  process.on("message", async (message) => {
    if (message === "stop") {
      await close();
      process.disconnect();
      return;
    }
    if (message === "watch") {
      delays.reset();
      delays.enable();
      work.watch();
      return;
    }
    const { user, system } = process.cpuUsage();
    const mostMemory = process.resourceUsage().maxRSS * 1024;
    const longestHold = Math.max(0, delays.max / 1e6 - RESOLUTION);
    process.send?.({
      cpu: (user + system) / 1e6,
      mostMemory,
      longestHold,
      longestWork: work.longest,
    } satisfies Usage);
  });
}

/** Looks every millisecond what a thread has worked since it looked last: while something holds the event loop, it cannot look. */
class LongestWork {
  #timer: NodeJS.Timeout | undefined;
  /** In ms. */
  longest = 0;

  watch(): void {
    this.longest = 0;
    clearInterval(this.#timer);
    let last = process.threadCpuUsage();
    this.#timer = setInterval(() => {
      const { user, system } = process.threadCpuUsage(last);
      last = process.threadCpuUsage();
      this.longest = Math.max(this.longest, (user + system) / 1000);
    }, RESOLUTION).unref();
  }
}
