import {
  createContext,
  getSentKey,
  HttpError,
  maskKeys,
  Pipeline,
  type RequestContext,
  Router,
} from "@market-data/http/in-process";
import { keyHeader } from "@market-data/openapi";
import type { JsonObject } from "@market-data/openapi/contract";
import ownDocument from "@market-data/openapi/openapi.json" with { type: "json" };
import type { MaybePromise } from "@market-data/scheduler";
import { type Contract, toContract } from "./contract/contract.ts";
import { getControl, type MockControl, MockCore } from "./core.ts";
import type { SharedText } from "./http/body.ts";
import { delay } from "./http/latency.ts";
import type { MockEvents } from "./http/mock-events.ts";
import type { MockState, OperationRoute } from "./http/mock-route.ts";
import type { MockResponse } from "./http/responses.ts";
import type { Delivery } from "./scenarios/effects.ts";
import type { MockSettings } from "./settings.ts";

export type { Override, OverrideBody, OverrideOptions, ResponseBody } from "./control/overrides.ts";
export type { ExpectedRequests, RecordedRequest } from "./control/recorder.ts";
export type { MockControl } from "./core.ts";
export type { Latency } from "./http/latency.ts";
export type { Clock } from "./market.ts";
export {
  type ScenarioName,
  type ScenarioSetting,
  type ScenarioStep,
  scenarioNames,
} from "./scenarios/names.ts";
export type { MockSettings } from "./settings.ts";

/** The options of `createMockFetch`. */
export interface MockFetchOptions extends MockSettings {
  /**
   * The URL before the paths of the contract. In a web page, a path such as `/api` also works. By default, the mock
   * accepts every URL and uses its path.
   */
  baseUrl?: string;
}

/** A mock `fetch` with the functions that control the mock. */
export type MockFetch = typeof globalThis.fetch & MockControl;

/** The contract with compiled schemas, shared by all mocks of a process. */
let sharedContract: Contract | undefined;

/** The required globals. Jest's jsdom lacks most of them. */
const NEEDED_GLOBALS = ["Headers", "ReadableStream", "Request", "Response", "TextEncoder"];
/** The origin of relative URLs outside a web page. */
const PLACEHOLDER_ORIGIN = "http://mock.invalid";
const NETWORK = "in-process";

/**
 * Creates a `fetch` that returns responses of the mock in the same process, for unit tests in Node and browsers.
 *
 * @throws {RangeError} for an invalid setting.
 * @throws {Error} in an environment without `Response` and related globals.
 */
export function createMockFetch(options: MockFetchOptions = {}): MockFetch {
  checkEnvironment();
  sharedContract ??= toContract(ownDocument as unknown as JsonObject);
  const contract = sharedContract;
  const core = new MockCore(contract, options, () => async () => {
    throw new HttpError(
      "badRequest",
      'The preference "dynamic" works only with the mock server: use startMock or market-data-mock.',
    );
  });
  const router = new Router<OperationRoute<MockResponse>>();
  for (const [path, route] of core.serve(contract)) router.add(path, route);
  const pipelineOptions = core.options;
  const pipeline = new Pipeline<RequestContext, OperationRoute<MockResponse>, MockState, MockResponse>({
    ...pipelineOptions,
    getRouter: () => router,
    respond: (context) => core.respond(context),
  });
  const origin = getPageOrigin();
  const prefix = getPrefix(options.baseUrl, origin);
  const fetch = async (...args: Parameters<typeof globalThis.fetch>): Promise<Response> => {
    const [input, { signal: given, ...init } = {}] = args;
    const request = new Request(
      typeof input === "string" && input.startsWith("/") ? origin + input : input,
      init,
    );
    // `Request` rejects foreign signals, such as jsdom signals. A garbage-collected `Request` loses the signal.
    const signal = given ?? (input as Partial<Request>).signal ?? request.signal;
    if (signal.aborted) throw getReason(signal);
    const headers = Object.fromEntries(request.headers);
    const head = { method: request.method, url: toTarget(request.url, prefix, headers), headers };
    const context = pipeline.route(createContext(head, NETWORK, pipelineOptions));
    const response = await untilAborted<MockResponse>(pipeline.respond(context), signal);
    core.finish(context, response.status);
    return toFetchResponse(request, signal, response, pipeline.composeHeaders(context, response));
  };
  return Object.assign(fetch, getControl(core));
}

