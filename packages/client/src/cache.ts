import type { Exchange, Middleware } from "./exchange.ts";
import { cacheRules } from "./generated/caches.ts";
import { creditHeader } from "./generated/contract.ts";
import type { CacheRule, CacheSchedule } from "./operation.ts";

/** How much a cache may hold. */
export interface CacheOptions {
  /** The greatest number of answers. Default 1,000. */
  maxEntries?: number;
  /** The greatest size of all bodies together, in characters. Default 50,000,000. */
  maxSize?: number;
  /** The clock, in Unix milliseconds. */
  now?: () => number;
}

interface Entry {
  readonly text: string;
  readonly headers: Headers;
  readonly url: string;
  readonly etag: string | null;
  stored: number;
  expires: number;
}

/** Headers that tell of the moment, and not of the answer. */
const momentary = [
  "RateLimit",
  "RateLimit-Policy",
  "Content-Encoding",
  "Content-Length",
  "Transfer-Encoding",
  "Date",
];

/**
 * Keeps answers as long as the contract says that they stand, and asks again with the `ETag` after that. Answers from
 * the cache cost nothing, and say so.
 *
 * Answers are held apart by address, request headers and key. Where the service sends `no-store` nothing is kept, and
 * where its `max-age` is shorter than the contract's time, that holds. The oldest used answers go first when the cache
 * is full.
 */
export function cache(options: CacheOptions = {}): Middleware {
  const { maxEntries = 1000, maxSize = 50_000_000, now = Date.now } = options;
  const entries = new Map<string, Entry>();
  let size = 0;

  function remove(name: string): void {
    size -= entries.get(name)?.text.length ?? 0;
    entries.delete(name);
  }

  function put(name: string, entry: Entry): void {
    remove(name);
    if (entry.text.length > maxSize) return;
    entries.set(name, entry);
    size += entry.text.length;
    // A map keeps the order of insertion, and every use inserts anew: the first one is the one unused for longest.
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries && size <= maxSize) break;
      remove(oldest);
    }
  }

  return async (exchange, next) => {
    const { request } = exchange;
    const rule = request.method === "GET" ? ruleOf(request.url) : undefined;
    if (rule === undefined || request.headers.has("If-None-Match")) return next();
    const name = nameOf(exchange);
    const entry = entries.get(name);
    if (entry && now() < entry.expires) {
      put(name, entry);
      return answerOf(entry, now());
    }
    if (entry?.etag) request.headers.set("If-None-Match", entry.etag);
    const response = await next().finally(() => request.headers.delete("If-None-Match"));
    const { headers } = response;
    const expires = expiryOf(rule, request.url, headers.get("Cache-Control") ?? "", now());
    if (response.status === 304 && entry) {
      entry.stored = now();
      entry.expires = expires;
      put(name, entry);
      return answerOf(entry, now());
    }
    if (response.status === 200 && !/no-store/i.test(headers.get("Cache-Control") ?? "")) {
      const etag = headers.get("ETag");
      const text = await response.text();
      // What is neither fresh nor comparable is of no use, and what is no answer, such as a proxy's page, is of none.
      if ((etag || expires > now()) && holdsData(text)) {
        const kept = new Headers(headers);
        for (const header of momentary) kept.delete(header);
        put(name, {
          text,
          headers: kept,
          url: request.url,
          etag,
          stored: now(),
          expires,
        });
      }
    }
    return response;
  };
}

function nameOf({ request, key }: Exchange): string {
  return JSON.stringify([key(), request.url, ...request.headers]);
}

function holdsData(text: string): boolean {
  try {
    const data: unknown = JSON.parse(text);
    return Object(data) === data;
  } catch {
    return false;
  }
}

/** A new response for each use, so that nobody can spoil it for the next one. */
function answerOf({ text, headers, url, stored }: Entry, now: number): Response {
  const response = new Response(text, { headers });
  response.headers.set(creditHeader, "0");
  response.headers.set("Age", String(Math.floor((now - stored) / 1000)));
  return Object.defineProperty(response, "url", { value: url });
}

const patterns = Object.entries(cacheRules).map(
  ([path, rule]) => [new RegExp(`${path.replace(/{\w+}/g, "[^/]+")}$`), rule] as const,
);

/** The rule of an address. A base URL may have a path of its own in front. */
function ruleOf(url: string): CacheRule | undefined {
  const { pathname } = new URL(url);
  return patterns.find(([pattern]) => pattern.test(pathname))?.[1];
}

/** Until when an answer stands that came at a time, in Unix milliseconds. */
function expiryOf(rule: CacheRule, url: string, cacheControl: string, now: number): number {
  const [, maxAge = Infinity] = /max-age=(\d+)/i.exec(cacheControl) ?? [];
  const atMost = now + Number(maxAge) * 1000;
  if (typeof rule === "number") return Math.min(now + rule * 1000, atMost);
  const period = new URL(url).searchParams.get("time_period")?.toLowerCase() ?? "daily";
  const entries = rule.filter(({ timePeriod }) => timePeriod === undefined || timePeriod === period);
  return Math.min(atMost, ...(entries.length ? entries : rule).map((entry) => nextRecord(entry, now)));
}

/** When the next record may be there: at once within the time in which it comes at a moment not known. */
function nextRecord({ every, after, earliest = after }: CacheSchedule, now: number): number {
  const period = every * 1000;
  const begun = Math.floor(now / period) * period;
  if (now < begun + earliest * 1000) return begun + earliest * 1000;
  return now < begun + after * 1000 ? now : begun + period + earliest * 1000;
}
