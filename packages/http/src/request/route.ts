import type { MaybePromise } from "@market-data/scheduler";
import type { Limits } from "../contract/limits.ts";
import { HttpError } from "../errors.ts";
import type { Cors } from "../response/cors.ts";
import type { HeaderList, HttpResponse } from "../response/response.ts";
import type { RequestContext } from "./context.ts";
import type { Match, Router } from "./router.ts";

/**
 * The access to a route. `open`: no key, no limit. `counted`: no key, limited by network address. `keyless`: like `counted`, and
 * responses report the limit. `keyed`: with a key, limited by its plan.
 */
export type Access = "open" | "counted" | "keyless" | "keyed";

/** The properties of every route. */
export interface RouteInfo {
  /** The name in logs and metrics. Not a URL, because URLs may contain keys. */
  readonly name: string;
  readonly access: Access;
  /** Headers of all responses of the route, including errors. */
  readonly headers: Readonly<HeaderList>;
  /** The allowed methods. Default: GET and HEAD. */
  readonly methods?: readonly string[];
}

/** A route. @typeParam Request The request as the route receives it. */
export interface Route<Request, Response = HttpResponse> extends RouteInfo {
  /** Responds to a request. @throws {HttpError} for a rejected request. */
  respond(request: Request): MaybePromise<Response>;
}

/** A route without keys and credits, for example the contract or `/healthz`. */
export interface PlainRoute<Request, Response = HttpResponse> extends Route<Request, Response> {
  readonly access: "open" | "counted";
}

/** The route of a request that matches no route of the server. */
export type FallbackRoute = PlainRoute<RequestContext, HttpResponse<never>>;

/** State of a request for response headers and logs. Stages write the state, and no later stage depends on it. */
export interface RequestState {
  /** The limits of the caller, for the response headers. */
  limits: Limits | undefined;
}

/** The parts of a context that routing adds. */
export interface Routed<Target extends RouteInfo, State extends RequestState> {
  readonly route: Target | FallbackRoute;
  /** The values of path parameters. */
  readonly params: Readonly<Record<string, string>>;
  readonly state: State;
}

const DEFAULT_METHODS: readonly string[] = ["GET", "HEAD"];

/** Returns the message of a 405. */
export function methodNotAllowed(method: string, methods = DEFAULT_METHODS): string {
  return `Method ${method} not allowed; use ${methods.join(" or ")}`;
}

const MAX_SHOWN_PATH = 100;

/** The route name in logs and metrics for requests without a route. */
export const NO_ROUTE = "none";

/** Finds the route of a request, or a fallback. @throws {HttpError} for an invalid percent-encoding. */
export function findRoute<Target extends RouteInfo>(
  { method, path, request }: RequestContext,
  router: Router<Target>,
  cors: Cors,
): Match<Target | FallbackRoute> {
  if (method === "OPTIONS" && (path === "*" || isPreflight(request)))
    return optionsRoute(DEFAULT_METHODS, cors);
  const match = router.find(path);
  if (match === undefined) return errorRoute(notFound(path, findWithoutSlashes(path, router)), "counted");
  const { methods = DEFAULT_METHODS } = match.target;
  if (methods.includes(method)) return match;
  if (method === "OPTIONS") return optionsRoute(methods, cors);
  const details = { allow: toAllow(methods) };
  const error = new HttpError("methodNotAllowed", methodNotAllowed(method, methods), details);
  return errorRoute(error, "counted");
}

/** Creates a route that throws an error. */
export function errorRoute(error: unknown, access: FallbackRoute["access"]): Match<FallbackRoute> {
  return fallback(access, () => {
    throw error;
  });
}

function optionsRoute(methods: readonly string[], cors: Cors): Match<FallbackRoute> {
  return fallback("open", ({ request }) => ({
    status: 204,
    headers: ["Allow", toAllow(methods), ...cors.preflightHeaders(request)],
  }));
}

function fallback(access: FallbackRoute["access"], respond: FallbackRoute["respond"]): Match<FallbackRoute> {
  return { target: { name: NO_ROUTE, access, headers: [], respond }, params: {} };
}

/** @param known The path of a similar route, for a hint. */
function notFound(path: string, known: string | undefined): HttpError {
  const shown = path.length > MAX_SHOWN_PATH ? `${path.slice(0, MAX_SHOWN_PATH)}…` : path;
  const hint = known === undefined ? "" : `; use ${known}`;
  return new HttpError("notFound", escapePath(`Not found: ${shown}${hint}`));
}

/** Removes superfluous slashes, and returns the path if a route matches: `/v1/map` for `//v1/map/`. */
function findWithoutSlashes(path: string, router: Router<unknown>): string | undefined {
  const known = path.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  return known.length <= MAX_SHOWN_PATH && router.find(known) !== undefined ? known : undefined;
}

/** Percent-encodes characters that are invalid in a URL but accepted by the parser. A page may show the message. */
function escapePath(text: string): string {
  return text.replace(/["<>\\^`{|}]/g, encodeURIComponent);
}

/**
 * Whether a request is a CORS preflight. Preflights succeed for every path, so that the page can read the error of the actual request
 * (https://fetch.spec.whatwg.org/#cors-preflight-fetch).
 */
function isPreflight({ headers }: RequestContext["request"]): boolean {
  return headers["access-control-request-method"] !== undefined;
}

/** Returns the value of `Allow`. */
function toAllow(methods: readonly string[]): string {
  return [...methods, "OPTIONS"].join(", ");
}
