import { hash } from "node:crypto";
import {
  cacheControl,
  countCredits,
  matchesEtag,
  type PlanLimitName,
  rateLimitHeaders,
  secondsUntil,
} from "@market-data/http";
import { creditHeader } from "@market-data/openapi";
import type { Status } from "@market-data/types";
import type { IHttpResponse } from "@stoplight/prism-http";
import { ANSWER, type OperationRoute } from "../contract/operation-route.ts";
import type { MockResponse } from "../prism/types.ts";
import type { Call } from "./call.ts";
import { addressUsage, planUsage } from "./limits.ts";
import { errorBody, type Refusal } from "./refusal.ts";

const JSON_TYPE = "application/json; charset=utf-8";

type HeaderMap = Record<string, string>;

/** The answer to a call that is refused. */
export function refused(call: Call, refusal: Refusal): MockResponse {
  const { now } = call.context;
  const body = errorBody(refusal, now);
  return {
    statusCode: refusal.status,
    headers: {
      ...commonHeaders(call),
      [creditHeader]: "0",
      ...(refusal.status !== 401 && limitHeaders(call, 0, refusal.limit)),
      "Cache-Control": "no-store",
      ...refusal.headers,
    },
    body,
    text: JSON.stringify(body),
  };
}

/** The answer that came of a call, from the market or from what Prism made. */
export function answered(call: Call, made: IHttpResponse): MockResponse {
  if (made.statusCode !== 200) return asMade(call, made);
  const { route, scenario, answer, context } = call;
  const count = scenario?.rows ?? answer?.count ?? 0;
  const credits = countCredits(route.operation, count, call.conversions);
  let body: unknown = made.body;
  if (made.body === ANSWER) body = bodyOf(call, credits);
  if (scenario?.change !== undefined) body = scenario.change(body, route);
  const { text, tag } = textOf(body, route);
  const used = answer === undefined ? shownCredits(made, body) : String(credits);
  const headers: HeaderMap = {
    ...commonHeaders(call),
    ...(used !== undefined && { [creditHeader]: used }),
    ...limitHeaders(call, Number(used ?? 0)),
    "Cache-Control": cachingOf(call),
    ETag: tag,
  };
  if (matchesEtag(context.knownTags, tag)) {
    const { "Content-Type": _, ...others } = headers;
    return { statusCode: 304, headers: { ...others, [creditHeader]: "0" }, text: "" };
  }
  return { statusCode: 200, headers, body, text };
}

/** An error, or another answer that is no success, as Prism made it from the contract. */
function asMade(call: Call, { statusCode, headers = {}, body }: IHttpResponse): MockResponse {
  const { "Content-type": _, ...shown } = headers;
  const kept = Object.entries(shown).map(([name, value]) => [name, String(value)]);
  return {
    statusCode,
    headers: { ...Object.fromEntries(kept), ...commonHeaders(call), "Cache-Control": "no-store" },
    body,
    text: body === undefined ? "" : JSON.stringify(body),
  };
}

function commonHeaders({ route, context }: Call): HeaderMap {
  return { "Content-Type": JSON_TYPE, "X-Request-Id": context.requestId, ...named(route.lifecycle) };
}

/** What is left of the limits; where one is reached, also how long to wait. */
function limitHeaders({ route, context }: Call, credits: number, reached?: PlanLimitName): HeaderMap {
  const { now } = context;
  const keyless = !route.operation.access.keyRequired && reached === undefined;
  const states = keyless ? addressUsage(now) : planUsage(now, credits, reached);
  const limit = reached && states[reached];
  return {
    ...named(rateLimitHeaders(states, now)),
    ...(limit !== undefined && { "Retry-After": String(secondsUntil(limit.period.to, now)) }),
  };
}

/** The market's answer in the operation's envelope. */
function bodyOf({ route, answer, context }: Call, credits: number): unknown {
  if (route.bare) return answer?.data;
  const status: Status = {
    timestamp: new Date(context.now).toISOString(),
    error_code: 0,
    error_message: route.errorMessage,
    elapsed: 0,
    credit_count: credits,
    ...(answer?.notice !== undefined && { notice: answer.notice }),
  };
  return { data: answer?.data, status };
}

/** What an example says of its credits: in its status, or in the header's example. Figures that are made up may be less than nothing. */
function shownCredits({ headers = {} }: IHttpResponse, body: unknown): string | undefined {
  const { status } = (body ?? {}) as { status?: Partial<Status> };
  const told = status?.credit_count ?? -1;
  const shown = told >= 0 ? told : headers[creditHeader];
  return shown === undefined ? undefined : String(shown);
}

/** The body as JSON, and a name for the data in it: the status tells of the moment. */
function textOf(body: unknown, { bare }: OperationRoute): { text: string; tag: string } {
  if (bare || typeof body !== "object" || body === null || !("data" in body)) {
    const text = JSON.stringify(body);
    return { text, tag: tagOf(text) };
  }
  const { data, ...others } = body;
  const head = JSON.stringify(data);
  const tail = JSON.stringify(others).slice(1);
  return { text: `{"data":${head}${tail === "}" ? "" : ","}${tail}`, tag: tagOf(head) };
}

function tagOf(text: string): string {
  return `W/"${hash("sha1", text, "base64url").slice(0, 22)}"`;
}

/** A scenario must not outlive itself in a cache. */
function cachingOf({ route, scenario, parameters, context }: Call): string {
  if (scenario !== undefined) return "no-store";
  return context.caching ? cacheControl(route.operation, parameters, context.now) : "private, no-cache";
}

function named(list: readonly string[]): HeaderMap {
  const headers: HeaderMap = {};
  for (let index = 0; index < list.length; index += 2) headers[String(list[index])] = String(list[index + 1]);
  return headers;
}
