import { once } from "node:events";
import type { Transform } from "node:stream";

/**
 * What comes out of a stream when all batches went through it, one by one: the next is read when the one before is no
 * longer needed.
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
  // A failure is reported by the write that waits.
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
