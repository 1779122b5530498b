import type { Edit } from "./contract-copy.ts";

/** The kinds of change of which there must be a pair. */
export const KINDS = [
  "operation",
  "parameter",
  "default",
  "bound",
  "enumeration",
  "nullability",
  "required",
  "type",
  "header",
  "security",
  "response status",
  "extension",
  "record",
  "description only",
  "reorder only",
  "move between files only",
  "several at once",
] as const;

/**
 * The verdict of a direction and the rule of the change that decides, as `major request-parameter-removed`; or
 * `none`, where nothing changes.
 */
export type Expected = string;

/** Our contract, and our contract edited. */
export interface PairCase {
  kind: (typeof KINDS)[number];
  name: string;
  edits: readonly Edit[];
  /** What is edited on the other side too, where it is not our contract as it stands. */
  before?: readonly Edit[];
  /** The operation that the change touches, alone or among others; null where it touches none. */
  on: string | null;
  /** The same for the way back, where it has another name there. */
  onBackward?: string;
  /** The source file of the change, in the contract's folder. */
  file: string;
  /** The same for the way back, where another file decides there. */
  fileBackward?: string;
  forward: Expected;
  /** From the edited contract to ours. */
  backward: Expected;
}
