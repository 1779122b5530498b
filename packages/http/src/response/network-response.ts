import type { OutgoingResponse, ResponseHead } from "./outgoing-response.ts";
import type { HttpResponse } from "./response.ts";
import type { ResponseBody } from "./response-body.ts";
import type { StreamedBody } from "./streamed-body.ts";

/** What a body may be besides a text that is made for one response: bytes that many responses share, or a stream. */
export type NetworkBody = ResponseBody | StreamedBody;

/** A response that a server sends over the network, as data. */
export interface NetworkResponse extends HttpResponse<NetworkBody> {
  /** Sends it, where it is not to be sent at once and whole. */
  readonly write?: WriteBody;
}

/** @param head Of a response that is not sent yet. */
export type WriteBody = (
  response: OutgoingResponse,
  head: ResponseHead,
  chunks: readonly (string | Buffer)[],
) => void;
