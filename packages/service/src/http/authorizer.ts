import {
  DEMO_PREFIX,
  HttpError,
  type Limits,
  type LimitUsage,
  planLimits,
  type RequestContext,
  secondsUntil,
} from "@market-data/http";
import { andThen, type MaybePromise } from "@market-data/scheduler";
import type { Account, Admission, Meter } from "@market-data/storage";
import { hashSecretToHex } from "@market-data/storage";
import { type FoundKey, findKeyProblem, type KeyCache, type KeyProblem } from "../accounts/key-cache.ts";
import type { PlanTable, ServicePlan } from "../accounts/plan-table.ts";
import type { AddressLimiter, AddressLimits, AddressScope } from "./address-limiter.ts";
import type { KeyCaller, ServiceContext } from "./service-route.ts";

/** A valid key. */
interface AcceptedKey {
  readonly account: Account;
  readonly plan: ServicePlan;
}

/** The dependencies of the authorizer. */
interface AuthorizerDeps {
  readonly keys: KeyCache;
  readonly meter: Meter;
  readonly plans: PlanTable;
  readonly limiter: AddressLimiter;
  /** The name of the key's header. */
  readonly keyHeader: string;
  /** Called for a known key that is rejected. The caller gets the same response as for an unknown key. */
  readonly onKeyProblem?: (problem: KeyProblem, keyId: string, context: RequestContext) => void;
  /** Called when an address limit is reached, with the name of its setting. */
  readonly onLimit: (limit: keyof AddressLimits) => void;
  /** True while the sample market is served. Otherwise demo keys are invalid. */
  readonly isSample: () => MaybePromise<boolean>;
}

const ADDRESS_LIMITS: Readonly<Record<AddressScope, { setting: keyof AddressLimits; message: string }>> = {
  address: { setting: "addressLimit", message: "The limit of requests from one address is reached" },
  subnet: { setting: "subnetLimit", message: "The limit of requests from one subnet is reached" },
};

/** Decides whether a request is served: by network address, then by key, then by the usage of the key. */
export class Authorizer {
  readonly #deps: AuthorizerDeps;
  readonly #keyHeader: string;

  constructor(deps: AuthorizerDeps) {
    this.#deps = deps;
    this.#keyHeader = deps.keyHeader.toLowerCase();
  }

  /** Counts a request for its address and subnet. @throws {HttpError} if one of the limits is exceeded. */
  limitAddress({ route, address, receivedAt, state }: ServiceContext): void {
    const { access } = route;
    if (access === "open") return;
    const { rejectedBy, usage } = this.#deps.limiter.admit(address, receivedAt);
    if (rejectedBy === undefined) {
      if (access === "keyless") state.limits = toAddressLimits(usage.address);
      return;
    }
    const { setting, message } = ADDRESS_LIMITS[rejectedBy];
    this.#deps.onLimit(setting);
    const reached = usage[rejectedBy] as LimitUsage;
    throw new HttpError("addressLimit", message, {
      retryAfter: secondsUntil(reached.period.to, receivedAt),
      ...(access === "keyless" && { limits: { [rejectedBy]: reached } }),
    });
  }

  /**
   * Finds the account and plan of the key. @throws {HttpError} for a missing, unknown or expired key, and
   * for a key from a network that the key does not allow.
   */
  authenticate(context: ServiceContext): MaybePromise<AcceptedKey> {
    const { request, receivedTicks } = context;
    const { keys, keyHeader, isSample } = this.#deps;
    const secret = request.headers[this.#keyHeader];
    if (typeof secret !== "string" || secret === "") {
      throw new HttpError("missingKey", `Missing header "${keyHeader}"`);
    }
    const find = (isAllowed: boolean) =>
      isAllowed ? keys.find(hashSecretToHex(secret), receivedTicks) : undefined;
    const found = secret.startsWith(DEMO_PREFIX) ? andThen(isSample(), find) : find(true);
    return andThen(found, (key) => this.#accept(key, context));
  }

  #accept(found: FoundKey | undefined, context: ServiceContext): AcceptedKey {
    const { plans, keyHeader } = this.#deps;
    const { address, receivedAt, state } = context;
    const problem = found && findKeyProblem(found, address, receivedAt);
    if (found !== undefined && problem !== undefined) {
      this.#deps.onKeyProblem?.(problem, found.key.id, context);
    }
    const plan = found && plans.find(found.key.plan);
    if (found === undefined || problem !== undefined || plan === undefined) {
      throw new HttpError("invalidKey", `Invalid value for header "${keyHeader}"`);
    }
    const { id, accountId, activated } = found.key;
    state.keyId = id;
    state.plan = plan.name;
    return { account: { accountId, limits: plan, activated }, plan };
  }

  /**
   * Counts a request for the limits of its account and reserves its credits. @throws {HttpError} if a limit is reached.
   */
  reserve(key: AcceptedKey, credits: number, context: ServiceContext): MaybePromise<KeyCaller> {
    const admission = this.#deps.meter.admit(key.account, credits, context.receivedAt);
    return andThen(admission, (decided) => this.#checkAdmission(decided, key, context));
  }

  #checkAdmission(
    admission: Admission,
    { account, plan }: AcceptedKey,
    { state, receivedAt }: ServiceContext,
  ): KeyCaller {
    const { rejectedBy, usage } = admission;
    if (rejectedBy === undefined) {
      state.limits = usage;
      return { id: account.accountId, plan, reservation: admission.reservation };
    }
    if (admission.isReserved) {
      throw new HttpError("tooManyRequests", "Your requests in progress may use all remaining credits", {
        retryAfter: 1,
        limits: usage,
      });
    }
    const { error, message } = planLimits[rejectedBy];
    const retryAfter = secondsUntil(usage[rejectedBy].period.to, receivedAt);
    throw new HttpError(error, message, { retryAfter, limits: usage });
  }
}

/** The remaining requests of an address, as reported in responses. */
export function toAddressLimits(address: LimitUsage | undefined): Limits | undefined {
  return address && { address };
}
