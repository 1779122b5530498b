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

/** The plans of keys, by the key: the name of a plan of the contract. */
export type PlansByKey = Readonly<Record<string, string>>;

/** A caller, as far as limits depend on it. */
export interface Account {
  readonly key: string;
  readonly plan: Plan;
  /** Whether the key says which plan it has: others have the largest one, and may do everything. */
  readonly isKnown: boolean;
}

/** Keys whose usage is remembered; the ones longest unused are forgotten. */
const MAX_KEYS = 1000;
const LARGEST = plans[plans.length - 1] as Plan;
const NAMES = Object.keys(planLimits) as PlanLimitName[];

type Usage = Record<PlanLimitName, LimitUsage>;

/** The plans of keys, and what is used of them. */
export class Accounts {
  readonly #plans: ReadonlyMap<string, Plan>;
  readonly #isCounting: boolean;
  readonly #usage = new LRUCache<string, Usage>({ max: MAX_KEYS });

  /**
   * @param isCounting Whether what is used counts. Otherwise limits are as after the first request of each period.
   * @throws {RangeError} for a plan that the contract does not have.
   */
  constructor(plansByKey: PlansByKey = {}, isCounting = false) {
    const demo = listDemoKeys().map(({ plan, secret }) => [secret, findPlan(plan)] as const);
    const given = Object.entries(plansByKey).map(([key, name]) => [key, findPlan(name)] as const);
    this.#plans = new Map([...demo, ...given]);
    this.#isCounting = isCounting;
  }

  /** @throws {HttpError} for a demo key of a plan that there is not. */
  find(key: string): Account {
    const plan = this.#plans.get(key);
    if (plan === undefined && key.startsWith(DEMO_PREFIX)) {
      throw new HttpError("invalidKey", `Invalid value for header "${keyHeader}"`);
    }
    return { key, plan: plan ?? LARGEST, isKnown: plan !== undefined };
  }

  /**
   * Counts a request for its minute.
   *
   * @param isFree Whether it uses no credits, so that limits of credits do not reject it.
   * @throws {HttpError} where one of the account's limits is reached.
   */
  admit(account: Account, now: number, isFree: boolean): void {
    if (!this.#isCounting) return;
    const usage = this.#current(account, now);
    const reached = NAMES.find(
      (name) => usage[name].used >= usage[name].limit && !(isFree && planLimits[name].counts === "credits"),
    );
    if (reached !== undefined) throw limitReached(reached, usage, now);
    this.#usage.set(account.key, { ...usage, minute: { ...usage.minute, used: usage.minute.used + 1 } });
  }

  /** What is used, without counting anything. */
  usage(account: Account, now: number): Usage {
    return this.#isCounting ? this.#current(account, now) : firstUsage(account, 0, now);
  }

  /** What is used after a request has cost its credits. */
  charge(account: Account, credits: number, now: number): Limits {
    if (!this.#isCounting) return firstUsage(account, credits, now);
    const before = this.#current(account, now);
    const entries = NAMES.map((name) => {
      const added = planLimits[name].counts === "credits" ? credits : 0;
      return [name, { ...before[name], used: before[name].used + added }];
    });
    const usage: Usage = Object.fromEntries(entries);
    this.#usage.set(account.key, usage);
    return usage;
  }

  /** Nothing is used any more. */
  reset(): void {
    this.#usage.clear();
  }

  /** What is used in the periods of a time. */
  #current(account: Account, now: number): Usage {
    const known = this.#usage.get(account.key);
    const none = usageOf(account, now, () => 0);
    const entries = NAMES.map((name) => {
      const isSame = known?.[name].period.from === none[name].period.from;
      return [name, isSame ? known[name] : none[name]];
    });
    return Object.fromEntries(entries);
  }
}

/** The limits of a request that comes when one of them is reached, without anything being counted. */
export function reachLimit(account: Account, name: PlanLimitName, now: number): HttpError {
  const usage = firstUsage(account, 0, now);
  return limitReached(name, { ...usage, [name]: { ...usage[name], used: usage[name].limit } }, now);
}

/** How far back an account may look in an operation; undefined where nothing says so. @throws {HttpError} for an operation that is not in its plan. */
export function getHistoryLimit({ plan, isKnown }: Account, { access }: Operation): HistoryLimit | undefined {
  if (!isKnown || access.plans.length === 0) return undefined;
  const names: readonly string[] = [plan.name, ...plan.aliases];
  const entry = access.plans.find((each) => names.includes(each.plan));
  const duration = entry && (entry.history ?? plan.history);
  const limit = duration === undefined || duration === "latest" ? duration : { duration };
  checkEntitlement(limit);
  return limit;
}

/** What is left to an address after one request without a key, and what it counts as. */
export function addressUsage(now: number, used = 1): Limits {
  return { address: { used, limit: DEFAULT_ADDRESS_LIMIT, period: minutePeriod(now) } };
}

function limitReached(name: PlanLimitName, limits: Usage, now: number): HttpError {
  const { error, message } = planLimits[name];
  return new HttpError(error, message, { limits, retryAfter: secondsUntil(limits[name].period.to, now) });
}

/** As though a request were the first of its minute, day and month. */
function firstUsage(account: Account, credits: number, now: number): Usage {
  return usageOf(account, now, (name) => (planLimits[name].counts === "requests" ? 1 : credits));
}

function usageOf({ plan }: Account, now: number, getUsed: (name: PlanLimitName) => number): Usage {
  const limited: LimitedPlan = { limits: plan, activated: 0 };
  const entries = NAMES.map((name) => {
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
