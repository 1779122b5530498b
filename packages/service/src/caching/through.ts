import { once } from "node:events";
import type { Transform } from "node:stream";

/**
 * What comes out of a stream when all lots went through it, one by one: the next is asked for when the one before is no
 * longer needed.
 *
 * @param seen Told of each lot before it goes in.
 */
export async function through(
  stream: Transform,
  lots: Iterable<Buffer>,
  seen: (lot: Buffer) => void = () => {},
): Promise<Buffer> {
  const out: Buffer[] = [];
  stream.on("data", (part: Buffer) => out.push(part));
  const ended = once(stream, "end");
  // Whoever waits for a lot is told of a failure by it.
  ended.catch(() => {});
  for (const lot of lots) {
    seen(lot);
    await written(stream, lot);
  }
  stream.end();
  await ended;
  return Buffer.concat(out);
}

function written(stream: Transform, lot: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(lot, (error) => (error ? reject(error) : resolve()));
  });
}
