import { createServer, type Server } from "node:http";
import { type AddressInfo, isIPv6 } from "node:net";
import { resolve } from "node:path";
import { InvalidContractError } from "@market-data/openapi/contract";
import { EXAMPLES_CLOCK } from "@market-data/sample";
import { type Contract, loadContract, ownContract } from "./contract/load.ts";
import { watchFile } from "./contract/watch.ts";
import { answerFault } from "./http/client-faults.ts";
import { requestHandler, type Served } from "./http/handler.ts";
import { type Clock, Market } from "./market.ts";
import { knownScenarios } from "./preferences.ts";
import { isScenarioName, type ScenarioName } from "./scenarios/names.ts";

export interface MockOptions {
  /** The port; 0 takes a free one. 4010 where absent. */
  port?: number;
  /** The address to listen on. 127.0.0.1, which only this machine can reach, where absent. */
  host?: string;
  /** The time that answers are of. That of the contract's examples, 2026-01-15T12:00:00Z, where absent. */
  clock?: Clock;
  /** What every call meets that prefers no other scenario. */
  scenario?: ScenarioName;
  /** A contract of the caller's own: one OpenAPI 3.1 file, YAML or JSON. */
  contract?: string;
  /** Whether to read the contract again whenever its file changes. */
  watch?: boolean;
  /** Whether answers say how long they may be kept, as the service's do. True where absent. */
  caching?: boolean;
  /** How long a slow answer waits, in ms. 3,000 where absent. */
  wait?: number;
  /** Takes the mock's messages: what an answer breaks of the contract, and what became of an edit. */
  log?: (line: string) => void;
}

/** A running mock. */
export interface Mock {
  /** The address, without a slash at the end. */
  readonly url: string;
  /** @throws {RangeError} for a time that is none. */
  setClock(clock: Clock): void;
  /** @throws {RangeError} for a scenario that there is not. */
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
 * @throws {RangeError} for a clock or scenario that is none.
 * @throws {Error} where it cannot listen; `code` is then Node's, for example `EADDRINUSE`.
 */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const { port = 4010, host = "127.0.0.1", clock = EXAMPLES_CLOCK, log = console.error } = options;
  checkScenario(options.scenario);
  const file = resolve(options.contract ?? ownContract());
  const check = options.contract !== undefined;
  const closing = new AbortController();
  const market = new Market(clock);
  const [contract] = await Promise.all([load(file, check), market.prepare()]);
  const state = {
    contract,
    market,
    scenario: options.scenario,
    caching: options.caching ?? true,
    wait: options.wait ?? 3000,
    closing: closing.signal,
    log,
  } satisfies Served as { -readonly [Key in keyof Served]: Served[Key] };

  const server = createServer(requestHandler(state));
  server.on("clientError", (error, socket) => answerFault(error, socket, market.now()));
  await listen(server, port, host);
  const stopWatching = options.watch === true ? follow(file, state) : () => undefined;
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${isIPv6(host) ? `[${host}]` : host}:${taken}`,
    setClock: (time) => market.setClock(time),
    setScenario(scenario) {
      checkScenario(scenario);
      state.scenario = scenario;
    },
    reset() {
      market.setClock(clock);
      state.scenario = options.scenario;
    },
    close() {
      stopWatching();
      closing.abort();
      return close(server);
    },
  };
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
function follow(file: string, state: { contract: Contract; log: (line: string) => void }): () => void {
  return watchFile(file, async () => {
    try {
      state.contract = await loadContract(file, { check: true });
      state.log(`The contract ${file} has changed: the mock now serves it as it is.`);
    } catch (error) {
      const { message } = error as Error;
      state.log(`The contract ${file} is broken, and the mock goes on with the last good one. ${message}`);
    }
  });
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((done, failed) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") {
        error.message = `Port ${port} of ${host} is taken by another program. End that program, or choose another port.`;
      }
      failed(error);
    });
    server.listen(port, host, done);
  });
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done, failed) => server.close((error) => (error ? failed(error) : done())));
}
