import { checkNames } from "./names.ts";
import type { Hooks, Middleware } from "./request-context.ts";
import { defaultSettings, mergeRequestOptions, type RequestOptions } from "./request-options.ts";
import { createTransport, type Send } from "./transport.ts";
import type { Usage } from "./usage.ts";

/** The options of a client. */
export interface ClientOptions extends RequestOptions {
  /** The URL of the service up to the `/v1` of the paths: `https://` or `http://`, host, and an optional path. */
  baseUrl: string;
  /**
   * Sent in its header with every request; not needed for operations that require no key. Where it is given and undefined,
   * as a missing environment variable is, the others are rejected. Leave it out where a proxy adds the key.
   */
  apiKey?: string | undefined;
  /** Replaces the global `fetch`; called with the URL as a string. */
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
export interface Internals {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly send: Send;
  readonly warn: false | ((message: string) => void);
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
  checkNames("unknown option", options, [
    "baseUrl",
    "apiKey",
    "fetch",
    "hooks",
    "use",
    "warn",
    ...Object.keys(defaultSettings),
  ]);
  const { apiKey, fetch, hooks, use = [], warn = true } = options;
  checkNames("unknown hook", Object(hooks), ["before", "after", "retry"]);
  const baseUrl = String(options.baseUrl);
  if (!/^https?:\/\/[^\s?#@/][^\s?#@]*$/i.test(baseUrl))
    throwInvalidOption("baseUrl", "an http:// or https:// URL without a query");
  // Checked here, because errors of `Headers` contain the key.
  if (apiKey !== undefined && (typeof apiKey !== "string" || !/^[!-~]+$/.test(apiKey))) {
    throwInvalidOption("apiKey", "a string of visible ASCII characters without spaces");
  }
  const usage: Usage = { last: 0, total: 0, byOperation: {} };
  const retry = mergeRequestOptions(defaultSettings, options);
  const log = warn === true ? console.warn : warn;
  /** A warning that fails does not fail the request. */
  const report = log && ((message: string) => void (async () => log(message))().catch(() => {}));
  const send = createTransport({ apiKey, fetch, hooks, use, retry, warn: report }, usage);
  const client: Client = { usage };
  internals.set(client, {
    baseUrl: new URL(baseUrl).href.replace(/\/+$/, ""),
    send,
    warn: report,
    lacksKey: "apiKey" in options && !apiKey,
  });
  return client;
}

function throwInvalidOption(name: string, form: string): void {
  throw new TypeError(`"${name}" must be ${form}`);
}

/** @throws TypeError for a value that is not a client. */
export function getInternals(client: Client): Internals {
  const inside = internals.get(client);
  if (!inside) throw new TypeError("The first argument must be a client created by createClient");
  return inside;
}
