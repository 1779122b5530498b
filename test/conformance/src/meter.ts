import type { PlanLimitName } from "@market-data/service";
import type { Account, Admitted, Meter, Usage } from "@market-data/storage";
import { describe, expect } from "vitest";
import { type Open, testsOn } from "./suite.ts";

const account: Account = {
  accountId: "key_1",
  limits: {
    rateLimitMinute: 3,
    creditLimitDaily: 10,
    creditLimitMonthly: 15,
    monthlyReset: "calendar-month",
  },
  activated: Date.UTC(2025, 10, 30, 9),
};
const paid: Account = { ...account, limits: { ...account.limits, monthlyReset: "activation-date" } };
const other: Account = { ...account, accountId: "key_2" };
const roomy: Account = { ...account, limits: { ...account.limits, rateLimitMinute: 1000 } };

const LARGE = { rateLimitMinute: 1e9, creditLimitDaily: 1e9, creditLimitMonthly: 1e9 };

const NOON = Date.UTC(2026, 0, 15, 12);
const MINUTE = 60_000;
const DAY = 86_400_000;

async function admitted(meter: Meter, who: Account, times: number, now: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const { reservation } = await admit(meter, who, 1, now);
    await meter.settle(reservation, 0);
  }
}

/** Admits a request, and fails if the meter rejects the request. */
async function admit(meter: Meter, who: Account, credits: number, now: number): Promise<Admitted> {
  const admission = await meter.admit(who, credits, now);
  if (admission.rejectedBy === undefined) return admission;
  throw new Error(`rejected by ${admission.rejectedBy}`);
}

async function rejected(meter: Meter, who: Account, by: PlanLimitName, now: number): Promise<void> {
  expect(await meter.admit(who, 1, now)).toMatchObject({ rejectedBy: by, isReserved: false });
}

/** Charges an account beyond its limits. */
async function charge(meter: Meter, who: Account, credits: number, now: number): Promise<Usage> {
  const { reservation } = await admit(meter, { ...who, limits: { ...who.limits, ...LARGE } }, 0, now);
  return meter.settle(reservation, credits);
}

/** Returns the used daily and monthly credits at a time. */
async function usedCredits(meter: Meter, who: Account, now: number): Promise<[number, number]> {
  const { day, month } = await meter.usage(who, now);
  return [day.used, month.used];
}

