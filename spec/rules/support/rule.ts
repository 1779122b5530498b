import type { Contract } from "./contract.ts";
import type { Pointer } from "./json.ts";

/** One thing that is wrong, and where. The message says what to write instead. */
export interface Finding {
  path: Pointer;
  message: string;
}

/** A rule of the contract. What it finds is an error wherever it runs. */
export interface Rule {
  /** What the rule holds, in one sentence. */
  description: string;
  /** Whether the rule sees the root document as it is written, and not with its `$ref`s resolved. */
  asWritten?: boolean;
  check(contract: Contract): Iterable<Finding>;
}

/** Names in quotes with commas between them: `"a", "b"`. */
export function quoted(names: Iterable<unknown>): string {
  return [...names].map((name) => JSON.stringify(name)).join(", ");
}
