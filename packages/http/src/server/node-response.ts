import { Readable, type Writable } from "node:stream";
import type { OutgoingResponse, ResponseHead } from "../response/outgoing-response.ts";
import { ServerResponse } from "./node-http.ts";

/** Maximum bytes per write. Node reports a write only when all its bytes are accepted, so pieces show progress. */
const MAX_PIECE_BYTES = 65_536;

/** A response of `node:http`. */
export class NodeResponse extends ServerResponse implements OutgoingResponse {
  get hasBody(): boolean {
    return this.req.method !== "HEAD";
  }

  send(head: ResponseHead, chunks: readonly (string | Buffer)[], charset: "utf8" | "latin1"): void {
    this.stream(head);
    if (chunks.some(({ length }) => length > MAX_PIECE_BYTES)) {
      // The socket reports errors.
      Readable.from(toPieces(chunks, charset)).pipe(this.on("error", () => {}));
      return;
    }
    for (const chunk of chunks.slice(0, -1)) this.write(chunk, charset);
    this.end(chunks.at(-1), charset);
  }

  stream({ status, headers }: ResponseHead, isUnframed = false): Writable {
    if (isUnframed) this.useChunkedEncodingByDefault = false;
    return this.writeHead(status, headers as string[]);
  }
}

function* toPieces(chunks: readonly (string | Buffer)[], charset: "utf8" | "latin1"): Iterable<Buffer> {
  for (const chunk of chunks) {
    const bytes = typeof chunk === "string" ? Buffer.from(chunk, charset) : chunk;
    for (let start = 0; start < bytes.length; start += MAX_PIECE_BYTES) {
      yield bytes.subarray(start, start + MAX_PIECE_BYTES);
    }
  }
}
