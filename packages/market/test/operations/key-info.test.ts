import { expect, test } from "vitest";
import { marketOperations, type OperationContext } from "../../src/index.ts";
import { makeSnapshot, makeStore, NOON } from "../market.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;

const usage = {
  minute: { used: 3, limit: 30, period: { from: NOON, to: NOON + MINUTE } },
  day: { used: 120, limit: 500, period: { from: NOON - DAY / 2, to: NOON + DAY / 2 } },
  month: { used: 10_004, limit: 10_000, period: { from: NOON - 14.5 * DAY, to: NOON + 16.5 * DAY } },
};

async function getInfo(now: number) {
  const context: OperationContext = { store: makeStore(makeSnapshot([])), now, usage };
  return (await marketOperations.keyInfoV1.handle({}, context)).data;
}

test("returns the plan's limits with used and remaining amounts, never negative", async () => {
  expect(await getInfo(NOON)).toEqual({
    plan: {
      credit_limit_monthly: 10_000,
      credit_limit_monthly_reset: "In 16 days, 12 hours and 0 minutes",
      credit_limit_monthly_reset_timestamp: "2026-02-01T00:00:00.000Z",
      rate_limit_minute: 30,
    },
    usage: {
      current_minute: { requests_made: 3, requests_left: 27 },
      current_day: { credits_used: 120, credits_left: 380 },
      current_month: { credits_used: 10_004, credits_left: 0 },
    },
  });
});

test.each([
  [1, "In 0 days, 0 hours and 1 minute"],
  [MINUTE + 1, "In 0 days, 0 hours and 2 minutes"],
  [60 * MINUTE, "In 0 days, 1 hour and 0 minutes"],
  [DAY + 61 * MINUTE, "In 1 day, 1 hour and 1 minute"],
])("%d ms before the reset, the countdown is %j", async (left, text) => {
  const { plan } = await getInfo(usage.month.period.to - left);
  expect(plan?.credit_limit_monthly_reset).toBe(text);
});
