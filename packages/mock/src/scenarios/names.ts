/** The scenarios by name, described for people. Apart from how they happen, so that pages can list them at no cost. */
export const scenarios = {
  "minute-limit": {
    description: "429: the requests of this minute are used up. Retry-After states the rest of the minute",
  },
  "day-limit": {
    description: "429: the credits of this day are used up. Retry-After states the rest of the day",
  },
  "month-limit": {
    description: "429: the credits of this month are used up. Retry-After states the rest of the month",
  },
  "server-error": { description: "500" },
  slow: { description: "the response begins after three seconds" },
  stalled: { description: "the response's body stops halfway, and the connection stays open" },
  truncated: { description: "the response's body stops halfway, and the connection is closed" },
  malformed: { description: "200 with half of the JSON" },
  "connection-reset": { description: "the connection is reset before there is a response" },
  empty: { description: "no rows: empty lists and maps" },
  nulls: { description: "null in every field that may be null" },
  "long-names": { description: "very long names, symbols, titles and descriptions" },
  "extreme-numbers": { description: "numbers as large, as small and as negative as may come" },
} as const;

export type ScenarioName = keyof typeof scenarios;

export const scenarioNames = Object.keys(scenarios) as readonly ScenarioName[];

export function isScenarioName(text: string): text is ScenarioName {
  return Object.hasOwn(scenarios, text);
}

/** In the place of a scenario: the response is as it should be. */
export const NO_SCENARIO = "none";

/** What one request meets. */
export type ScenarioStep = ScenarioName | typeof NO_SCENARIO;

/** What requests meet: one scenario, or one for each request in turn and none after the last. */
export type ScenarioSetting = ScenarioStep | readonly ScenarioStep[];

/** The longest list of scenarios. */
const MAX_STEPS = 1000;

/** @throws {RangeError} for an unknown scenario, or a list that is too long. */
export function checkScenario(scenario: ScenarioSetting | undefined): void {
  const steps = scenario === undefined ? [] : [scenario].flat();
  if (steps.length > MAX_STEPS)
    throw new RangeError(
      `A list of ${steps.length} scenarios is too long. It must have at most ${MAX_STEPS}.`,
    );
  for (const step of steps) {
    if (step === NO_SCENARIO || isScenarioName(step)) continue;
    throw new RangeError(`Unknown scenario "${step}". ${knownScenarios()}`);
  }
}

/** What may be sent, as a sentence. */
export function knownScenarios(): string {
  return `It must be one of ${[...scenarioNames, NO_SCENARIO].map((name) => `"${name}"`).join(", ")}.`;
}
