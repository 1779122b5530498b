/**
 * Sends all responses of an iteration of the event loop together, at its end. With a proxy or clients on this machine, each single
 * write wakes a process, which took a third of the CPU time of a small response.
 */
export class ResponseFlusher {
  #ready: (() => void)[] = [];

  /** @param send Sends a response. Must not throw. */
  add(send: () => void): void {
    if (this.#ready.length === 0) setImmediate(() => this.flush());
    this.#ready.push(send);
  }

  flush(): void {
    const ready = this.#ready;
    this.#ready = [];
    for (const send of ready) send();
  }
}
