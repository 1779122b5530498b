import type { Hooks, Middleware } from "./exchange.ts";
import { type SomeNumbers, withNumbers } from "./numbers.ts";
import { createTransport, type Send } from "./transport.ts";
import type { Usage } from "./usage.ts";

/** How a client is set up. */
export interface ClientOptions extends SomeNumbers {
  /** The service's address: `https://` or `http://`, host, and a path before `/v1` where there is one. */
  baseUrl: string;
  /** Sent in its header with every call; operations without a key work without it. */
  apiKey?: string | undefined;
  /** Used in place of the global `fetch`; called with the address as a text. */
  fetch?: typeof globalThis.fetch | undefined;
  hooks?: Hooks | undefined;
  /** What stands around each try: `[cache(), limiter(), logger()]`, the first one outermost. */
  use?: readonly Middleware[] | undefined;
  /** Where the warnings about deprecated operations go: `false` for nowhere, a function, or the console. */
  warn?: boolean | ((message: string) => void) | undefined;
}

/** What the operations take as their first argument. */
export interface Client {
  /** What the calls have cost so far. */
  readonly usage: Usage;
}

/** What operations and the path-level client use of a client. */
export interface Inside {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly send: Send;
  readonly warn: false | ((message: string) => void);
}

// Beside the clients and not in them, so that nothing that prints a client prints what is inside.
const insides = new WeakMap<Client, Inside>();

/**
 * A client for the functions that are named by operationId.
 * @throws TypeError where an option is not right.
 */
export function createClient(options: ClientOptions): Client {
  const { apiKey, fetch, hooks = {}, use = [], warn = true } = options;
  const baseUrl = String(options.baseUrl).replace(/\/+$/, "");
  if (!/^https?:\/\/[^\s?#@]+$/i.test(baseUrl))
    refuse("baseUrl", "http:// or https://, a host, and nothing behind the path");
  // Checked here, because the errors of `Headers` would show the key.
  if (apiKey !== undefined && (typeof apiKey !== "string" || !/^[!-~]+$/.test(apiKey))) {
    refuse("apiKey", "a text of visible ASCII characters without spaces");
  }
  const usage: Usage = { last: 0, total: 0, byOperation: {} };
  const numbers = withNumbers({ timeout: 30_000, retries: 2, maxRetryAfter: 60_000, backOff: 500 }, options);
  const send = createTransport({ apiKey, fetch, hooks, use, numbers }, usage);
  const client: Client = { usage };
  insides.set(client, { baseUrl, send, warn: warn === true ? console.warn : warn });
  return client;
}

function refuse(name: string, form: string): void {
  throw new TypeError(`"${name}" must be ${form}`);
}

/** @throws TypeError where it is no client. */
export function insideOf(client: Client): Inside {
  const inside = insides.get(client);
  if (!inside) throw new TypeError("The first argument must be a client, from createClient");
  return inside;
}
