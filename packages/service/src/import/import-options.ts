import type { ReadOptions } from "./format.ts";
import type { Mapping } from "./mapping.ts";
import type { Progress } from "./progress.ts";
import type { RejectsFile } from "./rejects-file.ts";

export interface ImportOptions extends ReadOptions {
  /** The name of the format of all files; else each file is recognised. */
  readonly as?: string;
  readonly mapping: Mapping;
  readonly rejects: RejectsFile;
  readonly progress: Progress;
  /** Unix time in ms. */
  readonly now: number;
}
