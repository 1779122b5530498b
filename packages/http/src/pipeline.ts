import type { MaybePromise } from "@market-data/scheduler";
import { HttpError } from "./errors.ts";
import type { ContextOptions, RequestContext } from "./request/context.ts";
import { errorRoute, findRoute, type RequestState, type Routed, type RouteInfo } from "./request/route.ts";
import type { Router } from "./request/router.ts";
import { Cors } from "./response/cors.ts";
import { toErrorResponse } from "./response/error-response.ts";
import type { HttpResponse } from "./response/response.ts";
import {
  type ComposeHeaders,
  createHeaderComposer,
  type ResponseHeaderOptions,
} from "./response/response-headers.ts";

/** Options of a pipeline. @typeParam Context The context of a request before routing. */
export interface PipelineOptions<
  Context extends RequestContext,
  Target extends RouteInfo,
  State extends RequestState,
  Response,
> extends ContextOptions,
    ResponseHeaderOptions {
  /** Called for each request, so a server can replace its router. */
  readonly getRouter: () => Router<Target>;
  /** Creates the state of a request. */
  readonly createState: () => State;
  /**
   * Runs the stages of the server and then the route.
   *
   * @throws {HttpError} for a rejected request.
   */
  readonly respond: (context: Context & Routed<Target, State>) => MaybePromise<Response>;
  /** Called with each error except `HttpError`. */
  readonly onFailure: (error: unknown, context: Context & Routed<Target, State>) => void;
  /**
   * Converts an error to an `HttpError`. Without a conversion, an error that is no `HttpError` becomes an internal
   * error.
   */
  readonly explainError?: (error: unknown) => HttpError | undefined;
}

/** Produces the response of a request, independent of the transport. */
export class Pipeline<
  Context extends RequestContext,
  Target extends RouteInfo,
  State extends RequestState,
  Response,
> {
  readonly composeHeaders: ComposeHeaders;
  readonly #options: PipelineOptions<Context, Target, State, Response>;
  readonly #cors: Cors;

  constructor(options: PipelineOptions<Context, Target, State, Response>) {
    this.#options = options;
    this.#cors = new Cors(options);
    this.composeHeaders = createHeaderComposer(options);
  }

  /** Finds the route of a request. @param check Throws an `HttpError` for an invalid request. */
  route(arrived: Context, check?: (arrived: Context) => void): Context & Routed<Target, State> {
    const { getRouter, createState } = this.#options;
    const { target, params } = this.#find(arrived, getRouter(), check);
    return { ...arrived, route: target, params, state: createState() };
  }

  #find(arrived: Context, router: Router<Target>, check?: (arrived: Context) => void) {
    try {
      check?.(arrived);
      return findRoute(arrived, router, this.#cors);
    } catch (error) {
      return errorRoute(error, "open");
    }
  }

  /** Responds to a request, and converts errors to error responses. */
  respond(context: Context & Routed<Target, State>): MaybePromise<Response | HttpResponse<never>> {
    try {
      const response = this.#options.respond(context);
      return response instanceof Promise
        ? response.catch((error: unknown) => this.toError(error, context))
        : response;
    } catch (error) {
      return this.toError(error, context);
    }
  }

  /** Returns the response for an error. */
  toError(error: unknown, context: Context & Routed<Target, State>): HttpResponse<never> {
    const { onFailure, explainError } = this.#options;
    if (!(error instanceof HttpError)) onFailure(error, context);
    return toErrorResponse(explainError?.(error) ?? error, context, this.#options);
  }
}
