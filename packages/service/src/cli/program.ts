import { readFileSync } from "node:fs";
import { Command } from "commander";
import { EXIT_HELP } from "./exit-codes.ts";
import { addImport } from "./import.ts";
import { addKeys } from "./keys.ts";
import { addMaintenance, addMigration, addRemoval } from "./maintain.ts";
import { addPublish } from "./publish.ts";
import { addServe } from "./serve.ts";
import { addUsage } from "./usage.ts";

/** The program `market-data`. */
export function createProgram(): Command {
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  const program = new Command("market-data")
    .description("A market data API of your own: serve it, fill it, look after it.")
    .version(version)
    .exitOverride()
    .showHelpAfterError("Add --help to see what there is.")
    .addHelpText("after", EXIT_HELP);
  addServe(program);
  addPublish(program);
  addImport(program);
  addKeys(program);
  addUsage(program);
  addMaintenance(program);
  addRemoval(program);
  addMigration(program);
  return program;
}