/** @throws {Error} that names the missing globals and a fix. */
function checkEnvironment(): void {
  const missing = NEEDED_GLOBALS.filter((name) => !(name in globalThis));
  if (missing.length === 0) return;
  throw new Error(
    `The mock needs ${missing.join(", ")}, which this environment lacks. ` +
      'In Jest, replace testEnvironment "jsdom" by "jest-fixed-jsdom": npm install --save-dev jest-fixed-jsdom',
  );
}

/** Returns the origin of the web page, or a placeholder. */
function getPageOrigin(): string {
  const { location } = globalThis as { location?: { readonly origin: string } };
  return location === undefined || location.origin === "null" ? PLACEHOLDER_ORIGIN : location.origin;
}

/** @throws {TypeError} for an invalid URL. */
function getPrefix(baseUrl: string | undefined, origin: string): URL | undefined {
  return baseUrl === undefined ? undefined : new URL(baseUrl.replace(/\/+$/, ""), origin);
}

/** Returns the path and query after the prefix. @throws {TypeError} for a different URL, like a network error of `fetch`. */
function toTarget(url: string, prefix: URL | undefined, headers: Record<string, string>): string {
  const { origin, pathname, search } = new URL(url);
  if (prefix === undefined) return pathname + search;
  const start = prefix.pathname === "/" ? "" : prefix.pathname;
  if (origin !== prefix.origin || !`${pathname}/`.startsWith(`${start}/`)) {
    const shown = maskKeys(url, getSentKey({ headers, url }, keyHeader));
    throw new TypeError(`fetch failed: ${shown} is not under the mock's baseUrl ${prefix.href}.`);
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

/** The reason of an aborted signal. Some polyfills set no reason. */
function getReason({ reason }: AbortSignal): unknown {
  return reason ?? new DOMException("This operation was aborted", "AbortError");
}

/** Converts a response of the mock. @throws {TypeError} for a connection reset, like `fetch`. */
function toFetchResponse(
  { method, url }: Request,
  signal: AbortSignal,
  { status, body, suffix = "", delivery, events }: MockResponse,
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
  // With MSW 3, undici fails an assertion if a truncated body has no length.
  if (bytes !== undefined) headers.set("Content-Length", String(bytes.length));
  const hasBody = bytes !== undefined && method !== "HEAD";
  const sent = events
    ? streamEvents(events, signal)
    : !hasBody
      ? null
      : delivery === undefined
        ? bytes
        : truncateBody(bytes, delivery, signal);
  const response = new Response(sent, { status, headers });
  // Configurable, because MSW 2 redefines the property.
  Object.defineProperty(response, "url", { value: url, configurable: true });
  return response;
}

function toText(body: string | SharedText): string {
  return typeof body === "object" ? body.text : body;
}

/** Returns events as a stream. An abort by the caller closes the stream. */
function streamEvents(events: MockEvents, signal: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      signal.addEventListener("abort", () => {
        events.closing.abort();
        controller.error(getReason(signal));
      });
      events.begin({
        send: (text) => controller.enqueue(encoder.encode(text)),
        end: () => controller.close(),
        drop: () => void delay(1, signal).then(() => controller.error(new TypeError("terminated"))),
      });
    },
    cancel: () => events.closing.abort(),
  });
}

/** Returns the first half of a body as a stream. The stream then stalls or fails. */
function truncateBody(
  bytes: Uint8Array,
  delivery: Delivery,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.subarray(0, Math.ceil(bytes.length / 2)));
      signal.addEventListener("abort", () => controller.error(getReason(signal)));
    },
    async pull(controller) {
      if (delivery !== "truncated") return new Promise<void>(() => {});
      // MSW 3 drops a response that fails before the first half is forwarded.
      await delay(1, signal);
      controller.error(new TypeError("terminated"));
    },
  });
}