/** Registers the tests of a meter. */
export function describeMeter(name: string, open: Open<{ readonly meter: Meter }>): void {
  const test = testsOn(open);
  describe(`${name} is a meter`, () => {
    test("admits the plan's number of requests per UTC minute", async ({ meter }) => {
      await admitted(meter, account, 3, NOON + 59_999);
      await rejected(meter, account, "minute", NOON + 59_999);
      await admitted(meter, account, 1, NOON + MINUTE);
    });

    test("does not count a rejected request", async ({ meter }) => {
      await admitted(meter, account, 3, NOON);
      await rejected(meter, account, "minute", NOON);
      expect((await meter.usage(account, NOON)).minute.used).toBe(3);
    });

    test("admits a request while a credit is left, and charges it in full", async ({ meter }) => {
      await admitted(meter, account, 1, NOON);
      await charge(meter, account, 9, NOON);
      await admitted(meter, account, 1, NOON);
      await charge(meter, account, 5, NOON);
      expect(await usedCredits(meter, account, NOON)).toEqual([14, 14]);
      await rejected(meter, account, "day", NOON);
    });

    test("admits concurrent requests while an unreserved credit is left", async ({ meter }) => {
      await charge(meter, roomy, 5, NOON);
      const admissions = await Promise.all(Array.from({ length: 200 }, () => meter.admit(roomy, 1, NOON)));
      const served = admissions.flatMap(({ reservation }) => reservation ?? []);
      expect(served).toHaveLength(5);
      expect(admissions.at(-1)).toMatchObject({ rejectedBy: "day", isReserved: true });
      await Promise.all(served.map((reservation) => meter.settle(reservation, 1)));
      expect(await usedCredits(meter, roomy, NOON)).toEqual([10, 10]);
      await rejected(meter, roomy, "day", NOON);
    });

    test("admits a last reservation beyond the remaining credits", async ({ meter }) => {
      await admit(meter, account, 9, NOON);
      await admit(meter, account, 100, NOON);
      expect(await meter.admit(account, 1, NOON)).toMatchObject({ rejectedBy: "month", isReserved: true });
    });

    test("does not count reserved credits as used", async ({ meter }) => {
      const { usage } = await admit(meter, account, 9, NOON);
      expect([usage.day.used, usage.month.used]).toEqual([0, 0]);
      expect(await usedCredits(meter, account, NOON)).toEqual([0, 0]);
    });

    for (const used of [0, 4, 9, 12]) {
      test(`charges ${used} used credits of 9 reserved credits`, async ({ meter }) => {
        const { reservation } = await admit(meter, roomy, 9, NOON);
        expect((await meter.settle(reservation, used)).day.used).toBe(used);
        const next = await Promise.all(Array.from({ length: 20 }, () => meter.admit(roomy, 1, NOON)));
        const served = next.filter(({ rejectedBy }) => rejectedBy === undefined);
        expect(served).toHaveLength(Math.max(0, 10 - used));
      });
    }

    test("settles a reservation once", async ({ meter }) => {
      const { reservation } = await admit(meter, account, 9, NOON);
      await admit(meter, account, 9, NOON);
      await meter.settle(reservation, 4);
      await meter.settle(reservation, 0);
      await meter.settle(reservation, 4);
      expect(await usedCredits(meter, account, NOON)).toEqual([4, 4]);
      expect(await meter.admit(account, 1, NOON)).toMatchObject({ rejectedBy: "day", isReserved: true });
    });

    test("charges a reservation to the periods of its admission", async ({ meter }) => {
      const midnight = Date.UTC(2026, 0, 16);
      const { reservation } = await admit(meter, account, 10, midnight - 1);
      await admitted(meter, account, 1, midnight);
      await meter.flush();
      await meter.settle(reservation, 3);
      expect(await usedCredits(meter, account, midnight - 1)).toEqual([3, 3]);
      expect(await usedCredits(meter, account, midnight)).toEqual([0, 3]);
    });

    test("a request that ends in a later minute does not change that minute", async ({ meter }) => {
      const { reservation } = await admit(meter, account, 1, NOON - 1);
      await admitted(meter, account, 3, NOON);
      await meter.settle(reservation, 1);
      await rejected(meter, account, "minute", NOON);
    });

    test("resets daily credits every UTC day, and keeps monthly credits", async ({ meter }) => {
      await charge(meter, account, 10, NOON);
      await rejected(meter, account, "day", Date.UTC(2026, 0, 15, 23, 59, 59, 999));
      await admitted(meter, account, 1, Date.UTC(2026, 0, 16));
      expect(await usedCredits(meter, account, Date.UTC(2026, 0, 16))).toEqual([0, 10]);
    });

    test("resets the monthly credits of Basic every UTC month", async ({ meter }) => {
      await charge(meter, account, 15, NOON);
      await rejected(meter, account, "month", Date.UTC(2026, 0, 31, 23, 59, 59, 999));
      await admitted(meter, account, 1, Date.UTC(2026, 1, 1));
    });

    test("resets the monthly credits of a paid plan on its activation day", async ({ meter }) => {
      await charge(meter, paid, 15, NOON);
      await rejected(meter, paid, "month", Date.UTC(2026, 0, 29, 23, 59, 59, 999));
      await admitted(meter, paid, 1, Date.UTC(2026, 0, 30));
      expect((await meter.usage(paid, Date.UTC(2026, 1, 10))).month.period).toEqual({
        from: Date.UTC(2026, 0, 30),
        to: Date.UTC(2026, 1, 28),
      });
    });

    test("names the reached limit with the longest period", async ({ meter }) => {
      await admitted(meter, account, 3, NOON);
      await charge(meter, account, 10, NOON);
      await rejected(meter, account, "day", NOON);
      await charge(meter, account, 5, NOON);
      await rejected(meter, account, "month", NOON);
    });

    test("limits each account separately", async ({ meter }) => {
      await charge(meter, account, 15, NOON);
      await admitted(meter, other, 3, NOON);
      expect(await usedCredits(meter, other, NOON)).toEqual([0, 0]);
    });

    test("counts a request without credits for the minute, and charges no credits", async ({ meter }) => {
      const { usage, reservation } = await admit(meter, account, 0, NOON);
      expect(usage.minute.used).toBe(1);
      const { minute, day, month } = await meter.settle(reservation, 0);
      expect([minute.used, day.used, month.used]).toEqual([1, 0, 0]);
    });

    test("admits a request without credits when no credits are left, up to the minute limit", async ({
      meter,
    }) => {
      await charge(meter, account, 100, NOON);
      await rejected(meter, account, "month", NOON);
      await admit(meter, account, 0, NOON);
      await admit(meter, account, 0, NOON);
      expect(await meter.admit(account, 0, NOON)).toMatchObject({ rejectedBy: "minute" });
    });

    test("counts concurrent requests", async ({ meter }) => {
      const calls = await Promise.all(Array.from({ length: 10 }, () => meter.admit(account, 0, NOON)));
      expect(calls.filter(({ rejectedBy }) => rejectedBy === undefined)).toHaveLength(3);
      await Promise.all(Array.from({ length: 5 }, () => charge(meter, roomy, 2, NOON)));
      expect(await usedCredits(meter, roomy, NOON)).toEqual([10, 10]);
    });

    test("applies a raised limit immediately", async ({ meter }) => {
      await admitted(meter, account, 3, NOON);
      await rejected(meter, account, "minute", NOON);
      await admitted(meter, roomy, 1, NOON);
    });

    test("gives no second quota and rejects no later requests after the clock steps back", async ({
      meter,
    }) => {
      await admitted(meter, account, 3, NOON);
      await rejected(meter, account, "minute", NOON - 90 * MINUTE);
      await admitted(meter, account, 3, NOON - 89 * MINUTE);
    });

    test("a request that is counted late does not restart its minute", async ({ meter }) => {
      await admitted(meter, account, 3, NOON);
      await rejected(meter, account, "minute", NOON - 1);
      await rejected(meter, account, "minute", NOON);
    });

    test("keeps the credits of both days when the clock steps back over midnight", async ({ meter }) => {
      await charge(meter, account, 10, NOON);
      await charge(meter, account, 1, NOON + DAY);
      await meter.flush();
      await rejected(meter, account, "day", NOON);
      expect(await usedCredits(meter, account, NOON + DAY)).toEqual([1, 11]);
    });

    test("keeps the credits of today after a clock error of years", async ({ meter }) => {
      await charge(meter, account, 4, NOON);
      for (let year = 1; year <= 5; year += 1) await charge(meter, account, 10, NOON + year * 365 * DAY);
      await meter.flush();
      expect(await usedCredits(meter, account, NOON)).toEqual([4, 4]);
    });
  });
}
