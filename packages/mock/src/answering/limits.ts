import { plans } from "@market-data/openapi";
import type { LimitState } from "@market-data/openapi/http";

/** The limits of a plan. */
export type LimitName = "minute" | "day" | "month";

/** Calls in one minute from one address, which limit those without a key: the service's default. */
const ADDRESS_LIMIT = 3000;

/** Every key of the mock has the largest plan, which may call everything. */
const PLAN = plans[plans.length - 1] as (typeof plans)[number];

const MINUTE = 60_000;
const DAY = 86_400_000;

/** What is left to an address after one call without a key. */
export function addressStates(now: number): LimitState[] {
  return [{ name: "address", used: 1, limit: ADDRESS_LIMIT, period: periodOf(now, MINUTE) }];
}

/**
 * What is left of the plan after one call, as though it were the first of its minute, day and month: a mock keeps no
 * accounts.
 *
 * @param reached The limit that nothing is left of.
 */
export function limitStates(now: number, credits: number, reached?: LimitName): LimitState[] {
  const limits = [
    { name: "minute", used: 1, limit: PLAN.rateLimitMinute, period: periodOf(now, MINUTE) },
    { name: "day", used: credits, limit: PLAN.creditLimitDaily, period: periodOf(now, DAY) },
    { name: "month", used: credits, limit: PLAN.creditLimitMonthly, period: monthOf(now) },
  ];
  return limits.map((limit) => (limit.name === reached ? { ...limit, used: limit.limit } : limit));
}

function periodOf(now: number, length: number): LimitState["period"] {
  const from = Math.floor(now / length) * length;
  return { from, to: from + length };
}

function monthOf(now: number): LimitState["period"] {
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { from: Date.UTC(year, month), to: Date.UTC(year, month + 1) };
}
