import { describe } from "./errors.ts";
import { secretHeaders } from "./generated/contract.ts";
import { getHeader, readCreditCount } from "./headers.ts";
import { mask as maskKey } from "./mask.ts";
import { markMiddleware } from "./middlewares.ts";
import { checkNames } from "./names.ts";
import type { Middleware } from "./request-context.ts";

/** One attempt of a request. */
export interface LogEntry {
  method: string;
  /** The URL with masked secrets. */
  url: string;
  /** The operationId. Absent for requests of the path-level client. */
  operation?: string | undefined;
  attempt: number;
  /** The HTTP status. Absent without a response. */
  status?: number;
  milliseconds: number;
  credits?: number;
  requestId?: string | undefined;
  /** The error message of an attempt without a response. */
  error?: string;
  /** The request headers with masked secrets. */
  headers: Record<string, string>;
}

/** The options of `logger()`. */
export interface LoggerOptions {
  /** Receives each entry. Default: writes one line to the console. */
  log?: (entry: LogEntry) => void;
  /** Additional names of headers and query parameters to mask. */
  mask?: readonly string[];
  /** A clock for tests that returns the Unix time in ms. Default: `Date.now`. */
  now?: () => number;
}

/**
 * Logs every attempt. Masks the key and the headers and query parameters of the contract's security schemes,
 * `Authorization` and `Cookie`.
 */
export function logger(options: LoggerOptions = {}): Middleware {
  checkNames("logger: unknown option", options, ["log", "mask", "now"]);
  const { log = (line: LogEntry) => console.log(formatEntry(line)), mask = [], now = Date.now } = options;
  /** Calls `log`. An error of `log` does not fail the request. */
  const write = (entry: LogEntry) =>
    (async () => log(entry))().catch((error: unknown) =>
      console.warn(`logger: the function "log" failed: ${describe(error)}`),
    );
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
