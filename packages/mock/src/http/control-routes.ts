import { HttpError, type HttpResponse, JSON_TYPE, type RequestContext, type Route } from "@market-data/http";
import { invalidValue } from "@market-data/openapi";
import type { Contract } from "../contract/contract.ts";
import { parseClock, parseScenario, parseSeconds } from "../control/parse.ts";
import type { RecordedRequest } from "../control/recorder.ts";
import type { MockCore } from "../core.ts";
import { scenarios } from "../scenarios/names.ts";
import { parseLatency } from "./latency.ts";

/** What every path begins with that steers the mock. */
export const CONTROL_PREFIX = "/__mock";

/** What can be set, and how: what is read first is set when all of it could be read. */
const SETTERS: Readonly<Record<string, (core: MockCore, text: string) => () => void>> = {
  scenario: (core, text) => {
    const scenario = parseScenario(text);
    return () => core.setScenario(scenario);
  },
  clock: (core, text) => {
    const clock = parseClock(text);
    return () => core.setClock(clock);
  },
  move: (core, text) => {
    const ms = parseSeconds(text);
    return () => core.moveClock(ms);
  },
  latency: (core, text) => {
    const latency = text === "none" ? undefined : parseLatency(text);
    return () => core.setLatency(latency);
  },
};

/** Routes by which a test in another process steers a mock and sees what it received. */
export function controlRoutes(core: MockCore): [path: string, route: Route<RequestContext>][] {
  const route = (
    path: string,
    methods: readonly string[],
    respond: (context: RequestContext) => unknown,
  ): [string, Route<RequestContext>] => [
    `${CONTROL_PREFIX}${path}`,
    { name: "control", access: "open", headers: [], methods, respond: (context) => toJson(respond(context)) },
  ];
  return [
    route("", ["GET", "HEAD", "POST"], ({ method, search }) => {
      if (method === "POST") set(core, search);
      return describeState(core);
    }),
    route("/reset", ["POST"], () => {
      core.reset();
      return describeState(core);
    }),
    route("/requests", ["GET", "HEAD"], () =>
      core.requests.map((request) => withoutSecrets(request, core.contract)),
    ),
  ];
}

/** @throws {HttpError} for a parameter or value that there is not; nothing is set then. */
function set(core: MockCore, search: string): void {
  const steps = [...new URLSearchParams(search)].map(([name, text]) => {
    const setter = Object.hasOwn(SETTERS, name) ? SETTERS[name] : undefined;
    if (setter === undefined) {
      const known = Object.keys(SETTERS)
        .map((each) => `"${each}"`)
        .join(", ");
      throw new HttpError("badRequest", `Unknown parameter "${name}". There are: ${known}.`);
    }
    try {
      return setter(core, text);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new HttpError("badRequest", invalidValue(name, text, error.message));
    }
  });
  for (const step of steps) step();
}

function describeState({ scenario, latency, market, requests }: MockCore): object {
  return {
    scenario: scenario ?? null,
    clock: new Date(market.now()).toISOString(),
    latency: latency ?? null,
    requests: requests.length,
    scenarios,
  };
}

const SECRET = /auth|cookie|key|token|secret|password|credential/;

/** Any page may read this, and what authenticates a caller may be real, sent by mistake. */
function withoutSecrets({ headers, ...request }: RecordedRequest, { operations }: Contract): RecordedRequest {
  const keyHeaders = operations.flatMap((operation) => operation.keyHeaders.flat());
  const masked = Object.entries(headers).map(([name, value]) => [
    name,
    SECRET.test(name) || keyHeaders.includes(name) ? "***" : value,
  ]);
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
