import { type ApiKey, checkKey } from "./api-key.ts";
import { keyHeader } from "./generated/contract.ts";
import { createHeaders, type HeadersOption } from "./headers.ts";
import { dropUnsafeCaches } from "./middlewares.ts";
import { checkNames } from "./names.ts";
import type { Hooks, Middleware } from "./request-context.ts";
import {
  defaultSettings,
  type FetchSettings,
  pickSettings,
  type RequestOptions,
  settingNames,
} from "./request-options.ts";
import type { Transport } from "./transport.ts";
import type { Usage } from "./usage.ts";

/** The options of a client. */
export interface ClientOptions extends RequestOptions, FetchSettings {
  /**
   * The URL of the service without the version: `https://api.example.com`. In a browser, a path on the page's own
   * host also works, such as `/api`.
   */
  baseUrl: string;
  /**
   * The API key, or a function that returns a key. Every request sends the key in a header.
   *
   * Omit this option if a proxy adds the key. An explicit `undefined`, such as a missing environment variable, makes
   * operations that require a key throw a `TypeError`.
   *
   * The client calls the function once per call, within `timeout`. After a 401, the client calls the function once
   * more and resends the request if the key is different.
   */
  apiKey?: ApiKey | undefined;
  /** Headers of every request. Undefined headers are not sent. */
  headers?: HeadersOption | undefined;
  /**
   * Replaces the global `fetch`. It receives the URL as a string. It must not identify the caller, for example by a
   * tenant header, because concurrent identical requests share one response.
   */
  fetch?: typeof globalThis.fetch | undefined;
  hooks?: Hooks | undefined;
  /** Middlewares around each attempt, outermost first: `[cache(), limiter(), logger()]`. */
  use?: readonly Middleware[] | undefined;
  /** Receives warnings about deprecated operations and failed hooks. Default: `console.warn`. `false` disables warnings. */
  warn?: boolean | ((message: string) => void) | undefined;
}

/** A configured client: the first argument of every operation function. */
export interface Client {
  /** The credits used so far. */
  readonly usage: Usage;
}

/** The private state of a client. */
export interface Internals extends Transport {
  /** Without a trailing slash. @throws TypeError for a path outside a web page. */
  readonly baseUrl: string;
  /** Whether the option `apiKey` is present but undefined. */
  readonly lacksKey: boolean;
}

// A WeakMap instead of properties, so that printing a client does not print the key.
const internals = new WeakMap<Client, Internals>();

/**
 * Creates a client for the tree-shakable operation functions, such as `cryptocurrencyMapV1`.
 * @throws TypeError for an invalid option.
 */
export function createClient(options: ClientOptions): Client {
  if (Object(options) !== options) {
    throw new TypeError('Options are required, such as { baseUrl: "https://..." }');
  }
  checkNames("unknown option", options, optionNames);
  const { apiKey, hooks, fetch } = options;
  checkNames("unknown hook", Object(hooks), ["before", "after", "retry"]);
  // Checked early: an error of `Headers` would contain the key.
  if (apiKey !== undefined && typeof apiKey !== "function") checkKey('"apiKey"', apiKey);
  const headers = createHeaders("headers", options.headers);
  if (headers?.has(keyHeader)) throw new TypeError(`"headers" must not have "${keyHeader}": use "apiKey"`);
  const warn = createWarn(options.warn);
  const usage: Usage = { last: 0, total: 0, byOperation: {} };
  const client: Client = { usage };
  const isPath = /^\/(?!\/)[^\s?#@]*$/.test(options.baseUrl);
  let baseUrl = isPath ? undefined : readBaseUrl(options.baseUrl);
  internals.set(client, {
    // Resolved on first use: a server that renders the page also creates the client, but has no origin.
    get baseUrl() {
      baseUrl ??= readBaseUrl(getOrigin() + options.baseUrl);
      return baseUrl;
    },
    apiKey,
    lacksKey: "apiKey" in options && !apiKey,
    headers,
    hooks,
    use: dropUnsafeCaches(options.use, warn),
    warn,
    settings: { ...defaultSettings, ...pickSettings(options) },
    getFetch: () => fetch ?? globalThis.fetch ?? throwNoFetch(),
    requests: new Map(),
    usage,
  });
  return client;
}

const optionNames = ["baseUrl", "apiKey", "headers", "fetch", "hooks", "use", "warn", ...settingNames];

function throwNoFetch(): never {
  throw new TypeError(
    'No global "fetch" found: pass the option "fetch". In Jest with jsdom, install jest-fixed-jsdom',
  );
}

/** The origin of the web page; undefined outside a browser. */
const getOrigin = () => (globalThis as { location?: { origin: string } }).location?.origin;

/** Removes trailing slashes from a base URL. @throws TypeError for an invalid URL. */
function readBaseUrl(url: string): string {
  if (!/^https?:\/\/[^\s?#@/][^\s?#@]*$/i.test(url)) {
    throw new TypeError(
      '"baseUrl" must be an http:// or https:// URL without a query; a path such as "/api" works only in a browser',
    );
  }
  return new URL(url).href.replace(/\/+$/, "");
}

/** Wraps the option `warn`, so that a failing receiver does not fail the request. Undefined if warnings are disabled. */
function createWarn(warn: ClientOptions["warn"] = true): Internals["warn"] {
  const log = warn === true ? console.warn : warn;
  return log ? (message) => void (async () => log(message))().catch(() => {}) : undefined;
}

/** @throws TypeError if the value is not a client. */
export function getInternals(client: Client): Internals {
  const inside = internals.get(client);
  if (!inside) throw new TypeError("The first argument must be a client created by createClient");
  return inside;
}
