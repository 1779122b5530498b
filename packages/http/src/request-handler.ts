import type { IncomingMessage, ServerResponse } from "node:http";
import { type DispatchOptions, dispatch } from "./dispatch.ts";
import { HttpError } from "./errors.ts";
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

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // What the server's own context adds is optional, so this is one already.
    const arrived = { ...createContext(request, this.#getAddress(request), this.#app), response } as Context;
    let context = arrived;
    let result: HttpResponse;
    try {
      checkRequest(arrived);
      ({ context, response: result } = await dispatch(arrived, this.#fallback, this.#app));
      const accepted = request.headers["accept-encoding"]?.toString();
      await sendResponse(response, result, this.#allHeaders(context, result), accepted);
    } catch (error) {
      result = await this.#sendError(response, context, error);
    }
    this.#app.onResponse?.(context, result);
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
