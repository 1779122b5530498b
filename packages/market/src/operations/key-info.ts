import type { OperationHandler } from "../operation.ts";
import { MINUTE } from "../values/timestamps.ts";

/** The units of a countdown, in minutes. */
const UNITS = { day: 1440, hour: 60, minute: 1 };

/** Returns the limits of the caller's plan and the usage so far. */
export const keyInfo: OperationHandler<"keyInfoV1"> = async (_, { now, usage }) => {
  if (usage === undefined) throw new TypeError("Key info needs the usage of the caller's account.");
  const { minute, day, month } = usage;
  const data = {
    plan: {
      credit_limit_monthly: month.limit,
      credit_limit_monthly_reset: describeCountdown(month.period.to - now),
      credit_limit_monthly_reset_timestamp: new Date(month.period.to).toISOString(),
      rate_limit_minute: minute.limit,
    },
    usage: {
      current_minute: { requests_made: minute.used, requests_left: countLeft(minute) },
      current_day: { credits_used: day.used, credits_left: countLeft(day) },
      current_month: { credits_used: month.used, credits_left: countLeft(month) },
    },
  };
  return { data, count: 0 };
};

/** Not negative: the last request may use more credits than were left. */
function countLeft({ limit, used }: { readonly limit: number; readonly used: number }): number {
  return Math.max(0, limit - used);
}

/** A span of time (ms) as text: `In 16 days, 12 hours and 1 minute`. A started minute counts as a whole minute. */
function describeCountdown(span: number): string {
  let left = Math.ceil(span / MINUTE);
  const [days, hours, minutes] = Object.entries(UNITS).map(([unit, size]) => {
    const count = Math.floor(left / size);
    left %= size;
    return `${count} ${unit}${count === 1 ? "" : "s"}`;
  });
  return `In ${days}, ${hours} and ${minutes}`;
}
