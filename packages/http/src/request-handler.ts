import { andThen, type MaybePromise } from "@market-data/scheduler";
import { Pipeline, type PipelineOptions } from "./pipeline.ts";
import { createContext } from "./request/context.ts";
import { createAddressReader, type TrustProxy } from "./request/network.ts";
import { checkRequest, type NetworkContext, type ReceivedRequest } from "./request/network-context.ts";
import type { RequestState, Routed, RouteInfo } from "./request/route.ts";
import type { NetworkResponse } from "./response/network-response.ts";
import type { OutgoingResponse } from "./response/outgoing-response.ts";
import type { ResponseFlusher } from "./response/response-flusher.ts";
import { sendResponse } from "./response/send-response.ts";

/** A server application: its pipeline, trusted proxies and response hook. */
export interface App<Target extends RouteInfo, State extends RequestState>
  extends PipelineOptions<NetworkContext, Target, State, NetworkResponse> {
  /** Proxies whose `X-Forwarded-For` is trusted: addresses or networks, or `true` for all. None by default. */
  readonly trustProxy?: TrustProxy;
  /** Called after a response was passed to the network. */
  readonly onResponse?: (context: NetworkContext & Routed<Target, State>, response: NetworkResponse) => void;
}

/** Connects the network to the pipeline. */
export class RequestHandler<Target extends RouteInfo, State extends RequestState> {
  readonly #app: App<Target, State>;
  readonly #pipeline: Pipeline<NetworkContext, Target, State, NetworkResponse>;
  readonly #isLast: (request: ReceivedRequest) => boolean;
  readonly #getAddress: (request: ReceivedRequest) => string;
  readonly #flusher: ResponseFlusher;

  /** @param isLast Whether the response must close the connection. */
  constructor(
    app: App<Target, State>,
    flusher: ResponseFlusher,
    isLast: (request: ReceivedRequest) => boolean,
  ) {
    this.#app = app;
    this.#flusher = flusher;
    this.#isLast = isLast;
    this.#pipeline = new Pipeline<NetworkContext, Target, State, NetworkResponse>(app);
    this.#getAddress = createAddressReader(app.trustProxy);
  }

  /**
   * Responds to a request. After a failure, the response is an error. Cuts the connection if no error response is
   * possible.
   */
  handle(request: ReceivedRequest, response: OutgoingResponse): void {
    const arrived = { ...createContext(request, this.#getAddress(request), this.#app), response };
    const context = this.#pipeline.route(arrived, checkRequest);
    try {
      const sending = andThen(this.#pipeline.respond(context), (result) =>
        this.#flusher.add(() => this.#send(context, result)),
      );
      if (sending instanceof Promise) sending.catch((error) => this.#abandon(context, error));
    } catch (error) {
      this.#abandon(context, error);
    }
  }

  #send(context: NetworkContext & Routed<Target, State>, result: NetworkResponse): void {
    const { onResponse } = this.#app;
    try {
      const accepted = context.request.headers["accept-encoding"]?.toString();
      const sending = this.#write(context, result, accepted);
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

  #write(
    context: NetworkContext & Routed<Target, State>,
    result: NetworkResponse,
    accepted: string | undefined,
  ): MaybePromise<void> {
    const headers = this.#pipeline.composeHeaders(context, result);
    if (this.#isLast(context.request)) headers.push("Connection", "close");
    return sendResponse(context.response, result, headers, accepted);
  }

  /** Sends an error instead of a failed response. */
  async #sendFailure(context: NetworkContext & Routed<Target, State>, error: unknown): Promise<void> {
    const { response } = context;
    let result: NetworkResponse | undefined;
    try {
      result = this.#pipeline.toError(error, context);
      // A response whose headers were sent cannot be replaced.
      if (response.headersSent) response.destroy();
      else await this.#write(context, result, undefined);
    } catch (failure) {
      this.#abandon(context, failure);
    }
    if (result !== undefined) this.#app.onResponse?.(context, result);
  }

  #abandon(context: NetworkContext & Routed<Target, State>, error: unknown): void {
    this.#app.onFailure(error, context);
    context.response.destroy();
  }
}
