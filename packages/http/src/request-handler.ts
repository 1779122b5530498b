import { type DispatchOptions, dispatch } from "./dispatch.ts";
import { HttpError } from "./errors.ts";
import { andThen, type MaybePromise } from "./maybe-promise.ts";
import { createContext } from "./request/context.ts";
import { createAddressReader, type TrustProxy } from "./request/network.ts";
import { checkRequest, type NetworkContext, type ReceivedRequest } from "./request/network-context.ts";
import { createFallback, type Fallback } from "./request/route.ts";
import { Cors } from "./response/cors.ts";
import type { Departures } from "./response/departures.ts";
import { toErrorResponse } from "./response/error-response.ts";
import type { NetworkResponse } from "./response/network-response.ts";
import type { OutgoingResponse } from "./response/outgoing-response.ts";
import type { HeaderList } from "./response/response.ts";
import {
  type ComposeHeaders,
  createHeaderComposer,
  type ResponseHeaderOptions,
} from "./response/response-headers.ts";
import { sendResponse } from "./response/send-response.ts";

/** What a server adds to what all of them do. */
export interface App<Context extends NetworkContext>
  extends ResponseHeaderOptions,
    DispatchOptions<Context, NetworkResponse> {
  /** The proxies whose `X-Forwarded-For` is believed: addresses or networks; `true` for any. None where absent. */
  readonly trustProxy?: TrustProxy;
  /** Called when a response was handed to the network. */
  readonly onResponse?: (context: Context, response: NetworkResponse) => void;
}

/** Takes each request its way: context, route, middleware, handler, response. */
export class RequestHandler<Context extends NetworkContext> {
  readonly #app: App<Context>;
  readonly #isLast: (request: ReceivedRequest) => boolean;
  readonly #fallback: Fallback;
  readonly #getAddress: (request: ReceivedRequest) => string;
  readonly #composeHeaders: ComposeHeaders;
  readonly #departures: Departures;

  /** @param isLast Whether the connection of a request must end with the response to it. */
  constructor(app: App<Context>, departures: Departures, isLast: (request: ReceivedRequest) => boolean) {
    this.#app = app;
    this.#departures = departures;
    this.#isLast = isLast;
    this.#fallback = createFallback(new Cors(app));
    this.#getAddress = createAddressReader(app.trustProxy);
    this.#composeHeaders = createHeaderComposer(app);
  }

  /** Responds to a request: with an error, whatever goes wrong; where that cannot be made, its connection is cut. */
  handle(request: ReceivedRequest, response: OutgoingResponse): void {
    // What the server's own context adds is optional, so this is one already.
    const arrived = createContext(request, this.#getAddress(request), this.#app);
    const context = Object.assign(arrived, { response }) as unknown as Context;
    try {
      const sending = andThen(this.#respond(context), (result) =>
        this.#departures.add(() => this.#send(context, result)),
      );
      if (sending instanceof Promise) sending.catch((error) => this.#abandon(context, error));
    } catch (error) {
      this.#abandon(context, error);
    }
  }

  #respond(context: Context): MaybePromise<NetworkResponse> {
    try {
      checkRequest(context);
      return dispatch(context, this.#fallback, this.#app);
    } catch (error) {
      return this.#toError(context, error);
    }
  }

  #send(context: Context, result: NetworkResponse): void {
    const { onResponse } = this.#app;
    try {
      const accepted = context.request.headers["accept-encoding"]?.toString();
      const sending = sendResponse(context.response, result, this.#allHeaders(context, result), accepted);
      if (!(sending instanceof Promise)) onResponse?.(context, result);
      else
        sending.then(
          () => onResponse?.(context, result),
          (error: unknown) => this.#sendFailure(context, error),
        );
    } catch (error) {
      this.#sendFailure(context, error);
    }
  }

  #allHeaders(context: Context, response: NetworkResponse): HeaderList {
    const headers = this.#composeHeaders(context, response);
    if (this.#isLast(context.request)) headers.push("Connection", "close");
    return headers;
  }

  /** Responds with an error in place of a response that could not be sent. */
  async #sendFailure(context: Context, error: unknown): Promise<void> {
    const { response } = context;
    let result: NetworkResponse | undefined;
    try {
      result = this.#toError(context, error);
      // A response that has begun cannot become another one.
      if (response.headersSent) response.destroy();
      else await sendResponse(response, result, this.#allHeaders(context, result), undefined);
    } catch (failure) {
      this.#abandon(context, failure);
    }
    if (result !== undefined) this.#app.onResponse?.(context, result);
  }

  #abandon(context: Context, error: unknown): void {
    this.#app.onFailure(error, context);
    context.response.destroy();
  }

  #toError(context: Context, error: unknown): NetworkResponse {
    const { onFailure, explainError } = this.#app;
    if (!(error instanceof HttpError)) onFailure(error, context);
    return toErrorResponse(explainError?.(error) ?? error, context, this.#app);
  }
}
