import {
  Cors,
  createContext,
  createFallback,
  dispatch,
  getSentKey,
  HttpError,
  type MaybePromise,
  maskKeys,
  type RequestContext,
  type Route,
  Router,
} from "@market-data/http/in-process";
import { keyHeader } from "@market-data/openapi";
import type { JsonObject } from "@market-data/openapi/contract";
import ownDocument from "@market-data/openapi/openapi.json" with { type: "json" };
import { type Contract, toContract } from "./contract/contract.ts";
import { getControl, HEADERS, type MockControl, MockCore, type MockSettings } from "./core.ts";
import type { SharedText } from "./http/body.ts";
import { delay } from "./http/latency.ts";
import type { MockContext } from "./http/operation-handler.ts";
import type { MockResponse } from "./http/responses.ts";
import type { Delivery } from "./scenarios/effects.ts";

export type { Override, OverrideBody, OverrideOptions, ResponseBody } from "./control/overrides.ts";
export type { ExpectedRequests, RecordedRequest } from "./control/recorder.ts";
export type { MockControl, MockSettings } from "./core.ts";
export type { Latency } from "./http/latency.ts";
export type { Clock } from "./market.ts";
export {
  type ScenarioName,
  type ScenarioSetting,
  type ScenarioStep,
  scenarioNames,
} from "./scenarios/names.ts";

export interface MockFetchOptions extends MockSettings {
  /**
   * The URL that paths of the contract come after; in a page also a path, such as `/api`. Where absent, every URL's path
   * is taken as it is.
   */
  baseUrl?: string;
}

/** A function with the signature of `fetch`, and what steers it. */
export type MockFetch = typeof globalThis.fetch & MockControl;

/** All mocks of a process share it, with the schemas that were compiled. */
let ownContract: Contract | undefined;

/** What a response is made of. Jest's jsdom lacks most of it. */
const NEEDED_GLOBALS = ["Headers", "ReadableStream", "Request", "Response", "TextEncoder"];
/** Where URLs without a host are, outside of pages. */
const NOWHERE = "http://mock.invalid";
const NETWORK = "in-process";

/**
 * A `fetch` whose responses come from the mock, in the same process: for unit tests in Node and in browsers.
 *
 * @throws {RangeError} for a setting that does not fit.
 * @throws {Error} in an environment without `Response` and its like.
 */
export function createMockFetch(options: MockFetchOptions = {}): MockFetch {
  checkEnvironment();
  ownContract ??= toContract(ownDocument as unknown as JsonObject);
  const contract = ownContract;
  const core = new MockCore(contract, options, () => async () => {
    throw new HttpError(
      "badRequest",
      'The preference "dynamic" is served by the mock\'s server alone: use startMock or market-data-mock.',
    );
  });
  const router = new Router<Route<MockContext, MockResponse>>();
  for (const [path, route] of core.serve(contract)) router.add(path, route);
  const dispatchOptions = { ...core.steps, getRouter: () => router };
  const fallback = createFallback(new Cors(HEADERS));
  const origin = getPageOrigin();
  const prefix = getPrefix(options.baseUrl, origin);
  const fetch = async (...args: Parameters<typeof globalThis.fetch>): Promise<Response> => {
    const [input, { signal: given, ...init } = {}] = args;
    const request = new Request(
      typeof input === "string" && input.startsWith("/") ? origin + input : input,
      init,
    );
    // `Request` rejects signals of another realm, as jsdom and polyfills have them, and forgets them when it is collected.
    const signal = given ?? (input as Partial<Request>).signal ?? request.signal;
    if (signal.aborted) throw getReason(signal);
    const headers = Object.fromEntries(request.headers);
    const head = { method: request.method, url: toTarget(request.url, prefix, headers), headers };
    const arrived: RequestContext = createContext(head, NETWORK, core.steps);
    // The first step adds the session.
    const context = arrived as MockContext;
    const response = await untilAborted<MockResponse>(dispatch(context, fallback, dispatchOptions), signal);
    core.finish(context, response.status);
    return toFetchResponse(request, signal, response, core.composeHeaders(context, response));
  };
  return Object.assign(fetch, getControl(core));
}

