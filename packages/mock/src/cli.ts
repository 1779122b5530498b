import { createRequire } from "node:module";
import { SAMPLE_NOTICE } from "@market-data/sample";
import { Command, InvalidArgumentError, Option } from "commander";
import { parseClock, parseScenario } from "./control/parse.ts";
import { type RecordedRequest, toLine } from "./control/recorder.ts";
import { parseHosts } from "./http/check-caller.ts";
import { CONTROL_PREFIX } from "./http/control-routes.ts";
import { parseLatency } from "./http/latency.ts";
import { type MockOptions, parseBasePath, startMock } from "./mock.ts";
import { scenarios } from "./scenarios/names.ts";

const CANNOT_START = 1;
const INVALID_USAGE = 2;

const EXIT_CODES = `
Exit codes:
  0  stopped by Ctrl-C or SIGTERM, or called with --help or --version
  1  not started: the port is in use, the contract cannot be served, or Node is too old
  2  invalid options`;

const SCENARIOS = `
Scenarios, for one request by the header "Prefer: scenario=<name>" or the query parameter "__scenario=<name>":
${Object.entries(scenarios)
  .map(([name, { description }]) => `  ${name.padEnd(18)}${description}`)
  .join("\n")}`;

interface Options
  extends Required<Pick<MockOptions, "port" | "host">>,
    Pick<MockOptions, "basePath" | "watch" | "contract" | "scenario" | "clock" | "latency" | "countLimits">,
    Pick<MockOptions, "caching" | "allowedHosts" | "maxSessions" | "sessionTimeout"> {
  quiet?: boolean;
}

/** Runs the command `market-data-mock`. */
export async function main(argv: readonly string[]): Promise<void> {
  const { version } = createRequire(import.meta.url)("../package.json") as { version: string };
  const program = new Command("market-data-mock")
    .description("Serves a mock of every operation of the Market Data API, with sample data.")
    .version(version)
    .addOption(
      new Option("--port <number>", "the port; 0 selects a free port").default(4010).argParser(parsePort),
    )
    .option("--host <address>", "the address to listen on", "127.0.0.1")
    .addOption(
      new Option("--base-path <path>", "the path before the operation paths, for example /api/v3").argParser(
        toArgParser(parseBasePath),
      ),
    )
    .option("--contract <file>", "a custom contract: one OpenAPI 3.1 or 3.2 file, YAML or JSON")
    .option("--watch", "reload the contract after each change of the file")
    .addOption(
      new Option(
        "--scenario <names>",
        "the scenario of all requests, or a comma-separated list with one scenario per request",
      ).argParser(toArgParser(parseScenario)),
    )
    .addOption(
      new Option(
        "--clock <time>",
        "the time of the market: a fixed time in ISO 8601, or now for a running clock (default: the time of the examples)",
      ).argParser(toArgParser(parseClock)),
    )
    .addOption(
      new Option(
        "--latency <ms>",
        "the latency of responses: 200, a range 100-500, or p50=120,p95=900",
      ).argParser(toArgParser(parseLatency)),
    )
    .option("--count-limits", "count requests and credits against the limits of each key's plan")
    .option("--caching", "let callers cache responses, like the service (default: no caching)")
    .addOption(
      new Option(
        "--allowed-hosts <names>",
        "comma-separated host names, such as names of containers, that may control the mock in addition to this machine",
      ).argParser(toArgParser(parseHosts)),
    )
    .addOption(
      new Option("--max-sessions <number>", "the maximum number of sessions (default: 100)").argParser(
        parseCount,
      ),
    )
    .addOption(
      new Option(
        "--session-timeout <ms>",
        "the time without a request after which a session ends (default: 3600000, one hour)",
      ).argParser(parseCount),
    )
    .option("--quiet", "do not log requests")
    .addHelpText("after", SCENARIOS + EXIT_CODES)
    .showHelpAfterError("(run with --help for a list of options)")
    .exitOverride((error) => {
      process.exit(error.exitCode === 0 ? 0 : INVALID_USAGE);
    })
    .action(run);
  await program.parseAsync(argv);
}

async function run({ quiet, ...options }: Options): Promise<void> {
  const settings = { ...options, log: logWarning, ...(quiet !== true && { onRequest: createRequestLog() }) };
  const mock = await startMock(settings).catch((error: Error & { code?: string }) => {
    console.error(
      error.name === "InvalidContractError" || error.code !== undefined ? error.message : error.stack,
    );
    process.exit(CANNOT_START);
  });
  const { origin } = new URL(mock.url);
  console.log(`
  mock      ${mock.url}
  contract  ${origin}/openapi.json
  control   ${origin}${CONTROL_PREFIX}

  Try:  curl '${mock.url}/v1/cryptocurrency/map?symbol=BTC,ETH'

  ${SAMPLE_NOTICE}
  Press Ctrl-C to stop.
`);
  const stop = () => mock.close().then(() => process.exit(0));
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

/** Logs a line per request. Writes concurrent lines together. */
function createRequestLog(): (request: RecordedRequest) => void {
  let lines = "";
  return (request) => {
    if (lines === "") {
      setImmediate(() => {
        process.stdout.write(lines);
        lines = "";
      });
    }
    lines += `${toLine(request)} ${request.status ?? "reset"} ${request.duration?.toFixed(1)} ms\n`;
  };
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new InvalidArgumentError("It must be an integer from 0 to 65535.");
  return port;
}

function parseCount(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw new InvalidArgumentError("It must be an integer from 1.");
  return Number(text);
}

/** Converts parser errors to Commander errors of the option. */
function toArgParser<Value>(parse: (text: string) => Value): (text: string) => Value {
  return (text) => {
    try {
      return parse(text);
    } catch (error) {
      throw new InvalidArgumentError((error as Error).message);
    }
  };
}

/** Logs a warning, in red on a terminal. */
function logWarning(line: string): void {
  const [on, off] = process.stderr.isTTY ? ["\u001b[1;31m", "\u001b[0m"] : ["", ""];
  console.error(`${on}${line}${off}`);
}
