import type { Limits, LimitUsage } from "../contract/limits.ts";
import type { HeaderList } from "./response.ts";

/**
 * Returns `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers): quota and window of each limit, remaining quota,
 * and seconds until the reset.
 */
export function rateLimitHeaders(limits: Limits, now: number): HeaderList {
  let policies = "";
  let states = "";
  for (const name in limits) {
    const { used, limit, period } = limits[name] as LimitUsage;
    const comma = policies === "" ? "" : ", ";
    policies += `${comma}"${name}";q=${limit};w=${(period.to - period.from) / 1000}`;
    states += `${comma}"${name}";r=${Math.max(0, limit - used)};t=${secondsUntil(period.to, now)}`;
  }
  return policies === "" ? [] : ["RateLimit-Policy", policies, "RateLimit", states];
}

/** Returns whole seconds until a time, rounded up, at least 1. */
export function secondsUntil(time: number, now: number): number {
  return Math.max(1, Math.ceil((time - now) / 1000));
}
