import { basename } from "node:path";
import { toTexts } from "./columns.ts";
import { findSeparator, parseLine, readRecords, type Separator } from "./csv.ts";
import { ImportError } from "./errors.ts";
import { checkUtf8, openRegularFile, type ReadChunksOptions, readChunks } from "./file-bytes.ts";
import type { FileInfo, SourceRow } from "./format.ts";

const LOOK_BYTES = 64 * 1024;

/** The limits of file contents in memory. */
export interface ReadLimits {
  /** The maximum size of a CSV record in bytes, uncompressed, with line breaks. */
  readonly recordBytes: number;
  /** The maximum size of a JSON file or mapping in bytes, uncompressed. */
  readonly wholeFileBytes: number;
}

export const DEFAULT_READ_LIMITS: ReadLimits = {
  recordBytes: 1024 * 1024,
  wholeFileBytes: 16 * 1024 * 1024,
};

/** A row, or an invalid row with its error. */
export type ReadRow =
  | { readonly row: SourceRow; readonly values: readonly string[]; readonly error?: undefined }
  | { readonly line: number; readonly values: readonly string[]; readonly error: string };

/** Reads the start of a file. @throws {ImportError} for unreadable files. */
export async function lookAt(path: string): Promise<FileInfo> {
  const file = await openRegularFile(path);
  const { size } = await file.stat();
  const start = await describeErrors(path, async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of checkUtf8(readChunks(file, { mayBeCutOff: true }))) {
      chunks.push(chunk);
      if (countBytes(chunks) >= LOOK_BYTES) break;
    }
    return Buffer.concat(chunks).toString("utf8", 0, LOOK_BYTES);
  });
  const [firstLine = ""] = start.replace(/^\ufeff/, "").split(/\r?\n|\r/, 1);
  const separator = findSeparator(firstLine);
  return {
    path,
    name: basename(path).replace(/\.gz$/i, ""),
    size,
    firstLine,
    separator,
    header: parseLine(firstLine, separator)?.map((name) => name.trim()) ?? [],
  };
}

interface ReadRowsOptions extends Pick<ReadChunksOptions, "progress"> {
  readonly limits: ReadLimits;
  /** The separator of CSV files. */
  readonly separator: Separator;
  /** The columns of files without a header. */
  readonly columns?: readonly string[];
  readonly isJson?: boolean;
}

/**
 * Reads a plain or gzipped file row by row, in constant memory.
 *
 * @throws {ImportError} for truncated or damaged files, invalid UTF-8 and exceeded limits.
 */
export async function* readRows(path: string, options: ReadRowsOptions): AsyncGenerator<ReadRow> {
  const { limits, isJson } = options;
  const chunks = checkUtf8(readChunks(await openRegularFile(path), options));
  try {
    if (isJson) yield* jsonRows(await readWhole(chunks, limits));
    else yield* csvRows(chunks, options);
  } catch (error) {
    throw describeDamage(path, error);
  }
}

/** Reads a text file of at most `limits.wholeFileBytes`. @throws {ImportError} */
export async function readTextFile(path: string, limits: ReadLimits): Promise<string> {
  const file = await openRegularFile(path);
  return describeErrors(path, () => readWhole(checkUtf8(readChunks(file)), limits));
}

async function readWhole(chunks: AsyncIterable<Buffer>, { wholeFileBytes }: ReadLimits): Promise<string> {
  const read: Buffer[] = [];
  for await (const chunk of chunks) {
    read.push(chunk);
    if (countBytes(read) <= wholeFileBytes) continue;
    throw new Error(`it is larger than ${wholeFileBytes} bytes (--whole-file-megabytes)`);
  }
  return Buffer.concat(read)
    .toString("utf8")
    .replace(/^\ufeff/, "");
}

function countBytes(chunks: readonly Buffer[]): number {
  return chunks.reduce((sum, { length }) => sum + length, 0);
}

async function describeErrors<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw describeDamage(path, error);
  }
}

function describeDamage(path: string, error: unknown): ImportError {
  if (error instanceof ImportError) return error;
  return new ImportError(`${path} is damaged: ${(error as Error).message}. Rows before the damage stay.`);
}

async function* csvRows(
  chunks: AsyncIterable<Buffer>,
  { limits, separator, columns: given }: ReadRowsOptions,
): AsyncGenerator<ReadRow> {
  const options = { separator, columns: given?.length, maxBytes: limits.recordBytes };
  let columns = given;
  for await (const { line, values, error } of readRecords(decode(chunks), options)) {
    if (columns === undefined && error !== undefined) throw new Error(`line ${line}: ${error}`);
    if (error !== undefined) yield { line, values, error };
    else if (columns === undefined) columns = values.map((name) => name.trim());
    else yield { row: { line, texts: toTexts(columns, values) }, values };
  }
}

/** @param chunks Chunks of complete characters. */
async function* decode(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  for await (const chunk of chunks) yield chunk.toString();
}

/** Numbers JSON entries in place of lines. */
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
