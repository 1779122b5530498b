import type { Writable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { BATCH_BYTES, type ChunkedText } from "./chunked-text.ts";
import type { OutgoingResponse, ResponseHead } from "./outgoing-response.ts";

/** How many buffers wait for the next responses at most: 2 MB. */
const MAX_FREE = 16;
const free: Buffer[] = [];

/**
 * Sends a text whose bytes are made while it is sent, so that they are never in memory as a whole, in a buffer that other
 * responses use after it: buffers of their own would stay until the memory is collected.
 *
 * @param suffix What follows the text.
 */
export async function sendBatches(
  response: OutgoingResponse,
  head: ResponseHead,
  text: ChunkedText,
  suffix: string,
): Promise<void> {
  if (!response.hasBody) return response.send(head, [], "latin1");
  const buffer = free.pop() ?? Buffer.allocUnsafeSlow(BATCH_BYTES);
  // Not before: until then the network may still take bytes from it.
  response.once("close", () => {
    if (free.length < MAX_FREE) free.push(buffer);
  });
  if (text.length <= BATCH_BYTES) return response.send(head, [text.writeTo(buffer), suffix], "utf8");
  const stream = response.stream(head);
  // The write that fails reports it. Not by `pipeline`, which asks for a short batch's successor before the network has taken it.
  stream.on("error", () => {});
  for (const batch of text.batches(buffer)) {
    if (!(await write(stream, batch))) return void response.destroy();
    await setImmediate();
  }
  stream.end(suffix);
}

/** Fulfilled when the network has taken the bytes, with true, or the connection is cut. */
function write(stream: Writable, bytes: Buffer): Promise<boolean> {
  return new Promise((resolve) => stream.write(bytes, (error) => resolve(!error)));
}
