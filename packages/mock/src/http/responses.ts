import {
  cacheControl,
  countAddressRequests,
  countConversions,
  countCredits,
  digest,
  type HttpResponse,
  JSON_TYPE,
  type Limits,
  namesEtag,
  ResponseBody,
  toConditionalResponse,
  weakEtag,
} from "@market-data/http";
import { creditHeader, sampleHeader } from "@market-data/openapi";
import { withSampleNotice } from "@market-data/sample";
import type { Status } from "@market-data/types";
import type { IHttpResponse } from "@stoplight/prism-http";
import { type MockOperation, RESULT } from "../contract/operation.ts";
import type { Call } from "./call.ts";
import { addressUsage, planUsage } from "./limits.ts";

/** A response, and its body as Prism checks it. */
export interface CheckedResponse {
  readonly response: HttpResponse;
  readonly body: unknown;
}

/**
 * The response to a request, from what Prism made: the market's result in its place, or something of the contract.
 *
 * @param isCached Whether callers may cache it.
 */
export function toResponse(call: Call, made: IHttpResponse, isCached: boolean): CheckedResponse {
  if (made.statusCode !== 200) return toContractResponse(call, made);
  const { operation, scenario, result: marketResult, context } = call;
  const count = scenario?.rows ?? marketResult?.count ?? 0;
  const computed = countCredits(operation.facts, count, countConversions(call.parameters));
  let body: unknown = made.body === RESULT ? toBody(call, computed) : made.body;
  if (scenario?.change !== undefined) body = scenario.change(body, operation);
  const credits = marketResult === undefined ? findShownCredits(made, body) : computed;
  const { text, suffix } = toText(body, operation);
  const content = {
    cacheControl: getCacheControl(call, isCached),
    etag: weakEtag(digest(text)),
    type: JSON_TYPE,
    body: new ResponseBody(text),
    suffix,
  };
  const ifNoneMatch = context.request.headers["if-none-match"];
  const response = toConditionalResponse(content, ifNoneMatch);
  const used = namesEtag(ifNoneMatch, content.etag) ? 0 : credits;
  const limits: Limits = operation.facts.access.keyRequired
    ? planUsage(context.receivedAt, used)
    : addressUsage(context.receivedAt, countAddressRequests(content.body.length));
  return {
    response: {
      ...response,
      headers: [...response.headers, sampleHeader, "true"],
      credits: used,
      limits,
    },
    body: response.status === 304 ? undefined : body,
  };
}

/** Headers that every response has: those of the contract's examples give way. */
const OWN_HEADERS = new RegExp(
  `^(Content-Type|Content-Length|Cache-Control|X-Request-Id|Vary|${creditHeader}|${sampleHeader})$`,
  "i",
);

/** An error, or another response that is not a success, as Prism made it from the contract: its limits too. */
function toContractResponse(
  { operation }: Call,
  { statusCode, headers = {}, body }: IHttpResponse,
): CheckedResponse {
  const shown = Object.entries(headers)
    .filter(([name]) => !OWN_HEADERS.test(name) && !operation.lifecycle.includes(name))
    .flatMap(([name, value]) => [name, String(value)]);
  const response: HttpResponse = {
    status: statusCode,
    headers: [
      ...shown,
      "Cache-Control",
      "no-store",
      ...(isBodiless(statusCode) ? [] : ["Content-Type", JSON_TYPE]),
    ],
    // The contract's example of the header is that of a success; errors cost nothing.
    credits: statusCode >= 400 ? 0 : Number(headers[creditHeader] ?? 0),
    limits: {},
    ...(!isBodiless(statusCode) && { body: body === undefined ? "" : JSON.stringify(body) }),
  };
  return { response, body };
}

function isBodiless(status: number): boolean {
  return status === 204 || status === 304;
}

/** The market's result in the operation's envelope. */
function toBody({ operation, result: marketResult, context }: Call, credits: number): unknown {
  if (operation.isBare) return marketResult?.data;
  const status: Status = {
    timestamp: new Date(context.receivedAt).toISOString(),
    error_code: 0,
    error_message: operation.errorMessage,
    elapsed: 0,
    credit_count: credits,
    notice: withSampleNotice(marketResult?.notice),
  };
  return { data: marketResult?.data, status };
}

/** The credits that an example states: in its status, or in the header's example. Invented ones may be negative. */
function findShownCredits({ headers = {} }: IHttpResponse, body: unknown): number {
  const { status } = (body ?? {}) as { status?: Partial<Status> };
  const stated = status?.credit_count ?? -1;
  return stated >= 0 ? stated : Number(headers[creditHeader] ?? 0);
}

const MAX_SUFFIX_LENGTH = 10_000;

/** The body as JSON: its data, and what follows that, which differs from response to response. */
function toText(body: unknown, { isBare }: MockOperation): { text: string; suffix: string } {
  if (isBare || typeof body !== "object" || body === null || !("data" in body)) {
    return { text: JSON.stringify(body), suffix: "" };
  }
  const { data, ...others } = body;
  const rest = JSON.stringify(others).slice(1);
  // Another envelope than ours may be long.
  if (rest.length > MAX_SUFFIX_LENGTH) return { text: JSON.stringify(body), suffix: "" };
  return { text: `{"data":${JSON.stringify(data)}`, suffix: rest === "}" ? rest : `,${rest}` };
}

/** A scenario must not outlive itself in a cache. */
function getCacheControl(
  { operation, scenario, parameters, context, result: marketResult }: Call,
  isCached: boolean,
): string {
  if (scenario !== undefined) return "no-store";
  if (!isCached) return "private, no-cache";
  return cacheControl(operation.facts, parameters, context.receivedAt, marketResult?.isIncomplete);
}
