import type { IncomingMessage, ServerResponse } from "node:http";
import { rateLimitHeaders } from "./contract/limits.ts";
import { errorBody } from "./contract/status.ts";
import { HttpError } from "./errors.ts";
import {
  type ContextOptions,
  checkRequest,
  createAddressReader,
  createContext,
  type RequestContext,
} from "./request/context.ts";
import {
  ALLOWED_METHODS,
  createFallback,
  type Fallback,
  findRoute,
  type Middleware,
  type Route,
} from "./request/route.ts";
import type { Router } from "./request/router.ts";
import { Cors, type CorsOptions } from "./response/cors.ts";
import { type HeaderList, type HttpResponse, JSON_TYPE, sendResponse } from "./response/response.ts";

/** What a server adds to what all of them do; its names of headers and its rules for pages are those of CORS. */
export interface App<Context extends RequestContext> extends CorsOptions {
  /** Request headers by which responses differ, besides those of every server. */
  readonly vary?: readonly string[];
  /** The proxies whose `X-Forwarded-For` is believed: addresses or networks; `true` for any. None where absent. */
  readonly trustProxy?: boolean | string | readonly string[];
  /** The time now, in Unix ms. */
  readonly now: () => number;
  /** Called for each request: what is served may change. */
  readonly getRouter: () => Router<Route<Context>>;
  /** What every request passes before its handler, in this order. */
  readonly middleware: readonly Middleware<Context>[];
  /** Called with what is thrown and no HttpError. */
  readonly onFailure: (error: unknown, context: Context) => void;
  /** Called when a response was handed to the network. */
  readonly onResponse?: (context: Context, response: HttpResponse) => void;
}

/** Takes each request its way: context, route, middleware, handler, response. */
export class RequestHandler<Context extends RequestContext> {
  readonly #app: App<Context>;
  readonly #isStopping: () => boolean;
  readonly #cors: Cors;
  readonly #fallback: Fallback;
  readonly #contextOptions: ContextOptions;
  readonly #vary: string;

  /** @param isStopping Whether the server is about to end, so that connections must. */
  constructor(app: App<Context>, isStopping: () => boolean) {
    const { keyHeader, now, trustProxy, vary = [] } = app;
    this.#app = app;
    this.#isStopping = isStopping;
    this.#cors = new Cors(app);
    this.#fallback = createFallback(this.#cors);
    this.#contextOptions = { keyHeader, now, getAddress: createAddressReader(trustProxy) };
    const origin = this.#cors.varies ? ["Origin"] : [];
    this.#vary = [keyHeader, "Accept-Encoding", ...vary, ...origin].join(", ");
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { getRouter, middleware, onResponse } = this.#app;
    // What the server's own context adds is optional, so this is one already.
    let context = createContext(request, this.#contextOptions) as Context;
    let result: HttpResponse;
    try {
      checkRequest(context);
      const { target: route, params } = findRoute(context, getRouter(), this.#fallback);
      context = { ...context, route, params };
      for (const step of middleware) context = { ...context, ...(await step(context, route.access)) };
      result = await route.respond(context);
      const accepted = request.headers["accept-encoding"]?.toString();
      await sendResponse(response, result, this.#headers(context, result), accepted);
    } catch (error) {
      result = await this.#sendError(response, context, error);
    }
    onResponse?.(context, result);
  }

  /** The headers of a response: those of every one, those of its route, its own. */
  #headers(context: Context, { headers, credits = 0, limits }: HttpResponse): HeaderList {
    const { id, receivedAt, request, route } = context;
    const reported = limits ?? context.limits;
    return [
      "X-Request-Id",
      id,
      this.#app.creditHeader,
      String(credits),
      "Vary",
      this.#vary,
      ...(reported === undefined ? [] : rateLimitHeaders(reported, receivedAt)),
      ...(route?.headers ?? []),
      ...this.#cors.headers(request.headers),
      ...(this.#isStopping() ? ["Connection", "close"] : []),
      ...headers,
    ];
  }

  async #sendError(response: ServerResponse, context: Context, error: unknown): Promise<HttpResponse> {
    const { now, keyHeader, onFailure } = this.#app;
    if (!(error instanceof HttpError)) onFailure(error, context);
    const result = toErrorResponse(error, context.receivedAt, now(), keyHeader);
    try {
      // A response that has begun cannot become another one.
      if (response.headersSent) response.destroy();
      else await sendResponse(response, result, this.#headers(context, result), undefined);
    } catch (failure) {
      onFailure(failure, context);
      response.destroy();
    }
    return result;
  }
}

/** The response that states an error: of unexpected ones, nothing about their cause. */
function toErrorResponse(error: unknown, receivedAt: number, now: number, keyHeader: string): HttpResponse {
  const { status, code, message, retryAfter, limits } =
    error instanceof HttpError ? error : new HttpError("internalError", "Internal server error");
  const headers = ["Cache-Control", "no-store"];
  if (retryAfter !== undefined) headers.push("Retry-After", String(retryAfter));
  if (status === 401) headers.push("WWW-Authenticate", `ApiKey header="${keyHeader}"`);
  if (status === 405) headers.push("Allow", ALLOWED_METHODS);
  headers.push("Content-Type", JSON_TYPE);
  const elapsed = Math.max(0, Math.round(now - receivedAt));
  return { status, headers, body: errorBody(code, message, elapsed, now), ...(limits && { limits }) };
}
