// Runs service, mock and reference site, and updates them after each edit of the contract: pnpm dev --help
import { buildRedoc } from "@market-data/generator-docs/redoc";
import { readSettings } from "@market-data/generator-docs/settings";
import { writeSite } from "@market-data/generator-docs/write-site";
import { Command } from "commander";
import { type FollowOptions, followEdits } from "./dev/follow-edits.ts";
import { runScript } from "./run-script.ts";
import { createBanner } from "./start/banner.ts";
import { checkPorts } from "./start/check-ports.ts";
import { endWithRunner } from "./start/end-with-runner.ts";
import { parsePorts } from "./start/options.ts";
import { createSystem, docsEnvironment, ROOT, untilSignal } from "./start/system.ts";

endWithRunner();
await runScript(develop);
process.exit();

async function develop(): Promise<number> {
  const description = "Run service, mock and reference site, and apply edits of the contract in spec/.";
  const ports = parsePorts(new Command("dev").description(description), process.argv.slice(2));
  await checkPorts(ports);
  const { service, mock, docs } = createSystem(ports, "development", console.log);
  const settings = readSettings({ ...process.env, ...docsEnvironment(ports) });
  const options: FollowOptions = {
    root: ROOT,
    servers: [service, mock],
    docs,
    writeSite: (contract) => writeSite(contract, settings),
    renderReference: () => buildRedoc(settings),
    onReady: async () => console.log(await createBanner(service.welcome, ports)),
    print: console.log,
  };
  await followEdits(options, untilSignal());
  return 0;
}
