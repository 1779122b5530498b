import { bufferBody } from "./body.ts";
import {
  ConnectionError,
  createError,
  describe,
  type ErrorDetails,
  MarketDataError,
  maskError,
  TimeoutError,
} from "./errors.ts";
import { keyHeader } from "./generated/contract.ts";
import { readCreditCount } from "./headers.ts";
import { fetchSameHost } from "./redirect.ts";
import type { CallOptions, Hooks, Middleware, RequestContext } from "./request-context.ts";
import { mergeRequestOptions, type RequestSettings } from "./request-options.ts";
import { computeBackOff, MAX_WAIT, sleep } from "./retry.ts";
import { type PendingRequest, share } from "./share.ts";
import { recordUsage, type Usage } from "./usage.ts";

/** The options of a client that the transport uses, with defaults. */
export interface Settings {
  readonly apiKey?: string | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly hooks?: Hooks | undefined;
  readonly use: readonly Middleware[];
  readonly retry: RequestSettings;
  readonly warn: false | ((message: string) => void);
}

/**
 * Sends a GET request; resolves to the complete response.
 * @param url Normalized, as that of a `Request`.
 * @param headers Additional headers; the key is taken out of them.
 * @param request The request, where the caller has made one.
 */
export type Send = (
  url: string,
  headers: Headers | undefined,
  options: CallOptions | undefined,
  operation?: string,
  request?: Request,
) => Promise<Response>;

/**
 * Creates the transport of a client. A status of an error rejects the requests of operations; the path-level client
 * gets responses of any status.
 */
export function createTransport(settings: Settings, usage: Usage): Send {
  const requests = new Map<string, PendingRequest>();
  const { fetch, hooks, use, warn } = settings;

  /** Whether a hook or middleware sees the requests. Otherwise none is made: that takes as long as all else here. */
  const isObserved = use.length || hooks;

  async function runHook(name: keyof Hooks, context: RequestContext, more?: object): Promise<void> {
    try {
      await hooks?.[name]?.({ ...context, ...more } as never);
    } catch (error) {
      if (warn) warn(`The hook "${name}" failed: ${describe(error)}`);
    }
  }

  return (url, headers, options, operation, given) => {
    const retry = mergeRequestOptions(settings.retry, options);
    const { timeout, retries, maxRetryAfter, maxResponseBytes } = retry;
    const identity = [url, operation, ...Object.values(retry), ...(headers ?? [])].join("\n");
    // Hooks and middlewares see the request, so it does not contain the key.
    const key = headers?.get(keyHeader) ?? settings.apiKey;
    headers?.delete(keyHeader);
    const details = { operation, url };
    const request = given ?? (isObserved ? new Request(url, headers && { headers }) : undefined);

    return share(requests, identity, options?.signal, async (shared) => {
      for (let attempt = 1; ; attempt++) {
        const { controller } = shared;
        const { signal } = controller;
        const context: RequestContext = {
          request: request as Request,
          operation,
          attempt,
          signal,
          key: () => key,
        };
        let response: Response | undefined;
        let error: MarketDataError;
        try {
          response = await use.reduceRight<() => Promise<Response>>(
            (next, middleware) => async () => bufferBody(await middleware(context, next)),
            () => sendOnce(context, controller),
          )();
          const text = await response.text();
          recordUsage(usage, operation, url, readCreditCount(response, text));
          if (response.ok) return response;
          error = createError(response, text, details, key);
        } catch (thrown) {
          error = thrown as MarketDataError;
          // Of a response that was too large to be read, and charged.
          if (error?.credits) recordUsage(usage, operation, url, error.credits);
        }
        const { retryAfter = 0, retryable } = Object(error);
        if (shared.isAborted || !retryable || attempt > retries || retryAfter > maxRetryAfter) {
          // The runtime can copy no response with another status.
          if (response && !operation && response.status < 600) return response;
          throw error;
        }
        // A timeout has aborted the other one.
        shared.controller = new AbortController();
        const delay = error.retryAfter ?? computeBackOff(attempt, retry.backOff);
        await runHook("retry", context, { error, delay });
        await sleep(delay, shared.controller.signal);
      }

      /** One attempt. The timeout includes the body. */
      async function sendOnce(context: RequestContext, controller: AbortController): Promise<Response> {
        await runHook("before", context);
        const sent = new Headers((request ?? { headers }).headers);
        if (key) sent.set(keyHeader, key);
        const start = Date.now();
        let timer: ReturnType<typeof setTimeout> | undefined;
        let response: Response | undefined;
        let error: unknown;
        try {
          const init: RequestInit = { headers: sent, signal: context.signal, redirect: "manual" };
          const receive = async () =>
            // A custom fetch of a library may not accept the runtime's Request.
            bufferBody(
              await fetchSameHost(fetch ?? globalThis.fetch, (!fetch && given) || url, init, details),
              maxResponseBytes,
              details,
              key,
            );
          response = await new Promise<Response>((resolve, reject) => {
            // Here, because a custom fetch may ignore the signal, which is that of this attempt.
            const { signal } = context;
            signal.throwIfAborted();
            signal.addEventListener("abort", () => reject(signal.reason));
            if (timeout && timeout <= MAX_WAIT) {
              timer = setTimeout(() => {
                const message = `No complete response within ${timeout} ms`;
                controller.abort(new TimeoutError(message, { ...details, retryable: true }));
              }, timeout);
            }
            receive().then(resolve, reject);
          });
          return response;
        } catch (cause) {
          maskError(cause, key);
          error = shared.isAborted ? context.signal.reason : connectionError(cause, details);
          throw error;
        } finally {
          clearTimeout(timer);
          await runHook("after", context, { response, error, milliseconds: Date.now() - start });
        }
      }
    });
  };
}

/** Wraps an error of `fetch`, with the message of its cause: `fetch failed` alone does not help. */
function connectionError(cause: unknown, details: ErrorDetails): MarketDataError {
  if (cause instanceof MarketDataError) return cause;
  // Whatever a custom fetch throws.
  const { cause: inner, message } = Object(cause);
  return new ConnectionError(`No complete response: ${inner?.message || message}`, {
    ...details,
    retryable: true,
    cause,
  });
}
