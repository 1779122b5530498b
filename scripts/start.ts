// Runs service, mock and the built reference site in separate processes: pnpm start --help
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
  console.log("Updating the generated files ...");
  if (!(await turboQuietly(["generate"]))) return 1;
  // Service and mock load `dist/openapi.json`, which this build writes.
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
  // Failures are already printed. The exit code reports them too.
  return areAllRunning ? 0 : 1;
}
