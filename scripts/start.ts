// Runs service, mock and the built reference site, each in a process of its own: pnpm start --help
import { runScript } from "./run-script.ts";
import { createBanner } from "./start/banner.ts";
import { checkPorts } from "./start/check-ports.ts";
import { parsePorts } from "./start/options.ts";
import { startAll, stopAll, untilAllEnd } from "./start/program.ts";
import { createSystem, docsEnvironment, untilSignal } from "./start/system.ts";
import { turboQuietly } from "./turbo.ts";

await runScript(start);
process.exit();

async function start(): Promise<number> {
  const ports = parsePorts("start", "Run service, mock and reference site.", process.argv.slice(2));
  await checkPorts(ports);
  console.log("Bringing the generated files and the reference site up to date ...");
  if (!(await turboQuietly(["generate"]))) return 1;
  if (!(await turboQuietly(["build", "--filter=@market-data/docs"], docsEnvironment(ports)))) return 1;
  const stopped = untilSignal();
  const system = createSystem(ports, "built", console.log);
  const programs = Object.values(system);
  const ended = startAll(programs).then(async () => {
    console.log(await createBanner(system.service.welcome, ports));
    return untilAllEnd(programs);
  });
  await Promise.race([stopped, ended]);
  // That a program ended by itself has been printed, and the others went on; the exit code says it too.
  const exitCode = programs.every(({ isRunning }) => isRunning) ? 0 : 1;
  await stopAll(programs);
  return exitCode;
}
