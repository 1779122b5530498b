import {
  type Access,
  type ComposeHeaders,
  createHeaderComposer,
  type DispatchOptions,
  type Limits,
  type ResponseHeaderOptions,
  type Route,
} from "@market-data/http/in-process";
import { creditHeader, keyHeader, type OperationId, sampleHeader } from "@market-data/openapi";
import { EXAMPLES_CLOCK } from "@market-data/sample";
import type { operations } from "@market-data/types";
import type { Contract } from "./contract/contract.ts";
import { type OverrideOptions, Overrides } from "./control/overrides.ts";
import { type ExpectedRequests, findRequested, type RecordedRequest, Recorder } from "./control/recorder.ts";
import { Accounts, addressUsage, type PlansByKey } from "./http/accounts.ts";
import { BodyMaker } from "./http/body.ts";
import type { Generate } from "./http/contract-response.ts";
import { checkLatency, createRandom, type Latency, sampleLatency } from "./http/latency.ts";
import { createOperationRoute, type HandlerDeps, type MockContext } from "./http/operation-handler.ts";
import type { MockResponse } from "./http/responses.ts";
import { VIOLATION_HEADER } from "./http/violations.ts";
import { type Clock, Market } from "./market.ts";
import { isScenarioName, knownScenarios, NO_SCENARIO, type ScenarioStep } from "./scenarios/names.ts";

/** What requests meet: one scenario, or one for each request in turn and none after the last. */
export type ScenarioSetting = ScenarioStep | readonly ScenarioStep[];

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
  /** Whether responses may be cached, as the service's may. True where absent. */
  caching?: boolean;
  /** How long a response of the scenario `slow` waits, in ms. 3,000 where absent. */
  wait?: number;
  /** How many requests are recorded; the oldest are forgotten. 1,000 where absent. */
  maxRequests?: number;
  /** Takes the mock's messages: what a response violates of the contract, and what became of an edit. */
  log?: (line: string) => void;
  /** Called with each request when there is a response to it. */
  onRequest?: (request: RecordedRequest) => void;
}

/** The body of an operation's success. */
export type ResponseBody<Id extends OperationId> =
  operations[Id]["responses"][200]["content"]["application/json"];

/** The same, whose status may be left out. */
export type OverrideBody<Id extends OperationId> =
  ResponseBody<Id> extends { status: unknown } ? Omit<ResponseBody<Id>, "status"> : ResponseBody<Id>;

/** What an operation responds with: a body, a function that changes the market's, or a scenario. */
export type Override<Id extends OperationId> =
  | OverrideBody<Id>
  | ((body: ResponseBody<Id>, request: RecordedRequest) => OverrideBody<Id>)
  | ScenarioStep;

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
   * @throws {Error} where they are not as expected; the message lists those that came.
   */
  expectRequests(operationId: OperationId, expected?: ExpectedRequests): RecordedRequest[];
  /** Back to the settings of the start; overrides, requests and what was used are forgotten. */
  reset(): void;
}

const DEFAULT_WAIT_MS = 3000;
const DEFAULT_MAX_REQUESTS = 1000;

/** Names of headers, and what pages of other origins may do. */
export const HEADERS: ResponseHeaderOptions = {
  keyHeader,
  creditHeader,
  origins: "*",
  vary: ["Prefer"],
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
  ) => Partial<Pick<MockContext, "limits" | "record">>)[];
};

/** The mock itself, which a server, a `fetch` or MSW hand requests to. */
export class MockCore implements MockControl {
  readonly composeHeaders: ComposeHeaders = createHeaderComposer(HEADERS);
  readonly market: Market;
  readonly #settings: MockSettings;
  readonly #clock: Clock;
  readonly #accounts: Accounts;
  readonly #recorder: Recorder;
  readonly #overrides = new Overrides();
  readonly #closing = new AbortController();
  readonly #generate: (contract: Contract) => Generate;
  #scenario: ScenarioSetting | undefined;
  #taken = 0;
  #latency: Latency | undefined;
  #random: () => number;
  #contract: Contract;

  /**
   * @param generate Makes up responses from schemas.
   * @throws {RangeError} for a setting that does not fit.
   */
  constructor(contract: Contract, settings: MockSettings, generate: (contract: Contract) => Generate) {
    const { clock = EXAMPLES_CLOCK, scenario, latency, maxRequests = DEFAULT_MAX_REQUESTS } = settings;
    checkScenario(scenario);
    if (latency !== undefined) checkLatency(latency);
    this.#contract = contract;
    this.#settings = settings;
    this.#clock = clock;
    this.#generate = generate;
    this.#accounts = new Accounts(settings.plans, settings.countLimits);
    this.#recorder = new Recorder(maxRequests);
    this.market = new Market(clock);
    this.#scenario = scenario;
    this.#latency = latency;
    this.#random = createRandom(settings.seed ?? 1);
  }

