import {
  type Access,
  type ComposeHeaders,
  createHeaderComposer,
  type DispatchOptions,
  getSentKey,
  type Limits,
  maskKeys,
  type ResponseHeaderOptions,
  type Route,
} from "@market-data/http/in-process";
import { creditHeader, keyHeader, type OperationId, sampleHeader } from "@market-data/openapi";
import { EXAMPLES_CLOCK } from "@market-data/sample";
import type { Contract } from "./contract/contract.ts";
import type { Override, OverrideOptions } from "./control/overrides.ts";
import type { ExpectedRequests, RecordedRequest } from "./control/recorder.ts";
import type { SessionDeps } from "./control/session.ts";
import { type CallerCheck, checkSessionName, SESSION_HEADER, Sessions } from "./control/sessions.ts";
import { addressUsage, type PlansByKey } from "./http/accounts.ts";
import { BodyMaker } from "./http/body.ts";
import type { Generate } from "./http/contract-response.ts";
import type { Latency } from "./http/latency.ts";
import { createOperationRoute, type HandlerDeps, type MockContext } from "./http/operation-handler.ts";
import { type MockResponse, NO_STATUS } from "./http/responses.ts";
import { VIOLATION_HEADER } from "./http/violations.ts";
import { type Clock, Markets } from "./market.ts";
import type { ScenarioSetting } from "./scenarios/names.ts";

/** How a mock behaves, however it is called. */
export interface MockSettings {
  /** The time of the market. That of the contract's examples, 2026-01-15T12:00:00Z, where absent. */
  clock?: Clock;
  /** What requests that prefer no scenario meet. */
  scenario?: ScenarioSetting;
  /** How long every response waits, in ms. Not at all where absent. */
  latency?: Latency;
  /** What the random part of latency begins with: the same number, the same times. 1 where absent. */
  seed?: number;
  /** Whether what a key uses counts, so that a limit is reached by itself. False where absent. */
  countLimits?: boolean;
  /** The plans of keys. Keys named here and the demo keys have theirs; every other one has the largest. */
  plans?: PlansByKey;
  /**
   * Whether responses may be cached, as the service's may. Where false, which is the default, pages ask again each time, so
   * that a scenario reaches a page that is open.
   */
  caching?: boolean;
  /** How long a response of the scenario `slow` waits, in ms. 3,000 where absent. */
  wait?: number;
  /** How many requests of each session are recorded; the oldest are forgotten. 1,000 where absent. */
  maxRequests?: number;
  /** How many sessions there are at most; another one takes the place of the one longest unused. 100 where absent. */
  maxSessions?: number;
  /** After how long without a request a session ends, in ms. 3,600,000, an hour, where absent. */
  sessionTimeout?: number;
  /** Takes the mock's messages: what a response violates of the contract, and what became of an edit. */
  log?: (line: string) => void;
  /** Called with each request when there is a response to it. */
  onRequest?: (request: RecordedRequest) => void;
}

/** How a test steers a mock, and looks at what it received. */
export interface MockControl {
  /** The requests since the start or the last reset, the newest last. */
  readonly requests: readonly RecordedRequest[];
  /**
   * Sets what requests that prefer nothing meet: one scenario, or one for each of the next requests.
   * @throws {RangeError} for an unknown scenario.
   */
  setScenario(scenario: ScenarioSetting | undefined): void;
  /** @throws {RangeError} for a time that is invalid. */
  setClock(clock: Clock): void;
  /** Moves the clock on. @param ms How far; negative for back. */
  moveClock(ms: number): void;
  /** @throws {RangeError} for times that are none. */
  setLatency(latency: Latency | undefined): void;
  /**
   * Sets what one operation responds with, until it is removed or the mock is reset.
   * @returns Removes it.
   * @throws {TypeError} for an unknown operation, or a body that does not fit the contract, with the place.
   * @throws {RangeError} for an unknown scenario.
   */
  override<Id extends OperationId>(
    operationId: Id,
    response: Override<Id>,
    options?: OverrideOptions,
  ): () => void;
  /**
   * The requests for an operation.
   * @throws {TypeError} for an unknown operation or parameter.
   * @throws {Error} where they are not as expected; the message lists those that came.
   */
  expectRequests(operationId: OperationId, expected?: ExpectedRequests): RecordedRequest[];
  /** Back to the settings of the start; overrides, requests and what was used are forgotten. Other sessions stay as they are. */
  reset(): void;
  /**
   * The control of what requests with the header `X-Mock-Session` meet, and of no others.
   *
   * @throws {RangeError} for a name that is not 1 to 100 letters, digits or one of `. : / _ -`.
   */
  session(name: string): MockControl;
}

