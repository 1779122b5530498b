import type { Encoding } from "./encodings.ts";

/** Smaller bodies gain nothing. */
const LEAST_COMPRESSED = 1024;
/** Larger ones are compressed by another thread, so that other calls do not wait. */
const MOST_COMPRESSED_AT_ONCE = 16_384;

const LONGEST_TEXT = 16_384;

/** The bytes of a body that many answers share, each with a tail of its own, in every encoding that was asked for. */
export class Payload {
  /** How many bytes there are. */
  readonly length: number;
  /** The body as a text, where it is short and plain: then headers and body leave in one piece. */
  readonly text: string | undefined;
  readonly #compressed = new Map<Encoding, Buffer | Promise<Buffer>>();
  #head: Buffer | undefined;

  constructor(body: string | Buffer) {
    this.length = Buffer.byteLength(body);
    // A text of as many bytes as characters is ASCII.
    const isPlain = typeof body === "string" && body.length === this.length && this.length <= LONGEST_TEXT;
    this.text = isPlain ? body : undefined;
    if (!isPlain) this.#head = typeof body === "string" ? Buffer.from(body) : body;
  }

  /** The shared bytes, as they are. */
  get head(): Buffer {
    this.#head ??= Buffer.from(this.text ?? "");
    return this.#head;
  }

  /** Whether compressing is worth while. */
  get large(): boolean {
    return this.length >= LEAST_COMPRESSED;
  }

  /** The head in an encoding, made once. */
  compressed(encoding: Encoding): Buffer | Promise<Buffer> {
    const ready = this.#compressed.get(encoding);
    if (ready !== undefined) return ready;
    if (this.length <= MOST_COMPRESSED_AT_ONCE) return this.#keep(encoding, encoding.compress(this.head));
    const coming = encoding.compressLater(this.head).then(
      (bytes) => this.#keep(encoding, bytes),
      (error: unknown) => {
        this.#compressed.delete(encoding);
        throw error;
      },
    );
    this.#compressed.set(encoding, coming);
    return coming;
  }

  #keep(encoding: Encoding, bytes: Buffer): Buffer {
    this.#compressed.set(encoding, bytes);
    return bytes;
  }
}
