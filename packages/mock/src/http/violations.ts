import type { Diagnostic } from "../prism/types.ts";

const LONGEST = 8000;
const SEVERITIES = ["Error", "Warning", "Information", "Hint"];

/** The header by which Prism tells what an answer breaks of the contract: JSON, cut off where it is too long. */
export function violationHeader(violations: readonly Diagnostic[]): Record<string, string> {
  if (violations.length === 0) return {};
  const told = violations.map(({ path = [], severity, code, message }) => ({
    location: ["response", ...path],
    severity: SEVERITIES[severity],
    code,
    message,
  }));
  // Headers are Latin-1, without control characters.
  const json = JSON.stringify(told).replace(/[^\x20-\x7e]/g, "?");
  return {
    "sl-violations": json.length > LONGEST ? `Too many violations! ${json.slice(0, LONGEST)}` : json,
  };
}

/** The same as a line for people. */
export function violationLine(method: string, url: string, violations: readonly Diagnostic[]): string {
  const [first, ...others] = violations;
  const more = others.length === 0 ? "" : ` (and ${others.length} more)`;
  return `CONTRACT VIOLATION in the answer to ${method} ${url}: ${first?.message}${more}`;
}