const DEFAULT_WAIT_MS = 3000;
const DEFAULT_MAX_REQUESTS = 1000;

/** Names of headers, and what pages of other origins may do. */
export const HEADERS: ResponseHeaderOptions = {
  keyHeader,
  creditHeader,
  origins: "*",
  vary: ["Prefer", SESSION_HEADER],
  allowedHeaders: "*",
  exposedHeaders: [sampleHeader, VIOLATION_HEADER],
  // Not cached for long: one address serves now this project's mock, now another's.
  maxAge: 60,
};

/** What every request passes, however it came. */
type Steps = Pick<DispatchOptions<MockContext, MockResponse>, "keyHeader" | "now" | "onFailure"> & {
  readonly middleware: readonly ((
    context: MockContext,
    access: Access,
  ) => Partial<Pick<MockContext, "limits" | "record" | "session">>)[];
};

/** All mocks of a process share the markets: nobody changes one. */
const markets = new Markets();

/** The mock itself, which a server, a `fetch` or MSW hand requests to. */
export class MockCore {
  readonly composeHeaders: ComposeHeaders = createHeaderComposer(HEADERS);
  readonly sessions: Sessions;
  readonly #settings: MockSettings;
  readonly #closing = new AbortController();
  readonly #generate: (contract: Contract) => Generate;
  #contract: Contract;
  /** The headers that carry keys, in lower case. */
  #keyHeaders: readonly string[] = [];

  /**
   * @param generate Makes up responses from schemas.
   * @param checkCaller Finds out who may have a named session. Everybody where absent.
   * @throws {RangeError} for a setting that does not fit.
   */
  constructor(
    contract: Contract,
    settings: MockSettings,
    generate: (contract: Contract) => Generate,
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

  /** The contract that is served now. */
  get contract(): Contract {
    return this.#contract;
  }

  /** Ends responses that wait. */
  close(): void {
    this.#closing.abort();
  }

  /** Serves a contract from now on. @returns The routes of its operations, with their paths. */
  serve(contract: Contract): [path: string, route: Route<MockContext, MockResponse>][] {
    this.#contract = contract;
    this.#keyHeaders = [
      ...new Set([
        keyHeader.toLowerCase(),
        ...contract.operations.flatMap(({ keyHeaders }) => keyHeaders.flat()),
      ]),
    ];
    const { caching = false, wait = DEFAULT_WAIT_MS, log = console.error } = this.#settings;
    const deps: HandlerDeps = {
      bodies: new BodyMaker(contract),
      validator: contract.validator,
      generate: this.#generate(contract),
      composeHeaders: this.composeHeaders,
      isCached: caching,
      wait,
      closing: this.#closing.signal,
      log,
    };
    return contract.operations.map((operation) => [
      operation.facts.path,
      createOperationRoute(operation, deps),
    ]);
  }

  /** What every request passes, and what is done about failures. */
  get steps(): Steps {
    const { log = console.error } = this.#settings;
    return {
      keyHeader,
      now: (headers) => this.sessions.find(headers).market.now(),
      middleware: [
        ({ request: { headers } }) => {
          this.sessions.check(headers);
          return { session: this.sessions.find(headers) };
        },
        ({ receivedAt }, access) => this.#getLimits(receivedAt, access),
        (context, access) => (access === "open" ? {} : this.#record(context)),
      ],
      onFailure: (error, { method, request }) => {
        const line = `The mock failed to respond to ${method} ${request.url}: ${describeFailure(error)}`;
        log(maskKeys(line, getSentKey(request, keyHeader)));
      },
    };
  }

  /** To be called when there is a response. */
  finish({ record, receivedTicks }: MockContext, status: number): void {
    if (record === undefined) return;
    Object.assign(record, status !== NO_STATUS && { status }, {
      duration: performance.now() - receivedTicks,
    });
    this.#settings.onRequest?.(record);
  }

  #record(context: MockContext): Pick<MockContext, "record"> {
    const name = context.route?.name;
    const isOperation = this.#contract.operations.some(({ id }) => id === name);
    const { recorder } = context.session;
    return { record: recorder.record(context, isOperation ? name : undefined, this.#keyHeaders) };
  }

  /** What is left to the caller before a request costs anything. */
  #getLimits(now: number, access: Access): { limits?: Limits } {
    return access === "keyless" ? { limits: addressUsage(now) } : {};
  }
}

/**
 * Returns the functions by which a test controls a mock.
 *
 * @param name The name of the session; the default session if absent.
 */
export function getControl(core: MockCore, name?: string): MockControl {
  // Named sessions end when nobody uses them, and begin again.
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
