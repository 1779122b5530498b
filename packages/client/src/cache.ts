import { cacheRules, listPaths } from "./generated/caches.ts";
import { creditHeader } from "./generated/contract.ts";
import { markMiddleware } from "./middlewares.ts";
import { checkNames } from "./names.ts";
import type { CacheRule, CacheSchedule } from "./operation.ts";
import { hasForm } from "./received.ts";
import type { Middleware, RequestContext } from "./request-context.ts";

/** The limits of a cache. */
export interface CacheOptions {
  /** The maximum number of responses. Default 1,000. */
  maxEntries?: number;
  /** The maximum size of all bodies together, in characters. Default 50,000,000. */
  maxSize?: number;
  /** The clock, as Unix time in ms. */
  now?: () => number;
}

/** The middleware of a cache. */
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

const OFF = "cache() is off: a middleware of yours comes after it and may add headers. Put cache() after it";

/** Headers that describe one transfer, not the cached response. */
const volatileHeaders = [
  "RateLimit",
  "RateLimit-Policy",
  "Content-Encoding",
  "Content-Length",
  "Transfer-Encoding",
  "Date",
];

/**
 * Caches responses for the time that the contract states, and revalidates them with the `ETag` after that. Responses
 * from the cache cost nothing: their credit count is 0.
 *
 * The cache key is the URL, the request headers, `credentials` and the API key. A middleware of your own comes before it: it may add headers, and a
 * cache that is before one is off. Responses with `no-store` are not cached, and a
 * `max-age` shorter than the contract's time takes precedence; what follows a schedule is cached only with one. A full
 * cache evicts the least recently used responses.
 *
 * A request with the header `Cache-Control: no-cache` is not answered from the cache. The request is sent without the header, and
 * its response is cached. The option `cache` of `fetch` counts too: `no-cache` and `reload` do the same, `no-store` passes this cache
 * by.
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
    // A map iterates in the order of insertion, and every use inserts again: the first entry is the least recently used.
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
      // Useless without a lifetime and an ETag; and the operation rejects a body of another form, such as a proxy's page.
      if ((etag || expires > now()) && hasForm(await response.json().catch(() => {}), found.isList)) {
        const cached = new Headers(headers);
        for (const header of volatileHeaders) cached.delete(header);
        // A middleware that is called by one of yours, after this one, may have added headers.
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

/** A new response for each use, so that changes to one do not affect the next. */
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

/** The rule of a URL, and whether its body is a list. The base URL may have a path. */
function findRule(url: string): (typeof rules)[number] | undefined {
  const { pathname } = new URL(url);
  return rules.find(({ pattern }) => pattern.test(pathname));
}

/**
 * When a response expires that was received at `now`, as Unix time in ms. A schedule is about complete records: whether all
 * of a response are, the service knows, so without its `max-age` the response expires at once.
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

/** When the next record may be available: now, within the range of time in which it appears. */
function computeNextRecord({ every, after, earliest = after }: CacheSchedule, now: number): number {
  const period = every * 1000;
  const start = Math.floor(now / period) * period;
  if (now < start + earliest * 1000) return start + earliest * 1000;
  return now < start + after * 1000 ? now : start + period + earliest * 1000;
}
