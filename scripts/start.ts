// Runs service, mock and the built reference site in separate processes: pnpm start --help

import { Command } from "commander";
import { runScript, ScriptError } from "./run-script.ts";
import { createBanner, getDemoKey } from "./start/banner.ts";
import { checkPorts, HOST } from "./start/check-ports.ts";
import { type Copy, startCopy } from "./start/copy.ts";
import { endWithRunner } from "./start/end-with-runner.ts";
import { OTHER_PORTS, parsePorts } from "./start/options.ts";
import { runSystem } from "./start/run-system.ts";
import { createSystem, docsEnvironment, untilSignal } from "./start/system.ts";
import { turboQuietly } from "./turbo.ts";

endWithRunner();
await runScript(start);
process.exit();

async function start(): Promise<number> {
  const command = new Command("start")
    .description("Run service, mock and reference site.")
    .option("--follow", `also run a second service that follows the first, on port ${OTHER_PORTS.copy}`);
  const ports = parsePorts(command, process.argv.slice(2));
  await checkPorts(ports);
  console.log("Updating the generated files ...");
  if (!(await turboQuietly(["generate"]))) return 1;
  // Service and mock load `dist/openapi.json`, which this build writes.
  if (!(await turboQuietly(["build", "--filter=@market-data/openapi"]))) return 1;
  const { service, mock, docs } = createSystem(ports, "built", console.log);
  let copy: Promise<Copy> | undefined;
  const areAllRunning = await runSystem(
    {
      servers: [service, mock],
      docs,
      buildSite: () => turboQuietly(["build", "--filter=@market-data/docs"], docsEnvironment(ports)),
      onServed: async () => {
        console.log(await createBanner(service.welcome, ports));
        if (!command.opts()["follow"]) return;
        const demoKey = getDemoKey(service.welcome);
        if (demoKey === undefined)
          throw new ScriptError("--follow needs the sample market: remove the folder .data.");
        const upstream = `http://${HOST}:${ports.service}`;
        copy = startCopy({ upstream, demoKey, port: OTHER_PORTS.copy, print: console.log });
        console.log(`${describeCopy(await copy)}\n`);
      },
    },
    untilSignal(),
  ).finally(async () => (await copy?.catch(() => undefined))?.stop());
  // Failures are already printed. The exit code reports them too.
  return areAllRunning ? 0 : 1;
}

/** The address of a copy, and the command that shows its prices. */
function describeCopy({ url, key }: Copy): string {
  const lines = [
    `copy     ${url.padEnd(24)}a second service, which follows the first`,
    "",
    `$ MARKET_DATA_URL=${url} MARKET_DATA_KEY=${key} npx -y pnpm@10.34.9 --filter @market-data/test-dashboard dev`,
  ];
  return lines.map((line) => line && `  ${line}`).join("\n");
}
