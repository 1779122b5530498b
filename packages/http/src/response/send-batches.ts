import type { Writable } from "node:stream";
import { Task } from "@market-data/scheduler";
import { BATCH_BYTES, type ChunkedText } from "./chunked-text.ts";
import type { OutgoingResponse, ResponseHead } from "./outgoing-response.ts";

/** The maximum number of free buffers, 2 MB in total. */
const MAX_FREE = 16;
const free: Buffer[] = [];

/**
 * Sends a text in batches, so that its bytes are never in memory as a whole. The batch buffer is reused by later responses: a new
 * buffer per response would stay in memory until garbage collection.
 *
 * @param suffix The text after the last batch.
 */
export async function sendBatches(
  response: OutgoingResponse,
  head: ResponseHead,
  text: ChunkedText,
  suffix: string,
): Promise<void> {
  if (!response.hasBody) return response.send(head, [], "latin1");
  const buffer = free.pop() ?? Buffer.allocUnsafeSlow(BATCH_BYTES);
  // The network may read from the buffer until the response closes.
  response.once("close", () => {
    if (free.length < MAX_FREE) free.push(buffer);
  });
  if (text.length <= BATCH_BYTES) return response.send(head, [text.writeTo(buffer), suffix], "utf8");
  const stream = response.stream(head);
  // The failing write reports the error. `pipeline` would read the next batch before the network has accepted a short batch.
  stream.on("error", () => {});
  const task = new Task();
  for (const batch of text.batches(buffer)) {
    if (!(await write(stream, batch))) return void response.destroy();
    if (task.shouldYield) await task.yield();
    // The buffer may already belong to the next response.
    if (response.destroyed) return;
  }
  stream.end(suffix);
}

/** Resolves to true when the network has accepted the bytes, or to false when the connection is cut. */
function write(stream: Writable, bytes: Buffer): Promise<boolean> {
  return new Promise((resolve) => stream.write(bytes, (error) => resolve(!error)));
}
