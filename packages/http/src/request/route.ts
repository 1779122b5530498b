import { HttpError } from "../errors.ts";
import type { MaybePromise } from "../maybe-promise.ts";
import type { Cors } from "../response/cors.ts";
import type { HeaderList, HttpResponse } from "../response/response.ts";
import type { RequestContext } from "./context.ts";
import type { Match, Router } from "./router.ts";

/**
 * Who may call a route: everybody (`open`); everybody, up to the limit of one network address (`counted`); the same, and
 * responses report what is left of it (`keyless`); or only with a key (`keyed`), which has limits of its own.
 */
export type Access = "open" | "counted" | "keyless" | "keyed";

/** What is known of a route before its handler is called. */
export interface RouteFacts {
  /** In logs and metrics. Never a URL, which might contain a key. */
  readonly name: string;
  readonly access: Access;
  /** Headers of every response of this route, errors included. */
  readonly headers: Readonly<HeaderList>;
}

/** What a path leads to. */
export interface Route<Context extends RequestContext, Response = HttpResponse> extends RouteFacts {
  /** The methods that it takes, where they are others than GET and HEAD. */
  readonly methods?: readonly string[];
  /** @throws {HttpError} where the request is not served. */
  readonly respond: (context: Context) => MaybePromise<Response>;
}

/**
 * A step between the arrival of a request and its handler. It returns what it adds to the context.
 *
 * @throws {HttpError} where the request is not served.
 */
export type Middleware<Context extends RequestContext> = (
  context: Context,
  access: Access,
) => MaybePromise<Partial<Context>>;

/** What every path takes, as `Allow` and the response to a preflight request state it. */
export const ALLOWED_METHODS = "GET, HEAD, OPTIONS";

const MOST_METHODS: readonly string[] = ["GET", "HEAD"];

/** What is said of a method that a path does not take. */
export function methodNotAllowed(method: string, methods = MOST_METHODS): string {
  return `Method ${method} not allowed; use ${methods.join(" or ")}`;
}

const MAX_SHOWN_PATH = 100;

/** In logs and metrics: the name of requests that match no route. */
export const NO_ROUTE = "none";

/** The routes of requests that no route of the server takes. */
export interface Fallback {
  readonly notFound: FallbackMatch;
  readonly methodNotAllowed: FallbackMatch;
  /** @param methods Those of the path. */
  readonly options: (methods: readonly string[]) => FallbackMatch;
}

type FallbackMatch = Match<Route<RequestContext, HttpResponse<never>>>;

export function createFallback(cors: Cors): Fallback {
  const route = (
    access: Access,
    respond: (context: RequestContext) => HttpResponse<never>,
  ): FallbackMatch => ({
    target: { name: NO_ROUTE, access, headers: [], respond },
    params: {},
  });
  return {
    notFound: route("counted", ({ path }) => {
      const shown = path.length > MAX_SHOWN_PATH ? `${path.slice(0, MAX_SHOWN_PATH)}…` : path;
      throw new HttpError("notFound", `Not found: ${shown}`);
    }),
    methodNotAllowed: route("counted", ({ method }) => {
      throw new HttpError("methodNotAllowed", methodNotAllowed(method));
    }),
    options: (methods) =>
      route("open", ({ request }) => ({
        status: 204,
        headers: ["Allow", toAllow(methods), ...cors.preflightHeaders(request)],
      })),
  };
}

/**
 * The route that serves a request: the router's, or one of the fallback.
 *
 * @throws {HttpError} for a path whose percent-encoding is wrong.
 */
export function findRoute<Context extends RequestContext, Response>(
  { method, path, request }: RequestContext,
  router: Router<Route<Context, Response>>,
  fallback: Fallback,
): Match<Route<Context, Response | HttpResponse<never>>> {
  if (method === "OPTIONS" && (path === "*" || isPreflight(request))) return fallback.options(MOST_METHODS);
  const match = router.find(path);
  if (match === undefined) return fallback.notFound;
  const { methods = MOST_METHODS } = match.target;
  if (methods.includes(method)) return match;
  if (method === "OPTIONS") return fallback.options(methods);
  return methods === MOST_METHODS ? fallback.methodNotAllowed : rejectMethod(methods);
}

/**
 * Whether a browser asks if a page may send a request. It may, to any path: the response to that request says what is
 * wrong with it, which the page could not read if this one were an error (https://fetch.spec.whatwg.org/#cors-preflight-fetch).
 */
function isPreflight({ headers }: RequestContext["request"]): boolean {
  return headers["access-control-request-method"] !== undefined;
}

/** As the header `Allow` states them. */
function toAllow(methods: readonly string[]): string {
  return [...methods, "OPTIONS"].join(", ");
}

function rejectMethod(methods: readonly string[]): FallbackMatch {
  const respond = ({ method }: RequestContext): never => {
    const allow = toAllow(methods);
    throw new HttpError("methodNotAllowed", methodNotAllowed(method, methods), { allow });
  };
  return { target: { name: NO_ROUTE, access: "counted", headers: [], respond }, params: {} };
}
