import { HttpError } from "./errors.ts";
import type { MaybePromise } from "./maybe-promise.ts";
import type { ContextOptions, RequestContext } from "./request/context.ts";
import { type Fallback, findRoute, type Middleware, type Route } from "./request/route.ts";
import type { Router } from "./request/router.ts";
import { toErrorResponse } from "./response/error-response.ts";
import type { HttpResponse } from "./response/response.ts";

/** What a request passes from its arrival to its response. */
export interface DispatchOptions<Context extends RequestContext, Response> extends ContextOptions {
  /** Called for each request: what is served may change. */
  readonly getRouter: () => Router<Route<Context, Response>>;
  /** What every request passes before its handler, in this order. */
  readonly middleware: readonly Middleware<Context>[];
  /** Called with what is thrown and no HttpError. */
  readonly onFailure: (error: unknown, context: Context) => void;
  /** The error to send for what is thrown and no HttpError; an internal one where it is absent, or knows none. */
  readonly explainError?: (error: unknown) => HttpError | undefined;
}

/**
 * Takes a request to its route and through the middleware; what they find out is added to its context. Whatever is thrown
 * on the way becomes an error response.
 */
export function dispatch<Context extends RequestContext, Response>(
  context: Context,
  fallback: Fallback,
  options: DispatchOptions<Context, Response>,
): MaybePromise<Response | HttpResponse<never>> {
  const { getRouter, onFailure, explainError } = options;
  const toError = (error: unknown): HttpResponse<never> => {
    if (!(error instanceof HttpError)) onFailure(error, context);
    return toErrorResponse(explainError?.(error) ?? error, context, options);
  };
  try {
    const { target: route, params } = findRoute(context, getRouter(), fallback);
    Object.assign(context, { route, params });
    const response = pass(context, route, options.middleware, 0);
    return response instanceof Promise ? response.catch(toError) : response;
  } catch (error) {
    return toError(error);
  }
}

/** Takes a request through the middleware from a step on, and to its handler. */
function pass<Context extends RequestContext, Response>(
  context: Context,
  route: Route<Context, Response>,
  middleware: readonly Middleware<Context>[],
  from: number,
): MaybePromise<Response> {
  for (let index = from; index < middleware.length; index++) {
    const added = (middleware[index] as Middleware<Context>)(context, route.access);
    if (added instanceof Promise) {
      return added.then((value) => {
        Object.assign(context, value);
        return pass(context, route, middleware, index + 1);
      });
    }
    Object.assign(context, added);
  }
  return route.respond(context);
}
