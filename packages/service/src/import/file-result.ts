import type { FileInfo } from "./format.ts";
import type { Noticed } from "./notices.ts";

/** The result of one file. */
export interface FileResult {
  readonly file: FileInfo;
  readonly format: string;
  /** The number of stored rows. */
  readonly loaded: number;
  readonly rejected: number;
  /** The count of each reason without its row-specific parts, most frequent first. */
  readonly reasons: readonly { readonly reason: string; readonly rows: number; readonly example: string }[];
  /** Rows with a look-alike symbol. */
  readonly lookAlikes: Noticed;
  /**
   * Rows with only the name of a well-known asset. Each text is the mapping line that links the row's key to this
   * asset.
   */
  readonly namesakes: Noticed;
}
