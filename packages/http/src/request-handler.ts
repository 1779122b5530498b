import type { IncomingMessage, ServerResponse } from "node:http";
import { HttpError } from "./errors.ts";
import { type ContextOptions, checkRequest, createContext, type RequestContext } from "./request/context.ts";
import { createAddressReader, type TrustProxy } from "./request/network.ts";
import { createFallback, type Fallback, findRoute, type Middleware, type Route } from "./request/route.ts";
import type { Router } from "./request/router.ts";
import { Cors } from "./response/cors.ts";
import { toErrorResponse } from "./response/error-response.ts";
import { type HeaderList, type HttpResponse, sendResponse } from "./response/response.ts";
import {
  type ComposeHeaders,
  createHeaderComposer,
  type ResponseHeaderOptions,
} from "./response/response-headers.ts";

/** What a server adds to what all of them do. */
export interface App<Context extends RequestContext> extends ResponseHeaderOptions {
  /** The proxies whose `X-Forwarded-For` is believed: addresses or networks; `true` for any. None where absent. */
  readonly trustProxy?: TrustProxy;
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
  readonly #isLast: (request: IncomingMessage) => boolean;
  readonly #fallback: Fallback;
  readonly #contextOptions: ContextOptions;
  readonly #composeHeaders: ComposeHeaders;

  /** @param isLast Whether the connection of a request must end with the response to it. */
  constructor(app: App<Context>, isLast: (request: IncomingMessage) => boolean) {
    const { keyHeader, now, trustProxy } = app;
    this.#app = app;
    this.#isLast = isLast;
    this.#fallback = createFallback(new Cors(app));
    this.#contextOptions = { keyHeader, now, getAddress: createAddressReader(trustProxy) };
    this.#composeHeaders = createHeaderComposer(app);
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { getRouter, middleware, onResponse } = this.#app;
    // What the server's own context adds is optional, so this is one already.
    let context = createContext(request, response, this.#contextOptions) as Context;
    let result: HttpResponse;
    try {
      checkRequest(context);
      const { target: route, params } = findRoute(context, getRouter(), this.#fallback);
      context = { ...context, route, params };
      for (const step of middleware) {
        const added = step(context, route.access);
        context = { ...context, ...(added instanceof Promise ? await added : added) };
      }
      result = await route.respond(context);
      const accepted = request.headers["accept-encoding"]?.toString();
      await sendResponse(response, result, this.#allHeaders(context, result), accepted);
    } catch (error) {
      result = await this.#sendError(response, context, error);
    }
    onResponse?.(context, result);
  }

  #allHeaders(context: Context, response: HttpResponse): HeaderList {
    const headers = this.#composeHeaders(context, response);
    if (this.#isLast(context.request)) headers.push("Connection", "close");
    return headers;
  }

  async #sendError(response: ServerResponse, context: Context, error: unknown): Promise<HttpResponse> {
    const { now, keyHeader, onFailure } = this.#app;
    if (!(error instanceof HttpError)) onFailure(error, context);
    const result = toErrorResponse(error, keyHeader, context.receivedAt, now());
    try {
      // A response that has begun cannot become another one.
      if (response.headersSent) response.destroy();
      else await sendResponse(response, result, this.#allHeaders(context, result), undefined);
    } catch (failure) {
      onFailure(failure, context);
      response.destroy();
    }
    return result;
  }
}
