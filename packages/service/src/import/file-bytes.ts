import { isUtf8 } from "node:buffer";
import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { createGunzip, constants as zlib } from "node:zlib";
import { ImportError } from "./errors.ts";

export interface ReadChunksOptions {
  /** Receives the number of bytes read from disk so far. */
  readonly progress?: (bytes: number) => void;
  /** Whether to read truncated gzip data up to its end. */
  readonly mayBeCutOff?: boolean;
}

/** Opens a file for reading. @throws {ImportError} for unreadable files, pipes, devices and folders. */
export async function openRegularFile(path: string): Promise<FileHandle> {
  // Without O_NONBLOCK, opening a named pipe waits for its writer.
  const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
  const file = await open(path, flags).catch((error: Error) => cannotBeRead(path, error.message));
  if ((await file.stat()).isFile()) return file;
  await file.close();
  return cannotBeRead(path, "it is not a regular file");
}

function cannotBeRead(path: string, reason: string): never {
  throw new ImportError(`${path} cannot be read: ${reason}`);
}

/** Reads a file in chunks, decompressed if needed, and closes it. */
export async function* readChunks(
  file: FileHandle,
  { progress, mayBeCutOff = false }: ReadChunksOptions = {},
): AsyncGenerator<Buffer> {
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
  const isGzip = buffer[0] === 0x1f && buffer[1] === 0x8b;
  const raw = file.createReadStream({ start: 0 });
  const finishFlush = mayBeCutOff ? zlib.Z_SYNC_FLUSH : zlib.Z_FINISH;
  const plain = isGzip ? raw.pipe(createGunzip({ finishFlush })) : raw;
  raw.on("error", (error) => plain.destroy(error));
  try {
    for await (const chunk of plain) {
      progress?.(raw.bytesRead);
      yield chunk;
    }
  } finally {
    plain.destroy();
    raw.destroy();
  }
}

/** Yields chunks of complete characters. @throws for invalid UTF-8, with the line. */
export async function* checkUtf8(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let lines = 0;
  let offset = 0;
  let start: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = start.length === 0 ? chunk : Buffer.concat([start, chunk]);
    const whole = bytes.subarray(0, bytes.length - countUnfinished(bytes));
    if (!isUtf8(whole)) throw notUtf8(whole, lines, offset);
    yield whole;
    lines += countLines(whole);
    offset += whole.length;
    start = bytes.subarray(whole.length);
  }
  if (start.length > 0) throw notUtf8(start, lines, offset);
}

/** The number of bytes of an incomplete character at the end. */
function countUnfinished(bytes: Buffer): number {
  for (let count = 1; count <= Math.min(3, bytes.length); count += 1) {
    const byte = bytes[bytes.length - count] as number;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return count < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? count : 0;
  }
  return 0;
}

function notUtf8(bytes: Buffer, linesBefore: number, offset: number): Error {
  const at = findBadByte(bytes);
  const line = linesBefore + countLines(bytes.subarray(0, at)) + 1;
  return new Error(`line ${line} is not UTF-8 (byte 0x${bytes[at]?.toString(16)} at ${offset + at})`);
}

/** The index of the first byte after the longest valid UTF-8 prefix. */
function findBadByte(bytes: Buffer): number {
  let [good, bad] = [0, bytes.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    const start = bytes.subarray(0, middle);
    if (isUtf8(start.subarray(0, middle - countUnfinished(start)))) good = middle;
    else bad = middle;
  }
  // Bytes before an invalid byte may look like an incomplete character.
  return good - countUnfinished(bytes.subarray(0, good));
}

function countLines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(0x0a); at !== -1; at = bytes.indexOf(0x0a, at + 1)) count += 1;
  return count;
}
