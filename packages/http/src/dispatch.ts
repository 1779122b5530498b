import { HttpError } from "./errors.ts";
import type { RequestContext } from "./request/context.ts";
import { type Fallback, findRoute, type Middleware, type Route } from "./request/route.ts";
import type { Router } from "./request/router.ts";
import { toErrorResponse } from "./response/error-response.ts";
import type { HttpResponse } from "./response/response.ts";

/** What a request passes from its arrival to its response. */
export interface DispatchOptions<Context extends RequestContext, Response> {
  readonly keyHeader: string;
  /** The time now, in Unix ms. */
  readonly now: () => number;
  /** Called for each request: what is served may change. */
  readonly getRouter: () => Router<Route<Context, Response>>;
  /** What every request passes before its handler, in this order. */
  readonly middleware: readonly Middleware<Context>[];
  /** Called with what is thrown and no HttpError. */
  readonly onFailure: (error: unknown, context: Context) => void;
}

/** A response, and all that is known of its request by then. */
export interface Dispatched<Context, Response> {
  readonly context: Context;
  readonly response: Response | HttpResponse<never>;
}

/** Takes a request to its route and through the middleware. Whatever is thrown on the way becomes an error response. */
export async function dispatch<Context extends RequestContext, Response>(
  arrived: Context,
  fallback: Fallback,
  { getRouter, middleware, onFailure, keyHeader, now }: DispatchOptions<Context, Response>,
): Promise<Dispatched<Context, Response>> {
  let context = arrived;
  try {
    const { target: route, params } = findRoute(context, getRouter(), fallback);
    context = { ...context, route, params };
    for (const step of middleware) {
      const added = step(context, route.access);
      context = { ...context, ...(added instanceof Promise ? await added : added) };
    }
    return { context, response: await route.respond(context) };
  } catch (error) {
    if (!(error instanceof HttpError)) onFailure(error, context);
    return { context, response: toErrorResponse(error, keyHeader, context.receivedAt, now()) };
  }
}
