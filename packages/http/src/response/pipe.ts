import { once } from "node:events";
import type { Transform } from "node:stream";

/**
 * Writes batches through a transform stream and returns its output. The next batch is read after the previous batch was processed.
 *
 * @param onBatch Called with each batch before it is written.
 */
export async function pipe(
  stream: Transform,
  batches: Iterable<Buffer>,
  onBatch: (batch: Buffer) => void = () => {},
): Promise<Buffer> {
  const out: Buffer[] = [];
  stream.on("data", (part: Buffer) => out.push(part));
  const ended = once(stream, "end");
  // The pending write reports a failure.
  ended.catch(() => {});
  for (const batch of batches) {
    onBatch(batch);
    await write(stream, batch);
  }
  stream.end();
  await ended;
  return Buffer.concat(out);
}

function write(stream: Transform, batch: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(batch, (error) => (error ? reject(error) : resolve()));
  });
}
