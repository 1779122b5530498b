import type { ReadOptions } from "./format.ts";
import type { Mapping } from "./mapping.ts";
import type { Progress } from "./progress.ts";
import type { RejectsFile } from "./rejects-file.ts";

export interface ImportOptions extends ReadOptions {
  /** The name of the format of all files; else each file tells its own. */
  readonly as?: string;
  readonly mapping: Mapping;
  readonly rejects: RejectsFile;
  readonly progress: Progress;
  /** Ms since 1970. */
  readonly now: number;
}
