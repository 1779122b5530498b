import type { Edit } from "./contract-copy.ts";

/** The kinds of change with at least a pair each. */
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
 * The verdict of a direction and the rule of the deciding change, as `major request-parameter-removed`; or
 * `none`, where nothing changes.
 */
export type Expected = string;

/** Our contract, and our contract edited. */
export interface PairCase {
  kind: (typeof KINDS)[number];
  name: string;
  edits: readonly Edit[];
  /** Edits of the base. By default, the base is our contract. */
  before?: readonly Edit[];
  /** An affected operation, or null for a change without an operation. */
  on: string | null;
  /** The affected operation of the reverse change, if renamed. */
  onBackward?: string;
  /** The source file of the change, in the contract's folder. */
  file: string;
  /** The source file backwards, if a different file decides. */
  fileBackward?: string;
  forward: Expected;
  /** From the edited contract to ours. */
  backward: Expected;
}
