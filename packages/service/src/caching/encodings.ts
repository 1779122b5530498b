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
import { through } from "./through.ts";

/**
 * An encoding of a body whose last part is different in each answer: the rest is compressed once and kept, and the tail
 * is put behind it as it is. All three formats allow for blocks that are not compressed, so the whole is one ordinary
 * stream that any reader takes.
 */
export interface Encoding {
  readonly name: string;
  /** Compresses at least one byte, up to a point where a block may follow. */
  compress(bytes: Buffer): Compressed;
  /** The same, by another thread. @param lots Each may be overwritten by the next one. */
  compressLater(lots: Iterable<Buffer>): Promise<Compressed>;
}

/** A compressed body without its end. */
export interface Compressed {
  readonly bytes: Buffer;
  /** What follows: a tail of at most 65,535 bytes, and the end of the stream. */
  ending(tail: Buffer): Buffer;
}

/** Flushed and not finished: what follows is ours. */
const GZIP = { level: 6, finishFlush: constants.Z_SYNC_FLUSH };

const gzip: Encoding = {
  name: "gzip",
  compress: (bytes) => gzipped(gzipSync(bytes, GZIP), crc32(bytes), bytes.length),
  async compressLater(lots) {
    let checksum = 0;
    let length = 0;
    const bytes = await through(createGzip(GZIP), lots, (lot) => {
      checksum = crc32(lot, checksum);
      length += lot.length;
    });
    return gzipped(bytes, checksum, length);
  },
};

/** @param checksum Of what was compressed, as `length` is how many bytes it had. */
function gzipped(bytes: Buffer, checksum: number, length: number): Compressed {
  return {
    bytes,
    ending(tail) {
      // A final stored block (RFC 1951, 3.2.4), then the check sum and the length of the whole.
      const ending = Buffer.allocUnsafe(5 + tail.length + 8);
      ending.writeUInt8(1, 0);
      ending.writeUInt16LE(tail.length, 1);
      ending.writeUInt16LE(~tail.length & 0xffff, 3);
      tail.copy(ending, 5);
      ending.writeUInt32LE(crc32(tail, checksum), 5 + tail.length);
      ending.writeUInt32LE((length + tail.length) >>> 0, 9 + tail.length);
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
  compress: (bytes) => ({ bytes: brotliCompressSync(bytes, BROTLI), ending: brotliEnding }),
  async compressLater(lots) {
    return { bytes: await through(createBrotliCompress(BROTLI), lots), ending: brotliEnding };
  },
};

function brotliEnding(tail: Buffer): Buffer {
  const last = Buffer.from([0b11]);
  if (tail.length === 0) return last;
  // An uncompressed meta-block (RFC 7932, 9.2): not the last, four nibbles of length, uncompressed; then an empty last one.
  const header = Buffer.alloc(3);
  header.writeUIntLE(((tail.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([header, tail, last]);
}

const ZSTD = {
  finishFlush: constants.ZSTD_e_flush,
  params: { [constants.ZSTD_c_compressionLevel]: 3 },
};

const zstd: Encoding = {
  name: "zstd",
  compress: (bytes) => ({ bytes: zstdCompressSync(bytes, ZSTD), ending: zstdEnding }),
  async compressLater(lots) {
    return { bytes: await through(createZstdCompress(ZSTD), lots), ending: zstdEnding };
  },
};

function zstdEnding(tail: Buffer): Buffer {
  // A last raw block (RFC 8878, 3.1.1.2).
  const header = Buffer.alloc(3);
  header.writeUIntLE((tail.length << 3) | 1, 0, 3);
  return Buffer.concat([header, tail]);
}

/** The best first, for callers that take several equally. */
export const ENCODINGS: readonly Encoding[] = [zstd, br, gzip];

/** The encoding that an `Accept-Encoding` header likes best (RFC 9110, 12.5.3); undefined for none. */
export function chosenEncoding(accepted: string | undefined): Encoding | undefined {
  if (accepted === undefined || accepted === "") return undefined;
  const qualities = new Map<string, number>();
  for (const item of accepted.split(",")) {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    qualities.set(name, quality === undefined ? 1 : Number(quality.slice(2)) || 0);
  }
  const qualityOf = (name: string): number => qualities.get(name) ?? qualities.get("*") ?? 0;
  const plain = qualities.get("identity") ?? 0;
  return ENCODINGS.reduce<{ encoding: Encoding | undefined; quality: number }>(
    (best, encoding) => {
      const quality = qualityOf(encoding.name);
      return quality > best.quality ? { encoding, quality } : best;
    },
    { encoding: undefined, quality: plain },
  ).encoding;
}
