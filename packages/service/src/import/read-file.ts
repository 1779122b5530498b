import { createReadStream, type ReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { basename } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { createGunzip, gunzipSync, constants as zlib } from "node:zlib";
import { parse } from "csv-parse";
import { parse as parseSync } from "csv-parse/sync";
import { ImportError } from "./errors.ts";
import type { FileInfo, SourceRow } from "./format.ts";

const LOOK_BYTES = 64 * 1024;

/** A row, or what is found in place of one and why it is not one. */
export type ReadRow =
  | { readonly row: SourceRow; readonly values: readonly string[]; readonly error?: undefined }
  | { readonly line: number; readonly values: readonly string[]; readonly error: string };

/** Looks at a file's beginning. @throws {ImportError} when it cannot be read. */
export async function lookAt(path: string): Promise<FileInfo> {
  const [{ size }, start] = await Promise.all([stat(path), readStart(path)]).catch((error: Error) => {
    throw new ImportError(`${path} cannot be read: ${error.message}`);
  });
  const [firstLine = ""] = start.replace(/^\ufeff/, "").split(/\r?\n/, 1);
  return {
    path,
    name: basename(path).replace(/\.gz$/i, ""),
    size,
    firstLine,
    header: parseHeader(firstLine),
  };
}

async function readStart(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LOOK_BYTES), 0, LOOK_BYTES, 0);
    const start = buffer.subarray(0, bytesRead);
    const plain = isGzip(start) ? gunzipSync(start, { finishFlush: zlib.Z_SYNC_FLUSH }) : start;
    return plain.toString("utf8");
  } finally {
    await file.close();
  }
}

function isGzip(start: Uint8Array): boolean {
  return start[0] === 0x1f && start[1] === 0x8b;
}

function parseHeader(firstLine: string): string[] {
  try {
    const [header = []] = parseSync(firstLine, { trim: true }) as string[][];
    return header;
  } catch {
    return [];
  }
}

export interface ReadRowsOptions {
  /** Of files without a header. */
  readonly columns?: readonly string[];
  readonly isJson?: boolean;
  /** Called with how many bytes of the file were read so far. */
  readonly progress?: (bytes: number) => void;
}

/**
 * Reads a file row by row, whether it is compressed or not, in memory that does not grow with it.
 *
 * @throws {ImportError} when it ends before it should, or is damaged.
 */
export async function* readRows(path: string, options: ReadRowsOptions = {}): AsyncGenerator<ReadRow> {
  const [raw, stream] = await contents(path);
  raw.on("data", () => options.progress?.(raw.bytesRead));
  try {
    if (options.isJson) yield* jsonRows(await text(stream));
    else yield* csvRows(stream, options.columns);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(`${path} is damaged: ${(error as Error).message}. What was written before stays.`);
  } finally {
    raw.destroy();
  }
}

async function contents(path: string): Promise<[ReadStream, Readable]> {
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
  await file.close();
  const raw = createReadStream(path);
  if (!isGzip(buffer)) return [raw, raw];
  const plain = createGunzip();
  raw.on("error", (error) => plain.destroy(error));
  return [raw, raw.pipe(plain)];
}

interface Parsed {
  readonly info: { readonly lines: number };
  readonly record: readonly string[];
}

async function* csvRows(stream: Readable, given?: readonly string[]): AsyncGenerator<ReadRow> {
  // A quote that is wrong ends the reading: which of the rows behind it are rows cannot be known.
  const parser = parse({ bom: true, info: true, relax_column_count: true, skip_empty_lines: true });
  stream.on("error", (error) => parser.destroy(error));
  stream.pipe(parser);
  let columns = given;
  for await (const { info, record } of parser as AsyncIterable<Parsed>) {
    if (columns === undefined) {
      columns = record.map((name) => name.trim());
      continue;
    }
    if (record.length === columns.length) {
      const texts = Object.fromEntries(columns.map((name, index) => [name, record[index]]));
      yield { row: { line: info.lines, texts }, values: record };
    } else {
      const error = `it has ${record.length} values instead of ${columns.length}`;
      yield { line: info.lines, values: record, error };
    }
  }
}

/** The line of an entry is its number: JSON has no lines. */
function* jsonRows(json: string): Generator<ReadRow> {
  const entries: unknown = JSON.parse(json);
  if (!Array.isArray(entries)) throw new Error("it is not a list");
  for (const [index, entry] of entries.entries()) {
    const line = index + 1;
    if (typeof entry !== "object" || entry === null) {
      yield { line, values: [JSON.stringify(entry)], error: "it is not an object" };
      continue;
    }
    const texts = Object.fromEntries(
      Object.entries(entry).map(([name, value]) => [name, String(value ?? "")]),
    );
    yield { row: { line, texts }, values: Object.values(texts) };
  }
}
