import { ChunkedText } from "./chunked-text.ts";
import type { Compressed, Encoding } from "./encodings.ts";

/** Smaller bodies gain nothing. */
const MIN_COMPRESSED = 1024;
/** Larger ones are compressed by another thread, so that other requests do not wait. */
const MAX_COMPRESSED_INLINE = 16_384;
/** Longer ones leave faster as bytes. */
const MAX_SENT_AS_TEXT = 16_384;

/** A body that many responses share, each with a suffix of its own, in every encoding that was requested. */
export class ResponseBody {
  /** In bytes. */
  readonly length: number;
  /** The body as a text, where it is short and ASCII: headers and body then leave in one write. */
  readonly text: string | undefined;
  /** Whether later responses have it, too: then its bytes are made once, and stored. */
  isReused = false;
  readonly #compressed = new Map<Encoding, Compressed | Promise<Compressed>>();
  /** Called when it takes more or less memory than before. */
  onResize: (() => void) | undefined;
  #body: string | Buffer | ChunkedText;
  #coming: Promise<Buffer> | undefined;

  constructor(body: string | Buffer | ChunkedText) {
    this.#body = body;
    this.length = body instanceof ChunkedText ? body.length : Buffer.byteLength(body);
    // A text of as many bytes as characters is ASCII.
    const isAscii = typeof body === "string" && body.length === this.length;
    this.text = isAscii && this.length <= MAX_SENT_AS_TEXT ? body : undefined;
  }

  /** A long text that no later response has: its bytes need never be in memory as a whole. */
  get chunks(): ChunkedText | undefined {
    return this.#body instanceof ChunkedText && !this.isReused ? this.#body : undefined;
  }

  /** The bytes as they are, made once. */
  bytes(): Buffer | Promise<Buffer> {
    if (this.#body instanceof ChunkedText) {
      this.#coming ??= this.#body.bytes().then((bytes) => this.#store(bytes));
      return this.#coming;
    }
    return typeof this.#body === "string" ? this.#store(Buffer.from(this.#body)) : this.#body;
  }

  /** Whether compressing it is worth while. */
  get isLarge(): boolean {
    return this.length >= MIN_COMPRESSED;
  }

  /** What it takes in memory with its compressed forms, in bytes; one that is being made counts as uncompressed. */
  get memory(): number {
    let total = this.length;
    for (const form of this.#compressed.values()) {
      total += form instanceof Promise ? this.length : form.bytes.length;
    }
    return total;
  }

  /** The bytes in an encoding, made once. */
  compressed(encoding: Encoding): Compressed | Promise<Compressed> {
    const ready = this.#compressed.get(encoding);
    if (ready !== undefined) return ready;
    const made = this.#compress(encoding);
    this.#compressed.set(encoding, made);
    this.onResize?.();
    if (made instanceof Promise) {
      made
        .then(
          (compressed) => this.#compressed.set(encoding, compressed),
          () => this.#compressed.delete(encoding),
        )
        .then(() => this.onResize?.());
    }
    return made;
  }

  #compress(encoding: Encoding): Compressed | Promise<Compressed> {
    const body = this.#body;
    if (body instanceof ChunkedText) return encoding.compressBatches(body.batches());
    const bytes = typeof body === "string" ? Buffer.from(body) : body;
    return this.length <= MAX_COMPRESSED_INLINE
      ? encoding.compress(bytes)
      : encoding.compressBatches([bytes]);
  }

  #store(bytes: Buffer): Buffer {
    this.#body = bytes;
    return bytes;
  }
}
