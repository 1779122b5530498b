import { SAMPLE_NOTICE } from "@market-data/sample/notice";
import type { SingleBar } from "cli-progress";
import type { Command } from "commander";
import { createLogger, errorFields, type Logger } from "../observing/logger.ts";
import { tuneCollector } from "../server/collector.ts";
import type { SampleProgress } from "../server/sample-market.ts";
import { type Server, startServer } from "../server/start-server.ts";
import { lowerPoolPriority } from "../threads/priority.ts";
import { toLocation } from "./location.ts";
import { endWithoutOutput, say } from "./output.ts";
import { toRedisSettings } from "./redis.ts";
import { addServeOptions, loadPlans, type ServeOptions, toSettings } from "./settings.ts";
import { endSoon, stopSignal } from "./stop-signal.ts";

export function addServe(program: Command): void {
  const command = program
    .command("serve")
    .description("serve the market over HTTP; an empty folder becomes the sample market first");
  addServeOptions(command).action(serve);
}

async function serve(options: ServeOptions, command: Command): Promise<void> {
  if (options.adminPort === options.port && options.port !== 0) {
    command.error(`error: --port and --admin-port are both ${options.port}. Give each its own.`);
  }
  tuneCollector();
  const plans = loadPlans(options.plans);
  const log = createLogger({ level: options.logLevel });
  const stop = new AbortController();
  const stopping = stopSignal().then(() => stop.abort());
  goOnWithoutOutput(log);
  const server = await startServer({
    data: toLocation(options),
    host: options.host,
    port: options.port,
    adminPort: options.adminPort,
    threads: options.threads,
    meter: toRedisSettings(options),
    settings: toSettings(options),
    log,
    demoKeys: options.demoKeys === true,
    onProgress: await sampleProgress(),
    signal: stop.signal,
    ...(options.sample === undefined ? {} : { sample: options.sample }),
    ...(plans === undefined ? {} : { plans }),
  }).catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
  // Asked to end before it served.
  if (server === undefined) return;
  await lowerPoolPriority();
  welcome(server, options.demoKeys === true);
  await stopping;
  try {
    await server.close();
  } finally {
    endSoon();
  }
}

/** A service outlives the readers of its output; a mistake that ends it is logged. */
function goOnWithoutOutput(log: Logger): void {
  process.stdout.off("error", endWithoutOutput);
  process.stdout.on("error", () => {});
  process.prependListener("uncaughtException", (error) => {
    log.log("error", "The service crashed.", errorFields(error));
    log.flush();
  });
}

function welcome({ url, adminUrl, isSample, demoKeys }: Server, wantsDemoKeys: boolean): void {
  if (isSample) say(SAMPLE_NOTICE);
  if (wantsDemoKeys && !isSample) say("There are no demo keys: they are for the sample market only.");
  if (demoKeys.length > 0) say("Keys for trying out:");
  for (const { plan, secret } of demoKeys) say(`  ${plan.padEnd(14)}${secret}`);
  if (adminUrl !== undefined) say(`Health and metrics on ${adminUrl}`);
  // The last line, so that a program that waits for it has read the others.
  say(`Serving on ${url}`);
}

/** A candle on a terminal, a line before and after elsewhere. */
async function sampleProgress(): Promise<(progress: SampleProgress) => void> {
  // What draws it is loaded only for a terminal.
  const cliProgress = process.stderr.isTTY ? await import("cli-progress") : undefined;
  let candle: SingleBar | undefined;
  return ({ done, total, rows }) => {
    if (cliProgress === undefined) {
      if (done === 1) process.stderr.write("Making the sample market ...\n");
      if (done === total)
        process.stderr.write(`The sample market has ${rows.toLocaleString("en")} rows of history.\n`);
      return;
    }
    if (candle === undefined) {
      candle = new cliProgress.SingleBar({
        format: "Making the sample market [{bar}] {percentage}% | {rows} rows",
        hideCursor: true,
      });
      candle.start(total, 0, { rows: 0 });
    }
    candle.update(done, { rows: rows.toLocaleString("en") });
    if (done === total) candle.stop();
  };
}
