/** The connection of a response, which may have none yet. */
export interface Sending {
  readonly socket: { readonly writableLength: number; readonly bytesWritten: number } | null;
}

/** How often connections are looked at for those whose time is over, at the least, in ms. */
const MAX_INTERVAL_MS = 1000;
/** So that a time ends soon after it is over. */
const LOOKS_PER_TIMEOUT = 4;

/** How often to look whether one of some times is over, in ms. @param timeouts In ms; 0 for one that is never over. */
export function lookInterval(timeouts: readonly number[]): number {
  const shortest = Math.min(...timeouts.filter((timeout) => timeout > 0));
  return Math.min(MAX_INTERVAL_MS, Math.ceil(shortest / LOOKS_PER_TIMEOUT));
}

/**
 * For how long the network has taken nothing of a connection, though there is something to send. It counts only while it is
 * looked at, so that no caller pays for a process that was busy or asleep.
 */
export class Stall {
  readonly #sending: Sending;
  /** How far what is sent has come; undefined where there is nothing to send. */
  #progress: number | undefined;
  #lasted = 0;

  constructor(sending: Sending) {
    this.#sending = sending;
  }

  /** Looks at the connection. @param passed Since it was looked at last, in ms. @returns For how long it has stalled, in ms. */
  look(passed: number): number {
    const progress = getProgress(this.#sending);
    const isStalled = progress !== undefined && progress === this.#progress;
    this.#progress = progress;
    this.#lasted = isStalled ? this.#lasted + passed : 0;
    return this.#lasted;
  }
}

/**
 * A number that changes whenever the network takes bytes of a connection; undefined where there are none to take. It changes in
 * steps: Linux takes more only when a third of its own buffer is free, which is 1.4 MB at most where nothing else is set.
 */
function getProgress({ socket }: Sending): number | undefined {
  if (socket === null || socket.writableLength === 0) return undefined;
  // Node's own counts change only when the network has taken a whole chunk, and a body may be one of them.
  const handle = (socket as { _handle?: { writeQueueSize?: number } | null })._handle;
  return socket.bytesWritten - socket.writableLength - (handle?.writeQueueSize ?? 0);
}
