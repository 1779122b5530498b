import type { ReadOptions } from "./format.ts";
import type { Mapping } from "./mapping.ts";
import type { Progress } from "./progress.ts";
import type { ReadLimits } from "./read-file.ts";
import type { RejectsFile } from "./rejects-file.ts";

/** Clocks differ; what is further in the future, in ms, was not observed. */
export const DEFAULT_FUTURE_TOLERANCE_MS = 3_600_000;

export interface ImportOptions extends ReadOptions {
  /** The name of the format of all files; else each file is recognised. */
  readonly as?: string;
  readonly mapping: Mapping;
  readonly rejects: RejectsFile;
  readonly progress: Progress;
  readonly limits: ReadLimits;
  /** Unix time in ms. */
  readonly now: number;
  /** How far behind `now` the time of what was observed may lie, in ms; `DEFAULT_FUTURE_TOLERANCE_MS` where absent. */
  readonly futureTolerance?: number;
}
