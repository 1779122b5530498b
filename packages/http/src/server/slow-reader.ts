/** A response that may have no connection yet. */
export interface ConnectedResponse {
  readonly socket: { readonly writableLength: number; readonly bytesWritten: number } | null;
}

/** Maximum interval between checks of timeouts, in ms. */
const MAX_INTERVAL_MS = 1000;
/** The number of checks per timeout. */
const CHECKS_PER_TIMEOUT = 4;

/** Returns the interval between checks of timeouts, in ms. @param timeouts Timeouts in ms; 0 for no timeout. */
export function getCheckInterval(timeouts: readonly number[]): number {
  const shortest = Math.min(...timeouts.filter((timeout) => timeout > 0));
  return Math.min(MAX_INTERVAL_MS, Math.ceil(shortest / CHECKS_PER_TIMEOUT));
}

/**
 * Detects callers that stop reading a response. Each check adds only its planned interval, so a busy or suspended
 * process disconnects no caller.
 */
export class SlowReader {
  readonly #response: ConnectedResponse;
  /** The progress at the last check; undefined without pending bytes. */
  #progress: number | undefined;
  #stalled = 0;

  constructor(response: ConnectedResponse) {
    this.#response = response;
  }

  /**
   * Returns how long the response has made no progress, in ms. @param passed The planned interval between calls, in ms.
   */
  measureStall(passed: number): number {
    const progress = getProgress(this.#response);
    const isStalled = progress !== undefined && progress === this.#progress;
    this.#progress = progress;
    this.#stalled = isStalled ? this.#stalled + passed : 0;
    return this.#stalled;
  }
}

/**
 * Returns a number that changes with each accepted write; undefined without pending bytes. Linux accepts more bytes only when a third
 * of its send buffer is free, by default at most 1.4 MB.
 */
function getProgress({ socket }: ConnectedResponse): number | undefined {
  if (socket === null || socket.writableLength === 0) return undefined;
  return socket.bytesWritten - socket.writableLength;
}
