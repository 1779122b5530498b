import type { Writable } from "node:stream";
import type { OutgoingResponse, ResponseHead } from "../response/outgoing-response.ts";
import { ServerResponse } from "./node-http.ts";

/** A response to a request that Node has read. */
export class NodeResponse extends ServerResponse implements OutgoingResponse {
  get hasBody(): boolean {
    return this.req.method !== "HEAD";
  }

  send(head: ResponseHead, chunks: readonly (string | Buffer)[], charset: "utf8" | "latin1"): void {
    this.stream(head);
    for (const chunk of chunks.slice(0, -1)) this.write(chunk, charset);
    this.end(chunks.at(-1), charset);
  }

  stream({ status, headers }: ResponseHead): Writable {
    return this.writeHead(status, headers as string[]);
  }
}
