import type { FileInfo } from "./format.ts";

/** What came of one file. */
export interface FileResult {
  readonly file: FileInfo;
  readonly format: string;
  /** Rows that are in the database now. */
  readonly loaded: number;
  readonly rejected: number;
  /** How often each reason was given, the most frequent first; what names one row only is left out of it. */
  readonly reasons: readonly { readonly reason: string; readonly rows: number; readonly example: string }[];
}
