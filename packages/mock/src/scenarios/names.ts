/** The scenarios' names. They are apart, so that who takes the types of the mock need not have those of Prism. */
export const scenarioNames = [
  "minute-limit",
  "day-limit",
  "month-limit",
  "server-error",
  "slow",
  "stalled",
  "empty",
  "nulls",
  "long-names",
  "extreme-numbers",
] as const;

export type ScenarioName = (typeof scenarioNames)[number];

export function isScenarioName(text: string): text is ScenarioName {
  return (scenarioNames as readonly string[]).includes(text);
}
