import { SAMPLE_NOTICE } from "@market-data/sample/notice";
import { errorFields, type Logger } from "@market-data/storage";
import type { Command } from "commander";
import { createLogger } from "../monitoring/logger.ts";
import { tuneCollector } from "../server/collector.ts";
import { type Server, startServer } from "../server/server.ts";
import { lowerPoolPriority } from "../threads/priority.ts";
import { toLocation } from "./location.ts";
import { endWithoutOutput, print } from "./output.ts";
import { toRedisSettings } from "./redis.ts";
import { addServeOptions, loadPlans, type ServeOptions, toSettings } from "./settings.ts";
import { exitSoon, stopSignal } from "./stop-signal.ts";

export function addServe(program: Command): void {
  const command = program
    .command("serve")
    .description("serve the market over HTTP; an empty folder serves the sample market");
  addServeOptions(command).action(serve);
}

async function serve(options: ServeOptions, command: Command): Promise<void> {
  if (options.adminPort === options.port && options.port !== 0) {
    command.error(`error: --port and --admin-port are both ${options.port}. Use different ports.`);
  }
  tuneCollector();
  const plans = loadPlans(options.plans);
  const log = createLogger({ level: options.logLevel });
  const stop = new AbortController();
  const stopping = stopSignal().then(() => stop.abort());
  ignoreOutputErrors(log);
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
    signal: stop.signal,
    ...(options.sample === undefined ? {} : { sample: options.sample }),
    ...(plans === undefined ? {} : { plans }),
  }).catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
  // Stopped before it served.
  if (server === undefined) return;
  await lowerPoolPriority();
  printStart(server, options.demoKeys === true);
  await stopping;
  try {
    await server.close();
  } finally {
    exitSoon();
  }
}

/** A service survives a closed output. Crashes are logged. */
function ignoreOutputErrors(log: Logger): void {
  process.stdout.off("error", endWithoutOutput);
  process.stdout.on("error", () => {});
  process.prependListener("uncaughtException", (error) => {
    log.log("error", "The service crashed.", errorFields(error));
    log.flush();
  });
}

function printStart({ url, adminUrl, isSample, demoKeys }: Server, wantsDemoKeys: boolean): void {
  if (isSample) print(SAMPLE_NOTICE);
  if (wantsDemoKeys && !isSample)
    print("There are no demo keys: demo keys exist for the sample market only.");
  if (demoKeys.length > 0) print("Demo keys:");
  for (const { plan, secret } of demoKeys) print(`  ${plan.padEnd(14)}${secret}`);
  if (adminUrl !== undefined) print(`Health and metrics on ${adminUrl}`);
  // The last line: a program that waits for it has received all lines above.
  print(`Serving on ${url}`);
}