/** @throws {Error} that says what to do. */
function checkEnvironment(): void {
  const missing = NEEDED_GLOBALS.filter((name) => !(name in globalThis));
  if (missing.length === 0) return;
  throw new Error(
    `The mock needs ${missing.join(", ")}, which this environment does not have. ` +
      'In Jest, replace testEnvironment "jsdom" by "jest-fixed-jsdom": npm install --save-dev jest-fixed-jsdom',
  );
}

/** The origin of the page that the mock runs in. */
function getPageOrigin(): string {
  const { location } = globalThis as { location?: { readonly origin: string } };
  return location === undefined || location.origin === "null" ? NOWHERE : location.origin;
}

/** @throws {TypeError} for a URL that is none. */
function getPrefix(baseUrl: string | undefined, origin: string): URL | undefined {
  return baseUrl === undefined ? undefined : new URL(baseUrl.replace(/\/+$/, ""), origin);
}

/** The path and query of a URL behind the prefix. @throws {TypeError} for a URL elsewhere, as a network error is one. */
function toTarget(url: string, prefix: URL | undefined, headers: Record<string, string>): string {
  const { origin, pathname, search } = new URL(url);
  if (prefix === undefined) return pathname + search;
  const start = prefix.pathname === "/" ? "" : prefix.pathname;
  if (origin !== prefix.origin || !`${pathname}/`.startsWith(`${start}/`)) {
    const shown = maskKeys(url, getSentKey({ headers, url }, keyHeader));
    throw new TypeError(`fetch failed: ${shown} is not under ${prefix.href}, which the mock serves.`);
  }
  return (pathname.slice(start.length) || "/") + search;
}

async function untilAborted<Value>(work: MaybePromise<Value>, signal: AbortSignal): Promise<Value> {
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(getReason(signal));
    signal.addEventListener("abort", abort);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

/** Some polyfills state none. */
function getReason({ reason }: AbortSignal): unknown {
  return reason ?? new DOMException("This operation was aborted", "AbortError");
}

/** @throws {TypeError} where the connection is reset, as `fetch` does. */
function toFetchResponse(
  { method, url }: Request,
  signal: AbortSignal,
  { status, body, suffix = "", delivery }: MockResponse,
  list: readonly string[],
): Response {
  if (delivery === "reset") {
    const cause = Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
    throw new TypeError("fetch failed", { cause });
  }
  const headers = new Headers();
  for (let index = 0; index < list.length; index += 2) {
    headers.append(String(list[index]), String(list[index + 1]));
  }
  const bytes = body === undefined ? undefined : new TextEncoder().encode(toText(body) + suffix);
  // Without it, undici under MSW 3 fails an assertion where a body ends before its end.
  if (bytes !== undefined) headers.set("Content-Length", String(bytes.length));
  const hasBody = bytes !== undefined && method !== "HEAD";
  const sent = !hasBody ? null : delivery === undefined ? bytes : cutOff(bytes, delivery, signal);
  const response = new Response(sent, { status, headers });
  // MSW 2 defines it again.
  Object.defineProperty(response, "url", { value: url, configurable: true });
  return response;
}

function toText(body: string | SharedText): string {
  return typeof body === "object" ? body.text : body;
}

/** The first half of a body, which then stalls or fails. */
function cutOff(bytes: Uint8Array, delivery: Delivery, signal: AbortSignal): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.subarray(0, Math.ceil(bytes.length / 2)));
      signal.addEventListener("abort", () => controller.error(getReason(signal)));
    },
    async pull(controller) {
      if (delivery !== "truncated") return new Promise<void>(() => {});
      // MSW 3 would drop the response if it failed before its first half was passed on.
      await delay(1, signal);
      controller.error(new TypeError("terminated"));
    },
  });
}
