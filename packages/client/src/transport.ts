import { bufferBody } from "./body.ts";
import {
  ConnectionError,
  createError,
  type ErrorDetails,
  MarketDataError,
  maskError,
  TimeoutError,
} from "./errors.ts";
import { keyHeader } from "./generated/contract.ts";
import { readCreditCount } from "./headers.ts";
import { fetchSameHost } from "./redirect.ts";
import type { Hooks, Middleware, OperationCallOptions, RequestContext } from "./request-context.ts";
import { mergeRequestOptions, type RequestSettings } from "./request-options.ts";
import { computeBackOff, MAX_WAIT, sleep } from "./retry.ts";
import { type PendingRequest, share } from "./share.ts";
import { recordUsage, type Usage } from "./usage.ts";

/** The options of a client that the transport uses, with defaults. */
export interface Settings {
  readonly apiKey?: string | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly hooks: Hooks;
  readonly use: readonly Middleware[];
  readonly retry: RequestSettings;
  readonly warn: false | ((message: string) => void);
}

/** Sends a request; resolves to the complete response. */
export type Send = (request: Request, call: OperationCallOptions) => Promise<Response>;

/**
 * Creates the transport of a client. A status of an error rejects the requests of operations; the path-level client
 * gets responses of any status.
 */
export function createTransport(settings: Settings, usage: Usage): Send {
  const pending = new Map<string, PendingRequest>();
  const { fetch, hooks, use, warn } = settings;

  async function runHook<Name extends keyof Hooks>(
    name: Name,
    context: Parameters<NonNullable<Hooks[Name]>>[0],
  ): Promise<void> {
    try {
      await hooks[name]?.(context as never);
    } catch (error) {
      if (warn) warn(`The hook "${name}" failed: ${error}`);
    }
  }

  return (request, call) => {
    const { operation } = call;
    const { method, url } = request;
    const retry = mergeRequestOptions(settings.retry, call);
    const { timeout, retries, maxRetryAfter, maxResponseBytes } = retry;
    const identity = [method, url, operation, ...Object.values(retry), ...request.headers].join("\n");
    // Hooks and middlewares see the request, so it does not contain the key.
    const key = request.headers.get(keyHeader) ?? settings.apiKey;
    request.headers.delete(keyHeader);
    const details = { operation, url };
    const name = operation ?? new URL(url).pathname;

    return share(pending, identity, call.signal, async (signal) => {
      for (let attempt = 1; ; attempt++) {
        const context: RequestContext = { request, operation, attempt, signal, key: () => key };
        let response: Response | undefined;
        let error: MarketDataError;
        try {
          response = await use.reduceRight<() => Promise<Response>>(
            (next, middleware) => async () => bufferBody(await middleware(context, next)),
            () => sendOnce(context),
          )();
          const text = await response.text();
          recordUsage(usage, name, readCreditCount(response, text));
          if (response.ok) return response;
          error = createError(response, text, details);
        } catch (thrown) {
          error = thrown as MarketDataError;
          // Of a response that was too large to be read, and charged.
          if (error?.credits) recordUsage(usage, name, error.credits);
        }
        const { retryAfter = 0 } = error;
        if (signal.aborted || !error.retryable || attempt > retries || retryAfter > maxRetryAfter) {
          // The runtime can copy no response with another status.
          if (response && !operation && response.status < 600) return response;
          throw error;
        }
        const delay = error.retryAfter ?? computeBackOff(attempt, retry.backOff);
        await runHook("retry", { ...context, error, delay });
        await sleep(delay, signal);
      }

      /** One attempt. The timeout includes the body. */
      async function sendOnce(context: RequestContext): Promise<Response> {
        await runHook("before", context);
        const headers = new Headers(request.headers);
        if (key) headers.set(keyHeader, key);
        const start = Date.now();
        const controller = new AbortController();
        const stop = () => controller.abort(signal.reason);
        signal.addEventListener("abort", stop);
        if (signal.aborted) stop();
        let timer: ReturnType<typeof setTimeout> | undefined;
        let response: Response | undefined;
        let error: unknown;
        try {
          const init: RequestInit = { method, headers, signal: controller.signal, redirect: "manual" };
          response = await new Promise<Response>((resolve, reject) => {
            if (timeout && timeout <= MAX_WAIT) {
              timer = setTimeout(() => {
                // Rejected here, because a custom fetch may ignore the signal.
                reject(
                  new TimeoutError(`No complete response within ${timeout} ms`, {
                    ...details,
                    retryable: true,
                  }),
                );
                controller.abort();
              }, timeout);
            }
            // A custom fetch of a library may not accept the runtime's Request.
            fetchSameHost(fetch ?? globalThis.fetch, fetch ? url : request, init, details)
              .then((received) => bufferBody(received, maxResponseBytes, details, key))
              .then(resolve, reject);
          });
          return response;
        } catch (cause) {
          maskError(cause, key);
          error = signal.aborted ? signal.reason : connectionError(cause, details);
          throw error;
        } finally {
          clearTimeout(timer);
          signal.removeEventListener("abort", stop);
          await runHook("after", { ...context, response, error, milliseconds: Date.now() - start });
        }
      }
    });
  };
}

/** Wraps an error of `fetch`, with the message of its cause: `fetch failed` alone does not help. */
function connectionError(cause: unknown, details: ErrorDetails): MarketDataError {
  if (cause instanceof MarketDataError) return cause;
  const { cause: inner, message } = cause as Error;
  return new ConnectionError(`No complete response: ${(inner as Error | undefined)?.message || message}`, {
    ...details,
    retryable: true,
    cause,
  });
}
