import { throwIfAborted } from "./abort.ts";
import { type ApiKey, resolveKey } from "./api-key.ts";
import {
  ConnectionError,
  createError,
  type ErrorDetails,
  isControlFlow,
  MarketDataError,
  maskError,
  TimeoutError,
  UnauthorizedError,
} from "./errors.ts";
import { keyHeader } from "./generated/contract.ts";
import { readCreditCount } from "./headers.ts";
import { isForeign } from "./middlewares.ts";
import { type Observers, observe, runHook } from "./observe.ts";
import { isOk, type Received, readResponse } from "./received.ts";
import { fetchSameHost } from "./redirect.ts";
import type { CallOptions, RequestContext } from "./request-context.ts";
import { pickSettings, type RequestSettings } from "./request-options.ts";
import { computeDelay, sleep, withTimeout } from "./retry.ts";
import { type Pending, type PendingRequests, share } from "./share.ts";
import { recordUsage, type Usage } from "./usage.ts";

/** The parts of a client that the transport uses. */
export interface Transport extends Observers {
  readonly apiKey?: ApiKey | undefined;
  /** @throws TypeError where the runtime has no `fetch`. */
  readonly getFetch: () => typeof globalThis.fetch;
  /** Of every request. */
  readonly headers: Headers | undefined;
  /** With defaults, and the options of `fetch`. */
  readonly settings: RequestSettings & RequestInit;
  readonly requests: PendingRequests<Outcome>;
  readonly usage: Usage;
}

/** A GET request of a caller. */
export interface Call {
  /** Normalized, as that of a `Request`. */
  readonly url: string;
  /** The client's included; the key of the call may be one of them. */
  readonly headers?: Headers | undefined;
  readonly options?: CallOptions | undefined;
  /** The operationId; undefined for requests of the path-level client. */
  readonly operation?: string | undefined;
}

/** A response of any status; with the error of the last attempt, where its status is one. */
export interface Outcome extends Received {
  readonly error?: MarketDataError;
}

/** A request with its key, which callers may share. */
interface Exchange {
  readonly url: string;
  readonly headers: Headers | undefined;
  readonly key: string | undefined;
  readonly fetcher: typeof globalThis.fetch;
  readonly settings: RequestSettings & RequestInit;
  readonly details: ErrorDetails;
}

/** Sends a request. Where a function returns the key, a 401 asks it again, and the request is sent once more with another key. */
export async function send(transport: Transport, call: Call): Promise<Outcome> {
  const { url, operation, headers, options } = call;
  const { apiKey, hooks, use, requests } = transport;
  const details = { operation, url };
  const own = pickSettings(options);
  const settings = own ? { ...transport.settings, ...own } : transport.settings;
  const fetcher = transport.getFetch();
  const ownKey = headers?.get(keyHeader);
  if (ownKey) headers?.delete(keyHeader);

  const sendWith = (key: string | undefined) => {
    const exchange = { url, headers, key, fetcher, settings, details };
    const identity = hooks?.before || use.some(isForeign) ? {} : identify(exchange, own, transport.headers);
    return share(requests, identity, options?.signal, (pending) =>
      sendUntilFinal(transport, exchange, pending),
    );
  };
  if (ownKey || typeof apiKey !== "function") return sendWith(ownKey || (apiKey as string | undefined));
  const getKey = () => resolveKey(apiKey, settings.timeout, options?.signal, details);
  const key = await getKey();
  const outcome = await sendWith(key);
  if (!(outcome.error instanceof UnauthorizedError)) return outcome;
  const renewed = await getKey();
  return renewed === key ? outcome : sendWith(renewed);
}

/** The identity of a request, by which callers share it. Options with an object, such as a dispatcher, have no equal. */
function identify(
  { key, url, headers, details }: Exchange,
  own: object | undefined,
  base: Headers | undefined,
): unknown {
  const common = `${key}\n${url}\n${details.operation}`;
  if (!own && headers === base) return common;
  for (const [name, value] of Object.entries(own ?? {})) {
    if (name !== "next" && Object(value) === value) return {};
  }
  return common + JSON.stringify([own ?? {}, ...(headers ?? [])]);
}

