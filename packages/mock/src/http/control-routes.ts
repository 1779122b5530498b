import { HttpError, type HttpResponse, JSON_TYPE, type NetworkContext, type Route } from "@market-data/http";
import type { OperationId } from "@market-data/openapi";
import {
  parseClock,
  parseLatencySetting,
  parseScenario,
  parseSeconds,
  parseTimes,
} from "../control/parse.ts";
import { badRequest, type Fields, readFields } from "../control/read-fields.ts";
import { type ExpectedRequests, HIDDEN, type RecordedRequest } from "../control/recorder.ts";
import type { Session } from "../control/session.ts";
import type { CallerCheck } from "../control/sessions.ts";
import { scenarios } from "../scenarios/names.ts";
import type { MockContext } from "./operation-handler.ts";

/** What every path begins with that steers the mock. */
export const CONTROL_PREFIX = "/__mock";

type ControlContext = MockContext & NetworkContext;

/** The fields of each route, with what reads them. */
const NONE = {};
const SETTINGS = {
  scenario: parseScenario,
  clock: parseClock,
  move: parseSeconds,
  latency: parseLatencySetting,
};
const OVERRIDE = { operationId: parseText, body: parseBody, scenario: parseText, times: parseTimes };
const EXPECTATION = { operationId: parseText, parameters: parseParameters, times: parseTimes };

/**
 * Routes by which a test in another process steers a session of the mock and sees what it received.
 *
 * @param checkCaller Finds out who may steer the mock.
 */
export function controlRoutes(checkCaller: CallerCheck): [path: string, route: Route<ControlContext>][] {
  const route = (
    path: string,
    methods: readonly string[],
    respond: (context: ControlContext, session: Session) => Promise<unknown>,
  ): [string, Route<ControlContext>] => [
    `${CONTROL_PREFIX}${path}`,
    {
      name: "control",
      access: "open",
      headers: [],
      methods,
      async respond(context) {
        checkCaller(context.request.headers);
        return toJson(await respond(context, context.session));
      },
    },
  ];
  return [
    route("", ["GET", "HEAD", "POST"], async (context, session) => {
      const fields = await readFields(context, context.method === "POST" ? SETTINGS : NONE);
      set(session, fields);
      return describeState(session);
    }),
    route("/reset", ["POST"], async (context, session) => {
      await readFields(context, NONE);
      session.reset();
      return describeState(session);
    }),
    route("/overrides", ["POST"], async (context, session) => {
      const { operationId, times, ...responses } = await readFields(context, OVERRIDE);
      const [response, ...others] = Object.values(responses);
      if (operationId === undefined) throw badRequest('"operationId" is missing.');
      if (response === undefined || others.length > 0)
        throw badRequest('One of "body" and "scenario" must be sent.');
      return { id: setOverride(session, operationId, response, times) };
    }),
    route("/overrides/{id}/remove", ["POST"], async (context, session) => {
      await readFields(context, NONE);
      const { id = "" } = context.params;
      if (!session.overrides.remove(Number(id)))
        throw new HttpError("notFound", `There is no override "${id}".`);
      return describeState(session);
    }),
    route("/requests", ["GET", "HEAD"], async (context, { requests }) => {
      await readFields(context, NONE);
      return requests.map(withoutSecrets);
    }),
    route("/expect", ["POST"], async (context, session) => {
      const { operationId, ...expected } = await readFields(context, EXPECTATION);
      if (operationId === undefined) throw badRequest('"operationId" is missing.');
      const found = findExpected(session, operationId, expected);
      return { count: found.length, requests: found.map(withoutSecrets) };
    }),
  ];
}

/** Sets what was read: the clock first, which may also be moved. */
function set(session: Session, fields: Fields<typeof SETTINGS>): void {
  if (fields.clock !== undefined) session.setClock(fields.clock);
  if (fields.move !== undefined) session.moveClock(fields.move);
  if ("scenario" in fields) session.setScenario(fields.scenario);
  if ("latency" in fields) session.setLatency(fields.latency);
}

/** @throws {HttpError} for an unknown operation or scenario, or a body that does not fit the contract. */
function setOverride(
  session: Session,
  operationId: string,
  response: unknown,
  times: number | undefined,
): number {
  try {
    const options = times === undefined ? {} : { times };
    return session.override(operationId as OperationId, response as never, options);
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    throw badRequest(error.message);
  }
}

/** @throws {HttpError} where the requests are not as expected; the message lists those that came. */
function findExpected(session: Session, operationId: string, expected: ExpectedRequests): RecordedRequest[] {
  try {
    return session.expectRequests(operationId as OperationId, expected);
  } catch (error) {
    if (error instanceof TypeError) throw badRequest(error.message);
    throw new HttpError({ status: 409, code: 409 }, (error as Error).message);
  }
}

function describeState({ scenario, latency, market, requests, overrides }: Session): object {
  return {
    scenario: scenario ?? null,
    clock: new Date(market.now()).toISOString(),
    latency: latency ?? null,
    overrides: overrides.all.map(({ id, operationId, left }) => ({
      id,
      operationId,
      times: Number.isFinite(left) ? left : null,
    })),
    requests: requests.length,
    scenarios,
  };
}

function parseText(value: unknown): string {
  if (typeof value === "string") return value;
  throw new RangeError("It must be a text.");
}

/** A text would be a scenario. */
function parseBody(value: unknown): unknown {
  if (typeof value === "object" && value !== null) return value;
  throw new RangeError("It must be what the operation responds with: a JSON object or list.");
}

function parseParameters(value: unknown): NonNullable<ExpectedRequests["parameters"]> {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (isObject && Object.values(value).every((each) => /^(string|number|boolean)$/.test(typeof each))) {
    return value as NonNullable<ExpectedRequests["parameters"]>;
  }
  throw new RangeError("It must be a JSON object of texts, numbers, true and false.");
}

const SECRET = /auth|cookie|key|token|secret|password|credential/;

/** What authenticates a caller elsewhere may be real, sent by mistake. */
function withoutSecrets({ headers, ...request }: RecordedRequest): RecordedRequest {
  const masked = Object.entries(headers).map(([name, value]) => [name, SECRET.test(name) ? HIDDEN : value]);
  return { ...request, headers: Object.fromEntries(masked) };
}

/** A value as a response that nobody caches. */
export function toJson(value: unknown): HttpResponse {
  return {
    status: 200,
    headers: ["Cache-Control", "no-store", "Content-Type", JSON_TYPE],
    body: `${JSON.stringify(value, null, 2)}\n`,
  };
}
