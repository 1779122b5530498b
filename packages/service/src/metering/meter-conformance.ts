import { deepEqual, equal } from "node:assert/strict";
import type { ConformanceCase } from "../conformance.ts";
import type { Account, Limit, Meter } from "./meter.ts";

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
  for (let time = 0; time < times; time += 1) await refused(meter, who, undefined, now);
}

async function refused(meter: Meter, who: Account, by: Limit | undefined, now: number): Promise<void> {
  equal((await meter.admit(who, now)).refusedBy, by);
}

/** The daily credits, then the monthly ones, that were used at a time. */
async function usedCredits(meter: Meter, who: Account, now: number): Promise<[number, number]> {
  const { day, month } = await meter.usage(who, now);
  return [day.used, month.used];
}

/** What every meter owes, whatever it counts in. A test runs each case on implementations of its own. */
export const meterConformance: readonly ConformanceCase<Meter>[] = [
  {
    name: "the plan's calls of a UTC minute are served, and the next one is not",
    async run(make) {
      const meter = await make();
      await admitted(meter, account, 3, NOON + 59_999);
      await refused(meter, account, "minute", NOON + 59_999);
      await refused(meter, account, undefined, NOON + MINUTE);
    },
  },
  {
    name: "a call that is refused does not count",
    async run(make) {
      const meter = await make();
      await admitted(meter, account, 3, NOON);
      await refused(meter, account, "minute", NOON);
      equal((await meter.usage(account, NOON)).minute.used, 3);
    },
  },
  {
    name: "a call is served while any credit is left, and charged in full",
    async run(make) {
      const meter = await make();
      await admitted(meter, account, 1, NOON);
      await meter.charge(account, 9, NOON);
      await admitted(meter, account, 1, NOON);
      await meter.charge(account, 5, NOON);
      deepEqual(await usedCredits(meter, account, NOON), [14, 14]);
      await refused(meter, account, "day", NOON);
    },
  },
  {
    name: "daily credits start anew with each UTC day, monthly ones go on",
    async run(make) {
      const meter = await make();
      await meter.charge(account, 10, NOON);
      await refused(meter, account, "day", Date.UTC(2026, 0, 15, 23, 59, 59, 999));
      await admitted(meter, account, 1, Date.UTC(2026, 0, 16));
      deepEqual(await usedCredits(meter, account, Date.UTC(2026, 0, 16)), [0, 10]);
    },
  },
  {
    name: "Basic's monthly credits start anew with the UTC month",
    async run(make) {
      const meter = await make();
      await meter.charge(account, 15, NOON);
      await refused(meter, account, "month", Date.UTC(2026, 0, 31, 23, 59, 59, 999));
      await admitted(meter, account, 1, Date.UTC(2026, 1, 1));
    },
  },
  {
    name: "a paid plan's monthly credits start anew on the day of the month of its activation",
    async run(make) {
      const meter = await make();
      await meter.charge(paid, 15, NOON);
      await refused(meter, paid, "month", Date.UTC(2026, 0, 29, 23, 59, 59, 999));
      await admitted(meter, paid, 1, Date.UTC(2026, 0, 30));
      deepEqual((await meter.usage(paid, Date.UTC(2026, 1, 10))).month.period, {
        from: Date.UTC(2026, 0, 30),
        to: Date.UTC(2026, 1, 28),
      });
    },
  },
  {
    name: "of several limits that are reached, the one that stands longest is named",
    async run(make) {
      const meter = await make();
      await admitted(meter, account, 3, NOON);
      await meter.charge(account, 10, NOON);
      await refused(meter, account, "day", NOON);
      await meter.charge(account, 5, NOON);
      await refused(meter, account, "month", NOON);
    },
  },
  {
    name: "each key has limits of its own",
    async run(make) {
      const meter = await make();
      await meter.charge(account, 15, NOON);
      await admitted(meter, other, 3, NOON);
      deepEqual(await usedCredits(meter, other, NOON), [0, 0]);
    },
  },
  {
    name: "nothing is charged for a call that costs nothing, and it counts for the minute",
    async run(make) {
      const meter = await make();
      const { usage } = await meter.admit(account, NOON);
      equal(usage.minute.used, 1);
      const { minute, day, month } = await meter.charge(account, 0, NOON);
      deepEqual([minute.used, day.used, month.used], [1, 0, 0]);
    },
  },
  {
    name: "calls at the same time are all counted",
    async run(make) {
      const meter = await make();
      const calls = await Promise.all(Array.from({ length: 10 }, () => meter.admit(account, NOON)));
      equal(calls.filter(({ refusedBy }) => refusedBy === undefined).length, 3);
      await Promise.all(Array.from({ length: 5 }, () => meter.charge(roomy, 2, NOON)));
      deepEqual(await usedCredits(meter, roomy, NOON), [10, 10]);
    },
  },
  {
    name: "a limit that is raised holds at once",
    async run(make) {
      const meter = await make();
      await admitted(meter, account, 3, NOON);
      await refused(meter, account, "minute", NOON);
      await refused(meter, roomy, undefined, NOON);
    },
  },
  {
    name: "a clock that steps back gives no second quota of calls, and none is refused in the minutes after",
    async run(make) {
      const meter = await make();
      await admitted(meter, account, 3, NOON);
      await refused(meter, account, "minute", NOON - 90 * MINUTE);
      await admitted(meter, account, 3, NOON - 89 * MINUTE);
    },
  },
  {
    name: "a clock that steps back over midnight finds the credits of the day before, and those of the day after again",
    async run(make) {
      const meter = await make();
      await meter.charge(account, 10, NOON);
      await meter.charge(account, 1, NOON + DAY);
      await meter.flush();
      await refused(meter, account, "day", NOON);
      deepEqual(await usedCredits(meter, account, NOON + DAY), [1, 11]);
    },
  },
  {
    name: "a clock that was wrong by years leaves the credits of today as they were",
    async run(make) {
      const meter = await make();
      await meter.charge(account, 4, NOON);
      for (let year = 1; year <= 5; year += 1) await meter.charge(account, 10, NOON + year * 365 * DAY);
      await meter.flush();
      deepEqual(await usedCredits(meter, account, NOON), [4, 4]);
    },
  },
];
