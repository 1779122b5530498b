import { setImmediate } from "node:timers/promises";

/** So many bytes are handed on at once: a fraction of a millisecond's work. */
const LOT = 131_072;
/** UTF-8 takes no more bytes for a unit of UTF-16. */
const MOST_BYTES = 3;

/** A long text in pieces. Other texts may share them, so that none of them stands in memory as a whole. */
export class Pieces {
  /** In bytes. */
  readonly length: number;
  readonly #pieces: readonly string[];

  /** @param length How many bytes the pieces are together. */
  constructor(pieces: readonly string[], length: number) {
    this.#pieces = pieces;
    this.length = length;
  }

  /** The bytes, lot by lot. Each lot is overwritten by the next one. */
  *lots(): Generator<Buffer> {
    const lot = Buffer.allocUnsafe(Math.min(LOT, this.length));
    let end = 0;
    for (const piece of this.#pieces) {
      const most = piece.length * MOST_BYTES;
      if (end + most > lot.length && end > 0) {
        yield lot.subarray(0, end);
        end = 0;
      }
      if (most > lot.length) yield Buffer.from(piece);
      else end += lot.write(piece, end);
    }
    if (end > 0) yield lot.subarray(0, end);
  }

  /** All bytes in one; where there are many, other calls have their turn meanwhile. */
  async bytes(): Promise<Buffer> {
    const bytes = Buffer.allocUnsafe(this.length);
    let end = 0;
    if (this.length <= LOT) {
      for (const piece of this.#pieces) end += bytes.write(piece, end);
      return bytes;
    }
    for (const lot of this.lots()) {
      end += lot.copy(bytes, end);
      await setImmediate();
    }
    return bytes;
  }
}
