import type { Gauge, Usage } from "../metering/meter.ts";

/** Names and values of headers, one after the other. */
export type Headers = string[];

const LIMITS = ["minute", "day", "month"] as const satisfies (keyof Usage)[];

/**
 * `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers): each limit's quota and window in seconds;
 * what remains of it, and the seconds until it starts anew.
 */
export function rateLimitHeaders(usage: Usage, now: number): Headers {
  return headersOf(
    LIMITS.map((name) => [name, usage[name]] as const),
    now,
  );
}

/** The same about the limit of one network address, for calls without a key. */
export function addressLimitHeaders(gauge: Gauge, now: number): Headers {
  return headersOf([["address", gauge]], now);
}

function headersOf(gauges: readonly (readonly [string, Gauge])[], now: number): Headers {
  let policies = "";
  let states = "";
  for (const [name, { used, limit, period }] of gauges) {
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
