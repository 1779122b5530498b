import { parseTime } from "@market-data/openapi";
import { checkScenario, type ScenarioSetting } from "../core.ts";
import type { Clock } from "../market.ts";
import { NO_SCENARIO, type ScenarioStep } from "../scenarios/names.ts";

/** Reads a scenario, or several with commas. @throws {RangeError} for one that there is not. */
export function parseScenario(text: string): ScenarioSetting | undefined {
  const steps = text.split(",").map((step) => step.trim()) as ScenarioStep[];
  checkScenario(steps);
  if (steps.length > 1) return steps;
  return steps[0] === NO_SCENARIO ? undefined : (steps[0] as ScenarioStep);
}

/** Reads a time in ISO 8601, of UTC where it names no zone, or `now` for the system's clock. @throws {RangeError} for another text. */
export function parseClock(text: string): Clock {
  if (text === "now") return Date.now;
  // Not Unix seconds, which `parseTime` takes too: those who steer by code give ms.
  const time = text.includes("-") ? parseTime(text) : undefined;
  if (time !== undefined) return time;
  throw new RangeError(
    `Invalid clock "${text}". It must be "now", or a time in ISO 8601 such as "2026-02-01T00:00:00Z".`,
  );
}

/** Reads how far to move a clock, in seconds. @returns In ms. @throws {RangeError} for another text. */
export function parseSeconds(text: string): number {
  if (/^-?\d{1,10}(\.\d{1,3})?$/.test(text)) return Number(text) * 1000;
  throw new RangeError(`Invalid number of seconds "${text}". It must be a number such as "60".`);
}
