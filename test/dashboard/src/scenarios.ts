import type { AttemptResult } from "@market-data/client";

/** The scenario names of the mock, inserted by the build. */
declare const SCENARIOS: readonly string[];

export const scenarios: readonly string[] = SCENARIOS;

let isOffered = false;

/** True for a mock, because only the responses of a mock vary by `Prefer`. */
export function offersScenarios(): boolean {
  return isOffered;
}

/** Detects from a response whether scenarios are available. */
export function detectScenarios({ response }: AttemptResult): void {
  isOffered ||= /\bPrefer\b/i.test(response?.headers.get("Vary") ?? "");
}

/** The headers that select a scenario of the mock (RFC 7240). */
export function preferScenario(scenario: string | undefined): Record<string, string> {
  return scenario === undefined ? {} : { Prefer: `scenario=${scenario}` };
}
