import { monitorEventLoopDelay } from "node:perf_hooks";

/** How exactly a hold is measured, in ms: to know it better, an idle process would have to wake up more often. */
const RESOLUTION = 5;
/** How long a hold is remembered at least, in ms, and at most twice as long. */
const WINDOW = 60_000;

/** Measures for how long one thing holds the event loop: all other requests wait meanwhile. */
export class LongestHold {
  readonly #delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  readonly #timer: NodeJS.Timeout;
  /** In the window before, in ns. */
  #before = 0;

  constructor() {
    this.#delays.enable();
    this.#timer = setInterval(() => {
      this.#before = this.#delays.max;
      this.#delays.reset();
    }, WINDOW).unref();
  }

  /** The longest hold of the last one to two minutes, in seconds: at most 5 ms less than it was, and never more. */
  get seconds(): number {
    const longest = Math.max(this.#before, this.#delays.max) / 1e6;
    return Math.max(0, longest - RESOLUTION) / 1000;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#delays.disable();
  }
}
