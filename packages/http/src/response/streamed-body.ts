import { pipeline } from "node:stream/promises";
import { getCallerSignal } from "./caller-signal.ts";
import type { Encoding } from "./encodings.ts";
import type { OutgoingResponse, ResponseHead } from "./outgoing-response.ts";

/** A body that is generated while it is sent, no faster than the caller reads. The length is unknown. */
export class StreamedBody {
  readonly #makeChunks: (signal: AbortSignal) => AsyncIterable<string>;

  /** @param makeChunks Generates the body. Must end early when the signal is aborted, after the caller disconnected. */
  constructor(makeChunks: (signal: AbortSignal) => AsyncIterable<string>) {
    this.#makeChunks = makeChunks;
  }

  /** Sends a response with this body. If the caller disconnects, sending ends without an error. */
  async send(response: OutgoingResponse, head: ResponseHead, encoding: Encoding | undefined): Promise<void> {
    const stream = response.stream(head);
    const signal = getCallerSignal(response);
    const chunks = this.#makeChunks(signal);
    try {
      if (encoding === undefined) await pipeline(chunks, stream, { signal });
      else await pipeline(chunks, encoding.createStream(), stream, { signal });
    } catch (error) {
      if (!signal.aborted && !response.destroyed) throw error;
    }
  }
}
