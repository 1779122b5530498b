import { Task } from "@market-data/scheduler";

/** Bytes of a batch, encoded in a fraction of a millisecond. */
export const BATCH_BYTES = 131_072;
/** The maximum number of UTF-8 bytes per UTF-16 code unit. */
const MAX_BYTES_PER_UNIT = 3;

/** A long text as a list of chunks, never joined into one string. Texts may share chunks. */
export class ChunkedText {
  /** The length in bytes. */
  readonly length: number;
  readonly #chunks: readonly string[];

  /** @param length The total length of the chunks in bytes. */
  constructor(chunks: readonly string[], length: number) {
    this.#chunks = chunks;
    this.length = length;
  }

  /** Writes all bytes to the start of a large enough buffer. */
  writeTo(buffer: Buffer): Buffer {
    let end = 0;
    for (const chunk of this.#chunks) end += buffer.write(chunk, end);
    return buffer.subarray(0, end);
  }

  /** Yields the bytes in batches. The next batch overwrites the previous batch. @param batch The buffer for all batches. */
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

  /** Encodes all bytes into one buffer, as a task that yields. */
  async bytes(): Promise<Buffer> {
    const bytes = Buffer.allocUnsafe(this.length);
    if (this.length <= BATCH_BYTES) return this.writeTo(bytes);
    const task = new Task();
    let end = 0;
    for (const batch of this.batches()) {
      end += batch.copy(bytes, end);
      if (task.shouldYield) await task.yield();
    }
    return bytes;
  }
}
