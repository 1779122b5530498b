import { type ComposeHeaders, countCredits, HttpError, toErrorResponse } from "@market-data/http/in-process";
import { keyHeader } from "@market-data/openapi";
import type { MockOperation } from "../contract/operation.ts";
import type { ContractValidator, Violation } from "../contract/validate.ts";
import { addStatus, type ChangeBody, checkBody, type OperationOverride } from "../control/overrides.ts";
import { toLine } from "../control/recorder.ts";
import { type Preferences, readPreferences } from "../preferences.ts";
import { type Scenario, scenarioEffects } from "../scenarios/effects.ts";
import { NO_SCENARIO } from "../scenarios/names.ts";
import { checkAccept } from "./accept.ts";
import { type Account, simulateReachedLimit } from "./accounts.ts";
import { type BodyFactory, countResultCredits, toEnvelope, toStatus } from "./body.ts";
import { type GenerateResponse, getContractResponse } from "./contract-response.ts";
import { delay } from "./latency.ts";
import type { MockContext, OperationContext, OperationRoute } from "./mock-route.ts";
import { openStream } from "./open-stream.ts";
import { type OperationRequest, readRequest, runOperation } from "./operation-request.ts";
import {
  findStatedCredits,
  type MockResponse,
  NO_STATUS,
  toContractResponse,
  toSuccess,
} from "./responses.ts";
import { violationHeader, violationLine } from "./violations.ts";

/** The dependencies of the operation handlers. */
export interface HandlerDeps {
  readonly bodies: BodyFactory;
  readonly validator: ContractValidator;
  readonly generate: GenerateResponse;
  readonly composeHeaders: ComposeHeaders;
  /** Whether callers may cache responses. */
  readonly isCached: boolean;
  /** The additional delay of the scenario `slow` in ms. */
  readonly slowDelay: number;
  /** Aborted when the mock closes. */
  readonly closing: AbortSignal;
  readonly log: (line: string) => void;
}

/** The planned response to a request. */
interface ResponsePlan {
  readonly preferences: Preferences;
  readonly search: string;
  readonly scenario: Scenario | undefined;
  readonly override: OperationOverride | undefined;
}

interface CheckedResponse {
  readonly response: MockResponse;
  readonly violations: readonly Violation[];
}

/** Creates the route of an operation. The response comes from the market, the contract or a test. */
export function createOperationRoute(
  operation: MockOperation,
  deps: HandlerDeps,
): OperationRoute<MockResponse> {
  return {
    name: operation.id,
    operationId: operation.id,
    access: operation.facts.access.keyRequired ? "keyed" : "keyless",
    headers: operation.lifecycle,
    respond: (context) => respond(context, operation, deps),
  };
}

async function respond(
  context: OperationContext,
  operation: MockOperation,
  deps: HandlerDeps,
): Promise<MockResponse> {
  const { slowDelay, closing, log } = deps;
  const { session, record } = context;
  let account: Account | undefined;
  let plan: ResponsePlan | undefined;
  let checked: CheckedResponse;
  try {
    account = authenticate(context, operation);
    plan = planResponse(context, operation);
    checked = await createResponse(context, operation, account, plan, deps);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    checked = toCheckedError(context, operation, account, error, deps);
  }
  const { response } = checked;
  const violations = [...checked.violations, ...validateHeaders(context, operation, response, deps)];
  if (violations.length > 0) log(violationLine(toLine(record), violations));
  const { scenario } = plan ?? {};
  await delay(session.sampleLatency() + (scenario?.isSlow === true ? slowDelay : 0), closing);
  return {
    ...response,
    headers: [...response.headers, ...violationHeader(violations)],
    ...(scenario?.delivery !== undefined && { delivery: scenario.delivery }),
    ...(scenario?.delivery === "reset" && { status: NO_STATUS }),
  };
}

/** Plans the response. Preferences of the request come first, then overrides, then the scenario of the session. */
function planResponse(context: MockContext, { id }: MockOperation): ResponsePlan {
  const { session } = context;
  const { preferences, search } = readPreferences(context.request.headers.prefer?.toString(), context.search);
  const { code = 200, example, dynamic, scenario: preferred } = preferences;
  const usesContract = code !== 200 || example !== undefined || dynamic === true;
  const override = usesContract || preferred !== undefined ? undefined : session.takeOverride(id);
  const step =
    preferred ??
    (override !== undefined && "scenario" in override ? override.scenario : undefined) ??
    (usesContract || override !== undefined ? NO_SCENARIO : session.takeScenario());
  return {
    preferences,
    search,
    override,
    scenario: step === NO_SCENARIO ? undefined : scenarioEffects[step],
  };
}

