import type { HeaderList } from "./header-list.ts";

/** What is used of a limit in its running period. */
export interface LimitState {
  /** The limit's name: `minute`, `day`, `month` or `address`. */
  readonly name: string;
  readonly used: number;
  readonly limit: number;
  /** The period, in ms since 1970. */
  readonly period: { readonly from: number; readonly to: number };
}

/**
 * `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers): each limit's quota and window in seconds;
 * what remains of it, and the seconds until it starts anew.
 */
export function rateLimitHeaders(limits: readonly LimitState[], now: number): HeaderList {
  let policies = "";
  let states = "";
  for (const { name, used, limit, period } of limits) {
    const comma = policies === "" ? "" : ", ";
    policies += `${comma}"${name}";q=${limit};w=${(period.to - period.from) / 1000}`;
    states += `${comma}"${name}";r=${Math.max(0, limit - used)};t=${secondsLeft(period.to, now)}`;
  }
  return ["RateLimit-Policy", policies, "RateLimit", states];
}

/** Whole seconds until a time, at least one: sooner is too soon. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(1, Math.ceil((until - now) / 1000));
}
