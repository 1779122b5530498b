import {
  checkEntitlement,
  DEFAULT_ADDRESS_LIMIT,
  DEMO_PREFIX,
  type HistoryLimit,
  HttpError,
  type LimitedPlan,
  type Limits,
  type LimitUsage,
  listDemoKeys,
  minutePeriod,
  type PlanLimitName,
  planLimits,
  secondsUntil,
} from "@market-data/http/in-process";
import { keyHeader, type Operation, type Plan, plans } from "@market-data/openapi";
import { LRUCache } from "lru-cache";

/** The names of plans by API key. */
export type PlansByKey = Readonly<Record<string, string>>;

/** A caller with key and plan. */
export interface Account {
  readonly key: string;
  readonly plan: Plan;
  /**
   * Whether the key has an assigned plan. Unknown keys have the limits of the largest plan, and access to every
   * operation and the whole history.
   */
  readonly isKnown: boolean;
}

/** The maximum number of keys with stored usage. The least recently used keys are dropped. */
const MAX_KEYS = 1000;
const LARGEST_PLAN = plans[plans.length - 1] as Plan;
const LIMIT_NAMES = Object.keys(planLimits) as PlanLimitName[];

type Usage = Record<PlanLimitName, LimitUsage>;

/** The plans of keys and their usage. */
export class Accounts {
  readonly #plans: ReadonlyMap<string, Plan>;
  readonly #isCounting: boolean;
  readonly #usage = new LRUCache<string, Usage>({ max: MAX_KEYS });

  /**
   * @param isCounting Whether to count usage. Otherwise, limits always show the first request of a period.
   * @throws {RangeError} for an unknown plan.
   */
  constructor(plansByKey: PlansByKey = {}, isCounting = false) {
    const demo = listDemoKeys().map(({ plan, secret }) => [secret, findPlan(plan)] as const);
    const given = Object.entries(plansByKey).map(([key, name]) => [key, findPlan(name)] as const);
    this.#plans = new Map([...demo, ...given]);
    this.#isCounting = isCounting;
  }

  /** @throws {HttpError} for a demo key of an unknown plan. */
  find(key: string): Account {
    const plan = this.#plans.get(key);
    if (plan === undefined && key.startsWith(DEMO_PREFIX)) {
      throw new HttpError("invalidKey", `Invalid value for header "${keyHeader}"`);
    }
    return { key, plan: plan ?? LARGEST_PLAN, isKnown: plan !== undefined };
  }

  /**
   * Counts a request towards the minute limit.
   *
   * @param isFree Whether the request costs no credits. Credit limits do not reject free requests.
   * @throws {HttpError} if a limit of the account is reached.
   */
  admit(account: Account, now: number, isFree: boolean): void {
    if (!this.#isCounting) return;
    const usage = this.#current(account, now);
    const reached = LIMIT_NAMES.find(
      (name) => usage[name].used >= usage[name].limit && !(isFree && planLimits[name].counts === "credits"),
    );
    if (reached !== undefined) throw createLimitError(reached, usage, now);
    this.#usage.set(account.key, { ...usage, minute: { ...usage.minute, used: usage.minute.used + 1 } });
  }

  /** Returns the usage without counting a request. */
  usage(account: Account, now: number): Usage {
    return this.#isCounting ? this.#current(account, now) : firstUsage(account, 0, now);
  }

  /** Charges credits and returns the new usage. */
  charge(account: Account, credits: number, now: number): Limits {
    if (!this.#isCounting) return firstUsage(account, credits, now);
    const before = this.#current(account, now);
    const entries = LIMIT_NAMES.map((name) => {
      const added = planLimits[name].counts === "credits" ? credits : 0;
      return [name, { ...before[name], used: before[name].used + added }];
    });
    const usage: Usage = Object.fromEntries(entries);
    this.#usage.set(account.key, usage);
    return usage;
  }

  /** Clears the usage of all keys. */
  reset(): void {
    this.#usage.clear();
  }

  /** Returns the usage in the current periods. */
  #current(account: Account, now: number): Usage {
    const known = this.#usage.get(account.key);
    const none = computeUsage(account, now, () => 0);
    const entries = LIMIT_NAMES.map((name) => {
      const isSame = known?.[name].period.from === none[name].period.from;
      return [name, isSame ? known[name] : none[name]];
    });
    return Object.fromEntries(entries);
  }
}

/** Creates the error of a reached limit without counting a request. */
export function simulateReachedLimit(account: Account, name: PlanLimitName, now: number): HttpError {
  const usage = firstUsage(account, 0, now);
  return createLimitError(name, { ...usage, [name]: { ...usage[name], used: usage[name].limit } }, now);
}

/** Returns the history limit of an operation for an account, if any. @throws {HttpError} if the plan excludes the operation. */
export function getHistoryLimit({ plan, isKnown }: Account, { access }: Operation): HistoryLimit | undefined {
  if (!isKnown || access.plans.length === 0) return undefined;
  const names: readonly string[] = [plan.name, ...plan.aliases];
  const entry = access.plans.find((each) => names.includes(each.plan));
  const duration = entry && (entry.history ?? plan.history);
  const limit = duration === undefined || duration === "latest" ? duration : { duration };
  checkEntitlement(limit);
  return limit;
}

/** Returns the usage of an IP address that has sent `used` requests without a key. */
export function getAddressUsage(now: number, used = 1): Limits {
  return { address: { used, limit: DEFAULT_ADDRESS_LIMIT, period: minutePeriod(now) } };
}

function createLimitError(name: PlanLimitName, limits: Usage, now: number): HttpError {
  const { error, message } = planLimits[name];
  return new HttpError(error, message, { limits, retryAfter: secondsUntil(limits[name].period.to, now) });
}

/** Returns the usage after the first request of a minute, day and month. */
function firstUsage(account: Account, credits: number, now: number): Usage {
  return computeUsage(account, now, (name) => (planLimits[name].counts === "requests" ? 1 : credits));
}

function computeUsage({ plan }: Account, now: number, getUsed: (name: PlanLimitName) => number): Usage {
  const limited: LimitedPlan = { limits: plan, activated: 0 };
  const entries = LIMIT_NAMES.map((name) => {
    const { setting, getPeriod } = planLimits[name];
    return [name, { used: getUsed(name), limit: plan[setting], period: getPeriod(now, limited) }];
  });
  return Object.fromEntries(entries);
}

function findPlan(name: string): Plan {
  const plan = plans.find((each) =>
    [each.name, ...each.aliases].some((known) => known.toLowerCase() === name.toLowerCase()),
  );
  if (plan !== undefined) return plan;
  const known = plans.map((each) => `"${each.name}"`).join(", ");
  throw new RangeError(`Unknown plan "${name}". It must be one of ${known}.`);
}
