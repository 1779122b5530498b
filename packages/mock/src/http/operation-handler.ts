import {
  type ComposeHeaders,
  countCredits,
  HttpError,
  type RequestContext,
  type Route,
  toErrorResponse,
} from "@market-data/http/in-process";
import { keyHeader } from "@market-data/openapi";
import type { MockOperation } from "../contract/operation.ts";
import type { ContractValidator, Violation } from "../contract/validate.ts";
import { type ChangeBody, checkBody, type OperationOverride, withStatus } from "../control/overrides.ts";
import { type RecordedRequest, toLine } from "../control/recorder.ts";
import type { Session } from "../control/session.ts";
import { type Preferences, readPreferences } from "../preferences.ts";
import { type Scenario, scenarioEffects } from "../scenarios/effects.ts";
import { NO_SCENARIO } from "../scenarios/names.ts";
import { checkAccept } from "./accept.ts";
import { type Account, reachLimit } from "./accounts.ts";
import { type BodyMaker, countResultCredits, toEnvelope, toStatus } from "./body.ts";
import { askMarket, type Call, readCall } from "./call.ts";
import { type Generate, getContractResponse } from "./contract-response.ts";
import { delay } from "./latency.ts";
import {
  findStatedCredits,
  type MockResponse,
  NO_STATUS,
  toContractResponse,
  toSuccess,
} from "./responses.ts";
import { violationHeader, violationLine } from "./violations.ts";

/** What is known of a request besides what every server knows. */
export interface MockContext extends RequestContext {
  /** Whose settings it meets. */
  readonly session: Session;
  /** Absent for requests that are not about the API. */
  readonly record?: RecordedRequest;
}

/** What the handlers of operations rest on. */
export interface HandlerDeps {
  readonly bodies: BodyMaker;
  readonly validator: ContractValidator;
  readonly generate: Generate;
  readonly composeHeaders: ComposeHeaders;
  /** Whether callers may cache responses. */
  readonly isCached: boolean;
  /** How long a slow response waits in addition, in ms. */
  readonly wait: number;
  /** Aborted when the mock closes. */
  readonly closing: AbortSignal;
  readonly log: (line: string) => void;
}

/** What a request is to meet. */
interface Plan {
  readonly preferences: Preferences;
  readonly search: string;
  readonly scenario: Scenario | undefined;
  readonly override: OperationOverride | undefined;
}

interface Checked {
  readonly response: MockResponse;
  readonly violations: readonly Violation[];
}

/** The route of an operation: the market responds, or the contract, or what a test has set. */
export function createOperationRoute(
  operation: MockOperation,
  deps: HandlerDeps,
): Route<MockContext, MockResponse> {
  return {
    name: operation.id,
    access: operation.facts.access.keyRequired ? "keyed" : "keyless",
    headers: operation.lifecycle,
    respond: (context) => respond(context, operation, deps),
  };
}

async function respond(
  context: MockContext,
  operation: MockOperation,
  deps: HandlerDeps,
): Promise<MockResponse> {
  const { wait, closing, log } = deps;
  const { session, record } = context;
  let account: Account | undefined;
  let plan: Plan | undefined;
  let checked: Checked;
  try {
    account = authenticate(context, operation);
    plan = makePlan(context, operation);
    checked = await makeResponse(context, operation, account, plan, deps);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    checked = toCheckedError(context, operation, account, error, deps);
  }
  const { response } = checked;
  const violations = [...checked.violations, ...validateHeaders(context, operation, response, deps)];
  if (violations.length > 0 && record !== undefined) log(violationLine(toLine(record), violations));
  const { scenario } = plan ?? {};
  await delay(session.sampleLatency() + (scenario?.isSlow === true ? wait : 0), closing);
  return {
    ...response,
    headers: [...response.headers, ...violationHeader(violations)],
    ...(scenario?.delivery !== undefined && { delivery: scenario.delivery }),
    ...(scenario?.delivery === "reset" && { status: NO_STATUS }),
  };
}

