import type { Socket } from "node:net";
import type { Writable } from "node:stream";
import type { HeaderList } from "./response.ts";

/** The status and the headers of a response. */
export interface ResponseHead {
  /** The HTTP status. */
  readonly status: number;
  /** All headers except `Date`, `Connection` and `Transfer-Encoding`. */
  readonly headers: Readonly<HeaderList>;
}

/** A response that is being sent. */
export interface OutgoingResponse {
  /** Whether the connection is cut. */
  readonly destroyed: boolean;
  readonly headersSent: boolean;
  /** Whether the network has accepted the whole response. */
  readonly writableFinished: boolean;
  /** Whether the response has a body; false for HEAD. */
  readonly hasBody: boolean;
  readonly socket: Socket | null;
  /** `close` is emitted after the whole response was accepted or the connection closed. */
  once(event: "close", listener: () => void): unknown;
  /** Cuts the connection. */
  destroy(): unknown;
  /** Sends the whole response. @param charset The encoding of string chunks. */
  send(head: ResponseHead, chunks: readonly (string | Buffer)[], charset: "utf8" | "latin1"): void;
  /**
   * Returns a stream for the body. The head is sent with the first chunk.
   *
   * @param isUnframed Whether the body has no chunks, and ends with the connection. A write then costs less.
   */
  stream(head: ResponseHead, isUnframed?: boolean): Writable;
}
