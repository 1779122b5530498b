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
const WRONG_USE = 2;

const EXIT_CODES = `
Exit codes:
  0  it was stopped (Ctrl-C or SIGTERM), or only asked for help
  1  it could not start: the port is taken, the contract cannot be served, or Node is too old
  2  wrong options`;

const SCENARIOS = `
Scenarios, by the header "Prefer: scenario=<name>" or "__scenario=<name>" in the query:
${Object.entries(scenarios)
  .map(([name, { description }]) => `  ${name.padEnd(18)}${description}`)
  .join("\n")}`;

interface Options
  extends Required<Pick<MockOptions, "port" | "host">>,
    Pick<MockOptions, "basePath" | "watch" | "contract" | "scenario" | "clock" | "latency" | "countLimits">,
    Pick<MockOptions, "caching" | "allowedHosts" | "maxSessions" | "sessionTimeout"> {
  quiet?: boolean;
}

/** The program `market-data-mock`. */
export async function main(argv: readonly string[]): Promise<void> {
  const { version } = createRequire(import.meta.url)("../package.json") as { version: string };
  const program = new Command("market-data-mock")
    .description("Serves a mock of the Market Data API: every operation, on a sample market.")
    .version(version)
    .addOption(
      new Option("--port <number>", "the port; 0 takes a free one").default(4010).argParser(parsePort),
    )
    .option("--host <address>", "the address to listen on", "127.0.0.1")
    .addOption(
      new Option(
        "--base-path <path>",
        "the path before the paths of operations, for example /api/v3",
      ).argParser(parsed(parseBasePath)),
    )
    .option("--contract <file>", "another contract: one OpenAPI 3.1 file, YAML or JSON")
    .option("--watch", "read the contract again whenever its file changes")
    .addOption(
      new Option(
        "--scenario <names>",
        "what every request meets; with commas, each of the next ones",
      ).argParser(parsed(parseScenario)),
    )
    .addOption(
      new Option(
        "--clock <time>",
        "the time of the market, which stands still: ISO 8601; or now, which goes on (default: that of the examples)",
      ).argParser(parsed(parseClock)),
    )
    .addOption(
      new Option(
        "--latency <ms>",
        "how long responses wait: 200, a range 100-500, or p50=120,p95=900",
      ).argParser(parsed(parseLatency)),
    )
    .option("--count-limits", "count what each key uses, so that its plan's limits are reached")
    .option(
      "--caching",
      "let callers cache responses, as the service does (default: they ask again each time)",
    )
    .addOption(
      new Option(
        "--allowed-hosts <names>",
        "names, with commas, by which others than this machine may steer the mock: those of containers",
      ).argParser(parsed(parseHosts)),
    )
    .addOption(
      new Option("--max-sessions <number>", "how many sessions there are at most (default: 100)").argParser(
        parseCount,
      ),
    )
    .addOption(
      new Option(
        "--session-timeout <ms>",
        "after how long without a request a session ends (default: 3600000, an hour)",
      ).argParser(parseCount),
    )
    .option("--quiet", "print no line for each request")
    .addHelpText("after", SCENARIOS + EXIT_CODES)
    .showHelpAfterError("(--help lists the options)")
    .exitOverride((error) => {
      process.exit(error.exitCode === 0 ? 0 : WRONG_USE);
    })
    .action(run);
  await program.parseAsync(argv);
}

async function run({ quiet, ...options }: Options): Promise<void> {
  const settings = { ...options, log: loud, ...(quiet !== true && { onRequest: createRequestLog() }) };
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
  Ctrl-C stops it.
`);
  const stop = () => mock.close().then(() => process.exit(0));
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

/** Prints a line for each request; those that come together in one write. */
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

/** A reader of an option's text, whose errors are those of the option. */
function parsed<Value>(parse: (text: string) => Value): (text: string) => Value {
  return (text) => {
    try {
      return parse(text);
    } catch (error) {
      throw new InvalidArgumentError((error as Error).message);
    }
  };
}

/** What must not be overlooked stands out where the terminal can show it. */
function loud(line: string): void {
  const [on, off] = process.stderr.isTTY ? ["\u001b[1;31m", "\u001b[0m"] : ["", ""];
  console.error(`${on}${line}${off}`);
}
