import type { AttemptResult } from "@market-data/client";

/** The names of the mock's scenarios, which the build puts in. */
declare const SCENARIOS: readonly string[];

export const scenarios: readonly string[] = SCENARIOS;

let isOffered = false;

/** Whether a mock is behind the page: its responses vary by the header that asks for a scenario, the service's do not. */
export function offersScenarios(): boolean {
  return isOffered;
}

/** Notes whether there are scenarios to choose from. */
export function detectScenarios({ response }: AttemptResult): void {
  isOffered ||= /\bPrefer\b/i.test(response?.headers.get("Vary") ?? "");
}

/** The headers that ask the mock for a scenario (RFC 7240). */
export function preferScenario(scenario: string | undefined): Record<string, string> {
  return scenario === undefined ? {} : { Prefer: `scenario=${scenario}` };
}
