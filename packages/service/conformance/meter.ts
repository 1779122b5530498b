import { type Open, testsOn } from "@market-data/market/conformance";
import type { Account, Meter, PlanLimitName } from "@market-data/service";
import { describe, expect } from "vitest";

const account: Account = {
  keyId: "key_1",
  limits: {
    rateLimitMinute: 3,
    creditLimitDaily: 10,
    creditLimitMonthly: 15,
    monthlyReset: "calendar-month",
  },
  activated: Date.UTC(2025, 10, 30, 9),
};
const paid: Account = { ...account, limits: { ...account.limits, monthlyReset: "activation-date" } };
const other: Account = { ...account, keyId: "key_2" };
const roomy: Account = { ...account, limits: { ...account.limits, rateLimitMinute: 1000 } };

const NOON = Date.UTC(2026, 0, 15, 12);
const MINUTE = 60_000;
const DAY = 86_400_000;

async function admitted(meter: Meter, who: Account, times: number, now: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await rejected(meter, who, undefined, now);
}

async function rejected(
  meter: Meter,
  who: Account,
  by: PlanLimitName | undefined,
  now: number,
): Promise<void> {
  expect((await meter.admit(who, now)).rejectedBy).toBe(by);
}

/** The daily credits, then the monthly ones, that were used at a time. */
async function usedCredits(meter: Meter, who: Account, now: number): Promise<[number, number]> {
  const { day, month } = await meter.usage(who, now);
  return [day.used, month.used];
}

/** Registers what every meter promises, wherever it counts. */
export function describeMeter(name: string, open: Open<{ readonly meter: Meter }>): void {
  const test = testsOn(open);
  describe(`${name} is a meter`, () => {
    test("the plan's requests of a UTC minute are served, and the next one is not", async ({ meter }) => {
      await admitted(meter, account, 3, NOON + 59_999);
      await rejected(meter, account, "minute", NOON + 59_999);
      await rejected(meter, account, undefined, NOON + MINUTE);
    });

    test("a request that is rejected does not count", async ({ meter }) => {
      await admitted(meter, account, 3, NOON);
      await rejected(meter, account, "minute", NOON);
      expect((await meter.usage(account, NOON)).minute.used).toBe(3);
    });

    test("a request is served while any credit is left, and charged in full", async ({ meter }) => {
      await admitted(meter, account, 1, NOON);
      await meter.charge(account, 9, NOON);
      await admitted(meter, account, 1, NOON);
      await meter.charge(account, 5, NOON);
      expect(await usedCredits(meter, account, NOON)).toEqual([14, 14]);
      await rejected(meter, account, "day", NOON);
    });

    test("daily credits start again with each UTC day, monthly ones go on", async ({ meter }) => {
      await meter.charge(account, 10, NOON);
      await rejected(meter, account, "day", Date.UTC(2026, 0, 15, 23, 59, 59, 999));
      await admitted(meter, account, 1, Date.UTC(2026, 0, 16));
      expect(await usedCredits(meter, account, Date.UTC(2026, 0, 16))).toEqual([0, 10]);
    });

    test("Basic's monthly credits start again with the UTC month", async ({ meter }) => {
      await meter.charge(account, 15, NOON);
      await rejected(meter, account, "month", Date.UTC(2026, 0, 31, 23, 59, 59, 999));
      await admitted(meter, account, 1, Date.UTC(2026, 1, 1));
    });

    test("a paid plan's monthly credits start again on the day of the month of its activation", async ({
      meter,
    }) => {
      await meter.charge(paid, 15, NOON);
      await rejected(meter, paid, "month", Date.UTC(2026, 0, 29, 23, 59, 59, 999));
      await admitted(meter, paid, 1, Date.UTC(2026, 0, 30));
      expect((await meter.usage(paid, Date.UTC(2026, 1, 10))).month.period).toEqual({
        from: Date.UTC(2026, 0, 30),
        to: Date.UTC(2026, 1, 28),
      });
    });

    test("of several limits that are reached, the one that stands longest is named", async ({ meter }) => {
      await admitted(meter, account, 3, NOON);
      await meter.charge(account, 10, NOON);
      await rejected(meter, account, "day", NOON);
      await meter.charge(account, 5, NOON);
      await rejected(meter, account, "month", NOON);
    });

    test("each key has limits of its own", async ({ meter }) => {
      await meter.charge(account, 15, NOON);
      await admitted(meter, other, 3, NOON);
      expect(await usedCredits(meter, other, NOON)).toEqual([0, 0]);
    });

    test("nothing is charged for a request that costs nothing, and it counts for the minute", async ({
      meter,
    }) => {
      const { usage } = await meter.admit(account, NOON);
      expect(usage.minute.used).toBe(1);
      const { minute, day, month } = await meter.charge(account, 0, NOON);
      expect([minute.used, day.used, month.used]).toEqual([1, 0, 0]);
    });

    test("requests at the same time are all counted", async ({ meter }) => {
      const calls = await Promise.all(Array.from({ length: 10 }, () => meter.admit(account, NOON)));
      expect(calls.filter(({ rejectedBy }) => rejectedBy === undefined)).toHaveLength(3);
      await Promise.all(Array.from({ length: 5 }, () => meter.charge(roomy, 2, NOON)));
      expect(await usedCredits(meter, roomy, NOON)).toEqual([10, 10]);
    });

    test("a limit that is raised holds at once", async ({ meter }) => {
      await admitted(meter, account, 3, NOON);
      await rejected(meter, account, "minute", NOON);
      await rejected(meter, roomy, undefined, NOON);
    });

    test("a clock that steps back gives no second quota of calls, and none is rejected in the minutes after", async ({
      meter,
    }) => {
      await admitted(meter, account, 3, NOON);
      await rejected(meter, account, "minute", NOON - 90 * MINUTE);
      await admitted(meter, account, 3, NOON - 89 * MINUTE);
    });

    test("a clock that steps back over midnight finds the credits of the day before, and those of the day after again", async ({
      meter,
    }) => {
      await meter.charge(account, 10, NOON);
      await meter.charge(account, 1, NOON + DAY);
      await meter.flush();
      await rejected(meter, account, "day", NOON);
      expect(await usedCredits(meter, account, NOON + DAY)).toEqual([1, 11]);
    });

    test("a clock that was wrong by years leaves the credits of today as they were", async ({ meter }) => {
      await meter.charge(account, 4, NOON);
      for (let year = 1; year <= 5; year += 1) await meter.charge(account, 10, NOON + year * 365 * DAY);
      await meter.flush();
      expect(await usedCredits(meter, account, NOON)).toEqual([4, 4]);
    });
  });
}
