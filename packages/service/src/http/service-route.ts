import type {
  NetworkContext,
  NetworkResponse,
  PlainRoute,
  RequestState,
  Routed,
  RouteInfo,
} from "@market-data/http";
import type { MaybePromise } from "@market-data/scheduler";
import type { Feature, Reservation } from "@market-data/storage";
import type { ServicePlan } from "../accounts/plan-table.ts";

/** The state that the stages of a request record. */
export interface ServiceState extends RequestState {
  /** The public id of the caller's key. */
  keyId: string | undefined;
  /** The name of the caller's plan. */
  plan: string | undefined;
  /** The used features of the contract. */
  features: readonly Feature[];
}

/** A request with its route. */
export interface ServiceContext extends NetworkContext, Routed<ServiceRoute, ServiceState> {}

export type ServiceRoute = SystemRoute | KeylessRoute | KeyedRoute;

/** A route besides the operations. */
export interface SystemRoute extends PlainRoute<ServiceContext, NetworkResponse> {
  /** Whether programs such as load balancers request the route continuously. */
  readonly isProbe?: boolean;
}

type KeylessRoute = MeteredRoute<AddressCaller> & { readonly access: "keyless" };
type KeyedRoute = MeteredRoute<KeyCaller> & { readonly access: "keyed" };

/** A route whose responses report limits. @typeParam Caller The kind of caller. */
export interface MeteredRoute<Caller> extends RouteInfo {
  /** Reads a request before its credits are reserved. */
  prepare(context: ServiceContext): MaybePromise<PreparedRequest<Caller>>;
}

/** A parsed request. */
export interface PreparedRequest<Caller> {
  /** The maximum cost of the response. */
  readonly credits: number;
  /**
   * Builds the response and settles the caller's reservation in any case. @throws {HttpError} if the request is
   * rejected.
   */
  readonly respond: (caller: Caller) => MaybePromise<NetworkResponse>;
}

export type Caller = AddressCaller | KeyCaller;

/** The caller of a route without keys. */
interface AddressCaller {
  /** Identifies the caller in queues. */
  readonly id: string;
}

/** A caller with a key and reserved credits for the response. */
export interface KeyCaller extends AddressCaller {
  readonly plan: ServicePlan;
  readonly reservation: Reservation;
}
