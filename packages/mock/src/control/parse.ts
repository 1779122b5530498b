import { parseTime } from "@market-data/openapi";
import { checkLatency, type Latency, parseLatency } from "../http/latency.ts";
import type { Clock } from "../market.ts";
import { checkScenario, NO_SCENARIO, type ScenarioSetting, type ScenarioStep } from "../scenarios/names.ts";

// What a command line, a query or a JSON body sets: the first two have texts alone.

/** Reads a scenario, or several, in a text with commas or a list. @throws {RangeError} for one that there is not. */
export function parseScenario(value: unknown): ScenarioSetting | undefined {
  if (value === null) return undefined;
  const steps = (
    typeof value === "string" ? value.split(",").map((step) => step.trim()) : [value].flat()
  ) as ScenarioStep[];
  checkScenario(steps);
  if (steps.length > 1) return steps;
  return steps[0] === NO_SCENARIO ? undefined : steps[0];
}

/** Reads a time in ISO 8601, of UTC where it names no zone, or `now` for the system's clock. @throws {RangeError} for another value. */
export function parseClock(value: unknown): Clock {
  if (value === "now") return Date.now;
  // Not Unix seconds, which `parseTime` takes too: those who steer by code give ms.
  const time = typeof value === "string" && value.includes("-") ? parseTime(value) : undefined;
  if (time !== undefined) return time;
  throw new RangeError(
    `Invalid clock "${value}". It must be "now", or a time in ISO 8601 such as "2026-02-01T00:00:00Z".`,
  );
}

const SECONDS = /^-?\d{1,10}(\.\d{1,3})?$/;

/** Reads how far to move a clock, in seconds. @returns In ms. @throws {RangeError} for another value. */
export function parseSeconds(value: unknown): number {
  if ((typeof value === "string" || typeof value === "number") && SECONDS.test(String(value))) {
    return Math.round(Number(value) * 1000);
  }
  throw new RangeError(`Invalid number of seconds "${value}". It must be a number such as "60".`);
}

/** Reads a latency, in one of its forms in code or on the command line; `none` or null for none. @throws {RangeError} for another value. */
export function parseLatencySetting(value: unknown): Latency | undefined {
  if (value === null || value === "none") return undefined;
  if (typeof value === "string") return parseLatency(value);
  checkLatency(value);
  return value;
}

/** Reads a number of times. @throws {RangeError} for another value. */
export function parseTimes(value: unknown): number {
  const times = typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : value;
  if (typeof times === "number" && Number.isInteger(times) && times >= 0) return times;
  throw new RangeError("It must be an integer from 0.");
}
