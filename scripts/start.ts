// Runs service, mock and the built reference site, each in a process of its own: pnpm start --help
import { runScript } from "./run-script.ts";
import { createBanner } from "./start/banner.ts";
import { checkPorts } from "./start/check-ports.ts";
import { endWithRunner } from "./start/end-with-runner.ts";
import { parsePorts } from "./start/options.ts";
import { runSystem } from "./start/run-system.ts";
import { createSystem, docsEnvironment, untilSignal } from "./start/system.ts";
import { turboQuietly } from "./turbo.ts";

endWithRunner();
await runScript(start);
process.exit();

async function start(): Promise<number> {
  const ports = parsePorts("start", "Run service, mock and reference site.", process.argv.slice(2));
  await checkPorts(ports);
  console.log("Bringing the generated files up to date ...");
  if (!(await turboQuietly(["generate"]))) return 1;
  // What service and mock read.
  if (!(await turboQuietly(["build", "--filter=@market-data/openapi"]))) return 1;
  const { service, mock, docs } = createSystem(ports, "built", console.log);
  const areAllRunning = await runSystem(
    {
      servers: [service, mock],
      docs,
      buildSite: () => turboQuietly(["build", "--filter=@market-data/docs"], docsEnvironment(ports)),
      onServed: async () => console.log(await createBanner(service.welcome, ports)),
    },
    untilSignal(),
  );
  // What ended or failed has been printed, and the others went on; the exit code says it too.
  return areAllRunning ? 0 : 1;
}
