import type { Plan } from "@market-data/openapi";
import type { ErrorName } from "./error-codes.ts";
import { dayPeriod, minutePeriod, monthPeriod, type Period } from "./periods.ts";

/** The usage of a limit in its current period. */
export interface LimitUsage {
  readonly used: number;
  readonly limit: number;
  readonly period: Period;
}

/** The usage of each limit by name, in header order. */
export type Limits = Readonly<Record<string, LimitUsage>>;

/** The part of a plan that determines limits. */
export interface LimitedPlan {
  readonly limits: Pick<Plan, "rateLimitMinute" | "creditLimitDaily" | "creditLimitMonthly" | "monthlyReset">;
  /** When the plan of the key was activated, in Unix ms. */
  readonly activated: number;
}

/** A limit of a plan. */
interface PlanLimit {
  readonly counts: "requests" | "credits";
  /** The field of the plan. */
  readonly setting: "rateLimitMinute" | "creditLimitDaily" | "creditLimitMonthly";
  readonly getPeriod: (time: number, plan: LimitedPlan) => Period;
  /** The error of a request after the limit is reached. */
  readonly error: ErrorName;
  readonly message: string;
}

/** The limits of a plan, shortest period first. */
export const planLimits = {
  minute: {
    counts: "requests",
    setting: "rateLimitMinute",
    getPeriod: (time) => minutePeriod(time),
    error: "minuteLimit",
    message: "The plan's limit of requests in one minute is reached",
  },
  day: {
    counts: "credits",
    setting: "creditLimitDaily",
    getPeriod: (time) => dayPeriod(time),
    error: "dailyLimit",
    message: "The plan's limit of credits in one day is reached",
  },
  month: {
    counts: "credits",
    setting: "creditLimitMonthly",
    getPeriod: (time, { limits, activated }) => monthPeriod(time, limits.monthlyReset, activated),
    error: "monthlyLimit",
    message: "The plan's limit of credits in one month is reached",
  },
} as const satisfies Readonly<Record<string, PlanLimit>>;

/** The name of a plan limit. */
export type PlanLimitName = keyof typeof planLimits;

/** Default number of requests per network address and UTC minute. */
export const DEFAULT_ADDRESS_LIMIT = 3000;

/** Response bytes that count as one request of the address, for requests without a key. */
const ADDRESS_UNIT_BYTES = 32_768;

/**
 * Returns the number of address requests that a request without a key counts as. Such requests use no credits, so large responses
 * count several times.
 *
 * @param length The uncompressed length of the data in bytes, also for a 304.
 */
export function countAddressRequests(length: number): number {
  return Math.max(1, Math.ceil(length / ADDRESS_UNIT_BYTES));
}
