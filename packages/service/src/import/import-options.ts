import type { ReadOptions } from "./format.ts";
import type { Progress } from "./progress.ts";
import type { ReadLimits } from "./read-file.ts";
import type { RejectsFile } from "./rejects-file.ts";
import type { ImportSessionOptions } from "./session.ts";

export interface ImportOptions extends ReadOptions, ImportSessionOptions {
  /** The format of all files. By default the import recognises the format of each file. */
  readonly as?: string;
  readonly rejects: RejectsFile;
  readonly progress: Progress;
  readonly limits: ReadLimits;
  /** The new value of the market's setting `maxPriceAge`, in ms. By default the setting stays unchanged. */
  readonly maxPriceAge?: number;
}
