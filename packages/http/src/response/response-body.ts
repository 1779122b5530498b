import { ChunkedText } from "./chunked-text.ts";
import type { Compressed, Encoding } from "./encodings.ts";

/** Minimum size for compression, in bytes. */
const MIN_COMPRESSED = 1024;
/** Larger bodies are compressed in another thread, so that requests do not wait. */
const MAX_COMPRESSED_INLINE = 16_384;
/** Longer bodies are faster to send as bytes. */
const MAX_SENT_AS_TEXT = 16_384;

/** A body that many responses share, in all requested encodings. Each response may add a suffix. */
export class ResponseBody {
  /** The length in bytes. */
  readonly length: number;
  /** The body as a string if it is short and ASCII. Headers and body then need one write. */
  readonly text: string | undefined;
  /** Whether later responses use the body. Its bytes are then encoded once and stored. */
  isReused = false;
  readonly #compressed = new Map<Encoding, Compressed | Promise<Compressed>>();
  /** Called when the memory use changes. */
  onResize: (() => void) | undefined;
  #body: string | Buffer | ChunkedText;
  #coming: Promise<Buffer> | undefined;

  constructor(body: string | Buffer | ChunkedText) {
    this.#body = body;
    this.length = body instanceof ChunkedText ? body.length : Buffer.byteLength(body);
    // A text with as many bytes as characters is ASCII.
    const isAscii = typeof body === "string" && body.length === this.length;
    this.text = isAscii && this.length <= MAX_SENT_AS_TEXT ? body : undefined;
  }

  /** The chunks of a long text for one response, sent without the whole text in memory. */
  get chunks(): ChunkedText | undefined {
    return this.#body instanceof ChunkedText && !this.isReused ? this.#body : undefined;
  }

  /** The uncompressed bytes, encoded once. */
  bytes(): Buffer | Promise<Buffer> {
    if (this.#body instanceof ChunkedText) {
      this.#coming ??= this.#body.bytes().then((bytes) => this.#store(bytes));
      return this.#coming;
    }
    return typeof this.#body === "string" ? this.#store(Buffer.from(this.#body)) : this.#body;
  }

  /** Whether the body is large enough for compression. */
  get isLarge(): boolean {
    return this.length >= MIN_COMPRESSED;
  }

  /** The memory use including compressed forms, in bytes. A form in progress counts with the uncompressed length. */
  get memory(): number {
    let total = this.length;
    for (const form of this.#compressed.values()) {
      total += form instanceof Promise ? this.length : form.bytes.length;
    }
    return total;
  }

  /** Returns the bytes in an encoding, compressed once. */
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
