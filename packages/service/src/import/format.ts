import type { Texts } from "./columns.ts";
import type { Separator } from "./csv.ts";
import type { ImportSession } from "./session.ts";

/** A row of a CSV file, or an entry of a JSON file. */
export interface SourceRow {
  /** The last line of the row in the file, from 1. */
  readonly line: number;
  readonly texts: Texts;
}

/** The facts of a file before reading its rows. */
export interface FileInfo {
  readonly path: string;
  /** Without its folder, and without `.gz`. */
  readonly name: string;
  /** The size on disk in bytes. */
  readonly size: number;
  readonly firstLine: string;
  /** The separator of values. */
  readonly separator: Separator;
  /** The first line's values. */
  readonly header: readonly string[];
}

/** Options of a user for facts that are not in the files. */
export interface ReadOptions {
  /** The name of the source of files in native formats. */
  readonly source: string;
  /** Exchange, base and quote of candles, as `coinbase:BTC/USD`. */
  readonly market?: string;
}

/** The context of reading a file. */
export interface ReadContext {
  readonly session: ImportSession;
  readonly file: FileInfo;
  readonly options: ReadOptions;
  /** Rejects an earlier row. */
  reject(row: SourceRow, reason: string): void;
}

/** Receives the rows of a file. */
export interface RowLoader {
  /** @throws {RowError} */
  row(row: SourceRow): void | Promise<void>;
  /** After the last row. */
  end?(): void | Promise<void>;
}

/** A format of a source's files. */
export interface Format {
  readonly name: string;
  /** The description in IMPORT-FORMATS.md. */
  readonly summary: string;
  /** Files of lower formats in a folder are read first, because later files refer to them. */
  readonly order: number;
  /** The columns of files without a header. */
  getColumns?(file: FileInfo): readonly string[];
  readonly isJson?: boolean;
  recognises(file: FileInfo): boolean;
  /** The name of a file's source. Default: the `source` option. */
  getSource?(file: FileInfo): string | undefined;
  /** The error of a file for which the user chose this format. */
  findError?(file: FileInfo): string | undefined;
  start(context: ReadContext): RowLoader;
}

/** Recognises files by their header. */
export function withHeader(...columns: readonly string[]): Format["recognises"] {
  return ({ header }) =>
    header.length === columns.length && columns.every((name, index) => header[index] === name);
}
