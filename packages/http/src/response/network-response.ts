import type { LiveBody } from "./live-body.ts";
import type { OutgoingResponse, ResponseHead } from "./outgoing-response.ts";
import type { HttpResponse } from "./response.ts";
import type { ResponseBody } from "./response-body.ts";
import type { StreamedBody } from "./streamed-body.ts";

/** A body that is not a string: a shared body, a stream, or a live body. */
export type NetworkBody = ResponseBody | StreamedBody | LiveBody;

/** A response for the network, as data. */
export interface NetworkResponse extends HttpResponse<NetworkBody> {
  /** Sends the response in a special way, for example in parts. */
  readonly write?: WriteBody;
}

/** Writes a body. @param head The head of the response, not sent yet. */
export type WriteBody = (
  response: OutgoingResponse,
  head: ResponseHead,
  chunks: readonly (string | Buffer)[],
) => void;
