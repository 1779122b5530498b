import type * as Main from "@market-data/client";
import type { CacheOptions } from "@market-data/client/cache";
import type { LimiterOptions } from "@market-data/client/limiter";
import type { LoggerOptions } from "@market-data/client/logger";

/** Our client as it is bundled for the benchmark. */
export type Ours = typeof Main & {
  cache(options?: CacheOptions): Main.Middleware;
  limiter(options?: LimiterOptions): Main.Middleware;
  logger(options?: LoggerOptions): Main.Middleware;
};

/** Our client with something changed, so that what that costs shows. */
export interface Variant {
  /** Modules of the client's source that give way to these; the time that goes is theirs. */
  without?: Readonly<Record<string, string>>;
  options?: (ours: Ours) => Partial<Main.ClientOptions>;
  /** Each call's own options. */
  callOptions?: () => Main.CallOptions;
  /** Whether calls are made by `api.fetch`. */
  byPath?: boolean;
}

/** Our variant beside openapi-fetch, on which it is built. */
export const BY_PATH = "api.fetch";

const nothing = () => {};

export const variants: Record<string, Variant> = {
  ours: {},
  [BY_PATH]: { byPath: true },
  "with a key that is a function": { options: () => ({ apiKey: () => "benchmark-key" }) },
  "without sharing": {
    without: {
      share: "export const share = (requests, identity, signal, send) => send({ callers: 1, stop() {} });",
    },
  },
  "without counting usage": { without: { usage: "export const recordUsage = () => {};" } },
  "without watching redirects": {
    without: { redirect: "export const fetchSameHost = (fetch, input, init) => fetch(input, init);" },
  },
  "without timeout": { options: () => ({ timeout: Number.POSITIVE_INFINITY }) },
  "without retries": { options: () => ({ retries: 0 }) },
  "with a signal": { callOptions: () => ({ signal: new AbortController().signal }) },
  "with three hooks": { options: () => ({ hooks: { before: nothing, after: nothing, retry: nothing } }) },
  "with a logger": { options: ({ logger }) => ({ use: [logger({ log: nothing })] }) },
  "with a limiter": { options: ({ limiter }) => ({ use: [limiter({ perMinute: 1e9 })] }) },
  "with a cache, hit": { options: ({ cache }) => ({ use: [cache()] }) },
};
