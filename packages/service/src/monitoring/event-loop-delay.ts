import { monitorEventLoopDelay } from "node:perf_hooks";

/** The resolution of a delay, in ms. A finer resolution would wake an idle process more often. */
const RESOLUTION = 5;
/** The minimum time that a delay is remembered, in ms. The maximum is twice as long. */
const WINDOW = 60_000;

/** Measures the longest block of the event loop, during which all requests wait. */
export class EventLoopDelay {
  readonly #delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  readonly #timer: NodeJS.Timeout;
  /** The maximum of the previous window, in ns. */
  #before = 0;

  constructor() {
    this.#delays.enable();
    this.#timer = setInterval(() => {
      this.#before = this.#delays.max;
      this.#delays.reset();
    }, WINDOW).unref();
  }

  /** The longest block of the last one to two minutes, in seconds: up to 5 ms too low, never too high. */
  get seconds(): number {
    const longest = Math.max(this.#before, this.#delays.max) / 1e6;
    return Math.max(0, longest - RESOLUTION) / 1000;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#delays.disable();
  }
}
