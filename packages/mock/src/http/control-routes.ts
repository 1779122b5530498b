import {
  HttpError,
  type HttpResponse,
  JSON_TYPE,
  type NetworkContext,
  type PlainRoute,
} from "@market-data/http";
import type { OperationId } from "@market-data/openapi";
import {
  parseClock,
  parseLatencySetting,
  parseScenario,
  parseSeconds,
  parseTimes,
} from "../control/parse.ts";
import { badRequest, type Fields, readFields } from "../control/read-fields.ts";
import { type ExpectedRequests, MASK, type RecordedRequest } from "../control/recorder.ts";
import type { Session } from "../control/session.ts";
import type { CallerCheck } from "../control/sessions.ts";
import { scenarios } from "../scenarios/names.ts";
import type { MockContext } from "./mock-route.ts";

/** The path prefix of the control routes. */
export const CONTROL_PREFIX = "/__mock";

type ControlContext = MockContext & NetworkContext;

/** The parsers of each route's fields. */
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
 * Creates the routes to control a session from another process.
 *
 * @param checkCaller Checks the permission to control the mock.
 */
export function controlRoutes(checkCaller: CallerCheck): [path: string, route: PlainRoute<ControlContext>][] {
  const route = (
    path: string,
    methods: readonly string[],
    respond: (context: ControlContext, session: Session) => Promise<unknown>,
  ): [string, PlainRoute<ControlContext>] => [
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
      applySettings(session, fields);
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
      if (response === undefined || others.length > 0) throw badRequest('Send either "body" or "scenario".');
      return { id: setOverride(session, operationId, response, times) };
    }),
    route("/overrides/{id}/remove", ["POST"], async (context, session) => {
      await readFields(context, NONE);
      const { id = "" } = context.params;
      if (!session.overrides.remove(Number(id)))
        throw new HttpError("notFound", `The override "${id}" does not exist.`);
      return describeState(session);
    }),
    route("/requests", ["GET", "HEAD"], async (context, { requests }) => {
      await readFields(context, NONE);
      return requests.map(maskSecrets);
    }),
    route("/expect", ["POST"], async (context, session) => {
      const { operationId, ...expected } = await readFields(context, EXPECTATION);
      if (operationId === undefined) throw badRequest('"operationId" is missing.');
      const found = findExpected(session, operationId, expected);
      return { count: found.length, requests: found.map(maskSecrets) };
    }),
  ];
}

/** Applies the settings. Sets the clock before a move. */
function applySettings(session: Session, fields: Fields<typeof SETTINGS>): void {
  if (fields.clock !== undefined) session.setClock(fields.clock);
  if (fields.move !== undefined) session.moveClock(fields.move);
  if ("scenario" in fields) session.setScenario(fields.scenario);
  if ("latency" in fields) session.setLatency(fields.latency);
}

/** @throws {HttpError} for an unknown operation or scenario, or a body that violates the contract. */
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

/** @throws {HttpError} if the requests do not match the expectations. The message lists all received requests. */
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
    overrides: overrides.all.map(({ id, operationId, remaining }) => ({
      id,
      operationId,
      times: Number.isFinite(remaining) ? remaining : null,
    })),
    requests: requests.length,
    scenarios,
  };
}

function parseText(value: unknown): string {
  if (typeof value === "string") return value;
  throw new RangeError("It must be a string.");
}

/** Rejects strings, because a string is the name of a scenario. */
function parseBody(value: unknown): unknown {
  if (typeof value === "object" && value !== null) return value;
  throw new RangeError("It must be a response body: a JSON object or list.");
}

function parseParameters(value: unknown): NonNullable<ExpectedRequests["parameters"]> {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (isObject && Object.values(value).every((each) => /^(string|number|boolean)$/.test(typeof each))) {
    return value as NonNullable<ExpectedRequests["parameters"]>;
  }
  throw new RangeError("It must be a JSON object with strings, numbers and booleans.");
}

const SECRET = /auth|cookie|key|token|secret|password|credential/;

/** Masks secret headers, because a test may send real credentials of another service by mistake. */
function maskSecrets({ headers, ...request }: RecordedRequest): RecordedRequest {
  const masked = Object.entries(headers).map(([name, value]) => [name, SECRET.test(name) ? MASK : value]);
  return { ...request, headers: Object.fromEntries(masked) };
}

/** Creates an uncached JSON response. */
export function toJson(value: unknown): HttpResponse {
  return {
    status: 200,
    headers: ["Cache-Control", "no-store", "Content-Type", JSON_TYPE],
    body: `${JSON.stringify(value, null, 2)}\n`,
  };
}