/** What a request prefers comes first, then what is set for its operation, then what is set for all. */
function makePlan(context: MockContext, { id }: MockOperation): Plan {
  const { session } = context;
  const { preferences, search } = readPreferences(context.request.headers.prefer?.toString(), context.search);
  const { code = 200, example, dynamic, scenario: preferred } = preferences;
  const isContracts = code !== 200 || example !== undefined || dynamic === true;
  const override = isContracts || preferred !== undefined ? undefined : session.takeOverride(id);
  const step =
    preferred ??
    (override !== undefined && "scenario" in override ? override.scenario : undefined) ??
    (isContracts || override !== undefined ? NO_SCENARIO : session.takeScenario());
  return {
    preferences,
    search,
    override,
    scenario: step === NO_SCENARIO ? undefined : scenarioEffects[step],
  };
}

async function makeResponse(
  context: MockContext,
  operation: MockOperation,
  account: Account | undefined,
  { preferences, search, scenario, override }: Plan,
  deps: HandlerDeps,
): Promise<Checked> {
  const { bodies, validator, generate } = deps;
  const { market, accounts } = context.session;
  const isFree = countCredits(operation.facts, 1, 1) === 0;
  if (account !== undefined) accounts.admit(account, context.receivedAt, isFree);
  const call = readCall({ context, operation, scenario, account, search });
  if (scenario?.error !== undefined) throw scenario.error;
  if (scenario?.limit !== undefined) {
    throw reachLimit(account ?? accounts.find(""), scenario.limit, context.receivedAt);
  }
  checkAccept(context.request.headers.accept);
  const caching = { isCached: deps.isCached, isPlain: scenario === undefined && override === undefined };
  const { code = 200, example, dynamic = false, seed } = preferences;
  if (
    code !== 200 ||
    example !== undefined ||
    dynamic ||
    (!market.knows(operation.id) && !isBody(override))
  ) {
    const wish = {
      code,
      dynamic,
      ...(example !== undefined && { example }),
      ...(seed !== undefined && { seed }),
    };
    const made = await getContractResponse(operation, wish, generate);
    if (code !== 200) {
      const response = toContractResponse(call, made);
      return {
        response,
        violations: response.body === undefined ? [] : validator.validateBody(operation, code, made.body),
      };
    }
    const { change } = (override ?? {}) as { change?: ChangeBody };
    if (change !== undefined) {
      const changed = changeBody(call, change, made.body, deps);
      return { response: toSuccess(call, changed, caching), violations: changed.violations };
    }
    const cost = countCredits(operation.facts, 1, 1);
    const body =
      made.isSampled === true
        ? bodies.of(call, withCredits(made.body, cost), cost)
        : bodies.of(call, made.body, findStatedCredits(made.body, made.headers));
    return { response: toSuccess(call, body, caching), violations: body.violations };
  }
  if (isBody(override)) {
    const whole = withStatus(operation, override.body, toStatus(call, { count: 0 }, 1));
    const made = bodies.of(call, whole, Math.max(1, findStatedCredits(whole)));
    return { response: toSuccess(call, made, caching), violations: made.violations };
  }
  const result = await askMarket(call);
  const made =
    override !== undefined && "change" in override
      ? changeBody(call, override.change, toEnvelope(call, result, countResultCredits(call, result)), deps)
      : bodies.ofResult(call, result);
  const isIncomplete = result.isIncomplete === true;
  return {
    response: toSuccess(call, made, { ...caching, isIncomplete }),
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

/** The body of the market or of the contract as a test's function changes it. @throws {TypeError} where it does not fit the contract then. */
function changeBody(
  call: Call,
  change: ChangeBody,
  body: unknown,
  { bodies, validator }: HandlerDeps,
): ReturnType<BodyMaker["of"]> {
  const { operation, context } = call;
  const given = JSON.parse(JSON.stringify(body) ?? "null");
  const changed = withStatus(
    operation,
    change(given as never, context.record as RecordedRequest),
    given?.status ?? toStatus(call, { count: 0 }, 1),
  );
  checkBody(operation, validator.validateBody(operation, 200, changed));
  return bodies.of(call, changed, findStatedCredits(body));
}

/** @throws {HttpError} for a request without a key that needs one. */
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
): Checked {
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
