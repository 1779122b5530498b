import type { ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { HttpResponse, RequestContext, Route } from "@market-data/http";
import type { MockOperation } from "../contract/operation.ts";
import type { Market } from "../market.ts";
import { checkExample, type Preferences, readPreferences } from "../preferences.ts";
import type { MockPreferences, Prism } from "../prism/prism.ts";
import type { ScenarioName } from "../scenarios/names.ts";
import { readCall } from "./call.ts";
import { violationHeader, violationLine } from "./violations.ts";

/** What the handlers of operations rest on. */
export interface HandlerDeps {
  readonly prism: Prism;
  readonly market: Market;
  /** The scenario of requests that prefer no other. */
  readonly getScenario: () => ScenarioName | undefined;
  /** How long a slow response waits, in ms. */
  readonly wait: number;
  /** Aborted when the mock closes. */
  readonly closing: AbortSignal;
  readonly log: (line: string) => void;
}

/** The route of an operation: Prism responds, with the market's result or what the contract has. */
export function createOperationRoute(operation: MockOperation, deps: HandlerDeps): Route<RequestContext> {
  return {
    name: operation.id,
    access: operation.facts.access.keyRequired ? "keyed" : "keyless",
    headers: operation.lifecycle,
    respond: (context) => respond(context, operation, deps),
  };
}

async function respond(
  context: RequestContext,
  operation: MockOperation,
  { prism, market, getScenario, wait, closing, log }: HandlerDeps,
): Promise<HttpResponse> {
  const { method, request } = context;
  const read = readPreferences(request.headers.prefer?.toString(), context.search);
  const preferences = withDefault(read.preferences, getScenario());
  checkExample(operation.resource.responses, preferences);
  const call = await readCall(context, operation, { preferences, search: read.search, market });
  const { response, violations } = await prism(call, toMockPreferences(preferences));
  if (violations.length > 0) log(violationLine(method, request.url ?? "", violations));
  const delivery = call.scenario?.delivery;
  if (delivery === "slow")
    await delay(wait, undefined, { signal: closing, ref: false }).catch(() => undefined);
  return {
    ...response,
    headers: [...response.headers, ...violationHeader(violations)],
    ...(delivery === "stalled" && { write: writeHalf }),
  };
}

function withDefault(preferences: Preferences, scenario: ScenarioName | undefined): Preferences {
  return scenario === undefined || preferences.scenario !== undefined
    ? preferences
    : { ...preferences, scenario };
}

/** A new object each time: Prism stores the media types of the request in it. */
function toMockPreferences({ code, example, dynamic = false, seed }: Preferences): MockPreferences {
  return {
    dynamic,
    ...(code !== undefined && { code }),
    ...(example !== undefined && { exampleKey: example }),
    ...(seed !== undefined && { seed }),
  };
}

/** Writes the first half of a body, and leaves the connection open. */
function writeHalf(response: ServerResponse, chunks: readonly (string | Buffer)[]): void {
  const body = Buffer.concat(chunks.map((chunk) => Buffer.from(chunk)));
  if (response.req.method === "HEAD") response.end();
  else response.write(body.subarray(0, Math.ceil(body.length / 2)));
}
