import type { IncomingMessage, ServerResponse } from "node:http";
import { type DispatchOptions, dispatch } from "./dispatch.ts";
import { HttpError } from "./errors.ts";
import { andThen, type MaybePromise } from "./maybe-promise.ts";
import { checkRequest, createContext, type NetworkContext } from "./request/context.ts";
import { createAddressReader, type TrustProxy } from "./request/network.ts";
import { createFallback, type Fallback } from "./request/route.ts";
import { Cors } from "./response/cors.ts";
import { toErrorResponse } from "./response/error-response.ts";
import type { HeaderList, HttpResponse } from "./response/response.ts";
import {
  type ComposeHeaders,
  createHeaderComposer,
  type ResponseHeaderOptions,
} from "./response/response-headers.ts";
import { sendResponse } from "./response/send-response.ts";

/** What a server adds to what all of them do. */
export interface App<Context extends NetworkContext>
  extends ResponseHeaderOptions,
    DispatchOptions<Context, HttpResponse> {
  /** The proxies whose `X-Forwarded-For` is believed: addresses or networks; `true` for any. None where absent. */
  readonly trustProxy?: TrustProxy;
  /** Called when a response was handed to the network. */
  readonly onResponse?: (context: Context, response: HttpResponse) => void;
}

/** Takes each request its way: context, route, middleware, handler, response. */
export class RequestHandler<Context extends NetworkContext> {
  readonly #app: App<Context>;
  readonly #isLast: (request: IncomingMessage) => boolean;
  readonly #fallback: Fallback;
  readonly #getAddress: (request: IncomingMessage) => string;
  readonly #composeHeaders: ComposeHeaders;

  /** @param isLast Whether the connection of a request must end with the response to it. */
  constructor(app: App<Context>, isLast: (request: IncomingMessage) => boolean) {
    this.#app = app;
    this.#isLast = isLast;
    this.#fallback = createFallback(new Cors(app));
    this.#getAddress = createAddressReader(app.trustProxy);
    this.#composeHeaders = createHeaderComposer(app);
  }

  /** Fulfilled, where something had to be waited for, when the response was handed to the network. */
  handle(request: IncomingMessage, response: ServerResponse): MaybePromise<void> {
    // What the server's own context adds is optional, so this is one already.
    const arrived = createContext(request, this.#getAddress(request), this.#app);
    const context = Object.assign(arrived, { response }) as unknown as Context;
    return andThen(this.#respond(context), (result) => this.#app.onResponse?.(context, result));
  }

  /** Sends a response, and returns it; the one of an error, whatever goes wrong. */
  #respond(context: Context): MaybePromise<HttpResponse> {
    try {
      checkRequest(context);
      const sent = andThen(dispatch(context, this.#fallback, this.#app), (result) =>
        this.#send(context, result),
      );
      return sent instanceof Promise ? sent.catch((error) => this.#sendError(context, error)) : sent;
    } catch (error) {
      return this.#sendError(context, error);
    }
  }

  #send(context: Context, result: HttpResponse): MaybePromise<HttpResponse> {
    const accepted = context.request.headers["accept-encoding"]?.toString();
    const sending = sendResponse(context.response, result, this.#allHeaders(context, result), accepted);
    return andThen(sending, () => result);
  }

  #allHeaders(context: Context, response: HttpResponse): HeaderList {
    const headers = this.#composeHeaders(context, response);
    if (this.#isLast(context.request)) headers.push("Connection", "close");
    return headers;
  }

  async #sendError(context: Context, error: unknown): Promise<HttpResponse> {
    const { now, keyHeader, onFailure, explainError } = this.#app;
    const { response } = context;
    if (!(error instanceof HttpError)) onFailure(error, context);
    const result = toErrorResponse(explainError?.(error) ?? error, keyHeader, context.receivedAt, now());
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
