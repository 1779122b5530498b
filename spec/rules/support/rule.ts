import type { Pointer } from "../../reading/json.ts";
import type { Contract } from "./contract.ts";

/** A problem and a location. The message includes the fix. */
export interface Finding {
  path: Pointer;
  message: string;
}

/** A rule of the contract. Every finding is an error. */
export interface Rule {
  /** The requirement in one sentence. */
  description: string;
  /** True for a rule about lines of the root file. The findings are then in the root file. */
  concernsRootFile?: boolean;
  check(contract: Contract): Iterable<Finding>;
}
