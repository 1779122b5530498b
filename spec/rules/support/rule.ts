import type { Pointer } from "../../reading/json.ts";
import type { Contract } from "./contract.ts";

/** One thing that is wrong, and where. The message says what to write instead. */
export interface Finding {
  path: Pointer;
  message: string;
}

/** A rule of the contract. What it finds is an error wherever it runs. */
export interface Rule {
  /** What the rule holds, in one sentence. */
  description: string;
  /** Whether the rule is about the lines of the root file, which is then where its findings are. */
  ofRoot?: boolean;
  check(contract: Contract): Iterable<Finding>;
}
