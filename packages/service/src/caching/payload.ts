import type { Compressed, Encoding } from "./encodings.ts";
import { Pieces } from "./pieces.ts";

/** Smaller bodies gain nothing. */
const LEAST_COMPRESSED = 1024;
/** Larger ones are compressed by another thread, so that other calls do not wait. */
const MOST_COMPRESSED_AT_ONCE = 16_384;

/** Longer ones leave faster as bytes. */
const LONGEST_SENT_AS_TEXT = 16_384;

/** The bytes of a body that many answers share, each with a tail of its own, in every encoding that was asked for. */
export class Payload {
  /** How many bytes there are. */
  readonly length: number;
  /** The body as a text, where it is short and plain: then headers and body leave in one piece. */
  readonly text: string | undefined;
  readonly #compressed = new Map<Encoding, Compressed | Promise<Compressed>>();
  #body: string | Buffer | Pieces;
  #coming: Promise<Buffer> | undefined;

  constructor(body: string | Buffer | Pieces) {
    this.#body = body;
    this.length = body instanceof Pieces ? body.length : Buffer.byteLength(body);
    // A text of as many bytes as characters is ASCII.
    const isPlain =
      typeof body === "string" && body.length === this.length && this.length <= LONGEST_SENT_AS_TEXT;
    this.text = isPlain ? body : undefined;
  }

  /** The bytes as they are, made once. */
  bytes(): Buffer | Promise<Buffer> {
    if (this.#body instanceof Pieces) {
      this.#coming ??= this.#body.bytes().then((bytes) => this.#keep(bytes));
      return this.#coming;
    }
    return typeof this.#body === "string" ? this.#keep(Buffer.from(this.#body)) : this.#body;
  }

  /** Whether compressing is worth while. */
  get large(): boolean {
    return this.length >= LEAST_COMPRESSED;
  }

  /** The bytes in an encoding, made once. */
  compressed(encoding: Encoding): Compressed | Promise<Compressed> {
    const ready = this.#compressed.get(encoding);
    if (ready !== undefined) return ready;
    const made = this.#compress(encoding);
    this.#compressed.set(encoding, made);
    if (made instanceof Promise) {
      made.then(
        (compressed) => this.#compressed.set(encoding, compressed),
        () => this.#compressed.delete(encoding),
      );
    }
    return made;
  }

  #compress(encoding: Encoding): Compressed | Promise<Compressed> {
    const body = this.#body;
    if (body instanceof Pieces) return encoding.compressLater(body.lots());
    const bytes = typeof body === "string" ? Buffer.from(body) : body;
    return this.length <= MOST_COMPRESSED_AT_ONCE
      ? encoding.compress(bytes)
      : encoding.compressLater([bytes]);
  }

  #keep(bytes: Buffer): Buffer {
    this.#body = bytes;
    return bytes;
  }
}
