import { creditHeader } from "./generated/contract.ts";

/** One limit of the key's plan. */
export interface Limit {
  /** What remains: calls of the minute, credits of the day and the month. */
  remaining?: number;
  /** Seconds until the limit is full again. */
  reset?: number;
  /** How many calls or credits the plan has in one window. */
  limit?: number;
  /** The window's length in seconds. */
  window?: number;
}

/** The headers of an answer, read. What the answer does not have, or a browser may not see, is undefined. */
export interface AnswerHeaders {
  /** Credits that the call cost; 0 for an answer from a cache. */
  creditCount: number;
  requestId: string | undefined;
  /** The limits by name: `minute` counts calls, `day` and `month` count credits. */
  rateLimit: Record<string, Limit>;
  /** Milliseconds to wait before another try. */
  retryAfter: number | undefined;
  /** Since when the operation is deprecated. */
  deprecation: Date | undefined;
  /** Where to go from a deprecated or legacy operation, as RFC 8288 writes it. */
  link: string | undefined;
}

export function headerOf(response: Response, name: string): string | undefined {
  return response.headers.get(name) ?? undefined;
}

/** What an answer cost: its header says it; where there is none, the `status` of its body. */
export function creditCountOf(response: Response, text: string): number {
  return Number(headerOf(response, creditHeader) ?? /"credit_count":\s*(\d+)/.exec(text)?.[1] ?? 0);
}

/** `Retry-After`, which is seconds or a date, in milliseconds from now; undefined where it is absent or neither. */
export function retryAfterOf(response: Response): number | undefined {
  const text = headerOf(response, "Retry-After") ?? "";
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

const meanings: Record<string, keyof Limit> = { r: "remaining", t: "reset", q: "limit", w: "window" };

/** `RateLimit: "minute";r=29;t=30` and `RateLimit-Policy: "minute";q=30;w=60` as one record for each limit. */
export function rateLimitOf(response: Response): Record<string, Limit> {
  // The names come from outside: without a prototype, none of them means anything but itself.
  const limits: Record<string, Limit> = Object.create(null);
  const text = ["RateLimit", "RateLimit-Policy"].map((name) => headerOf(response, name)).join();
  let limit: Limit = {};
  for (const [, name, key, value] of text.matchAll(/"(\w+)"|;\s*([rtqw])=(\d+)/g)) {
    if (name) limit = limits[name] ??= {};
    else limit[meanings[key as string] as keyof Limit] = Number(value);
  }
  return limits;
}

export function readHeaders(response: Response, text: string): AnswerHeaders {
  const deprecation = headerOf(response, "Deprecation")?.match(/^@(\d+)/)?.[1];
  return {
    creditCount: creditCountOf(response, text),
    requestId: headerOf(response, "X-Request-Id"),
    rateLimit: rateLimitOf(response),
    retryAfter: retryAfterOf(response),
    deprecation: deprecation ? new Date(Number(deprecation) * 1000) : undefined,
    link: headerOf(response, "Link"),
  };
}
