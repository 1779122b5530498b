/** The scenarios with descriptions. In a module without dependencies, so that web pages can list scenarios cheaply. */
export const scenarios = {
  "minute-limit": {
    description: "429: the requests of the minute are used up; Retry-After is the rest of the minute",
  },
  "day-limit": {
    description: "429: the credits of the day are used up; Retry-After is the rest of the day",
  },
  "month-limit": {
    description: "429: the credits of the month are used up; Retry-After is the rest of the month",
  },
  "server-error": { description: "500: an error inside the service" },
  slow: { description: "the response starts after three seconds" },
  stalled: { description: "the body stops halfway, and the connection stays open" },
  truncated: { description: "the body stops halfway, and the connection is closed" },
  malformed: { description: "200 with truncated JSON" },
  "connection-reset": { description: "the connection is reset without a response" },
  "stream-stall": { description: "a stream stops after its first events, and the connection stays open" },
  "stream-drop": { description: "the connection of a stream is closed after the first events" },
  empty: { description: "no rows: empty lists and maps" },
  nulls: { description: "null in every nullable field" },
  "long-names": { description: "very long names, symbols, titles and descriptions" },
  "extreme-numbers": { description: "very large, very small and negative numbers" },
} as const;

/** The name of a scenario. */
export type ScenarioName = keyof typeof scenarios;

/** The names of all scenarios. */
export const scenarioNames = Object.keys(scenarios) as readonly ScenarioName[];

/** Whether a text is the name of a scenario. */
export function isScenarioName(text: string): text is ScenarioName {
  return Object.hasOwn(scenarios, text);
}

/** The name for a normal response. */
export const NO_SCENARIO = "none";

/** The scenario of one request. */
export type ScenarioStep = ScenarioName | typeof NO_SCENARIO;

/** The scenario of all requests, or a list with one scenario per request. After the list, responses are normal. */
export type ScenarioSetting = ScenarioStep | readonly ScenarioStep[];

/** The maximum length of a list of scenarios. */
const MAX_STEPS = 1000;

/**
 * Checks the names and the number of scenarios.
 *
 * @throws {RangeError} for an unknown scenario, or a list of more than 1,000.
 */
export function checkScenario(scenario: ScenarioSetting | undefined): void {
  const steps = scenario === undefined ? [] : [scenario].flat();
  if (steps.length > MAX_STEPS)
    throw new RangeError(
      `A list of ${steps.length} scenarios is too long. It must have at most ${MAX_STEPS}.`,
    );
  for (const step of steps) {
    if (step === NO_SCENARIO || isScenarioName(step)) continue;
    throw new RangeError(`Unknown scenario "${step}". ${describeScenarioNames()}`);
  }
}

/** Lists the valid names in a sentence. */
export function describeScenarioNames(): string {
  return `It must be one of ${[...scenarioNames, NO_SCENARIO].map((name) => `"${name}"`).join(", ")}.`;
}
