import { resolve } from "node:path";
import {
  type Access,
  createContractRoute,
  createHeaderComposer,
  createHttpServer,
  JSON_TYPE,
  type Limits,
  type RequestContext,
  type ResponseHeaderOptions,
  type Route,
  Router,
} from "@market-data/http";
import { creditHeader, keyHeader, sampleHeader } from "@market-data/openapi";
import { InvalidContractError } from "@market-data/openapi/contract";
import { EXAMPLES_CLOCK } from "@market-data/sample";
import { type Contract, loadContract, ownContract } from "./contract/load.ts";
import { CONTRACT_PATH } from "./contract/operation.ts";
import { watchFile } from "./contract/watch.ts";
import { addressUsage, planUsage } from "./http/limits.ts";
import { createOperationRoute, type HandlerDeps } from "./http/operation-handler.ts";
import { VIOLATION_HEADER } from "./http/violations.ts";
import { type Clock, Market } from "./market.ts";
import { knownScenarios } from "./preferences.ts";
import { createPrism } from "./prism/prism.ts";
import { isScenarioName, type ScenarioName } from "./scenarios/names.ts";

export interface MockOptions {
  /** The port; 0 takes a free one. 4010 where absent. */
  port?: number;
  /** The address to listen on. 127.0.0.1, which only this machine can reach, where absent. */
  host?: string;
  /** The time of the market. That of the contract's examples, 2026-01-15T12:00:00Z, where absent. */
  clock?: Clock;
  /** The scenario of requests that prefer no other. */
  scenario?: ScenarioName;
  /** A contract of the caller's own: one OpenAPI 3.1 file, YAML or JSON. */
  contract?: string;
  /** Whether to read the contract again whenever its file changes. */
  watch?: boolean;
  /** Whether responses may be cached, as the service's may. True where absent. */
  caching?: boolean;
  /** How long a slow response waits, in ms. 3,000 where absent. */
  wait?: number;
  /** Takes the mock's messages: what a response violates of the contract, and what became of an edit. */
  log?: (line: string) => void;
}

/** A running mock. */
export interface Mock {
  /** The URL, without a slash at the end. */
  readonly url: string;
  /** @throws {RangeError} for a time that is invalid. */
  setClock(clock: Clock): void;
  /** @throws {RangeError} for an unknown scenario. */
  setScenario(scenario: ScenarioName | undefined): void;
  /** Back to the clock and the scenario that the mock was started with. */
  reset(): void;
  /** Ends it, with every connection. */
  close(): Promise<void>;
}

/**
 * Starts a mock of the whole contract.
 *
 * @throws {InvalidContractError} where the contract cannot be served.
 * @throws {RangeError} for an invalid clock or an unknown scenario.
 * @throws {Error} where it cannot listen; `code` is then Node's, for example `EADDRINUSE`.
 */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const { port = 4010, host = "127.0.0.1", clock = EXAMPLES_CLOCK, log = console.error } = options;
  checkScenario(options.scenario);
  const file = resolve(options.contract ?? ownContract());
  const check = options.contract !== undefined;
  const closing = new AbortController();
  const market = new Market(clock);
  let { scenario } = options;
  const deps = {
    prism: createPrism(createHeaderComposer(HEADERS), options.caching ?? true),
    market,
    getScenario: () => scenario,
    wait: options.wait ?? 3000,
    closing: closing.signal,
    log,
  };
  const [contract] = await Promise.all([load(file, check), market.prepare()]);
  let router = createRouter(contract, deps);
  const server = createHttpServer({
    ...HEADERS,
    now: () => market.now(),
    getRouter: () => router,
    middleware: [({ receivedAt }, access) => getLimits(receivedAt, access)],
    onFailure: (error, { request }) =>
      log(`The mock failed to respond to ${request.method} ${request.url}: ${(error as Error).stack}`),
  });
  const url = await server.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE") {
      error.message = `Port ${port} of ${host} is taken by another program. End that program, or choose another port.`;
    }
    throw error;
  });
  const follow = (changed: Contract) => {
    router = createRouter(changed, deps);
  };
  const stopWatching = options.watch === true ? watchContract(file, follow, log) : () => undefined;
  return {
    url,
    setClock: (time) => market.setClock(time),
    setScenario(name) {
      checkScenario(name);
      scenario = name;
    },
    reset() {
      market.setClock(clock);
      scenario = options.scenario;
    },
    close() {
      stopWatching();
      closing.abort();
      return server.close({ drain: 0, timeout: 0 });
    },
  };
}

/** Names of headers, and what pages of other origins may do. */
const HEADERS: ResponseHeaderOptions = {
  keyHeader,
  creditHeader,
  origins: "*",
  vary: ["Prefer"],
  allowedHeaders: ["Prefer"],
  exposedHeaders: [sampleHeader, VIOLATION_HEADER],
  // Not cached for long: one address serves now this project's mock, now another's.
  maxAge: 60,
};

function createRouter({ json, operations }: Contract, deps: HandlerDeps): Router<Route<RequestContext>> {
  const router = new Router<Route<RequestContext>>();
  const read = async () => json;
  router.add(CONTRACT_PATH, createContractRoute({ type: JSON_TYPE, cacheControl: "no-cache", read }));
  for (const operation of operations) router.add(operation.facts.path, createOperationRoute(operation, deps));
  return router;
}

/** What is left to the caller before a request costs anything. */
function getLimits(now: number, access: Access): { limits?: Limits } {
  if (access === "keyed") return { limits: planUsage(now, 0) };
  return access === "keyless" ? { limits: addressUsage(now) } : {};
}

function checkScenario(scenario: string | undefined): void {
  if (scenario === undefined || isScenarioName(scenario)) return;
  throw new RangeError(`Unknown scenario "${scenario}". ${knownScenarios()}`);
}

async function load(file: string, check: boolean): Promise<Contract> {
  try {
    return await loadContract(file, { check });
  } catch (error) {
    if (!(error instanceof InvalidContractError)) throw error;
    throw new InvalidContractError(`The contract ${file} cannot be served. ${error.message}`);
  }
}

/** Reads the contract again whenever it changes; where it is broken then, the last good one stays. */
function watchContract(
  file: string,
  follow: (contract: Contract) => void,
  log: (line: string) => void,
): () => void {
  return watchFile(file, async () => {
    try {
      follow(await loadContract(file, { check: true }));
      log(`The contract ${file} has changed: the mock now serves it as it is.`);
    } catch (error) {
      const { message } = error as Error;
      log(`The contract ${file} is broken, and the mock goes on with the last good one. ${message}`);
    }
  });
}
