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
