import { pipeline } from "node:stream/promises";
import { getCallerSignal } from "./caller-signal.ts";
import type { Encoding } from "./encodings.ts";
import type { OutgoingResponse, ResponseHead } from "./outgoing-response.ts";

/** A body that is made for one response while it is sent, never faster than the caller reads. Its length is not known. */
export class StreamedBody {
  readonly #makeChunks: (signal: AbortSignal) => AsyncIterable<string>;

  /** @param makeChunks Makes the body; ends early when the signal is aborted because the caller left. */
  constructor(makeChunks: (signal: AbortSignal) => AsyncIterable<string>) {
    this.#makeChunks = makeChunks;
  }

  /** Sends a response with this body. A caller that leaves ends it without an error. */
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
