import {
  type ComposeHeaders,
  createHeaderComposer,
  getSentKey,
  type HttpResponse,
  maskKeys,
  type PipelineOptions,
  type RequestContext,
  type ResponseHeaderOptions,
  type Routed,
  type RouteInfo,
} from "@market-data/http/in-process";
import { creditHeader, keyHeader, type OperationId, sampleHeader } from "@market-data/openapi";
import { EXAMPLES_CLOCK } from "@market-data/sample";
import type { MaybePromise } from "@market-data/scheduler";
import type { Contract } from "./contract/contract.ts";
import type { Override, OverrideOptions } from "./control/overrides.ts";
import type { ExpectedRequests, RecordedRequest } from "./control/recorder.ts";
import type { SessionDeps } from "./control/session.ts";
import { type CallerCheck, checkSessionName, SESSION_HEADER, Sessions } from "./control/sessions.ts";
import { getAddressUsage } from "./http/accounts.ts";
import { BodyFactory } from "./http/body.ts";
import type { GenerateResponse } from "./http/contract-response.ts";
import type { Latency } from "./http/latency.ts";
import type { MockContext, MockRoute, MockState, OperationRoute } from "./http/mock-route.ts";
import { createOperationRoute, type HandlerDeps } from "./http/operation-handler.ts";
import { type MockResponse, NO_STATUS } from "./http/responses.ts";
import { VIOLATION_HEADER } from "./http/violations.ts";
import { type Clock, Markets } from "./market.ts";
import type { ScenarioSetting } from "./scenarios/names.ts";
import type { MockSettings } from "./settings.ts";

/** Controls a mock in tests. */
export interface MockControl {
  /** The newest requests since the start or the last reset, oldest first, up to a maximum number and size. */
  readonly requests: readonly RecordedRequest[];
  /**
   * Sets the scenario of requests without their own preference: one for all requests, or a list with one per request.
   * @throws {RangeError} for an unknown scenario.
   */
  setScenario(scenario: ScenarioSetting | undefined): void;
  /** Sets the clock of the market. @throws {RangeError} for an invalid time. */
  setClock(clock: Clock): void;
  /** Moves the clock. @param ms The move in ms; negative values move the clock back. */
  moveClock(ms: number): void;
  /** Sets the latency of responses. @throws {RangeError} for an invalid latency. */
  setLatency(latency: Latency | undefined): void;
  /**
   * Replaces the response of one operation until its removal or a reset.
   * @returns Removes the override.
   * @throws {TypeError} for an unknown operation, or a body that violates the contract. The message names the place.
   * @throws {RangeError} for an unknown scenario.
   */
  override<Id extends OperationId>(
    operationId: Id,
    response: Override<Id>,
    options?: OverrideOptions,
  ): () => void;
  /**
   * Returns the received requests of an operation.
   * @throws {TypeError} for an unknown operation or parameter.
   * @throws {Error} if the requests do not match the expectations. The message lists all received requests.
   */
  expectRequests(operationId: OperationId, expected?: ExpectedRequests): RecordedRequest[];
  /** Restores the initial settings and clears overrides, requests and used limits. Does not affect other sessions. */
  reset(): void;
  /**
   * Returns the control of one session: only requests with this name in the header `X-Mock-Session` are affected.
   *
   * @throws {RangeError} for a name that is not 1 to 100 letters, digits or one of `. : / _ -`.
   */
  session(name: string): MockControl;
}

const DEFAULT_SLOW_DELAY_MS = 3000;
const DEFAULT_MAX_REQUESTS = 1000;

/** The response headers, including CORS. */
export const HEADERS: ResponseHeaderOptions = {
  keyHeader,
  creditHeader,
  origins: "*",
  vary: ["Prefer", SESSION_HEADER],
  allowedHeaders: "*",
  exposedHeaders: [sampleHeader, VIOLATION_HEADER],
  // Short, because mocks of different projects often use one URL in turn.
  maxAge: 60,
};

/** The pipeline options of the server and of `fetch`. */
type CommonOptions = Omit<
  PipelineOptions<RequestContext, RouteInfo, MockState, never>,
  "getRouter" | "respond"
>;

/** The immutable markets, shared by all mocks of a process. */
const markets = new Markets();

/** The core of the mock for the server, `createMockFetch` and MSW. */
export class MockCore {
  readonly composeHeaders: ComposeHeaders = createHeaderComposer(HEADERS);
  readonly sessions: Sessions;
  readonly #settings: MockSettings;
  readonly #closing = new AbortController();
  readonly #generate: (contract: Contract) => GenerateResponse;
  #contract: Contract;
  /** The lower-case names of the headers with keys. */
  #keyHeaders: readonly string[] = [];

