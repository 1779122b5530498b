import type { Texts } from "./columns.ts";
import type { ImportSession } from "./session.ts";

/** One row of a file, or one entry of a JSON file. */
export interface SourceRow {
  /** Of the file, from 1; where the row ends. */
  readonly line: number;
  readonly texts: Texts;
}

/** What is known of a file before it is read. */
export interface FileInfo {
  readonly path: string;
  /** Without its folder, and without `.gz`. */
  readonly name: string;
  /** In bytes, as it lies on the disk. */
  readonly size: number;
  readonly firstLine: string;
  /** The first line's values. */
  readonly header: readonly string[];
}

/** What a user states about files that they do not state themselves. */
export interface ReadOptions {
  /** The name of the source of files in native formats. */
  readonly source: string;
  /** Exchange, base and quote of candles, as `coinbase:BTC/USD`. */
  readonly market?: string;
}

/** What is being read. */
export interface Reading {
  readonly session: ImportSession;
  readonly file: FileInfo;
  readonly options: ReadOptions;
  /** Rejects a row that was taken earlier. */
  reject(row: SourceRow, reason: string): void;
}

/** Takes the rows of one file. */
export interface RowLoader {
  /** @throws {RowError} */
  row(row: SourceRow): void | Promise<void>;
  /** After the last row. */
  end?(): void | Promise<void>;
}

/** A form in which a source publishes its data. */
export interface Format {
  readonly name: string;
  /** What it is, for the documentation. */
  readonly summary: string;
  /** In a folder, files of lower formats are read first: what later ones refer to. */
  readonly order: number;
  /** The columns of files without a header. */
  getColumns?(file: FileInfo): readonly string[];
  readonly isJson?: boolean;
  recognises(file: FileInfo): boolean;
  /** The name of a file's source; the one that the user states where absent. */
  getSource?(file: FileInfo): string | undefined;
  /** What is wrong with a file that is said to be of this format. */
  findError?(file: FileInfo): string | undefined;
  start(reading: Reading): RowLoader;
}

/** Recognises files by their header. */
export function withHeader(...columns: readonly string[]): Format["recognises"] {
  return ({ header }) =>
    header.length === columns.length && columns.every((name, index) => header[index] === name);
}
