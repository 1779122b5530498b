import {
  DEFAULT_ADDRESS_LIMIT,
  HttpError,
  type Limits,
  type LimitUsage,
  minutePeriod,
  type PlanLimitName,
  planLimits,
  secondsUntil,
} from "@market-data/http";
import { plans } from "@market-data/openapi";

/** Every key of the mock has the largest plan, which may call everything. */
const PLAN = { limits: plans[plans.length - 1] as (typeof plans)[number], activated: 0 };

/** What is left to an address after one request without a key, and what it counts as. */
export function addressUsage(now: number, used = 1): Limits {
  return { address: { used, limit: DEFAULT_ADDRESS_LIMIT, period: minutePeriod(now) } };
}

/**
 * What is left of the plan after one request, as though it were the first of its minute, day and month: a mock keeps no
 * accounts.
 *
 * @param reached The limit that nothing is left of.
 */
export function planUsage(
  now: number,
  credits: number,
  reached?: PlanLimitName,
): Record<PlanLimitName, LimitUsage> {
  const usage = Object.entries(planLimits).map(([name, { counts, setting, getPeriod }]) => {
    const limit = PLAN.limits[setting];
    const used = counts === "requests" ? 1 : credits;
    return [name, { used: name === reached ? limit : used, limit, period: getPeriod(now, PLAN) }];
  });
  return Object.fromEntries(usage);
}

/** The error of a request that comes when a limit of the plan is reached. */
export function limitReached(name: PlanLimitName, now: number): HttpError {
  const limits = planUsage(now, 0, name);
  const { error, message } = planLimits[name];
  return new HttpError(error, message, { limits, retryAfter: secondsUntil(limits[name].period.to, now) });
}
