import { type HeaderList, rateLimitHeaders as headersOf, type LimitState } from "@market-data/openapi/http";
import type { LimitUsage, Usage } from "../metering/meter.ts";

const LIMITS = ["minute", "day", "month"] as const satisfies (keyof Usage)[];

/** What is left of each limit of a key. */
export function rateLimitHeaders(usage: Usage, now: number): HeaderList {
  return headersOf(
    LIMITS.map((name) => limitState(name, usage[name])),
    now,
  );
}

/** The same about the limit of one network address, for calls without a key. */
export function addressLimitHeaders(gauge: LimitUsage, now: number): HeaderList {
  return headersOf([limitState("address", gauge)], now);
}

function limitState(name: string, { used, limit, period }: LimitUsage): LimitState {
  return { name, used, limit, period };
}
