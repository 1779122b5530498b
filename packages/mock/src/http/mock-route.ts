import type {
  PlainRoute,
  RequestContext,
  RequestState,
  Route,
  Routed,
  RouteInfo,
} from "@market-data/http/in-process";
import type { RecordedRequest } from "../control/recorder.ts";
import type { Session } from "../control/session.ts";

/** The state of a request. */
export interface MockState extends RequestState {
  /** The recorded request. Undefined for requests outside the API. */
  record: RecordedRequest | undefined;
}

/** A request with its route and session. */
export interface MockContext extends RequestContext, Routed<RouteInfo, MockState> {
  /** The session that controls the response. */
  readonly session: Session;
}

/** A request of an operation. */
export interface OperationContext extends MockContext {
  readonly record: RecordedRequest;
}

/** The route of an operation. */
export interface OperationRoute<Response> extends Route<OperationContext, Response> {
  readonly operationId: string;
}

/** @typeParam Arrived The type of an unrouted request. */
export type MockRoute<Arrived extends RequestContext, Response> =
  | OperationRoute<Response>
  | PlainRoute<Arrived & MockContext, Response>;
