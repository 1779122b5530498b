import {
  cacheControl,
  countAddressRequests,
  type HttpResponse,
  JSON_TYPE,
  namesEtag,
  toConditionalResponse,
  weakEtag,
} from "@market-data/http/in-process";
import { creditHeader, sampleHeader } from "@market-data/openapi";
import type { Status } from "@market-data/types";
import type { Delivery } from "../scenarios/effects.ts";
import { getAddressUsage } from "./accounts.ts";
import { type MockBody, SharedText } from "./body.ts";
import type { GeneratedResponse } from "./contract-response.ts";
import type { MockEvents } from "./mock-events.ts";
import type { OperationRequest } from "./operation-request.ts";

/** The status of a response that nobody receives, as in `XMLHttpRequest`. */
export const NO_STATUS = 0;

/** A response as data, independent of the transport. */
export interface MockResponse extends HttpResponse<SharedText> {
  /** `NO_STATUS` for a connection reset. */
  readonly status: number;
  readonly delivery?: Delivery;
  /** The events of a stream, instead of a body. */
  readonly events?: MockEvents;
}

/** The cache settings of a success. */
export interface Caching {
  /** Whether callers may cache the response. */
  readonly isCached: boolean;
  /** Whether the response is unchanged by a test. A response set by a test must not stay in a cache. */
  readonly isPlain: boolean;
  /** Whether the response contains a record of the current, incomplete period. */
  readonly isIncomplete?: boolean;
}

/** Creates a successful response, or a 304 for a matching ETag. */
export function toSuccess(call: OperationRequest, made: MockBody, caching: Caching): MockResponse {
  const { context, account, scenario } = call;
  const { text, suffix, credits } = scenario?.isMalformed === true ? truncateBody(made) : made;
  const etag = weakEtag(text.digest);
  const content = { cacheControl: getCacheControl(call, caching), etag, type: JSON_TYPE, body: text, suffix };
  // A caller with a cached response would not notice a truncated body.
  const ifNoneMatch = scenario?.delivery === undefined ? context.request.headers["if-none-match"] : undefined;
  const response = toConditionalResponse<SharedText>(content, ifNoneMatch);
  const used = namesEtag(ifNoneMatch, etag) ? 0 : credits;
  return {
    ...response,
    headers: [...response.headers, sampleHeader, "true"],
    credits: used,
    limits:
      account === undefined
        ? getAddressUsage(context.receivedAt, countAddressRequests(text.length))
        : context.session.accounts.charge(account, used, context.receivedAt),
  };
}

function truncateBody({ text: { text }, ...made }: MockBody): MockBody {
  return { ...made, text: new SharedText(text.slice(0, Math.ceil(text.length / 2))), suffix: "" };
}

function getCacheControl({ operation, parameters, context }: OperationRequest, caching: Caching): string {
  if (!caching.isPlain) return "no-store";
  if (!caching.isCached) return "private, no-cache";
  return cacheControl(operation.facts, parameters, context.receivedAt, caching.isIncomplete);
}

/** Headers of every response. They take precedence over headers of an example. */
const OWN_HEADERS = new RegExp(
  `^(Content-Type|Content-Length|Cache-Control|X-Request-Id|Vary|${creditHeader}|${sampleHeader})$`,
  "i",
);

/** Converts an unsuccessful contract response, including rate-limit headers. */
export function toContractResponse(
  { operation }: OperationRequest,
  { status, headers, body }: GeneratedResponse,
): MockResponse {
  const shown = Object.entries(headers)
    .filter(([name]) => !OWN_HEADERS.test(name) && !operation.lifecycle.includes(name))
    .flat();
  const hasBody = status !== 204 && status !== 304;
  return {
    status,
    headers: [...shown, "Cache-Control", "no-store", ...(hasBody ? ["Content-Type", JSON_TYPE] : [])],
    // The example of this header belongs to a success, and errors cost nothing.
    credits: status >= 400 ? 0 : Number(findHeader(headers, creditHeader) ?? 0),
    limits: {},
    ...(hasBody && { body: body === undefined ? "" : JSON.stringify(body) }),
  };
}

/** Returns the credits in a body, or in the header of an example. Generated credits may be negative. */
export function findStatedCredits(body: unknown, headers: GeneratedResponse["headers"] = {}): number {
  const { status } = (body ?? {}) as { status?: Partial<Status> };
  const stated = status?.credit_count ?? -1;
  return stated >= 0 ? stated : Number(findHeader(headers, creditHeader) ?? 0);
}

function findHeader(headers: GeneratedResponse["headers"], name: string): string | undefined {
  return Object.entries(headers).find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1];
}
