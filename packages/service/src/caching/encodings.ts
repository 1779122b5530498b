import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  crc32,
  gzip as gzipCompress,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from "node:zlib";

/**
 * An encoding of a body whose last part is different in each answer: the head is compressed once and kept, and the tail
 * is put behind it as it is. All three formats allow for blocks that are not compressed, so the whole is one ordinary
 * stream that any reader takes.
 */
export interface Encoding {
  readonly name: string;
  /** Compresses a head of at least one byte, up to a point where a block may follow. */
  compress(head: Buffer): Buffer;
  compressLater(head: Buffer): Promise<Buffer>;
  /** What follows a compressed head: a tail of at most 65,535 bytes, and the end of the stream. */
  ending(head: Buffer, tail: Buffer): Buffer;
}

/** Flushed and not finished: what follows is ours. */
const GZIP = { level: 6, finishFlush: constants.Z_SYNC_FLUSH };

const gzip: Encoding = {
  name: "gzip",
  compress: (head) => gzipSync(head, GZIP),
  compressLater: (head) => promisify(gzipCompress)(head, GZIP),
  ending(head, tail) {
    // A final stored block (RFC 1951, 3.2.4), then the check sum and the length of the whole.
    const ending = Buffer.allocUnsafe(5 + tail.length + 8);
    ending.writeUInt8(1, 0);
    ending.writeUInt16LE(tail.length, 1);
    ending.writeUInt16LE(~tail.length & 0xffff, 3);
    tail.copy(ending, 5);
    ending.writeUInt32LE(crc32(tail, checksum(head)), 5 + tail.length);
    ending.writeUInt32LE((head.length + tail.length) >>> 0, 9 + tail.length);
    return ending;
  },
};

const checksums = new WeakMap<Buffer, number>();

function checksum(head: Buffer): number {
  let sum = checksums.get(head);
  if (sum === undefined) {
    sum = crc32(head);
    checksums.set(head, sum);
  }
  return sum;
}

const BROTLI = {
  finishFlush: constants.BROTLI_OPERATION_FLUSH,
  params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
};

const br: Encoding = {
  name: "br",
  compress: (head) => brotliCompressSync(head, BROTLI),
  compressLater: (head) => promisify(brotliCompress)(head, BROTLI),
  ending(_, tail) {
    const last = Buffer.from([0b11]);
    if (tail.length === 0) return last;
    // An uncompressed meta-block (RFC 7932, 9.2): not the last, four nibbles of length, uncompressed; then an empty last one.
    const header = Buffer.alloc(3);
    header.writeUIntLE(((tail.length - 1) << 3) | (1 << 19), 0, 3);
    return Buffer.concat([header, tail, last]);
  },
};

const ZSTD = {
  finishFlush: constants.ZSTD_e_flush,
  params: { [constants.ZSTD_c_compressionLevel]: 3 },
};

const zstd: Encoding = {
  name: "zstd",
  compress: (head) => zstdCompressSync(head, ZSTD),
  compressLater: (head) => promisify(zstdCompress)(head, ZSTD),
  ending(_, tail) {
    // A last raw block (RFC 8878, 3.1.1.2).
    const header = Buffer.alloc(3);
    header.writeUIntLE((tail.length << 3) | 1, 0, 3);
    return Buffer.concat([header, tail]);
  },
};

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
