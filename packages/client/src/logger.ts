import { describe, mask as maskKey } from "./errors.ts";
import { secretHeaders } from "./generated/contract.ts";
import { getHeader, readCreditCount } from "./headers.ts";
import { markMiddleware } from "./middlewares.ts";
import { checkNames } from "./names.ts";
import type { Middleware } from "./request-context.ts";

/** One attempt of a request. */
export interface LogEntry {
  method: string;
  /** Secrets are masked. */
  url: string;
  /** The operationId; absent for requests of the path-level client. */
  operation?: string | undefined;
  attempt: number;
  /** The HTTP status; absent where there was no response. */
  status?: number;
  milliseconds: number;
  credits?: number;
  requestId?: string | undefined;
  /** The error, where there was no response. */
  error?: string;
  /** The request headers. Secrets are masked. */
  headers: Record<string, string>;
}

export interface LoggerOptions {
  /** Receives the entries; by default they are written to the console, one line each. */
  log?: (entry: LogEntry) => void;
  /** Additional names of headers and query parameters to mask. */
  mask?: readonly string[];
  /** The clock, as Unix time in ms. */
  now?: () => number;
}

/**
 * Logs every attempt. Headers and query parameters of the contract's security schemes are masked, although requests do
 * not contain the key in a middleware.
 */
export function logger(options: LoggerOptions = {}): Middleware {
  checkNames("logger: unknown option", options, ["log", "mask", "now"]);
  const { log = (line: LogEntry) => console.log(formatEntry(line)), mask = [], now = Date.now } = options;
  /** A log that fails does not fail the request. */
  const write = (entry: LogEntry) =>
    (async () => log(entry))().catch((error: unknown) => console.warn(`The log failed: ${describe(error)}`));
  const secret = new Set(
    [...secretHeaders, "Authorization", "Cookie", ...mask].map((name) => name.toLowerCase()),
  );
  const masked = (name: string, value: string) => (secret.has(name.toLowerCase()) ? "***" : value);

  return markMiddleware(async ({ request, operation, attempt, key }, next) => {
    const url = new URL(request.url);
    for (const [name, value] of [...url.searchParams]) {
      if (masked(name, value) !== value) url.searchParams.set(name, "***");
    }
    const hide = (text: string) => maskKey(text, key());
    const headers = Object.fromEntries(
      [...request.headers].map(([name, value]) => [name, hide(masked(name, value))]),
    );
    const entry = { method: request.method, url: hide(url.href), operation, attempt };
    const began = now();
    try {
      const response = await next();
      const text = await response.text();
      write({
        ...entry,
        status: response.status,
        milliseconds: now() - began,
        credits: readCreditCount({ headers: response.headers, text }),
        requestId: getHeader(response, "X-Request-Id"),
        headers,
      });
      return response;
    } catch (error) {
      write({ ...entry, milliseconds: now() - began, error: hide(describe(error)), headers });
      throw error;
    }
  });
}

function formatEntry({ method, url, status, error, milliseconds, credits, attempt }: LogEntry): string {
  const end = error ?? `${status}, ${credits} credits`;
  return `${method} ${url}: ${end}, ${milliseconds} ms${attempt > 1 ? `, attempt ${attempt}` : ""}`;
}
