import { QuoteStreams } from "@market-data/market";
import { findSimilar, type OperationId } from "@market-data/openapi";
import { type Contract, describeUnknownOperation } from "../contract/contract.ts";
import { Accounts } from "../http/accounts.ts";
import { checkLatency, createRandom, type Latency, sampleLatency } from "../http/latency.ts";
import type { Clock, Market, Markets } from "../market.ts";
import { checkScenario, NO_SCENARIO, type ScenarioSetting, type ScenarioStep } from "../scenarios/names.ts";
import type { MockSettings } from "../settings.ts";
import { type OperationOverride, type Override, type OverrideOptions, Overrides } from "./overrides.ts";
import { type ExpectedRequests, findRequested, type RecordedRequest, Recorder } from "./recorder.ts";

/** The dependencies of a session. */
export interface SessionDeps {
  /** The initial settings of every session. */
  readonly settings: MockSettings & { readonly clock: Clock; readonly maxRequests: number };
  readonly markets: Markets;
  /** Returns the current contract. */
  readonly getContract: () => Contract;
}

/** @throws {TypeError} for an unknown operation or parameter, which could never match. */
function checkExpected(
  contract: Contract,
  operationId: string,
  { parameters = {} }: ExpectedRequests = {},
): void {
  const operation = [...contract.operations, ...contract.streams].find(({ id }) => id === operationId);
  if (operation === undefined) throw new TypeError(describeUnknownOperation(contract, operationId));
  const known = operation.facts.parameters.map(({ name }) => name);
  for (const name of Object.keys(parameters)) {
    // Recorded requests include preferences of the mock.
    if (name.startsWith("__") || known.includes(name)) continue;
    const similar = findSimilar(name, known);
    const hint =
      similar === undefined ? `Known parameters: ${known.join(", ")}.` : `Did you mean "${similar}"?`;
    throw new TypeError(`Unknown parameter "${name}" of ${operationId}. ${hint}`);
  }
}

/** The state of a session: settings, recorded requests and used limits. */
export class Session {
  readonly accounts: Accounts;
  readonly overrides = new Overrides();
  readonly recorder: Recorder;
  /** The open streams of quotes. */
  readonly quotes: QuoteStreams<string>;
  readonly #deps: SessionDeps;
  #clock: Clock;
  /** The offset of the clock in ms. */
  #moved = 0;
  #market: Market;
  #scenario: ScenarioSetting | undefined;
  #latency: Latency | undefined;
  #random: () => number;

  /** @throws {RangeError} for an invalid setting. */
  constructor(deps: SessionDeps) {
    const { clock, scenario, latency, seed = 1, maxRequests, plans, countLimits } = deps.settings;
    checkScenario(scenario);
    if (latency !== undefined) checkLatency(latency);
    this.#deps = deps;
    this.accounts = new Accounts(plans, countLimits);
    this.recorder = new Recorder(maxRequests);
    this.#clock = clock;
    this.#market = deps.markets.get(clock);
    this.#scenario = scenario;
    this.#latency = latency;
    this.#random = createRandom(seed);
    const session = this;
    this.quotes = new QuoteStreams({
      getStore: () => this.#market.store,
      now: () => this.#market.now(),
      // A moved clock has a different market, whose revisions begin again.
      get instance() {
        return `mock-${session.#market.number}`;
      },
      encode: (text) => text,
    });
  }

  /** The market at the time of this session's clock. */
  get market(): Market {
    return this.#market;
  }

  /** The scenario of the next requests. Used steps of a list are removed. */
  get scenario(): ScenarioSetting | undefined {
    return this.#scenario;
  }

  get latency(): Latency | undefined {
    return this.#latency;
  }

  get requests(): readonly RecordedRequest[] {
    return this.recorder.requests;
  }

  setScenario(scenario: ScenarioSetting | undefined): void {
    checkScenario(scenario);
    this.#scenario = scenario;
  }

  setClock(clock: Clock): void {
    this.#market = this.#deps.markets.get(clock);
    this.#clock = clock;
    this.#moved = 0;
  }

  moveClock(ms: number): void {
    this.#market = this.#deps.markets.get(this.#clock, this.#moved + ms);
    this.#moved += ms;
  }

  setLatency(latency: Latency | undefined): void {
    if (latency !== undefined) checkLatency(latency);
    this.#latency = latency;
  }

  /** @returns The id of the override. */
  override<Id extends OperationId>(
    operationId: Id,
    response: Override<Id>,
    options?: OverrideOptions,
  ): number {
    return this.overrides.add(this.#deps.getContract(), operationId, response, options);
  }

  /** @throws {TypeError} for an unknown operation or parameter. */
  expectRequests(operationId: OperationId, expected?: ExpectedRequests): RecordedRequest[] {
    checkExpected(this.#deps.getContract(), operationId, expected);
    return findRequested(this.requests, operationId, expected);
  }

  reset(): void {
    const { clock, scenario, latency, seed = 1 } = this.#deps.settings;
    this.setClock(clock);
    this.setScenario(scenario);
    this.#latency = latency;
    this.#random = createRandom(seed);
    this.overrides.clear();
    this.recorder.clear();
    this.accounts.reset();
  }

  /** Returns the override for the next request of an operation. */
  takeOverride(operationId: string): OperationOverride | undefined {
    return this.overrides.take(operationId);
  }

  /** Returns the scenario for the next request without an override. */
  takeScenario(): ScenarioStep {
    if (typeof this.#scenario !== "object") return this.#scenario ?? NO_SCENARIO;
    const [step = NO_SCENARIO, ...rest] = this.#scenario;
    this.#scenario = rest.length === 0 ? undefined : rest;
    return step;
  }

  /** Returns a random latency for the next response, in ms. */
  sampleLatency(): number {
    return this.#latency === undefined ? 0 : sampleLatency(this.#latency, this.#random);
  }
}
