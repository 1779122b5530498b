import type { IncomingMessage, ServerResponse } from "node:http";
import type { Match } from "@market-data/http";
import { creditHeader, keyHeader } from "@market-data/openapi";
import { Call } from "../answering/call.ts";
import { type Refusal, refusal } from "../answering/refusal.ts";
import type { Contract } from "../contract/load.ts";
import type { OperationRoute } from "../contract/operation-route.ts";
import type { Market } from "../market.ts";
import { type Preferences, readPreferences } from "../preferences.ts";
import { createPrism, type Prism } from "../prism/components.ts";
import { missingExample } from "../prism/missing-example.ts";
import type { MockResponse } from "../prism/types.ts";
import type { ScenarioName } from "../scenarios/names.ts";
import { scenarios } from "../scenarios/scenarios.ts";
import { ALLOWED_METHODS, corsHeaders, preflightHeaders } from "./cors.ts";
import { errorReply, type Reply, send } from "./reply.ts";
import { requestIdOf } from "./request-id.ts";
import { violationHeader, violationLine } from "./violations.ts";

/** What the handling of requests rests on; `contract`, `market` and `scenario` may change between requests. */
export interface Served {
  readonly contract: Contract;
  readonly market: Market;
  readonly scenario: ScenarioName | undefined;
  readonly caching: boolean;
  /** How long a slow answer waits, in ms. */
  readonly wait: number;
  /** Aborted when the mock closes. */
  readonly closing: AbortSignal;
  readonly log: (line: string) => void;
}

const DOCUMENT = "/openapi.json";
const VARY = `${keyHeader}, Prefer`;
const LONGEST_SHOWN_PATH = 100;

/** Answers every request. */
export function requestHandler(served: Served): (request: IncomingMessage, response: ServerResponse) => void {
  const prism = createPrism();
  return async (request, response) => {
    const requestId = requestIdOf(request.headers["x-request-id"], request.headers[keyHeader.toLowerCase()]);
    const exchange = { request, requestId, served, prism };
    const reply = await replyTo(exchange).catch((error: Error) => {
      served.log(`The mock failed to answer ${request.method} ${request.url}: ${error.stack}`);
      return refuse(exchange, refusal("internalError", "The mock failed, see its log"));
    });
    const headers = { ...reply.headers, Vary: VARY, ...corsHeaders(request.headers) };
    try {
      await send(request, response, { ...reply, headers }, { wait: served.wait, signal: served.closing });
    } catch (error) {
      // For instance a header of the caller's own contract that no header may be.
      served.log(`The mock failed to send its answer to ${request.method} ${request.url}: ${error}`);
      response.destroy();
    }
  };
}

/** What the mock is doing when it answers one request. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly requestId: string;
  readonly served: Served;
  readonly prism: Prism;
}

/** @throws whatever is not foreseen. */
async function replyTo(exchange: Exchange): Promise<Reply> {
  const { request, served } = exchange;
  const { method = "GET", url = "/", headers } = request;
  const [path = "/", search = ""] = halves(url);
  const found = foundAt(path, served.contract);
  if (found === "unreadable") {
    return refuse(
      exchange,
      refusal("badRequest", "The address cannot be read: its percent-encoding is wrong"),
    );
  }
  if (found === undefined && path !== DOCUMENT) {
    return refuse(exchange, refusal("notFound", `There is nothing at ${shown(path)}`));
  }
  if (method === "OPTIONS") {
    return { status: 204, headers: { Allow: ALLOWED_METHODS, ...preflightHeaders(headers) }, text: "" };
  }
  if (method !== "GET" && method !== "HEAD") return refuse(exchange, methodNotAllowed(method));
  return found === undefined ? documentReply(served.contract) : operationReply(exchange, found, search);
}

async function operationReply(
  exchange: Exchange,
  { target, params }: Match<OperationRoute>,
  search: string,
): Promise<Reply> {
  const { request, requestId, served, prism } = exchange;
  const { method = "GET", url = "/", headers } = request;
  const { market, caching } = served;
  const read = readPreferences(headers.prefer?.toString(), search);
  if (!read.ok) return refuse(exchange, refusal("badRequest", read.message));
  const preferences = withDefault(read.preferences, served.scenario);
  const missing = missingExample(target.resource, preferences);
  if (missing !== undefined) return refuse(exchange, refusal("notFound", missing));
  const context = { market, now: market.now(), preferences, requestId, caching };
  const call = await Call.read(target, read.search, params, {
    ...context,
    knownTags: headers["if-none-match"],
  });
  const result = await prism(
    {
      method: "get",
      url: { path: target.operation.path, query: {} },
      headers: headers as Record<string, string>,
      call,
    },
    mockPreferences(preferences),
  );
  if (result._tag === "Left") return refuse(exchange, problemRefusal(result.left));
  const { output, validations } = result.right;
  if (validations.output.length > 0) served.log(violationLine(method, url, validations.output));
  return replyOf(output as MockResponse, violationHeader(validations.output), preferences);
}

function foundAt(path: string, { router }: Contract): Match<OperationRoute> | undefined | "unreadable" {
  try {
    return router.find(path);
  } catch {
    return "unreadable";
  }
}

function refuse({ requestId, served }: Exchange, refused: Refusal): Reply {
  return errorReply(refused, requestId, served.market.now());
}

/** What stands before and behind the first `?`. */
function halves(url: string): string[] {
  const question = url.indexOf("?");
  return question === -1 ? [url] : [url.slice(0, question), url.slice(question + 1)];
}

function replyOf(
  { statusCode, headers, text }: MockResponse,
  violations: Record<string, string>,
  { scenario }: Preferences,
): Reply {
  const delivery = scenario === undefined ? undefined : scenarios[scenario].delivery;
  return {
    status: statusCode,
    // The contract's example of the header is a good call's; errors cost nothing.
    headers: { ...headers, ...(statusCode >= 400 && { [creditHeader]: "0" }), ...violations },
    text,
    ...(delivery !== undefined && { delivery }),
  };
}

function withDefault(preferences: Preferences, scenario: ScenarioName | undefined): Preferences {
  return scenario === undefined || preferences.scenario !== undefined
    ? preferences
    : { ...preferences, scenario };
}

/** A new object each time: Prism keeps the media types of the request in it. */
function mockPreferences({ code, example, dynamic = false, seed }: Preferences) {
  return {
    dynamic,
    ...(code !== undefined && { code }),
    ...(example !== undefined && { exampleKey: example }),
    ...(seed !== undefined && { seed }),
  };
}

function documentReply({ json }: Contract): Reply {
  return {
    status: 200,
    headers: { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-cache" },
    text: json,
  };
}

function methodNotAllowed(method: string): Refusal {
  return refusal("methodNotAllowed", `The path takes ${ALLOWED_METHODS}, not ${method}`, {
    headers: { Allow: ALLOWED_METHODS },
  });
}

/** What Prism cannot do (an example or a status that the contract has not, a media type) in the contract's own form. */
function problemRefusal({
  status = 500,
  detail,
  message,
}: Error & { status?: number; detail?: string }): Refusal {
  return { status, code: status, message: detail ?? message };
}

function shown(path: string): string {
  return path.length > LONGEST_SHOWN_PATH ? `${path.slice(0, LONGEST_SHOWN_PATH)}…` : path;
}