  /**
   * @param generate Generates random responses from schemas.
   * @param checkCaller Checks the permission for named sessions. By default, every caller may use them.
   * @throws {RangeError} for an invalid setting.
   */
  constructor(
    contract: Contract,
    settings: MockSettings,
    generate: (contract: Contract) => GenerateResponse,
    checkCaller: CallerCheck = () => {},
  ) {
    const { clock = EXAMPLES_CLOCK, maxRequests = DEFAULT_MAX_REQUESTS } = settings;
    this.#contract = contract;
    this.#settings = settings;
    this.#generate = generate;
    const deps: SessionDeps = {
      settings: { ...settings, clock, maxRequests },
      markets,
      getContract: () => this.#contract,
    };
    this.sessions = new Sessions(deps, checkCaller);
  }

  /** The current contract. */
  get contract(): Contract {
    return this.#contract;
  }

  /** Ends delayed responses. */
  close(): void {
    this.#closing.abort();
  }

  /** Replaces the current contract. @returns The routes of the operations by path. */
  serve(contract: Contract): [path: string, route: OperationRoute<MockResponse>][] {
    this.#contract = contract;
    this.#keyHeaders = [
      ...new Set([
        keyHeader.toLowerCase(),
        ...contract.operations.flatMap(({ keyHeaders }) => keyHeaders.flat()),
      ]),
    ];
    const { caching = false, slowDelay = DEFAULT_SLOW_DELAY_MS, log = console.error } = this.#settings;
    const deps: HandlerDeps = {
      bodies: new BodyFactory(contract),
      validator: contract.validator,
      generate: this.#generate(contract),
      composeHeaders: this.composeHeaders,
      isCached: caching,
      slowDelay,
      closing: this.#closing.signal,
      log,
    };
    return [...contract.operations, ...contract.streams].map((operation) => [
      operation.facts.path,
      createOperationRoute(operation, deps),
    ]);
  }

  /** The options of the pipeline: headers, clock, request state and the log of failures. */
  get options(): CommonOptions {
    const { log = console.error } = this.#settings;
    return {
      ...HEADERS,
      now: (headers) => this.sessions.find(headers).market.now(),
      createState: () => ({ limits: undefined, record: undefined }),
      onFailure: (error, { method, request }) => {
        const line = `The mock failed to respond to ${method} ${request.url}: ${describeFailure(error)}`;
        log(maskKeys(line, getSentKey(request, keyHeader)));
      },
    };
  }

  /** Handles a routed request: finds the session, records the request, and calls the route. */
  respond<Arrived extends RequestContext, Response>(
    context: Arrived & Routed<MockRoute<Arrived, Response>, MockState>,
  ): MaybePromise<Response | HttpResponse<never>> {
    const { request, route, state, receivedAt } = context;
    this.sessions.check(request.headers);
    const session = this.sessions.find(request.headers);
    if (route.access === "keyless") state.limits = getAddressUsage(receivedAt);
    if ("operationId" in route) {
      const record = session.recorder.record(context, route.operationId, this.#keyHeaders);
      state.record = record;
      return route.respond({ ...context, session, record });
    }
    if (route.access !== "open") {
      state.record = session.recorder.record(context, undefined, this.#keyHeaders);
    }
    return route.respond({ ...context, session });
  }

  /** Completes the record of a request after the response. */
  finish(
    { state: { record }, receivedTicks }: Pick<MockContext, "state" | "receivedTicks">,
    status: number,
  ): void {
    if (record === undefined) return;
    Object.assign(record, status !== NO_STATUS && { status }, {
      duration: performance.now() - receivedTicks,
    });
    this.#settings.onRequest?.(record);
  }
}

/**
 * Returns the functions by which a test controls a mock.
 *
 * @param name The name of the session. Default: the default session.
 */
export function getControl(core: MockCore, name?: string): MockControl {
  // Looks the session up on each call, because an unused session ends and starts again.
  const find = () => core.sessions.get(name);
  return {
    get requests() {
      return find().requests;
    },
    setScenario: (scenario) => find().setScenario(scenario),
    setClock: (clock) => find().setClock(clock),
    moveClock: (ms) => find().moveClock(ms),
    setLatency: (latency) => find().setLatency(latency),
    override: (operationId, response, options) => {
      const session = find();
      const id = session.override(operationId, response, options);
      return () => void session.overrides.remove(id);
    },
    expectRequests: (operationId, expected) => find().expectRequests(operationId, expected),
    reset: () => find().reset(),
    session(other) {
      checkSessionName(other);
      return getControl(core, other);
    },
  };
}

function describeFailure(error: unknown): string {
  const { message, stack } = error as Error;
  return error instanceof TypeError && message.startsWith("The override") ? message : String(stack ?? error);
}
