import { setImmediate } from "node:timers/promises";

/** Bytes of one batch: a fraction of a millisecond's work. */
export const BATCH_BYTES = 131_072;
/** UTF-8 takes no more bytes for a unit of UTF-16. */
const MAX_BYTES_PER_UNIT = 3;

/** A long text in chunks. Other texts may share them, so that none of them is in memory as a whole. */
export class ChunkedText {
  /** In bytes. */
  readonly length: number;
  readonly #chunks: readonly string[];

  /** @param length How many bytes the chunks are together. */
  constructor(chunks: readonly string[], length: number) {
    this.#chunks = chunks;
    this.length = length;
  }

  /** All bytes, at the start of a buffer that has room for them. */
  writeTo(buffer: Buffer): Buffer {
    let end = 0;
    for (const chunk of this.#chunks) end += buffer.write(chunk, end);
    return buffer.subarray(0, end);
  }

  /** The bytes in batches. Each batch is overwritten by the next one. @param batch Where they are written. */
  *batches(batch: Buffer = Buffer.allocUnsafe(Math.min(BATCH_BYTES, this.length))): Generator<Buffer> {
    let end = 0;
    for (const chunk of this.#chunks) {
      const max = chunk.length * MAX_BYTES_PER_UNIT;
      if (end + max > batch.length && end > 0) {
        yield batch.subarray(0, end);
        end = 0;
      }
      if (max > batch.length) yield Buffer.from(chunk);
      else end += batch.write(chunk, end);
    }
    if (end > 0) yield batch.subarray(0, end);
  }

  /** All bytes in one; where there are many, other requests have their turn meanwhile. */
  async bytes(): Promise<Buffer> {
    const bytes = Buffer.allocUnsafe(this.length);
    if (this.length <= BATCH_BYTES) return this.writeTo(bytes);
    let end = 0;
    for (const batch of this.batches()) {
      end += batch.copy(bytes, end);
      await setImmediate();
    }
    return bytes;
  }
}
