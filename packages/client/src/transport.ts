import { keep, textOf } from "./body.ts";
import { ConnectionError, errorOf, type MarketDataError, TimeoutError } from "./errors.ts";
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
  const { hooks, use } = settings;

  return (request, call) => {
    const { operation, signal } = call;
    const { url, headers } = request;
    const numbers = withNumbers(settings.numbers, call);
    const { timeout, retries, maxRetryAfter } = numbers;
    const identity = [request.method, url, operation, ...Object.values(numbers), ...headers].join("\n");
    // The key leaves the request, so that nobody who is shown the request sees it.
    const key = headers.get(keyHeader) ?? settings.apiKey;
    headers.delete(keyHeader);

    return share(flights, identity, signal, async (signal, fail) => {
      for (let attempt = 1; ; attempt++) {
        const exchange: Exchange = { request, operation, attempt, signal, key: () => key };
        const wire = () => attemptOnce(settings, exchange, timeout, fail);
        let response: Response | undefined;
        let error: MarketDataError;
        try {
          response = await (use.length ? through(use, exchange, wire) : wire());
          count(usage, operation ?? new URL(url).pathname, creditCountOf(response, textOf(response)));
          if (response.ok) return response;
          error = errorOf(response, textOf(response), { operation, url }, key);
        } catch (thrown) {
          error = thrown as MarketDataError;
        }
        const { retryAfter } = error;
        if (
          signal.aborted ||
          !error.retryable ||
          attempt > retries ||
          (retryAfter as number) > maxRetryAfter
        ) {
          if (response && !operation) return response;
          throw error;
        }
        const delay = retryAfter ?? backOff(attempt, numbers.backOff);
        await hooks.retry?.({ ...exchange, error, delay });
        await sleep(delay, signal);
      }
    });
  };
}

/** The middlewares around a try, the first one outermost. */
function through(
  use: readonly Middleware[],
  exchange: Exchange,
  wire: () => Promise<Response>,
): Promise<Response> {
  return use.reduceRight<() => Promise<Response>>(
    (next, middleware) => async () => keep(await middleware(exchange, next)),
    wire,
  )();
}

/** One try on the wire: its time limit holds until the body is complete. */
async function attemptOnce(
  { fetch, hooks }: Settings,
  exchange: Exchange,
  timeout: number,
  fail: (reason: unknown) => void,
): Promise<Response> {
  const { request, operation, signal } = exchange;
  const details = { operation, url: request.url };
  const key = exchange.key();
  await hooks.before?.(exchange);
  const headers = new Headers(request.headers);
  if (key) headers.set(keyHeader, key);
  const began = Date.now();
  const timer =
    timeout > LONGEST_WAIT
      ? undefined
      : setTimeout(() => fail(new TimeoutError(`No complete answer within ${timeout} ms`, details)), timeout);
  let response: Response | undefined;
  let error: unknown;
  try {
    const init: RequestInit = { method: request.method, headers, signal, redirect: "manual" };
    // A custom fetch may come from a library that does not take the runtime's own Request.
    const answer = fetch
      ? fetchWithin(fetch, request.url, init, details)
      : fetchWithin(globalThis.fetch, request, init, details);
    response = await keep(await answer);
    return response;
  } catch (cause) {
    error = signal.aborted
      ? signal.reason
      : cause instanceof ConnectionError
        ? cause
        : new ConnectionError(reasonOf(cause), { ...details, retryable: true, cause });
    throw error;
  } finally {
    clearTimeout(timer);
    await hooks.after?.({ ...exchange, response, error, milliseconds: Date.now() - began });
  }
}

/** What broke, from the depth where the runtime tells it: `fetch failed` alone helps nobody. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return `No complete answer: ${(cause as Error | undefined)?.message || message}`;
}