/** Attempts, until one is final: it has succeeded, or must not be retried. */
async function sendUntilFinal(transport: Transport, exchange: Exchange, pending: Pending): Promise<Outcome> {
  const { url, details, settings } = exchange;
  const isObserved = transport.use.length || transport.hooks;
  for (let attempt = 1; ; attempt++) {
    const controller = new AbortController();
    pending.stop = (reason) => controller.abort(reason);
    const context = isObserved ? createContext(exchange, attempt, controller.signal) : undefined;
    const sendOnce = () =>
      attemptOnce(exchange, context ? context.request.headers : exchange.headers, controller, pending);
    let outcome: Outcome | undefined;
    let error: MarketDataError | undefined;
    try {
      outcome = context
        ? await observe(transport, context, sendOnce, (response) => read(exchange, response))
        : await sendOnce();
      if (!isOk(outcome)) {
        error = createError(outcome, details);
        outcome = { ...outcome, error };
      }
    } catch (thrown) {
      error = thrown as MarketDataError;
    }
    // Also a response that was too large to be read is charged.
    const credits = outcome ? readCreditCount(outcome) : error?.credits;
    if (credits !== undefined) recordUsage(transport.usage, details.operation, url, credits);
    if (outcome && !error) return outcome;
    const delay = pending.callers ? computeDelay(error, attempt, settings) : undefined;
    if (delay === undefined) {
      if (outcome) return outcome;
      throw error;
    }
    if (context) await runHook(transport, "retry", { ...context, error, delay });
    if (!pending.callers) throw error;
    await sleep(delay, (stop) => {
      pending.stop = stop;
    });
  }
}

/** What hooks and middlewares see: the request does not contain the key. Each attempt has its own. */
function createContext(
  { url, headers, key, settings, details }: Exchange,
  attempt: number,
  signal: AbortSignal,
): RequestContext {
  const request = new Request(url, { ...settings, ...(headers && { headers }) });
  return { request, operation: details.operation, attempt, signal, key: () => key };
}

/** One attempt. The timeout includes the body. A custom fetch may ignore the signal. */
function attemptOnce(
  exchange: Exchange,
  headers: Headers | undefined,
  controller: AbortController,
  pending: Pending,
): Promise<Received> {
  const { details, settings } = exchange;
  const { signal } = controller;
  const fail = () => {
    const message = `No complete response within ${settings.timeout} ms`;
    const error = new TimeoutError(message, { ...details, retryable: true });
    controller.abort(error);
    return error;
  };
  throwIfAborted(signal);
  return withTimeout(receive(exchange, headers, signal), settings.timeout, fail, (stop) => {
    pending.stop = (reason) => {
      stop(reason);
      controller.abort(reason);
    };
  });
}

async function receive(
  exchange: Exchange,
  given: Headers | undefined,
  signal: AbortSignal,
): Promise<Received> {
  const { url, key, fetcher, settings, details } = exchange;
  const { timeout, retries, maxRetryAfter, backOff, maxResponseBytes, ...fetchOptions } = settings;
  const headers: Record<string, string> = given ? Object.fromEntries(given) : {};
  if (key) headers[keyHeader] = key;
  const init = { ...fetchOptions, headers, signal, redirect: "manual" } as const;
  try {
    return await read(exchange, await fetchSameHost(fetcher, url, init, details));
  } catch (cause) {
    maskError(cause, key);
    if (cause instanceof MarketDataError || isControlFlow(cause)) throw cause;
    // Whatever a custom fetch throws. `fetch failed` alone does not help: its cause has a message, too.
    const { cause: inner, message } = Object(cause);
    throw new ConnectionError(`No complete response: ${inner?.message || message}`, {
      ...details,
      retryable: true,
      cause,
    });
  }
}

const read = ({ settings, details, key }: Exchange, response: Response): Promise<Received> =>
  readResponse(response, settings.maxResponseBytes, details, key);
