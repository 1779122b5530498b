import { cacheRules, listPaths } from "./generated/caches.ts";
import { creditHeader } from "./generated/contract.ts";
import { markMiddleware } from "./middlewares.ts";
import { checkNames } from "./names.ts";
import type { CacheRule, CacheSchedule } from "./operation.ts";
import { hasForm } from "./received.ts";
import type { Middleware, RequestContext } from "./request-context.ts";

/** The options of `cache()`. */
export interface CacheOptions {
  /** The maximum number of responses. Default 1,000. */
  maxEntries?: number;
  /** The maximum total size of the bodies in characters. Default 50,000,000. */
  maxSize?: number;
  /** A clock for tests that returns the Unix time in ms. Default: `Date.now`. */
  now?: () => number;
}

/** A cache as a middleware. */
export interface ResponseCache extends Middleware {
  /** Removes all responses. */
  clear(): void;
}

interface Entry {
  readonly text: string;
  readonly headers: Headers;
  readonly url: string;
  readonly etag: string | null;
  stored: number;
  expires: number;
}

const OFF =
  "cache() is off, because a custom middleware after it may add headers. Put cache() after your own middlewares";

/** Headers of a single transfer, which the cache does not store. */
const volatileHeaders = [
  "RateLimit",
  "RateLimit-Policy",
  "Content-Encoding",
  "Content-Length",
  "Transfer-Encoding",
  "Date",
];

/**
 * Caches responses for the documented time, then revalidates them by `ETag`. Cached responses cost no credits.
 *
 * - Cache key: URL, request headers, `credentials` and API key.
 * - Order: put your own middlewares before `cache()`, because they may add headers. Otherwise the cache is off and warns.
 * - Responses: `no-store` disables caching, and a shorter `max-age` takes precedence over the documented time.
 *   Histories without a `max-age` are revalidated by every request.
 * - Requests: `Cache-Control: no-cache`, or the `fetch` option `cache: "no-cache"` or `"reload"`, refreshes an entry.
 *   `cache: "no-store"` bypasses the cache.
 * - A full cache evicts the least recently used responses.
 */
export function cache(options: CacheOptions = {}): ResponseCache {
  checkNames("cache: unknown option", options, ["maxEntries", "maxSize", "now"]);
  const { maxEntries = 1000, maxSize = 50_000_000, now = Date.now } = options;
  const entries = new Map<string, Entry>();
  let size = 0;

  function remove(key: string): void {
    size -= entries.get(key)?.text.length ?? 0;
    entries.delete(key);
  }

  function put(key: string, entry: Entry): void {
    remove(key);
    if (entry.text.length > maxSize) return;
    entries.set(key, entry);
    size += entry.text.length;
    // Every use moves an entry to the end of the map, so the first entry is the least recently used.
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries && size <= maxSize) break;
      remove(oldest);
    }
  }

  const middleware: Middleware = async (context, next) => {
    const { request } = context;
    const found = request.method === "GET" ? findRule(request.url) : undefined;
    if (!found || request.headers.has("If-None-Match") || request.cache === "no-store") return next();
    const isRefresh =
      /no-cache/i.test(request.headers.get("Cache-Control") ?? "") || /no-cache|reload/.test(request.cache);
    if (isRefresh) request.headers.delete("Cache-Control");
    const cacheKey = createKey(context);
    const entry = entries.get(cacheKey);
    if (entry && now() < entry.expires && !isRefresh) {
      put(cacheKey, entry);
      return toResponse(entry, now());
    }
    if (entry?.etag) request.headers.set("If-None-Match", entry.etag);
    const response = await next().finally(() => request.headers.delete("If-None-Match"));
    const { headers } = response;
    const expires = computeExpiry(found.rule, request.url, headers.get("Cache-Control") ?? "", now());
    if (response.status === 304 && entry) {
      entry.stored = now();
      entry.expires = expires;
      put(cacheKey, entry);
      return toResponse(entry, now());
    }
    if (response.status === 200 && !/no-store/i.test(headers.get("Cache-Control") ?? "")) {
      const etag = headers.get("ETag");
      const text = await response.text();
      // An entry needs an expiry or an ETag. An unexpected body, such as a proxy's HTML page, is not cached.
      if ((etag || expires > now()) && hasForm(await response.json().catch(() => {}), found.isList)) {
        const cached = new Headers(headers);
        for (const header of volatileHeaders) cached.delete(header);
        // The key is created again, because an inner middleware may have added headers.
        put(createKey(context), {
          text,
          headers: cached,
          url: request.url,
          etag,
          stored: now(),
          expires,
        });
      }
    }
    return response;
  };

  return Object.assign(markMiddleware(middleware, OFF), {
    clear() {
      entries.clear();
      size = 0;
    },
  });
}

function createKey({ request, key }: RequestContext): string {
  return JSON.stringify([key(), request.url, request.credentials, ...request.headers]);
}

/** Creates a new response for each use, so that callers cannot change the entry. */
function toResponse({ text, headers, url, stored }: Entry, now: number): Response {
  const response = new Response(text, { headers });
  response.headers.set(creditHeader, "0");
  response.headers.set("Age", String(Math.floor((now - stored) / 1000)));
  return Object.defineProperty(response, "url", { value: url });
}

const rules = Object.entries(cacheRules).map(([path, rule]) => ({
  pattern: new RegExp(`${path.replace(/{\w+}/g, "[^/]+")}$`),
  rule,
  isList: listPaths.includes(path),
}));

/** Finds the rule of a URL. The base URL may have a path. */
function findRule(url: string): (typeof rules)[number] | undefined {
  const { pathname } = new URL(url);
  return rules.find(({ pattern }) => pattern.test(pathname));
}

/**
 * Computes the expiry of a response received at `now`, in Unix time in ms. A schedule covers complete records only.
 * Without a `max-age`, a history may contain incomplete records and expires at once.
 */
function computeExpiry(rule: CacheRule, url: string, cacheControl: string, now: number): number {
  const [, maxAge] = /max-age=(\d+)/i.exec(cacheControl) ?? [];
  const isNumber = typeof rule === "number";
  const latest = maxAge === undefined ? (isNumber ? Infinity : now) : now + Number(maxAge) * 1000;
  if (isNumber) return Math.min(now + rule * 1000, latest);
  const period = new URL(url).searchParams.get("time_period")?.toLowerCase() ?? "daily";
  const entries = rule.filter(({ timePeriod }) => timePeriod === undefined || timePeriod === period);
  const records = (entries.length ? entries : rule).map((entry) => computeNextRecord(entry, now));
  return Math.min(latest, ...records);
}

/** Computes the earliest time at which the next record may appear, in Unix time in ms. */
function computeNextRecord({ every, after, earliest = after }: CacheSchedule, now: number): number {
  const period = every * 1000;
  const start = Math.floor(now / period) * period;
  if (now < start + earliest * 1000) return start + earliest * 1000;
  return now < start + after * 1000 ? now : start + period + earliest * 1000;
}
