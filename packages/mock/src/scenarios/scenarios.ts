import { type Refusal, refusal } from "../answering/refusal.ts";
import { type BodyChange, empty, extremeNumbers, longNames, nulls } from "./changes.ts";
import type { ScenarioName } from "./names.ts";

/** Something that a frontend must be able to handle. */
export interface Scenario {
  /** What happens, for people. */
  readonly says: string;
  /** The error that good calls get. */
  readonly refusal?: Refusal;
  /** What becomes of a successful answer's body. */
  readonly change?: BodyChange;
  /** How many rows count for the credits, where the change decides that. */
  readonly rows?: number;
  /** How the answer is sent: after a wait, or never to its end. */
  readonly delivery?: "slow" | "stalled";
}

/** The scenarios, by name. */
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  "minute-limit": {
    says: "429: the calls of this minute are used up. Retry-After tells the rest of the minute",
    refusal: refusal("minuteLimit", "The plan's limit of requests in one minute is reached", {
      limit: "minute",
    }),
  },
  "day-limit": {
    says: "429: the credits of this day are used up. Retry-After tells the rest of the day",
    refusal: refusal("dailyLimit", "The plan's limit of credits in one day is reached", { limit: "day" }),
  },
  "month-limit": {
    says: "429: the credits of this month are used up. Retry-After tells the rest of the month",
    refusal: refusal("monthlyLimit", "The plan's limit of credits in one month is reached", {
      limit: "month",
    }),
  },
  "server-error": { says: "500", refusal: refusal("internalError", "Internal server error") },
  slow: { says: "the answer begins after three seconds", delivery: "slow" },
  stalled: { says: "the answer's body stops halfway, and the connection stays open", delivery: "stalled" },
  empty: { says: "no rows: empty lists and maps", change: empty, rows: 0 },
  nulls: { says: "null in every field that may be null", change: nulls },
  "long-names": { says: "very long names, symbols, titles and descriptions", change: longNames },
  "extreme-numbers": {
    says: "numbers as large, as small and as negative as may come",
    change: extremeNumbers,
  },
};
