import type { Writable } from "node:stream";
import type { OutgoingResponse, ResponseHead } from "./outgoing-response.ts";

/** A body that grows while its connection is open, for example a stream of events. Never compressed. */
export class LiveBody {
  readonly #begin: (stream: Writable) => void;
  readonly #isUnframed: boolean;

  /**
   * @param begin Begins to write the body, and later ends the stream.
   * @param isUnframed Whether the body ends with the connection, without chunks. A write then costs less.
   */
  constructor(begin: (stream: Writable) => void, isUnframed = false) {
    this.#begin = begin;
    this.#isUnframed = isUnframed;
  }

  /** Sends a response with this body. Resolves when the response is closed by either side. */
  async send(response: OutgoingResponse, head: ResponseHead): Promise<void> {
    // The connection may be gone already, and then emits no further event.
    if (response.destroyed) return;
    const closed = new Promise<void>((resolve) => response.once("close", resolve));
    const stream = response.stream(head, this.#isUnframed);
    // The connection reports the error by closing.
    stream.on("error", () => {});
    this.#begin(stream);
    await closed;
  }
}
