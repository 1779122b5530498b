import { HttpError, type PlanLimitName } from "@market-data/http";
import { type BodyChange, empty, extremeNumbers, longNames, nulls } from "./changes.ts";
import type { ScenarioName } from "./names.ts";

export { scenarioNames } from "./names.ts";

/** Something that a frontend must be able to handle. */
export interface Scenario {
  /** What happens, for people. */
  readonly description: string;
  /** The error that good requests get. */
  readonly error?: HttpError;
  /** The limit that is reached, where that is the error. */
  readonly limit?: PlanLimitName;
  /** What becomes of the body of a success. */
  readonly change?: BodyChange;
  /** How many rows count for the credits, where the change decides that. */
  readonly rows?: number;
  /** How the response is sent: after a wait, or never to its end. */
  readonly delivery?: "slow" | "stalled";
}

/** The scenarios, by name. */
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  "minute-limit": {
    description: "429: the requests of this minute are used up. Retry-After states the rest of the minute",
    limit: "minute",
  },
  "day-limit": {
    description: "429: the credits of this day are used up. Retry-After states the rest of the day",
    limit: "day",
  },
  "month-limit": {
    description: "429: the credits of this month are used up. Retry-After states the rest of the month",
    limit: "month",
  },
  "server-error": { description: "500", error: new HttpError("internalError", "Internal server error") },
  slow: { description: "the response begins after three seconds", delivery: "slow" },
  stalled: {
    description: "the response's body stops halfway, and the connection stays open",
    delivery: "stalled",
  },
  empty: { description: "no rows: empty lists and maps", change: empty, rows: 0 },
  nulls: { description: "null in every field that may be null", change: nulls },
  "long-names": { description: "very long names, symbols, titles and descriptions", change: longNames },
  "extreme-numbers": {
    description: "numbers as large, as small and as negative as may come",
    change: extremeNumbers,
  },
};
