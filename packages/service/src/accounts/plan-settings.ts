import { isDuration } from "@market-data/http";
import { type Plan, plans } from "@market-data/openapi";

/** The settings of a plan. An absent setting keeps the contract's default. */
export interface PlanSettings {
  /** Requests in one UTC minute. */
  readonly rateLimitMinute?: number;
  /** Credits in one UTC day. */
  readonly creditLimitDaily?: number;
  /** Credits in one monthly period. */
  readonly creditLimitMonthly?: number;
  /** Open streams of an account. */
  readonly openStreams?: number;
  /**
   * How far back the plan's history reaches, as an ISO 8601 duration of years, months, weeks and days, such as `P3M`.
   */
  readonly history?: string;
  /** The end of a monthly period: the end of the UTC month, or the day of the month on which the plan was activated. */
  readonly monthlyReset?: Plan["monthlyReset"];
}

/** Settings by plan name. */
export type PlanOverrides = Readonly<Record<string, PlanSettings>>;

/** An invalid configuration of plans. The message states the place and the allowed values. */
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
  openStreams: limit,
  history: (value) =>
    typeof value === "string" && isDuration(value) ? undefined : 'a duration such as "P1M", "P90D" or "P6Y"',
  monthlyReset: (value) =>
    RESETS.includes(value as string) ? undefined : RESETS.map((reset) => `"${reset}"`).join(" or "),
};

/**
 * Parses a file of plans:
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
 * An absent plan or setting keeps the contract's default (`x-svc-plans`). `history` applies to every operation with
 * history, except operations that the contract limits to the latest values.
 *
 * @throws {PlanConfigurationError} for any invalid part: a misspelt setting must not be ignored silently.
 */
export function readPlans(text: string): PlanOverrides {
  const root = record(parsed(text), "the file");
  for (const name of Object.keys(root)) {
    if (name !== "plans")
      throw new PlanConfigurationError(`Unknown setting "${name}". The only setting is "plans".`);
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
      throw new PlanConfigurationError(
        `Unknown setting "${name}" of plan "${plan}". Known settings: ${known}.`,
      );
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
