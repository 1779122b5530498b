import { keep } from "./body.ts";
import { ConnectionError, type ErrorDetails, errorOf, type MarketDataError, TimeoutError } from "./errors.ts";
import type { Call, Exchange, Hooks, Middleware } from "./exchange.ts";
import { keyHeader } from "./generated/contract.ts";
import { creditCountOf } from "./headers.ts";
import { type Numbers, withNumbers } from "./numbers.ts";
import { fetchWithin } from "./redirect.ts";
import { backOff, LONGEST_WAIT, sleep } from "./retry.ts";
import { type Flight, share } from "./share.ts";
import { count, type Usage } from "./usage.ts";

/** What the transport reads of a client's options, defaults filled in. */
export interface Settings {
  readonly apiKey?: string | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly hooks: Hooks;
  readonly use: readonly Middleware[];
  readonly numbers: Numbers;
}

/** The way of a request to its complete answer. */
export type Send = (request: Request, call: Call) => Promise<Response>;

/**
 * The transport of a client. Where an operation asks, an error's status rejects; the path-level client gets the
 * answer whatever its status, and judges it itself.
 */
export function createTransport(settings: Settings, usage: Usage): Send {
  const flights = new Map<string, Flight>();
  const { fetch, hooks, use } = settings;

  return (request, call) => {
    const { operation } = call;
    const { method, url } = request;
    const numbers = withNumbers(settings.numbers, call);
    const { timeout, retries, maxRetryAfter } = numbers;
    const identity = [method, url, operation, ...Object.values(numbers), ...request.headers].join("\n");
    // The key leaves the request, so that nobody who is shown the request sees it.
    const key = request.headers.get(keyHeader) ?? settings.apiKey;
    request.headers.delete(keyHeader);
    const details = { operation, url };

    return share(flights, identity, call.signal, async (signal, fail) => {
      for (let attempt = 1; ; attempt++) {
        const exchange: Exchange = { request, operation, attempt, signal, key: () => key };
        let response: Response | undefined;
        let error: MarketDataError;
        try {
          response = await use.reduceRight<() => Promise<Response>>(
            (next, middleware) => async () => keep(await middleware(exchange, next)),
            () => onWire(exchange),
          )();
          const text = await response.text();
          count(usage, operation ?? new URL(url).pathname, creditCountOf(response, text));
          if (response.ok) return response;
          error = errorOf(response, text, details, key);
        } catch (thrown) {
          error = thrown as MarketDataError;
        }
        const { retryAfter = 0 } = error;
        if (signal.aborted || !error.retryable || attempt > retries || retryAfter > maxRetryAfter) {
          if (response && !operation) return response;
          throw error;
        }
        const delay = error.retryAfter ?? backOff(attempt, numbers.backOff);
        await hooks.retry?.({ ...exchange, error, delay });
        await sleep(delay, signal);
      }

      /** One try on the wire: its time limit holds until the body is complete. */
      async function onWire(exchange: Exchange): Promise<Response> {
        await hooks.before?.(exchange);
        const headers = new Headers(request.headers);
        if (key) headers.set(keyHeader, key);
        const began = Date.now();
        const late = () => fail(new TimeoutError(`No complete answer within ${timeout} ms`, details));
        const timer = timeout > LONGEST_WAIT ? undefined : setTimeout(late, timeout);
        let response: Response | undefined;
        let error: unknown;
        try {
          const init: RequestInit = { method, headers, signal, redirect: "manual" };
          // A custom fetch may come from a library that does not take the runtime's own Request.
          const answer = await fetchWithin(fetch ?? globalThis.fetch, fetch ? url : request, init, details);
          response = await keep(answer);
          return response;
        } catch (cause) {
          error = signal.aborted ? signal.reason : connectionError(cause, details);
          throw error;
        } finally {
          clearTimeout(timer);
          await hooks.after?.({ ...exchange, response, error, milliseconds: Date.now() - began });
        }
      }
    });
  };
}

/** What broke, with the message from the depth where the runtime tells it: `fetch failed` alone helps nobody. */
function connectionError(cause: unknown, details: ErrorDetails): ConnectionError {
  if (cause instanceof ConnectionError) return cause;
  const { cause: depth, message } = cause as Error;
  return new ConnectionError(`No complete answer: ${(depth as Error | undefined)?.message || message}`, {
    ...details,
    retryable: true,
    cause,
  });
}
