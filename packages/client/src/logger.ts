import type { Middleware } from "./exchange.ts";
import { secretHeaders } from "./generated/contract.ts";
import { creditCountOf, headerOf } from "./headers.ts";

/** One try of a call, told. */
export interface LogEntry {
  method: string;
  /** The address, what is secret in it masked. */
  url: string;
  /** The operationId; absent for calls of the path-level client. */
  operation?: string | undefined;
  attempt: number;
  /** The HTTP status; absent where no answer came. */
  status?: number;
  milliseconds: number;
  credits?: number;
  requestId?: string | undefined;
  /** What went wrong, where no answer came. */
  error?: string;
  /** The request's headers, what is secret in them masked. */
  headers: Record<string, string>;
}

export interface LoggerOptions {
  /** Where entries go; the console, one line each, where absent. */
  log?: (entry: LogEntry) => void;
  /** Further names of headers and query parameters to mask. */
  mask?: readonly string[];
  /** The clock, in Unix milliseconds. */
  now?: () => number;
}

/**
 * Logs every try. Headers and query parameters by which the contract's security schemes pass keys are masked, though
 * requests do not hold the key where a logger stands.
 */
export function logger(options: LoggerOptions = {}): Middleware {
  const { log = (entry: LogEntry) => console.log(lineOf(entry)), mask = [], now = Date.now } = options;
  const secret = new Set(
    [...secretHeaders, "Authorization", "Cookie", ...mask].map((name) => name.toLowerCase()),
  );
  const masked = (name: string, value: string) => (secret.has(name.toLowerCase()) ? "***" : value);

  return async ({ request, operation, attempt, key }, next) => {
    const url = new URL(request.url);
    for (const [name, value] of [...url.searchParams]) {
      if (masked(name, value) !== value) url.searchParams.set(name, "***");
    }
    const hide = (text: string) => text.replaceAll(key() || "***", "***");
    const headers = Object.fromEntries(
      [...request.headers].map(([name, value]) => [name, hide(masked(name, value))]),
    );
    const told = { method: request.method, url: hide(url.href), operation, attempt };
    const began = now();
    try {
      const response = await next();
      const text = await response.text();
      log({
        ...told,
        status: response.status,
        milliseconds: now() - began,
        credits: creditCountOf(response, text),
        requestId: headerOf(response, "X-Request-Id"),
        headers,
      });
      return response;
    } catch (error) {
      log({ ...told, milliseconds: now() - began, error: hide(String(error)), headers });
      throw error;
    }
  };
}

function lineOf({ method, url, status, error, milliseconds, credits, attempt }: LogEntry): string {
  const end = error ?? `${status}, ${credits} credits`;
  return `${method} ${url}: ${end}, ${milliseconds} ms${attempt > 1 ? `, attempt ${attempt}` : ""}`;
}
