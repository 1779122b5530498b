import type { Transform } from "node:stream";
import {
  brotliCompressSync,
  constants,
  crc32,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzipSync,
  zstdCompressSync,
} from "node:zlib";
import { pipe } from "./pipe.ts";

/**
 * An encoding for bodies with a suffix that differs in each response. The body is compressed once and cached, and the suffix follows
 * as an uncompressed block. All three formats support such blocks, so the result is a standard stream.
 */
export interface Encoding {
  readonly name: string;
  /** Compresses at least one byte and flushes, so that a block can follow. */
  compress(bytes: Buffer): Compressed;
  /** Compresses in another thread. @param batches A batch may overwrite the previous batch. */
  compressBatches(batches: Iterable<Buffer>): Promise<Compressed>;
  /** Creates a stream that compresses a body in another thread. Uses a fast level, because the body is sent once. */
  createStream(): Transform;
}

/** A compressed body without its last block. */
export interface Compressed {
  readonly bytes: Buffer;
  /** Returns the last bytes of the stream: a suffix of at most 65,535 bytes, and the end. */
  finish(suffix: Buffer): Buffer;
}

/** Options that flush without ending the stream. */
const GZIP = { level: 6, finishFlush: constants.Z_SYNC_FLUSH };

const gzip: Encoding = {
  name: "gzip",
  compress: (bytes) => gzipResult(gzipSync(bytes, GZIP), crc32(bytes), bytes.length),
  async compressBatches(batches) {
    let checksum = 0;
    let length = 0;
    const bytes = await pipe(createGzip(GZIP), batches, (batch) => {
      checksum = crc32(batch, checksum);
      length += batch.length;
    });
    return gzipResult(bytes, checksum, length);
  },
  createStream: () => createGzip({ level: constants.Z_BEST_SPEED }),
};

/** @param checksum The checksum of the uncompressed body. @param length The length of the uncompressed body in bytes. */
function gzipResult(bytes: Buffer, checksum: number, length: number): Compressed {
  return {
    bytes,
    finish(suffix) {
      // A final stored block (RFC 1951, 3.2.4), then the checksum and the total length.
      const ending = Buffer.allocUnsafe(5 + suffix.length + 8);
      ending.writeUInt8(1, 0);
      ending.writeUInt16LE(suffix.length, 1);
      ending.writeUInt16LE(~suffix.length & 0xffff, 3);
      suffix.copy(ending, 5);
      ending.writeUInt32LE(crc32(suffix, checksum), 5 + suffix.length);
      ending.writeUInt32LE((length + suffix.length) >>> 0, 9 + suffix.length);
      return ending;
    },
  };
}

const BROTLI = {
  finishFlush: constants.BROTLI_OPERATION_FLUSH,
  params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
};

const br: Encoding = {
  name: "br",
  compress: (bytes) => ({ bytes: brotliCompressSync(bytes, BROTLI), finish: finishBrotli }),
  async compressBatches(batches) {
    return { bytes: await pipe(createBrotliCompress(BROTLI), batches), finish: finishBrotli };
  },
  createStream: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
};

function finishBrotli(suffix: Buffer): Buffer {
  const last = Buffer.from([0b11]);
  if (suffix.length === 0) return last;
  // An uncompressed meta-block (RFC 7932, 9.2) with four nibbles of length, then an empty last meta-block.
  const header = Buffer.alloc(3);
  header.writeUIntLE(((suffix.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([header, suffix, last]);
}

const ZSTD = {
  finishFlush: constants.ZSTD_e_flush,
  params: { [constants.ZSTD_c_compressionLevel]: 3 },
};

const zstd: Encoding = {
  name: "zstd",
  compress: (bytes) => ({ bytes: zstdCompressSync(bytes, ZSTD), finish: finishZstd }),
  async compressBatches(batches) {
    return { bytes: await pipe(createZstdCompress(ZSTD), batches), finish: finishZstd };
  },
  createStream: () => createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
};

function finishZstd(suffix: Buffer): Buffer {
  // A last raw block (RFC 8878, 3.1.1.2).
  const header = Buffer.alloc(3);
  header.writeUIntLE((suffix.length << 3) | 1, 0, 3);
  return Buffer.concat([header, suffix]);
}

/** Supported encodings in the order of preference. */
export const ENCODINGS: readonly Encoding[] = [zstd, br, gzip];

/** Limits of the cache of parsed `Accept-Encoding` headers: entries and header length. */
const MAX_REMEMBERED = 100;
const MAX_REMEMBERED_LENGTH = 100;
const remembered = new Map<string, Encoding | undefined>();

/** Returns the preferred encoding of an `Accept-Encoding` header (RFC 9110, 12.5.3); undefined for no encoding. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  if (accepted === undefined || accepted === "") return undefined;
  if (remembered.has(accepted)) return remembered.get(accepted);
  const encoding = findPreferred(accepted);
  if (remembered.size < MAX_REMEMBERED && accepted.length <= MAX_REMEMBERED_LENGTH) {
    remembered.set(accepted, encoding);
  }
  return encoding;
}

function findPreferred(accepted: string): Encoding | undefined {
  const qualities = new Map<string, number>();
  for (const item of accepted.split(",")) {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    qualities.set(name, quality === undefined ? 1 : Number(quality.slice(2)) || 0);
  }
  const getQuality = (name: string): number => qualities.get(name) ?? qualities.get("*") ?? 0;
  const identity = qualities.get("identity") ?? 0;
  return ENCODINGS.reduce<{ encoding: Encoding | undefined; quality: number }>(
    (best, encoding) => {
      const quality = getQuality(encoding.name);
      return quality > best.quality ? { encoding, quality } : best;
    },
    { encoding: undefined, quality: identity },
  ).encoding;
}
