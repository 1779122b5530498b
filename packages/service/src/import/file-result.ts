import type { FileInfo } from "./format.ts";

/** The result of one file. */
export interface FileResult {
  readonly file: FileInfo;
  readonly format: string;
  /** Rows that are stored now. */
  readonly loaded: number;
  readonly rejected: number;
  /** How often each reason was given, the most frequent first; what names one row only is left out of it. */
  readonly reasons: readonly { readonly reason: string; readonly rows: number; readonly example: string }[];
}
