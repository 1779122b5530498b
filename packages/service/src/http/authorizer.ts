import {
  type Access,
  andThen,
  DEMO_PREFIX,
  HttpError,
  type Limits,
  type LimitUsage,
  type MaybePromise,
  type NetworkContext,
  type NetworkResponse,
  planLimits,
  type RequestContext,
  type Route,
  secondsUntil,
} from "@market-data/http";
import type { ResponseSize } from "@market-data/market";
import { type FoundKey, findKeyProblem, type KeyCache, type KeyProblem } from "../accounts/key-cache.ts";
import type { Account, Admission, Meter, Reservation } from "../accounts/meter.ts";
import type { PlanTable, ServicePlan } from "../accounts/plan-table.ts";
import { hashSecretToHex } from "../accounts/secret.ts";
import type { AddressLimiter, AddressLimits, AddressScope } from "./address-limiter.ts";
import type { Place } from "./fair-shares.ts";
import type { ReadQuery } from "./query-reader.ts";

/** What a request asks for. */
export interface CheckedWork {
  readonly query: ReadQuery;
  /** How large the response can be. */
  readonly size: ResponseSize;
  /** As of when to respond, in Unix ms. */
  readonly now: number;
  /** Names what the response's data is of: a version of the market, in a minute. */
  readonly epoch: string;
  /** Names that market for all threads: its revision, where it is stored. */
  readonly revision: string;
  /** Whether that market is synthetic. */
  readonly isSample: boolean;
  /** Where the response has its turn, if it takes one. */
  readonly place?: Place;
}

/** The same, with the most that it may cost; or what is wrong with it, for the handler to throw: limits come first. */
export type RequestedWork = { readonly credits: number } & (CheckedWork | { readonly query: HttpError });

/** A route of the service. */
export interface ServiceRoute extends Route<ServiceContext, NetworkResponse> {
  /** Reads what a request asks for, before its account is charged for it; absent where requests use no credits. */
  readonly readWork?: (context: ServiceContext) => MaybePromise<{ readonly work: RequestedWork }>;
  /** Whether programs ask it all the time, such as load balancers. */
  readonly isProbe?: boolean;
}

/** A request, with what the service knows of who sent it. */
export interface ServiceContext extends NetworkContext {
  readonly route?: ServiceRoute;
  /** Whose request it is; absent where no key was looked at. */
  readonly account?: Account;
  /** The public id of the key that it was sent with. */
  readonly keyId?: string;
  readonly plan?: ServicePlan;
  readonly work?: RequestedWork;
  /** The account's credits that the request may use; the handler settles it. */
  readonly reservation?: Reservation;
}

/** What the authorization of requests rests on. */
export interface AuthorizerDeps {
  readonly keys: KeyCache;
  readonly meter: Meter;
  readonly plans: PlanTable;
  readonly limiter: AddressLimiter;
  /** The name of the header that carries the key. */
  readonly keyHeader: string;
  /** Called for a known key that may not be used. The caller is told no more than of an unknown one. */
  readonly onKeyProblem?: (problem: KeyProblem, keyId: string, context: RequestContext) => void;
  /** Called when a limit of addresses is reached, with the name of its setting. */
  readonly onLimit: (limit: keyof AddressLimits) => void;
  /** Whether the sample market is served now, which demo keys are for. */
  readonly isSample: () => MaybePromise<boolean>;
}

const ADDRESS_LIMITS: Readonly<Record<AddressScope, { setting: keyof AddressLimits; message: string }>> = {
  address: { setting: "addressLimit", message: "The limit of requests from one address is reached" },
  subnet: { setting: "subnetLimit", message: "The limit of requests from one subnet is reached" },
};

type Authenticated = Pick<ServiceContext, "account" | "plan" | "keyId">;
type Limited = Pick<ServiceContext, "limits" | "reservation">;
const NOBODY = {};

/** Decides who may call: by network address, then by key, then by what the key has used. */
export class Authorizer {
  readonly #deps: AuthorizerDeps;
  readonly #keyHeader: string;
  /** Of their keys, by headers: those of a connection's requests are the same object as long as they are the same text. */
  readonly #hashes = new WeakMap<RequestContext["request"]["headers"], string>();

