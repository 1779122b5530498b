import { performance } from "node:perf_hooks";
import {
  ALLOWED_METHODS,
  type Cors,
  chooseRequestId,
  errorBody,
  type HeaderList,
  HttpError,
  MAX_URL_BYTES,
  rateLimitHeaders,
  toHttpError,
} from "@market-data/http";
import { BadParameter } from "@market-data/market";
import type { FastifyReply, FastifyRequest } from "fastify";
import { errorFields, type Logger } from "../observing/logger.ts";
import type { Metrics } from "../observing/metrics.ts";
import type { Exchange } from "./exchange.ts";
import type { OperationRoute } from "./operation-route.ts";
import { sendText } from "./respond.ts";
import type { Token } from "./token.ts";

/** What every exchange needs, whatever is asked for. */
export interface DeskParts {
  readonly token: Token;
  readonly cors: Cors;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly now: () => number;
  /** Whether the service is about to end, so that connections must. */
  readonly stopping: () => boolean;
}

/** Answers one exchange and returns the HTTP status that was sent. */
export type Answering = (exchange: Exchange) => Promise<number>;

/** Takes requests in, sees to it that each gets exactly one answer, and keeps the books about them. */
export class Desk {
  readonly #parts: DeskParts;
  readonly #vary: string;

  constructor(parts: DeskParts) {
    this.#parts = parts;
    this.#vary = [parts.token.keyHeader, "Accept-Encoding", ...(parts.cors.varies ? ["Origin"] : [])].join(
      ", ",
    );
  }

  /**
   * Serves a request. Whatever is thrown on the way becomes an answer of the contract's form.
   *
   * @param name What the request is about, for logs and metrics; never its address, which might hold a key.
   */
  async serve(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    answering: Answering,
    route?: OperationRoute,
  ): Promise<void> {
    reply.hijack();
    const exchange = this.#exchange(request, reply, route);
    let status: number;
    try {
      checkRequest(exchange);
      status = await answering(exchange);
    } catch (error) {
      status = this.#answerError(exchange, error);
    }
    this.#note(exchange, name, status);
  }

  /** The headers that all answers have, as far as they are known by now. */
  headers({ id, credits, usage, addressGauge, route, request, started }: Exchange): HeaderList {
    const { token, cors, stopping } = this.#parts;
    const headers: HeaderList = ["X-Request-Id", id, token.creditHeader, String(credits), "Vary", this.#vary];
    if (usage !== undefined) headers.push(...rateLimitHeaders({ ...usage }, started));
    else if (addressGauge !== undefined && route?.keyless) {
      headers.push(...rateLimitHeaders({ address: addressGauge }, started));
    }
    if (route !== undefined) headers.push(...route.lifecycle);
    headers.push(...cors.headers(request.headers));
    if (stopping()) headers.push("Connection", "close");
    return headers;
  }

  #exchange(request: FastifyRequest, reply: FastifyReply, route: OperationRoute | undefined): Exchange {
    const { headers } = request.raw;
    return {
      request: request.raw,
      response: reply.raw,
      address: request.ip ?? "",
      id: chooseRequestId(headers["x-request-id"], headers[this.#parts.token.keyHeader.toLowerCase()]),
      started: this.#parts.now(),
      startedTicks: performance.now(),
      ...(route !== undefined && { route }),
      path: request.params as Record<string, string>,
      credits: 0,
    };
  }

  #answerError(exchange: Exchange, error: unknown): number {
    const failure =
      error instanceof BadParameter ? new HttpError("badRequest", error.message) : toHttpError(error);
    if (failure !== error && !(error instanceof BadParameter)) this.#logFailure(exchange, error);
    const { response, started } = exchange;
    if (response.headersSent) {
      response.destroy();
      return failure.status;
    }
    exchange.credits = 0;
    const now = this.#parts.now();
    const headers = this.headers(exchange);
    headers.push("Cache-Control", "no-store", ...errorHeaders(failure, this.#parts.token));
    const elapsed = Math.max(0, Math.round(now - started));
    sendText(response, failure.status, headers, errorBody(failure.code, failure.message, elapsed, now));
    return failure.status;
  }

  #logFailure(exchange: Exchange, error: unknown): void {
    this.#parts.log.log("error", "A call failed.", {
      requestId: exchange.id,
      operation: exchange.route?.id,
      ...errorFields(error),
    });
  }

  #note(
    { id, request, address, account, credits, startedTicks }: Exchange,
    name: string,
    status: number,
  ): void {
    const { metrics, log } = this.#parts;
    const milliseconds = performance.now() - startedTicks;
    metrics.request(name, status, milliseconds / 1000);
    if (!log.writes("info")) return;
    log.log("info", "request", {
      requestId: id,
      method: request.method,
      operation: name,
      status,
      milliseconds: Math.round(milliseconds * 1000) / 1000,
      credits,
      key: account?.keyId,
      address,
    });
  }
}

function checkRequest({ request }: Exchange): void {
  if ((request.url ?? "").length > MAX_URL_BYTES) {
    throw new HttpError("addressTooLong", `The address is longer than ${MAX_URL_BYTES} bytes`);
  }
  if (request.headers.host === undefined && request.httpVersion === "1.1") {
    throw new HttpError("badRequest", 'Missing header "Host"');
  }
}

function errorHeaders({ status, retryAfter }: HttpError, { keyHeader }: Token): HeaderList {
  const headers: HeaderList = [];
  if (retryAfter !== undefined) headers.push("Retry-After", String(retryAfter));
  if (status === 401) headers.push("WWW-Authenticate", `ApiKey header="${keyHeader}"`);
  if (status === 405) headers.push("Allow", ALLOWED_METHODS);
  return headers;
}