async function createResponse(
  context: OperationContext,
  operation: MockOperation,
  account: Account | undefined,
  { preferences, search, scenario, override }: ResponsePlan,
  deps: HandlerDeps,
): Promise<CheckedResponse> {
  const { bodies, validator, generate } = deps;
  const { market, accounts } = context.session;
  const isFree = countCredits(operation.facts, 1, 1) === 0;
  if (account !== undefined) accounts.admit(account, context.receivedAt, isFree);
  const request = readRequest({ context, operation, scenario, account, search });
  if (scenario?.error !== undefined) throw scenario.error;
  if (scenario?.limit !== undefined) {
    throw simulateReachedLimit(account ?? accounts.find(""), scenario.limit, context.receivedAt);
  }
  if (operation.facts.result.shape === "events")
    return { response: await openStream(request, deps.closing), violations: [] };
  checkAccept(context.request.headers.accept);
  const caching = { isCached: deps.isCached, isPlain: scenario === undefined && override === undefined };
  const { code = 200, example, dynamic = false, seed } = preferences;
  if (
    code !== 200 ||
    example !== undefined ||
    dynamic ||
    (!market.supports(operation.id) && !isBody(override))
  ) {
    const choice = {
      code,
      dynamic,
      ...(example !== undefined && { example }),
      ...(seed !== undefined && { seed }),
    };
    const made = await getContractResponse(operation, choice, generate);
    if (code !== 200) {
      const response = toContractResponse(request, made);
      return {
        response,
        violations: response.body === undefined ? [] : validator.validateBody(operation, code, made.body),
      };
    }
    const { change } = (override ?? {}) as { change?: ChangeBody };
    if (change !== undefined) {
      const changed = changeBody(request, change, made.body, deps);
      return { response: toSuccess(request, changed, caching), violations: changed.violations };
    }
    const cost = countCredits(operation.facts, 1, 1);
    const body =
      made.isSampled === true
        ? bodies.fromValue(request, withCredits(made.body, cost), cost)
        : bodies.fromValue(request, made.body, findStatedCredits(made.body, made.headers));
    return { response: toSuccess(request, body, caching), violations: body.violations };
  }
  if (isBody(override)) {
    const whole = addStatus(operation, override.body, toStatus(request, { count: 0 }, 1));
    const made = bodies.fromValue(request, whole, Math.max(1, findStatedCredits(whole)));
    return { response: toSuccess(request, made, caching), violations: made.violations };
  }
  const result = await runOperation(request);
  const made =
    override !== undefined && "change" in override
      ? changeBody(
          request,
          override.change,
          toEnvelope(request, result, countResultCredits(request, result)),
          deps,
        )
      : bodies.fromResult(request, result);
  const isIncomplete = result.isIncomplete === true;
  return {
    response: toSuccess(request, made, { ...caching, isIncomplete }),
    violations: made.violations,
  };
}

function isBody(override: OperationOverride | undefined): override is { readonly body: unknown } {
  return override !== undefined && "body" in override;
}

/** Sets the credits in the status of a body, if the status has a field for credits. */
function withCredits(body: unknown, credits: number): unknown {
  const { status } = (body ?? {}) as { status?: object };
  if (typeof status !== "object" || !("credit_count" in status)) return body;
  return { ...(body as object), status: { ...status, credit_count: credits } };
}

/** Calls a test's function to change the default body. @throws {TypeError} if the result violates the contract. */
function changeBody(
  request: OperationRequest,
  change: ChangeBody,
  body: unknown,
  { bodies, validator }: HandlerDeps,
): ReturnType<BodyFactory["fromValue"]> {
  const { operation, context } = request;
  const given = JSON.parse(JSON.stringify(body) ?? "null");
  const changed = addStatus(
    operation,
    change(given as never, context.record),
    given?.status ?? toStatus(request, { count: 0 }, 1),
  );
  checkBody(operation, validator.validateBody(operation, 200, changed));
  return bodies.fromValue(request, changed, findStatedCredits(body));
}

/** @throws {HttpError} if a required key is missing. */
function authenticate(
  { request: { headers }, session }: MockContext,
  { keyHeaders, facts }: MockOperation,
): Account | undefined {
  const isMissing = (name: string) => (headers[name] ?? "") === "";
  const missing = keyHeaders.length > 0 && keyHeaders.every((names) => names.some(isMissing));
  if (missing) throw new HttpError("missingKey", `Missing header "${keyHeader}"`, { limits: {} });
  if (!facts.access.keyRequired) return undefined;
  return session.accounts.find(String(headers[keyHeader.toLowerCase()] ?? ""));
}

function toCheckedError(
  context: MockContext,
  operation: MockOperation,
  account: Account | undefined,
  error: HttpError,
  { validator }: HandlerDeps,
): CheckedResponse {
  const { receivedAt, session } = context;
  const response = toErrorResponse(error, context, { keyHeader, now: () => receivedAt });
  const limits = response.limits ?? (account && session.accounts.charge(account, 0, receivedAt));
  const body = JSON.parse(response.body ?? "null");
  return {
    response: { ...response, ...(limits && { limits }) },
    violations: validator.validateBody(operation, response.status, body),
  };
}

function validateHeaders(
  context: MockContext,
  operation: MockOperation,
  response: MockResponse,
  { validator, composeHeaders }: HandlerDeps,
): Violation[] {
  const list = composeHeaders(context, response);
  const headers: Record<string, string> = {};
  for (let index = 0; index < list.length; index += 2) {
    headers[String(list[index]).toLowerCase()] = String(list[index + 1]);
  }
  return validator.validateHeaders(operation, response.status, headers);
}
