import type { HeaderList } from "@market-data/http/in-process";
import type { Violation } from "../contract/validate.ts";

export const VIOLATION_HEADER = "sl-violations";

const MAX_LENGTH = 8000;

/** Creates the header by which Prism reports contract violations: JSON, truncated if too long. */
export function violationHeader(violations: readonly Violation[]): HeaderList {
  if (violations.length === 0) return [];
  const reported = violations.map(({ path, code, message }) => ({
    location: ["response", ...path],
    severity: "Error",
    code,
    message,
  }));
  // Headers are Latin-1, without control characters.
  const json = JSON.stringify(reported).replace(/[^\x20-\x7e]/g, "?");
  const shown = json.length > MAX_LENGTH ? `Too many violations! ${json.slice(0, MAX_LENGTH)}` : json;
  return [VIOLATION_HEADER, shown];
}

/** Formats contract violations as a log line. @param request The request as a line. */
export function violationLine(request: string, violations: readonly Violation[]): string {
  const [first, ...others] = violations;
  const more = others.length === 0 ? "" : ` (and ${others.length} more)`;
  return `CONTRACT VIOLATION in the response to ${request}: ${first?.message}${more}`;
}
