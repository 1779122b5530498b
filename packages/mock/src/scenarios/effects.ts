import { HttpError, type PlanLimitName } from "@market-data/http/in-process";
import { type BodyChange, empty, extremeNumbers, longNames, nulls } from "./changes.ts";
import type { ScenarioName } from "./names.ts";

/** How a response is sent where not at once and whole: never to its end, cut off, or not at all. */
export type Delivery = "stalled" | "truncated" | "reset";

/** How something happens that a frontend must be able to handle. */
export interface Scenario {
  /** The error that good requests get. */
  readonly error?: HttpError;
  /** The limit that is reached, where that is the error. */
  readonly limit?: PlanLimitName;
  /** What becomes of the body of a success. */
  readonly change?: BodyChange;
  /** How many rows count for the credits, where the change decides that. */
  readonly rows?: number;
  /** Whether the response waits. */
  readonly isSlow?: boolean;
  /** Whether the JSON ends halfway. */
  readonly isMalformed?: boolean;
  readonly delivery?: Delivery;
}

/** How each scenario happens, by its name. */
export const scenarioEffects: Readonly<Record<ScenarioName, Scenario>> = {
  "minute-limit": { limit: "minute" },
  "day-limit": { limit: "day" },
  "month-limit": { limit: "month" },
  "server-error": { error: new HttpError("internalError", "Internal server error") },
  slow: { isSlow: true },
  stalled: { delivery: "stalled" },
  truncated: { delivery: "truncated" },
  malformed: { isMalformed: true },
  "connection-reset": { delivery: "reset" },
  empty: { change: empty, rows: 0 },
  nulls: { change: nulls },
  "long-names": { change: longNames },
  "extreme-numbers": { change: extremeNumbers },
};