  get requests(): readonly RecordedRequest[] {
    return this.#recorder.requests;
  }

  get scenario(): ScenarioSetting | undefined {
    return this.#scenario;
  }

  get latency(): Latency | undefined {
    return this.#latency;
  }

  /** The contract that is served now. */
  get contract(): Contract {
    return this.#contract;
  }

  setScenario(scenario: ScenarioSetting | undefined): void {
    checkScenario(scenario);
    this.#scenario = scenario;
    this.#taken = 0;
  }

  setClock(clock: Clock): void {
    this.market.setClock(clock);
  }

  moveClock(ms: number): void {
    this.market.moveClock(ms);
  }

  setLatency(latency: Latency | undefined): void {
    if (latency !== undefined) checkLatency(latency);
    this.#latency = latency;
  }

  override<Id extends OperationId>(
    operationId: Id,
    response: Override<Id>,
    options?: OverrideOptions,
  ): () => void {
    return this.#overrides.add(this.#contract, operationId, response, options);
  }

  expectRequests(operationId: OperationId, expected?: ExpectedRequests): RecordedRequest[] {
    return findRequested(this.requests, operationId, expected);
  }

  reset(): void {
    this.setClock(this.#clock);
    this.setScenario(this.#settings.scenario);
    this.#latency = this.#settings.latency;
    this.#random = createRandom(this.#settings.seed ?? 1);
    this.#overrides.clear();
    this.#recorder.clear();
    this.#accounts.reset();
  }

  /** Ends responses that wait. */
  close(): void {
    this.#closing.abort();
  }

  /** Serves a contract from now on. @returns The routes of its operations, with their paths. */
  serve(contract: Contract): [path: string, route: Route<MockContext, MockResponse>][] {
    this.#contract = contract;
    const { caching = true, wait = DEFAULT_WAIT_MS, log = console.error } = this.#settings;
    const deps: HandlerDeps = {
      market: this.market,
      accounts: this.#accounts,
      bodies: new BodyMaker(contract),
      validator: contract.validator,
      generate: this.#generate(contract),
      composeHeaders: this.composeHeaders,
      isCached: caching,
      takeOverride: (operationId) => this.#overrides.take(operationId),
      takeScenario: () => this.#takeScenario(),
      sampleLatency: () => (this.#latency === undefined ? 0 : sampleLatency(this.#latency, this.#random)),
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
      now: () => this.market.now(),
      middleware: [
        ({ receivedAt }, access) => this.#getLimits(receivedAt, access),
        (context, access) => (access === "open" ? {} : this.#record(context)),
      ],
      onFailure: (error, { method, request }) =>
        log(`The mock failed to respond to ${method} ${request.url}: ${describeFailure(error)}`),
    };
  }

  /** To be called when there is a response. */
  finish({ record, receivedTicks }: MockContext, status: number): void {
    if (record === undefined) return;
    Object.assign(record, { status, duration: performance.now() - receivedTicks });
    this.#settings.onRequest?.(record);
  }

  #record(context: MockContext): Pick<MockContext, "record"> {
    const name = context.route?.name;
    const isOperation = this.#contract.operations.some(({ id }) => id === name);
    return { record: this.#recorder.record(context, isOperation ? name : undefined) };
  }

  /** What is left to the caller before a request costs anything. */
  #getLimits(now: number, access: Access): { limits?: Limits } {
    return access === "keyless" ? { limits: addressUsage(now) } : {};
  }

  #takeScenario(): ScenarioStep {
    if (typeof this.#scenario !== "object") return this.#scenario ?? NO_SCENARIO;
    return this.#scenario[this.#taken++] ?? NO_SCENARIO;
  }
}

/** What a test steers a mock by, as members of whatever it is called through. */
export function getControl(core: MockCore): MockControl {
  return {
    requests: core.requests,
    setScenario: (scenario) => core.setScenario(scenario),
    setClock: (clock) => core.setClock(clock),
    moveClock: (ms) => core.moveClock(ms),
    setLatency: (latency) => core.setLatency(latency),
    override: (operationId, response, options) => core.override(operationId, response, options),
    expectRequests: (operationId, expected) => core.expectRequests(operationId, expected),
    reset: () => core.reset(),
  };
}

/** @throws {RangeError} for a scenario that there is not. */
export function checkScenario(scenario: ScenarioSetting | undefined): void {
  for (const step of scenario === undefined ? [] : [scenario].flat()) {
    if (step === NO_SCENARIO || isScenarioName(step)) continue;
    throw new RangeError(`Unknown scenario "${step}". ${knownScenarios()}`);
  }
}

function describeFailure(error: unknown): string {
  const { message, stack } = error as Error;
  return error instanceof TypeError && message.startsWith("The override") ? message : String(stack ?? error);
}
