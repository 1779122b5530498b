import type { ProgramName } from "./trees/servers.ts";

/** A difference that is meant, for one release: once the ref holds it too, the entry is spent and goes. */
export interface MeantDifference {
  readonly program: ProgramName;
  /** The requests, by their titles. All of them where absent. */
  readonly requests?: RegExp;
  /** The field of a `Difference`, as a whole. */
  readonly field: RegExp;
  readonly old?: RegExp;
  readonly new?: RegExp;
  /** Why it is meant. */
  readonly reason: string;
}

export const meantDifferences: readonly MeantDifference[] = [];
