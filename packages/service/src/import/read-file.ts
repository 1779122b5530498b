import { basename } from "node:path";
import { type Parser, parse } from "csv-parse";
import { parse as parseSync } from "csv-parse/sync";
import { ImportError } from "./errors.ts";
import { checkUtf8, openRegularFile, type ReadChunksOptions, readChunks } from "./file-bytes.ts";
import type { FileInfo, SourceRow } from "./format.ts";

const LOOK_BYTES = 64 * 1024;

/** How much of a file may be in memory at once. */
export interface ReadLimits {
  /** Bytes of a CSV record, uncompressed, with its line break. */
  readonly recordBytes: number;
  /** Bytes of a file that is read whole, uncompressed: JSON, and mappings. */
  readonly wholeFileBytes: number;
}

export const DEFAULT_READ_LIMITS: ReadLimits = {
  recordBytes: 1024 * 1024,
  wholeFileBytes: 16 * 1024 * 1024,
};

/** A row, or what is found in place of one and why it is not one. */
export type ReadRow =
  | { readonly row: SourceRow; readonly values: readonly string[]; readonly error?: undefined }
  | { readonly line: number; readonly values: readonly string[]; readonly error: string };

/** Looks at a file's beginning. @throws {ImportError} when it cannot be read. */
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
  const [firstLine = ""] = start.replace(/^\ufeff/, "").split(/\r?\n/, 1);
  return {
    path,
    name: basename(path).replace(/\.gz$/i, ""),
    size,
    firstLine,
    header: parseHeader(firstLine),
  };
}

function parseHeader(firstLine: string): string[] {
  try {
    const [header = []] = parseSync(firstLine, { trim: true }) as string[][];
    return header;
  } catch {
    return [];
  }
}

export interface ReadRowsOptions extends Pick<ReadChunksOptions, "progress"> {
  readonly limits: ReadLimits;
  /** Of files without a header. */
  readonly columns?: readonly string[];
  readonly isJson?: boolean;
}

/**
 * Reads a file row by row, whether it is compressed or not, in memory that does not grow with it.
 *
 * @throws {ImportError} when it ends before it should, is damaged, is not UTF-8 or exceeds a limit.
 */
export async function* readRows(path: string, options: ReadRowsOptions): AsyncGenerator<ReadRow> {
  const { limits, columns, isJson } = options;
  const chunks = checkUtf8(readChunks(await openRegularFile(path), options));
  try {
    if (isJson) yield* jsonRows(await readWhole(chunks, limits));
    else yield* csvRows(chunks, limits, columns);
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
    throw new Error(`it is larger than ${wholeFileBytes} bytes, and read whole (--whole-file-megabytes)`);
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
  return new ImportError(`${path} is damaged: ${(error as Error).message}. What was written before stays.`);
}

interface Parsed {
  readonly info: { readonly lines: number };
  readonly record: readonly string[];
}

async function* csvRows(
  chunks: AsyncIterable<Buffer>,
  { recordBytes }: ReadLimits,
  given?: readonly string[],
): AsyncGenerator<ReadRow> {
  let record = { start: 0, line: 1 };
  // The parser's own bound counts no separators.
  const checkSize = (end: number) => {
    if (end - record.start <= recordBytes) return;
    throw new Error(
      `line ${record.line}: the record is larger than ${recordBytes} bytes (--record-kilobytes)`,
    );
  };
  // A quote that is wrong ends the reading: which of the rows behind it are rows cannot be known.
  const parser: Parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    on_record: (parsed, { bytes, lines }) => {
      checkSize(bytes);
      record = { start: bytes, line: lines + 1 };
      return parsed;
    },
  });
  void feed(parser, chunks, checkSize);
  let columns = given;
  for await (const { info, record: values } of parser as AsyncIterable<Parsed>) {
    if (columns === undefined) {
      columns = values.map((name) => name.trim());
      continue;
    }
    if (values.length === columns.length) {
      const texts = Object.fromEntries(columns.map((name, index) => [name, values[index]]));
      yield { row: { line: info.lines, texts }, values };
    } else {
      const error = `it has ${values.length} values instead of ${columns.length}`;
      yield { line: info.lines, values, error };
    }
  }
}

/** Gives a parser all chunks; `check` sees how many bytes it has parsed. Errors are the parser's. */
async function feed(
  parser: Parser,
  chunks: AsyncIterable<Buffer>,
  check: (bytes: number) => void,
): Promise<void> {
  try {
    let bytes = 0;
    for await (const chunk of chunks) {
      await new Promise<void>((resolve, reject) => {
        parser.write(chunk, (error) => (error ? reject(error) : resolve()));
      });
      bytes += chunk.length;
      check(bytes);
    }
    parser.end();
  } catch (error) {
    parser.destroy(error as Error);
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
