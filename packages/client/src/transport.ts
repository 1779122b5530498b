import { throwIfAborted } from "./abort.ts";
import { type ApiKey, resolveKey } from "./api-key.ts";
import {
  ConnectionError,
  createError,
  type ErrorDetails,
  isControlFlow,
  MarketDataError,
  TimeoutError,
  UnauthorizedError,
} from "./errors.ts";
import { keyHeader } from "./generated/contract.ts";
import { readCreditCount } from "./headers.ts";
import { maskError } from "./mask.ts";
import { isForeign } from "./middlewares.ts";
import { type Observers, observe, runHook } from "./observe.ts";
import { isOk, type ReadBody, type Received, readResponse } from "./received.ts";
import { fetchSameHost } from "./redirect.ts";
import type { CallOptions, RequestContext } from "./request-context.ts";
import { pickSettings, type Settings } from "./request-options.ts";
import { computeDelay, sleep, withTimeout } from "./retry.ts";
import { type Pending, type PendingRequests, share } from "./share.ts";
import { recordUsage, type Usage } from "./usage.ts";

/** The state of a client that the transport uses. */
export interface Transport extends Observers {
  readonly apiKey?: ApiKey | undefined;
  /** @throws TypeError if the runtime has no `fetch`. */
  readonly getFetch: () => typeof globalThis.fetch;
  /** The headers of every request. */
  readonly headers: Headers | undefined;
  /** The settings, including defaults, and the options of `fetch`. */
  readonly settings: Settings;
  readonly requests: PendingRequests<Outcome>;
  readonly usage: Usage;
}

/** A GET request of a caller. */
export interface Call {
  /** Normalized like the URL of a `Request`. */
  readonly url: string;
  /** All headers, including the client's. They may contain a key for this call. */
  readonly headers?: Headers | undefined;
  readonly options?: CallOptions | undefined;
  /** The operationId; undefined for requests of the path-level client. */
  readonly operation?: string | undefined;
  /** Replaces the reader of the body. The request is then not shared. */
  readonly readBody?: ReadBody;
}

/** A response of any status. An unsuccessful response includes the error of the last attempt. */
export interface Outcome extends Received {
  readonly error?: MarketDataError;
}

/** A resolved request. Identical concurrent callers share one. */
interface SendState {
  readonly url: string;
  readonly headers: Headers | undefined;
  readonly key: string | undefined;
  readonly fetcher: typeof globalThis.fetch;
  readonly settings: Settings;
  readonly details: ErrorDetails;
  readonly readBody: ReadBody | undefined;
}

/** Sends a request. If a function supplies the key, a 401 asks the function again and resends with a different key. */
export async function send(transport: Transport, call: Call): Promise<Outcome> {
  const { url, operation, headers, options, readBody } = call;
  const { apiKey, hooks, use, requests } = transport;
  const details = { operation, url };
  const own = pickSettings(options);
  const settings = own ? { ...transport.settings, ...own } : transport.settings;
  const fetcher = transport.getFetch();
  const ownKey = headers?.get(keyHeader);
  if (ownKey) headers?.delete(keyHeader);

  const sendWith = (key: string | undefined) => {
    const state = { url, headers, key, fetcher, settings, details, readBody };
    const identity =
      readBody || hooks?.before || use.some(isForeign) ? {} : identify(state, own, transport.headers);
    return share(requests, identity, options?.signal, (pending) => sendUntilFinal(transport, state, pending));
  };
  if (ownKey || typeof apiKey !== "function") return sendWith(ownKey || (apiKey as string | undefined));
  const getKey = () => resolveKey(apiKey, settings.timeout, options?.signal, details);
  const key = await getKey();
  const outcome = await sendWith(key);
  if (!(outcome.error instanceof UnauthorizedError)) return outcome;
  const renewed = await getKey();
  return renewed === key ? outcome : sendWith(renewed);
}

/** The identity of a request for sharing. A request with an object option, such as a dispatcher, is never shared. */
function identify(
  { key, url, headers, details }: SendState,
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

/** Repeats a request until an attempt succeeds or must not be retried. */
async function sendUntilFinal(transport: Transport, state: SendState, pending: Pending): Promise<Outcome> {
  const { url, details, settings } = state;
  const isObserved = transport.use.length || transport.hooks;
  for (let attempt = 1; ; attempt++) {
    const controller = new AbortController();
    pending.stop = (reason) => controller.abort(reason);
    const context = isObserved ? createContext(state, attempt, controller.signal) : undefined;
    const sendOnce = () =>
      attemptOnce(state, context ? context.request.headers : state.headers, controller, pending);
    let outcome: Outcome | undefined;
    let error: MarketDataError | undefined;
    try {
      outcome = context
        ? await observe(transport, context, sendOnce, (response) => read(state, response))
        : await sendOnce();
      if (!isOk(outcome)) {
        error = createError(outcome, details);
        outcome = { ...outcome, error };
      }
    } catch (thrown) {
      error = thrown as MarketDataError;
    }
    // The service also charges for a response that is too large to read.
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

/** Creates the context of one attempt for hooks and middlewares. The request does not contain the key. */
function createContext(
  { url, headers, key, settings, details }: SendState,
  attempt: number,
  signal: AbortSignal,
): RequestContext {
  const request = new Request(url, { ...settings, ...(headers && { headers }) });
  const { validate } = settings;
  return { request, operation: details.operation, attempt, validate, signal, key: () => key };
}

/** Sends a request once. The timeout covers the body and works even if a custom `fetch` ignores the signal. */
function attemptOnce(
  state: SendState,
  headers: Headers | undefined,
  controller: AbortController,
  pending: Pending,
): Promise<Received> {
  const { details, settings } = state;
  const { signal } = controller;
  const fail = () => {
    const message = `No complete response within ${settings.timeout} ms`;
    const error = new TimeoutError(message, { ...details, retryable: true });
    controller.abort(error);
    return error;
  };
  throwIfAborted(signal);
  return withTimeout(receive(state, headers, signal), settings.timeout, fail, (stop) => {
    pending.stop = (reason) => {
      stop(reason);
      controller.abort(reason);
    };
  });
}

async function receive(state: SendState, given: Headers | undefined, signal: AbortSignal): Promise<Received> {
  const { url, key, fetcher, settings, details } = state;
  const { timeout, retries, maxRetryAfter, backOff, maxResponseBytes, validate, ...fetchOptions } = settings;
  const headers: Record<string, string> = given ? Object.fromEntries(given) : {};
  if (key) headers[keyHeader] = key;
  const init = { ...fetchOptions, headers, signal, redirect: "manual" } as const;
  try {
    return await read(state, await fetchSameHost(fetcher, url, init, details));
  } catch (cause) {
    throw toConnectionError(cause, key, details);
  }
}

/** Converts an error of `fetch` or of a body, and masks the key. */
export function toConnectionError(cause: unknown, key: string | undefined, details: ErrorDetails): unknown {
  maskError(cause, key);
  if (cause instanceof MarketDataError || isControlFlow(cause)) return cause;
  // Node reports only "fetch failed"; the reason is in the cause. A custom `fetch` may throw any value.
  const { cause: inner, message } = Object(cause);
  const text = `No complete response: ${inner?.message || message}`;
  return new ConnectionError(text, { ...details, retryable: true, cause });
}

const read = ({ settings, details, key, readBody }: SendState, response: Response): Promise<Received> =>
  readResponse(response, settings.maxResponseBytes, details, key, readBody);
