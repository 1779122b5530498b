import { isDuration } from "@market-data/http";
import { type Plan, plans } from "@market-data/openapi";

/** What an operator may set of a plan. What is left out keeps the contract's default. */
export interface PlanSettings {
  /** Requests in one UTC minute. */
  readonly rateLimitMinute?: number;
  /** Credits in one UTC day. */
  readonly creditLimitDaily?: number;
  /** Credits in one monthly period. */
  readonly creditLimitMonthly?: number;
  /** How far back the plan may look: years, months, weeks and days as an ISO 8601 duration, for example `P3M`. */
  readonly history?: string;
  /** When a monthly period ends: with the UTC month, or on the day of the month on which the plan was activated. */
  readonly monthlyReset?: Plan["monthlyReset"];
}

/** Settings by the plan's name. */
export type PlanOverrides = Readonly<Record<string, PlanSettings>>;

/** A configuration of plans that is wrong; the message says where and what is allowed. */
export class PlanConfigurationError extends Error {
  override readonly name = "PlanConfigurationError";
}

const MAX_LIMIT = 1_000_000_000_000;
const RESETS: readonly string[] = ["calendar-month", "activation-date"] satisfies Plan["monthlyReset"][];

type Check = (value: unknown) => string | undefined;

const limit: Check = (value) =>
  Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= MAX_LIMIT
    ? undefined
    : `an integer from 1 to ${MAX_LIMIT}`;

const CHECKS: Readonly<Record<keyof PlanSettings, Check>> = {
  rateLimitMinute: limit,
  creditLimitDaily: limit,
  creditLimitMonthly: limit,
  history: (value) =>
    typeof value === "string" && isDuration(value) ? undefined : 'a duration such as "P1M", "P90D" or "P6Y"',
  monthlyReset: (value) =>
    RESETS.includes(value as string) ? undefined : RESETS.map((reset) => `"${reset}"`).join(" or "),
};

/**
 * Reads a file of plans:
 *
 * ```json
 * {
 *   "plans": {
 *     "Basic": { "rateLimitMinute": 30, "creditLimitDaily": 500, "creditLimitMonthly": 10000, "history": "P1M" },
 *     "Startup": { "monthlyReset": "calendar-month" }
 *   }
 * }
 * ```
 *
 * Every plan and every setting may be left out, and then is as the contract has it (`x-svc-plans`). A `history` that is
 * set holds for every operation with history, except those that open the newest values alone.
 *
 * @throws {PlanConfigurationError} when something in it is wrong: a setting that is misspelt must not be ignored silently.
 */
export function readPlans(text: string): PlanOverrides {
  const root = record(parsed(text), "the file");
  for (const name of Object.keys(root)) {
    if (name !== "plans") throw new PlanConfigurationError(`Unknown setting "${name}". Known is "plans".`);
  }
  const { plans: settings = {} } = root;
  return Object.fromEntries(
    Object.entries(record(settings, '"plans"')).map(([name, value]) => [
      knownPlan(name),
      checked(name, value),
    ]),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new PlanConfigurationError(`It is not JSON: ${(error as Error).message}`);
  }
}

function record(value: unknown, where: string): Record<string, unknown> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  throw new PlanConfigurationError(`${where} must be an object.`);
}

function knownPlan(name: string): string {
  const plan = plans.find((each) => each.name === name || each.aliases.includes(name));
  if (plan !== undefined) return plan.name;
  const known = plans.map((each) => `"${each.name}"`).join(", ");
  throw new PlanConfigurationError(`There is no plan "${name}". The plans are ${known}.`);
}

function checked(plan: string, value: unknown): PlanSettings {
  const settings = record(value, `The plan "${plan}"`);
  for (const [name, given] of Object.entries(settings)) {
    const check = Object.hasOwn(CHECKS, name) ? CHECKS[name as keyof PlanSettings] : undefined;
    if (check === undefined) {
      const known = Object.keys(CHECKS).join(", ");
      throw new PlanConfigurationError(`Unknown setting "${name}" of plan "${plan}". Known are ${known}.`);
    }
    const allowed = check(given);
    if (allowed !== undefined) {
      throw new PlanConfigurationError(
        `"${name}" of plan "${plan}" is ${JSON.stringify(given)}. It must be ${allowed}.`,
      );
    }
  }
  return settings as PlanSettings;
}
