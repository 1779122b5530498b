import { HttpError, type PlanLimitName } from "@market-data/http/in-process";
import { type BodyChange, empty, extremeNumbers, longNames, nulls } from "./changes.ts";
import type { ScenarioName } from "./names.ts";

/** Delivery problems: the body stalls, is truncated, or the connection is reset. */
export type Delivery = "stalled" | "truncated" | "reset";

/** The effects of a scenario. */
export interface Scenario {
  /** The error of every valid request. */
  readonly error?: HttpError;
  /** The reached limit, for limit errors. */
  readonly limit?: PlanLimitName;
  /** The change of a successful body. */
  readonly change?: BodyChange;
  /** The number of rows for the credits, if the change affects the rows. */
  readonly rows?: number;
  /** Whether the response is delayed. */
  readonly isSlow?: boolean;
  /** Whether the JSON is truncated. */
  readonly isMalformed?: boolean;
  readonly delivery?: Delivery;
  /** What happens after the first events of a stream. Other responses are normal. */
  readonly stream?: Delivery;
}

/** The effects by scenario name. */
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
  "stream-stall": { stream: "stalled" },
  "stream-drop": { stream: "truncated" },
  empty: { change: empty, rows: 0 },
  nulls: { change: nulls },
  "long-names": { change: longNames },
  "extreme-numbers": { change: extremeNumbers },
};
