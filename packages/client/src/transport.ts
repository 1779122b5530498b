import { type ApiKey, resolveKey } from "./api-key.ts";
import {
  ConnectionError,
  createError,
  type ErrorDetails,
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
import { mergeRequestOptions, pickFetchOptions, type RequestSettings } from "./request-options.ts";
import { computeDelay, pause, startTimer } from "./retry.ts";
import { type Pending, type PendingRequests, share } from "./share.ts";
import { recordUsage, type Usage } from "./usage.ts";

/** The options of a client that the transport uses, with defaults. */
export interface Settings extends Observers {
  readonly apiKey?: ApiKey | undefined;
  /** @throws TypeError where the runtime has no `fetch`. */
  readonly getFetch: () => typeof globalThis.fetch;
  /** Of every request. */
  readonly headers?: Headers | undefined;
  readonly fetchOptions?: RequestInit | undefined;
  readonly limits: RequestSettings;
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

export type Send = (call: Call) => Promise<Outcome>;

/** A request with its key, which callers may share. */
interface Exchange {
  readonly url: string;
  readonly headers: Headers | undefined;
  readonly key: string | undefined;
  readonly fetcher: typeof globalThis.fetch;
  readonly fetchOptions: RequestInit | undefined;
  readonly limits: RequestSettings;
  readonly details: ErrorDetails;
}

/** Creates the transport of a client. */
export function createTransport(settings: Settings, usage: Usage): Send {
  const requests: PendingRequests<Outcome> = new Map();
  const { apiKey } = settings;
  const isShared = !settings.hooks?.before && !settings.use.some(isForeign);

  return (call) => {
    const { url, operation, headers, options } = call;
    const details = { operation, url };
    const limits = mergeRequestOptions(settings.limits, options);
    const own = pickFetchOptions(options);
    const fetchOptions = own ? { ...settings.fetchOptions, ...own } : settings.fetchOptions;
    const fetcher = settings.getFetch();
    const ownKey = headers?.get(keyHeader);
    if (ownKey) headers?.delete(keyHeader);

    const sendWith = (key: string | undefined) => {
      const exchange = { url, headers, key, fetcher, fetchOptions, limits, details };
      const identity = isShared ? identify(exchange, own, settings) : {};
      return share(requests, identity, options?.signal, (pending) =>
        sendUntilFinal(exchange, pending, settings, usage),
      );
    };
    if (ownKey || typeof apiKey !== "function") return sendWith(ownKey || (apiKey as string | undefined));
    return sendWithFunction(sendWith, () => resolveKey(apiKey, limits.timeout, options?.signal, details));
  };
}

/** Sends with the key of a function. A 401 asks it again, and the request is sent once more with another key. */
async function sendWithFunction(
  sendWith: (key: string) => Promise<Outcome>,
  getKey: () => Promise<string>,
): Promise<Outcome> {
  const key = await getKey();
  const outcome = await sendWith(key);
  if (!(outcome.error instanceof UnauthorizedError)) return outcome;
  const renewed = await getKey();
  return renewed === key ? outcome : sendWith(renewed);
}

/** The identity of a request, by which callers share it. Options with an object, such as a dispatcher, have no equal. */
function identify(
  { key, url, headers, limits, details }: Exchange,
  own: Record<string, unknown> | undefined,
  base: Settings,
): unknown {
  const common = `${key}\n${url}\n${details.operation}`;
  if (!own && headers === base.headers && limits === base.limits) return common;
  for (const name in own) if (name !== "next" && Object(own[name]) === own[name]) return {};
  return common + JSON.stringify([limits, own, [...(headers ?? [])]]);
}

/** Attempts, until one is final: it has succeeded, or must not be retried. */
async function sendUntilFinal(
  exchange: Exchange,
  pending: Pending,
  settings: Settings,
  usage: Usage,
): Promise<Outcome> {
  const { url, details, limits } = exchange;
  const count = (credits: number) => recordUsage(usage, details.operation, url, credits);
  const isObserved = settings.use.length || settings.hooks;
  for (let attempt = 1; ; attempt++) {
    const controller = new AbortController();
    pending.stop = (reason) => controller.abort(reason);
    const context = isObserved ? createContext(exchange, attempt, controller.signal) : undefined;
    let outcome: Outcome | undefined;
    let error: MarketDataError;
    try {
      outcome = context
        ? await sendObserved(exchange, context, controller, pending, settings)
        : await sendOnce(exchange, exchange.headers, controller, pending);
      count(readCreditCount(outcome));
      if (isOk(outcome)) return outcome;
      error = createError(outcome, details);
      outcome = { ...outcome, error };
    } catch (thrown) {
      error = thrown as MarketDataError;
      // Of a response that was too large to be read, and charged.
      if (error?.credits) count(error.credits);
    }
    const delay = pending.isStopped ? undefined : computeDelay(error, attempt, limits);
    if (delay === undefined) {
      if (outcome) return outcome;
      throw error;
    }
    if (context) await runHook(settings, "retry", context, { error, delay });
    await pause(delay, pending);
  }
}

/** What hooks and middlewares see: the request does not contain the key. Each attempt has its own. */
function createContext(
  { url, headers, key, fetchOptions, details }: Exchange,
  attempt: number,
  signal: AbortSignal,
): RequestContext {
  const request = new Request(url, { ...fetchOptions, ...(headers && { headers }) });
  return { request, operation: details.operation, attempt, signal, key: () => key };
}

function sendObserved(
  exchange: Exchange,
  context: RequestContext,
  controller: AbortController,
  pending: Pending,
  settings: Settings,
): Promise<Received> {
  const { limits, details, key } = exchange;
  return observe(
    settings,
    context,
    () => sendOnce(exchange, context.request.headers, controller, pending),
    (response) => readResponse(response, limits.maxResponseBytes, details, key),
  );
}

/** One attempt. The timeout includes the body. A custom fetch may ignore the signal. */
function sendOnce(
  exchange: Exchange,
  headers: Headers | undefined,
  controller: AbortController,
  pending: Pending,
): Promise<Received> {
  const { details, key } = exchange;
  const { timeout } = exchange.limits;
  return new Promise((resolve, reject) => {
    if (pending.isStopped) throw pending.reason;
    const stop = (reason: unknown) => {
      stopTimer();
      reject(reason);
      controller.abort(reason);
    };
    const stopTimer = startTimer(timeout, () => {
      stop(new TimeoutError(`No complete response within ${timeout} ms`, { ...details, retryable: true }));
    });
    pending.stop = stop;
    receive(exchange, headers, controller.signal)
      .catch((cause) => {
        maskError(cause, key);
        throw toConnectionError(cause, details);
      })
      .then(resolve, reject)
      .then(stopTimer);
  });
}

async function receive(
  { url, key, fetcher, fetchOptions, limits, details }: Exchange,
  given: Headers | undefined,
  signal: AbortSignal,
): Promise<Received> {
  const headers: Record<string, string> = given ? Object.fromEntries(given) : {};
  if (key) headers[keyHeader] = key;
  const init = { ...fetchOptions, headers, signal, redirect: "manual" } as const;
  const response = await fetchSameHost(fetcher, url, init, details);
  return readResponse(response, limits.maxResponseBytes, details, key);
}

/** Wraps an error of `fetch`, with the message of its cause: `fetch failed` alone does not help. */
function toConnectionError(cause: unknown, details: ErrorDetails): MarketDataError {
  if (cause instanceof MarketDataError) return cause;
  // Whatever a custom fetch throws.
  const { cause: inner, message } = Object(cause);
  return new ConnectionError(`No complete response: ${inner?.message || message}`, {
    ...details,
    retryable: true,
    cause,
  });
}
