import type { Socket } from "node:net";
import type { Writable } from "node:stream";
import type { HeaderList } from "./response.ts";

/** The first part of a response. */
export interface ResponseHead {
  /** The HTTP status. */
  readonly status: number;
  /** All of them, but those that every response of a connection has: `Date`, `Connection`, `Transfer-Encoding`. */
  readonly headers: Readonly<HeaderList>;
}

/** A response on its way to its caller. */
export interface OutgoingResponse {
  /** Whether its connection is cut. */
  readonly destroyed: boolean;
  readonly headersSent: boolean;
  /** Whether the network has taken all of it. */
  readonly writableFinished: boolean;
  /** Whether the request allows for a body. */
  readonly hasBody: boolean;
  readonly socket: Socket | null;
  /** Closes when the network has taken all of it, or its connection closed before. */
  once(event: "close", listener: () => void): unknown;
  /** Cuts its connection. */
  destroy(): unknown;
  /** Sends all of it. @param charset Of the chunks that are texts. */
  send(head: ResponseHead, chunks: readonly (string | Buffer)[], charset: "utf8" | "latin1"): void;
  /** Sends the head. What is written to the stream is the body; the head leaves with its first chunk. */
  stream(head: ResponseHead): Writable;
}
