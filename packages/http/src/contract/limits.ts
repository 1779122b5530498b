import type { Plan } from "@market-data/openapi";
import type { ErrorName } from "../errors.ts";
import type { HeaderList } from "../response/response.ts";
import { dayPeriod, minutePeriod, monthPeriod, type Period } from "./periods.ts";

/** What is used of one limit in its current period. */
export interface LimitUsage {
  readonly used: number;
  readonly limit: number;
  readonly period: Period;
}

/** What is used of each limit, by the limit's name, in the order in which headers state them. */
export type Limits = Readonly<Record<string, LimitUsage>>;

/** The plan of a key, as far as limits depend on it. */
export interface LimitedPlan {
  readonly limits: Pick<Plan, "rateLimitMinute" | "creditLimitDaily" | "creditLimitMonthly" | "monthlyReset">;
  /** When the key's plan was activated, in Unix ms. */
  readonly activated: number;
}

/** A limit of a plan. */
export interface PlanLimit {
  readonly counts: "requests" | "credits";
  /** The field of a plan that sets it. */
  readonly setting: "rateLimitMinute" | "creditLimitDaily" | "creditLimitMonthly";
  readonly getPeriod: (time: number, plan: LimitedPlan) => Period;
  /** The error of a request that comes when the limit is reached. */
  readonly error: ErrorName;
  readonly message: string;
}

/** The limits of a plan, the shortest first. */
export const planLimits = {
  minute: {
    counts: "requests",
    setting: "rateLimitMinute",
    getPeriod: (time) => minutePeriod(time),
    error: "minuteLimit",
    message: "The plan's limit of requests in one minute is reached",
  },
  day: {
    counts: "credits",
    setting: "creditLimitDaily",
    getPeriod: (time) => dayPeriod(time),
    error: "dailyLimit",
    message: "The plan's limit of credits in one day is reached",
  },
  month: {
    counts: "credits",
    setting: "creditLimitMonthly",
    getPeriod: (time, { limits, activated }) => monthPeriod(time, limits.monthlyReset, activated),
    error: "monthlyLimit",
    message: "The plan's limit of credits in one month is reached",
  },
} as const satisfies Readonly<Record<string, PlanLimit>>;

export type PlanLimitName = keyof typeof planLimits;

/** Requests that one network address may send in a UTC minute, where nobody sets another number. */
export const DEFAULT_ADDRESS_LIMIT = 3000;

/** Bytes of a response to a request without a key that count as one request of its address. */
const ADDRESS_UNIT_BYTES = 32_768;

/**
 * How many requests of its address a request without a key counts as: it has no credits, so what it costs is counted here.
 *
 * @param length Of the data, not compressed, in bytes; also where the response is a 304.
 */
export function countAddressRequests(length: number): number {
  return Math.max(1, Math.ceil(length / ADDRESS_UNIT_BYTES));
}

/**
 * `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers): each limit's quota and window in seconds;
 * what remains of it, and the seconds until it resets.
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

/** Whole seconds until a time, at least one: sooner is too soon. */
export function secondsUntil(time: number, now: number): number {
  return Math.max(1, Math.ceil((time - now) / 1000));
}
