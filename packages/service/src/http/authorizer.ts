import {
  type Access,
  HttpError,
  type Limits,
  planLimits,
  type RequestContext,
  secondsUntil,
} from "@market-data/http";
import type { KeyCache } from "../accounts/key-cache.ts";
import type { Account, Meter } from "../accounts/meter.ts";
import type { PlanTable, ServicePlan } from "../accounts/plan-table.ts";
import type { AddressLimiter } from "./address-limiter.ts";

/** A request, with what the service knows of who sent it. */
export interface ServiceContext extends RequestContext {
  /** Whose request it is; absent where no key was looked at. */
  readonly account?: Account;
  readonly plan?: ServicePlan;
}

/** What the authorization of requests rests on. */
export interface AuthorizerDeps {
  readonly keys: KeyCache;
  readonly meter: Meter;
  readonly plans: PlanTable;
  readonly limiter: AddressLimiter;
  /** The name of the header that carries the key. */
  readonly keyHeader: string;
}

/** Decides who may call: by network address, then by key, then by what the key has used. */
export class Authorizer {
  readonly #deps: AuthorizerDeps;
  readonly #keyHeader: string;

  constructor(deps: AuthorizerDeps) {
    this.#deps = deps;
    this.#keyHeader = deps.keyHeader.toLowerCase();
  }

  /** Counts a request for its address. @throws {HttpError} where the address sends too many. */
  limitAddress({ address, receivedAt }: RequestContext, access: Access): { limits?: Limits } {
    const usage = access === "open" ? undefined : this.#deps.limiter.count(address, receivedAt);
    if (usage === undefined) return {};
    const isReached = usage.used >= usage.limit;
    const counted = isReached ? usage : { ...usage, used: usage.used + 1 };
    const reported = access === "keyless" ? { limits: { address: counted } } : {};
    if (!isReached) return reported;
    const retryAfter = secondsUntil(usage.period.to, receivedAt);
    throw new HttpError("addressLimit", "The limit of requests from one address is reached", {
      retryAfter,
      ...reported,
    });
  }

  /** Finds the key's account and plan. @throws {HttpError} for a missing or unknown key. */
  async authenticate(
    { request, receivedTicks }: RequestContext,
    access: Access,
  ): Promise<Pick<ServiceContext, "account" | "plan">> {
    if (access !== "keyed") return {};
    const { keys, plans, keyHeader } = this.#deps;
    const secret = request.headers[this.#keyHeader];
    if (typeof secret !== "string" || secret === "") {
      throw new HttpError("missingKey", `Missing header "${keyHeader}"`);
    }
    const key = await keys.find(secret, receivedTicks);
    const plan = key && plans.find(key.plan);
    if (key === undefined || plan === undefined) {
      throw new HttpError("invalidKey", `Invalid value for header "${keyHeader}"`);
    }
    return { account: { keyId: key.id, limits: plan, activated: key.activated }, plan };
  }

  /** Counts a request for the limits of its account. @throws {HttpError} where one of them is reached. */
  async limitAccount({ account, receivedAt }: ServiceContext): Promise<{ limits?: Limits }> {
    if (account === undefined) return {};
    const { rejectedBy, usage } = await this.#deps.meter.admit(account, receivedAt);
    if (rejectedBy === undefined) return { limits: usage };
    const { error, message } = planLimits[rejectedBy];
    const retryAfter = secondsUntil(usage[rejectedBy].period.to, receivedAt);
    throw new HttpError(error, message, { retryAfter, limits: usage });
  }
}