  constructor(deps: AuthorizerDeps) {
    this.#deps = deps;
    this.#keyHeader = deps.keyHeader.toLowerCase();
  }

  /** Counts a request for its address and subnet. @throws {HttpError} where one of them sends too many. */
  limitAddress({ address, receivedAt }: RequestContext, access: Access): { limits?: Limits } {
    if (access === "open") return {};
    const { rejectedBy, usage } = this.#deps.limiter.admit(address, receivedAt);
    if (rejectedBy === undefined) return access === "keyless" ? reportAddress(usage.address) : {};
    const { setting, message } = ADDRESS_LIMITS[rejectedBy];
    this.#deps.onLimit(setting);
    const reached = usage[rejectedBy] as LimitUsage;
    throw new HttpError("addressLimit", message, {
      retryAfter: secondsUntil(reached.period.to, receivedAt),
      ...(access === "keyless" && { limits: { [rejectedBy]: reached } }),
    });
  }

  /** Finds the key's account and plan. @throws {HttpError} for a missing, unknown or expired key, or one of other networks. */
  authenticate(context: RequestContext, access: Access): MaybePromise<Authenticated> {
    if (access !== "keyed") return NOBODY;
    const { request, receivedTicks } = context;
    const { keys, keyHeader, isSample } = this.#deps;
    const secret = request.headers[this.#keyHeader];
    if (typeof secret !== "string" || secret === "") {
      throw new HttpError("missingKey", `Missing header "${keyHeader}"`);
    }
    const find = (isAllowed: boolean) =>
      isAllowed ? keys.find(this.#getHash(request.headers, secret), receivedTicks) : undefined;
    const found = secret.startsWith(DEMO_PREFIX) ? andThen(isSample(), find) : find(true);
    return andThen(found, (key) => this.#accept(key, context));
  }

  #getHash(headers: RequestContext["request"]["headers"], secret: string): string {
    let hash = this.#hashes.get(headers);
    if (hash === undefined) {
      hash = hashSecretToHex(secret);
      this.#hashes.set(headers, hash);
    }
    return hash;
  }

  #accept(found: FoundKey | undefined, context: RequestContext): Authenticated {
    const { plans, keyHeader } = this.#deps;
    const { address, receivedAt } = context;
    const problem = found && findKeyProblem(found, address, receivedAt);
    if (found !== undefined && problem !== undefined) {
      this.#deps.onKeyProblem?.(problem, found.key.id, context);
    }
    const plan = found && plans.find(found.key.plan);
    if (found === undefined || problem !== undefined || plan === undefined) {
      throw new HttpError("invalidKey", `Invalid value for header "${keyHeader}"`);
    }
    const { id, accountId, activated } = found.key;
    return { account: { accountId, limits: plan, activated }, plan, keyId: id };
  }

  /** Counts a request for the limits of its account. @throws {HttpError} where one of them is reached. */
  limitAccount({ account, work, receivedAt }: ServiceContext): MaybePromise<Limited> {
    if (account === undefined) return NOBODY;
    const admission = this.#deps.meter.admit(account, work?.credits ?? 0, receivedAt);
    return andThen(admission, (decided) => this.#checkAdmission(decided, receivedAt));
  }

  #checkAdmission(admission: Admission, receivedAt: number): Limited {
    const { rejectedBy, usage } = admission;
    if (rejectedBy === undefined) return { limits: usage, reservation: admission.reservation };
    if (admission.isReserved) {
      throw new HttpError("tooManyRequests", "Your requests under way may use all credits that are left", {
        retryAfter: 1,
        limits: usage,
      });
    }
    const { error, message } = planLimits[rejectedBy];
    const retryAfter = secondsUntil(usage[rejectedBy].period.to, receivedAt);
    throw new HttpError(error, message, { retryAfter, limits: usage });
  }
}

/** What is left to an address, as its response reports it. */
export function reportAddress(address: LimitUsage | undefined): { limits?: Limits } {
  return address === undefined ? {} : { limits: { address } };
}
