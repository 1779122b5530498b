import { createRequire } from "node:module";
import { type ComposeHeaders, HttpError, type HttpResponse, toErrorResponse } from "@market-data/http";
import { keyHeader } from "@market-data/openapi";
import { createLogger } from "@stoplight/prism-core";
import {
  createInstance,
  type IHttpConfig,
  type IHttpRequest,
  type IHttpResponse,
  type PrismHttpComponents,
} from "@stoplight/prism-http";
import type { Call } from "../http/call.ts";
import { limitReached } from "../http/limits.ts";
import { type CheckedResponse, toResponse } from "../http/responses.ts";
import type { Diagnostic, Mocking } from "./types.ts";

/** What Prism is asked for in one request. */
export type MockPreferences = IHttpConfig["mock"] & object;

/** A response, and what it violates of the contract. */
export interface ValidatedResponse {
  readonly response: HttpResponse;
  readonly violations: readonly Diagnostic[];
}

/** @throws {HttpError} for what Prism cannot do, for instance where the contract lacks the status that is preferred. */
export type Prism = (call: Call, preferences: MockPreferences) => Promise<ValidatedResponse>;

/** Prism's own part that makes responses, which its index leaves out. By `require`: bundlers and Node import it differently. */
const { default: prismMock } = createRequire(import.meta.url)("@stoplight/prism-http/dist/mocker") as {
  default: Mocking;
};

/** A request with what is known of it before Prism sees it. */
interface PrismRequest extends IHttpRequest {
  readonly call: Call;
}

/** A response as Prism validates it, with the one that is sent. */
interface PrismResponse extends IHttpResponse {
  readonly response: HttpResponse;
}

/** What came of a request: a problem of Prism's, or a response with what it violates. */
type PrismResult =
  | { readonly _tag: "Left"; readonly left: Error & { status?: number; detail?: string } }
  | {
      readonly _tag: "Right";
      readonly right: { output: PrismResponse; validations: { output: readonly Diagnostic[] } };
    };

// The values of DiagnosticSeverity and of fp-ts's Either, which Prism speaks in.
const ERROR = 0;
const left = <Value>(value: Value) => ({ _tag: "Left", left: value }) as const;
const right = <Value>(value: Value) => ({ _tag: "Right", right: value }) as const;

const CONFIG: IHttpConfig = {
  mock: { dynamic: false },
  validateRequest: true,
  validateResponse: true,
  checkSecurity: true,
  errors: false,
  upstreamProxy: undefined,
  isProxy: false,
};

/**
 * Prism with our routing, our reading of queries and our bodies. Security, negotiation and the validation of responses
 * are its own.
 *
 * @param composeHeaders Makes all headers of a response: they are validated, too.
 * @param isCached Whether callers may cache responses.
 */
export function createPrism(composeHeaders: ComposeHeaders, isCached: boolean): Prism {
  /** Makes the response: an error, the market's result where Prism would put its example, or what Prism makes. */
  const mock: Mocking =
    ({ input, config }) =>
    (logger) => {
      const call = getCall(input.data);
      const error = findError(call, input.validations);
      if (error !== undefined)
        return right(toPrismResponse(call, toCheckedError(call, error), composeHeaders));
      const { operation, result: marketResult } = call;
      const made = prismMock({
        resource: marketResult === undefined ? operation.resource : operation.withResponse,
        input: { data: input.data, validations: [] },
        config,
      })(logger);
      if (made._tag === "Left") return made;
      return right(toPrismResponse(call, toResponse(call, made.right, isCached), composeHeaders));
    };
  const prism = createInstance(CONFIG, {
    logger: silentLogger(),
    route: ({ input }) => right(getCall(input).operation.resource),
    validateInput: ({ element }) => {
      const { fault } = getCall(element);
      if (fault === undefined) return right(element);
      return left([{ message: fault.message, code: fault.status, severity: ERROR }]) as never;
    },
    mock,
  });
  return async (call, preferences) => {
    const { request } = call.context;
    const input: PrismRequest = {
      method: "get",
      url: { path: call.operation.facts.path, query: {} },
      headers: withReadableAccept(request.headers as Record<string, string>),
      call,
    };
    const result = (await prism.request(input, [], { ...CONFIG, mock: preferences })()) as PrismResult;
    if (result._tag === "Left") {
      const { status = 500, detail, message } = result.left;
      throw new HttpError({ status, code: status }, detail ?? message);
    }
    const { output, validations } = result.right;
    return { response: output.response, violations: validations.output };
  };
}

const MEDIA_RANGE = /^\s*[\w!#$&^.+*-]+\/[\w!#$&^.+*-]+\s*(;.*)?$/;

/** Headers of which `Accept` has only what Prism can read: of anything else it would make a 500. */
function withReadableAccept({ accept, ...others }: Record<string, string>): Record<string, string> {
  const ranges = accept?.split(",").filter((range) => MEDIA_RANGE.test(range)) ?? [];
  return ranges.length === 0 ? others : { ...others, accept: ranges.join(",") };
}

/** Prism makes a child of its logger in each request; one that says nothing need not be made again. */
function silentLogger(): PrismHttpComponents["logger"] {
  const logger = createLogger("mock", { level: "silent" });
  logger.child = () => logger as never;
  return logger;
}

/** Why a request gets an error: its key is missing, it is wrong, or the scenario has it so. */
function findError(
  { fault, scenario, context }: Call,
  diagnostics: readonly Diagnostic[],
): HttpError | undefined {
  if (diagnostics.some(({ code }) => code === 401)) {
    return new HttpError("missingKey", `Missing header "${keyHeader}"`, { limits: {} });
  }
  if (fault !== undefined) return fault;
  if (scenario?.limit !== undefined) return limitReached(scenario.limit, context.receivedAt);
  return scenario?.error;
}

function toCheckedError({ context }: Call, error: HttpError): CheckedResponse {
  const response = toErrorResponse(error, keyHeader, context.receivedAt, context.receivedAt);
  return { response, body: JSON.parse(String(response.body)) };
}

function toPrismResponse(
  { context }: Call,
  { response, body }: CheckedResponse,
  composeHeaders: ComposeHeaders,
): PrismResponse {
  const list = composeHeaders(context, response);
  const headers: Record<string, string> = {};
  for (let index = 0; index < list.length; index += 2) headers[String(list[index])] = String(list[index + 1]);
  return { statusCode: response.status, headers, body, response };
}

function getCall(request: IHttpRequest): Call {
  return (request as PrismRequest).call;
}
