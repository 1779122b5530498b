import { parseTime } from "@market-data/openapi";
import { checkLatency, type Latency, parseLatency } from "../http/latency.ts";
import type { Clock } from "../market.ts";
import { checkScenario, NO_SCENARIO, type ScenarioSetting, type ScenarioStep } from "../scenarios/names.ts";

// Values come from the command line and queries as text, and from JSON bodies with types.

/** Parses one scenario or several, from a comma-separated text or a list. @throws {RangeError} for an unknown scenario. */
export function parseScenario(value: unknown): ScenarioSetting | undefined {
  if (value === null) return undefined;
  const steps = (
    typeof value === "string" ? value.split(",").map((step) => step.trim()) : [value].flat()
  ) as ScenarioStep[];
  checkScenario(steps);
  if (steps.length > 1) return steps;
  return steps[0] === NO_SCENARIO ? undefined : steps[0];
}

/** Parses an ISO 8601 time (UTC by default), or `now` for the system clock. @throws {RangeError} for other values. */
export function parseClock(value: unknown): Clock {
  if (value === "now") return Date.now;
  // Rejects Unix seconds, which `parseTime` accepts, because the API in code uses Unix ms.
  const time = typeof value === "string" && value.includes("-") ? parseTime(value) : undefined;
  if (time !== undefined) return time;
  throw new RangeError(
    `Invalid clock "${value}". It must be "now", or a time in ISO 8601 such as "2026-02-01T00:00:00Z".`,
  );
}

const SECONDS = /^-?\d{1,10}(\.\d{1,3})?$/;

/** Parses a move of the clock in seconds. @returns The move in ms. @throws {RangeError} for other values. */
export function parseSeconds(value: unknown): number {
  if ((typeof value === "string" || typeof value === "number") && SECONDS.test(String(value))) {
    return Math.round(Number(value) * 1000);
  }
  throw new RangeError(`Invalid number of seconds "${value}". It must be a number such as "60".`);
}

/** Parses a latency. `none` and null mean no latency. @throws {RangeError} for other values. */
export function parseLatencySetting(value: unknown): Latency | undefined {
  if (value === null || value === "none") return undefined;
  if (typeof value === "string") return parseLatency(value);
  checkLatency(value);
  return value;
}

/** Parses a number of requests. @throws {RangeError} for other values. */
export function parseTimes(value: unknown): number {
  const times = typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : value;
  if (typeof times === "number" && Number.isInteger(times) && times >= 0) return times;
  throw new RangeError("It must be an integer from 0.");
}
