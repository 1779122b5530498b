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
import { addressUsage } from "./accounts.ts";
import { type MockBody, SharedText } from "./body.ts";
import type { Call } from "./call.ts";
import type { ContractMade } from "./contract-response.ts";

/** The status of a response that nobody receives, as `XMLHttpRequest` has it. */
export const NO_STATUS = 0;

/** A response as data, however it is sent. */
export interface MockResponse extends HttpResponse<SharedText> {
  /** `NO_STATUS` where the connection is reset. */
  readonly status: number;
  readonly delivery?: Delivery;
}

/** How a success may be cached. */
export interface Caching {
  /** Whether callers may. */
  readonly isCached: boolean;
  /** Whether it is as it should be: what a test sets up must not outlive itself in a cache. */
  readonly isPlain: boolean;
  /** Whether a record of it is of the current period. */
  readonly isIncomplete?: boolean;
}

/** A success: its body, or 304 where the caller has it. */
export function toSuccess(call: Call, made: MockBody, caching: Caching): MockResponse {
  const { context, account, scenario } = call;
  const { text, suffix, credits } = scenario?.isMalformed === true ? cutInHalf(made) : made;
  const etag = weakEtag(text.digest);
  const content = { cacheControl: getCacheControl(call, caching), etag, type: JSON_TYPE, body: text, suffix };
  // A page that has the response would not notice that one is cut off.
  const ifNoneMatch = scenario?.delivery === undefined ? context.request.headers["if-none-match"] : undefined;
  const response = toConditionalResponse<SharedText>(content, ifNoneMatch);
  const used = namesEtag(ifNoneMatch, etag) ? 0 : credits;
  return {
    ...response,
    headers: [...response.headers, sampleHeader, "true"],
    credits: used,
    limits:
      account === undefined
        ? addressUsage(context.receivedAt, countAddressRequests(text.length))
        : context.session.accounts.charge(account, used, context.receivedAt),
  };
}

function cutInHalf({ text: { text }, ...made }: MockBody): MockBody {
  return { ...made, text: new SharedText(text.slice(0, Math.ceil(text.length / 2))), suffix: "" };
}

function getCacheControl({ operation, parameters, context }: Call, caching: Caching): string {
  if (!caching.isPlain) return "no-store";
  if (!caching.isCached) return "private, no-cache";
  return cacheControl(operation.facts, parameters, context.receivedAt, caching.isIncomplete);
}

/** Headers that every response has: those of the contract's examples give way. */
const OWN_HEADERS = new RegExp(
  `^(Content-Type|Content-Length|Cache-Control|X-Request-Id|Vary|${creditHeader}|${sampleHeader})$`,
  "i",
);

/** An error, or another response that is not a success, as the contract shows it: its limits too. */
export function toContractResponse(
  { operation }: Call,
  { status, headers, body }: ContractMade,
): MockResponse {
  const shown = Object.entries(headers)
    .filter(([name]) => !OWN_HEADERS.test(name) && !operation.lifecycle.includes(name))
    .flat();
  const hasBody = status !== 204 && status !== 304;
  return {
    status,
    headers: [...shown, "Cache-Control", "no-store", ...(hasBody ? ["Content-Type", JSON_TYPE] : [])],
    // The contract's example of the header is that of a success; errors cost nothing.
    credits: status >= 400 ? 0 : Number(findHeader(headers, creditHeader) ?? 0),
    limits: {},
    ...(hasBody && { body: body === undefined ? "" : JSON.stringify(body) }),
  };
}

/** The credits that a body states, or else the header of an example. Invented ones may be negative. */
export function findStatedCredits(body: unknown, headers: ContractMade["headers"] = {}): number {
  const { status } = (body ?? {}) as { status?: Partial<Status> };
  const stated = status?.credit_count ?? -1;
  return stated >= 0 ? stated : Number(findHeader(headers, creditHeader) ?? 0);
}

function findHeader(headers: ContractMade["headers"], name: string): string | undefined {
  return Object.entries(headers).find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1];
}
