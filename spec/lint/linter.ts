import type { JsonObject, Pointer } from "../reading/json.ts";

/** A finding of a linter at a location of a bundle. */
export interface LinterFinding {
  tool: "spectral" | "redocly";
  rule: string;
  severity: "error" | "warning" | "information" | "hint";
  message: string;
  pointer: Pointer;
}

/**
 * Lints a bundle.
 * @throws {Error} for a linter that cannot run.
 */
export type RunLinter = (bundle: JsonObject) => Promise<LinterFinding[]>;

/** A problem of the contract. Lines and columns start at 1. */
export interface LintFinding {
  /** The source of the finding: the contract's own rules or a linter. */
  tool: "contract" | "spectral" | "redocly";
  rule: string;
  severity: "error" | "warning" | "information" | "hint";
  message: string;
  /** Absolute path. */
  file: string;
  line: number;
  column: number;
}
