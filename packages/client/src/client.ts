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
   * The URL of the service up to the `/v1` of the paths: `https://` or `http://`, host, and an optional path. In a browser
   * also a path alone, such as `/api`, of the page's own host.
   */
  baseUrl: string;
  /**
   * Sent in its header with every request; not needed for operations that require no key. Where it is given and undefined,
   * as a missing environment variable is, the others are rejected. Leave it out where a proxy adds the key.
   *
   * A function returns the key of one call, for a key that changes or is that of a tenant. It is called once for each call,
   * within its `timeout`; after a 401 once more, and with another key the request is sent again.
   */
  apiKey?: ApiKey | undefined;
  /** Headers of every request. A header that is undefined is left out. */
  headers?: HeadersOption | undefined;
  /**
   * Replaces the global `fetch`; called with the URL as a string. It must not add what identifies the caller, such as a header of a
   * tenant: identical requests at the same time are sent once.
   */
  fetch?: typeof globalThis.fetch | undefined;
  hooks?: Hooks | undefined;
  /** Middlewares around each attempt: `[cache(), limiter(), logger()]`, the first one outermost. */
  use?: readonly Middleware[] | undefined;
  /** The receiver of warnings about deprecated operations and failed hooks: a function; the console by default; `false` for none. */
  warn?: boolean | ((message: string) => void) | undefined;
}

/** The first argument of the operations. */
export interface Client {
  /** The credits used so far. */
  readonly usage: Usage;
}

/** The parts of a client that operations and the path-level client use. */
export interface Internals extends Transport {
  /** Without a slash at its end. @throws TypeError for a path outside of a page. */
  readonly baseUrl: string;
  /** Whether a key was meant and is undefined. */
  readonly lacksKey: boolean;
}

// Not properties of the client, so that printing a client does not print them.
const internals = new WeakMap<Client, Internals>();

/**
 * Creates a client for the functions that are named by operationId.
 * @throws TypeError for an invalid option.
 */
export function createClient(options: ClientOptions): Client {
  if (Object(options) !== options) {
    throw new TypeError('Options are required, such as { baseUrl: "https://..." }');
  }
  checkNames("unknown option", options, optionNames);
  const { apiKey, hooks, fetch } = options;
  checkNames("unknown hook", Object(hooks), ["before", "after", "retry"]);
  // Checked here, because errors of `Headers` contain the key.
  if (apiKey !== undefined && typeof apiKey !== "function") checkKey('"apiKey", or what it returns,', apiKey);
  const headers = createHeaders("headers", options.headers);
  if (headers?.has(keyHeader)) throw new TypeError(`"headers" must not have "${keyHeader}": use "apiKey"`);
  const warn = createWarn(options.warn);
  const usage: Usage = { last: 0, total: 0, byOperation: {} };
  const client: Client = { usage };
  const isPath = /^\/(?!\/)[^\s?#@]*$/.test(options.baseUrl);
  let baseUrl = isPath ? undefined : readBaseUrl(options.baseUrl);
  internals.set(client, {
    // A path is resolved when it is used: servers that render a page load its modules, too.
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
    'There is no "fetch": give it as an option. In Jest with jsdom, install jest-fixed-jsdom',
  );
}

/** The origin of the page, if there is one. */
const getOrigin = () => (globalThis as { location?: { origin: string } }).location?.origin;

/** Returns the base URL without a slash at its end. */
function readBaseUrl(url: string): string {
  if (!/^https?:\/\/[^\s?#@/][^\s?#@]*$/i.test(url)) {
    throw new TypeError('"baseUrl" must be an http:// or https:// URL without a query; a path needs a page');
  }
  return new URL(url).href.replace(/\/+$/, "");
}

/** The receiver of warnings; undefined for none. A receiver that fails does not fail the request. */
function createWarn(warn: ClientOptions["warn"] = true): Internals["warn"] {
  const log = warn === true ? console.warn : warn;
  return log ? (message) => void (async () => log(message))().catch(() => {}) : undefined;
}

/** @throws TypeError for a value that is not a client. */
export function getInternals(client: Client): Internals {
  const inside = internals.get(client);
  if (!inside) throw new TypeError("The first argument must be a client created by createClient");
  return inside;
}
