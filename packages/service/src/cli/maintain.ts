import type { Command } from "commander";
import type { Maintenance } from "../storage/backend.ts";
import { openBackend } from "../storage/open-backend.ts";
import { EXIT } from "./exit-codes.ts";
import { CommandError, say, table } from "./output.ts";
import { dataOption } from "./settings.ts";

interface DataOptions {
  readonly data: string;
}

/** Commands that look after the stored data, while the service runs too. */
export function addMaintenance(program: Command): void {
  program
    .command("backup")
    .description("copy the stored data into a folder, while the service runs too")
    .argument("<folder>", "where the copies go; older ones of the same name are replaced")
    .addOption(dataOption())
    .action(async (folder: string, { data }: DataOptions) => {
      for (const { file, size } of await getMaintenance(data).backUp(folder)) {
        say(`${file}: ${size.toLocaleString("en")} bytes`);
      }
    });
  program
    .command("restore")
    .description("replace the stored data with a backup, while the service runs too")
    .argument("<folder>", "the backup")
    .addOption(dataOption())
    .action(async (folder: string, { data }: DataOptions) => {
      for (const file of await getMaintenance(data).restore(folder)) say(`${file}: restored`);
    });
  program
    .command("check")
    .description("look through the stored data: what it contains, and what is wrong with it")
    .addOption(dataOption())
    .action(async ({ data }: DataOptions) => {
      const { facts, errors } = await getMaintenance(data).check();
      say(table(facts.map(([what, value]) => [what, value.toLocaleString("en")])));
      for (const error of errors) say(error);
      say(errors.length === 0 ? "Nothing is wrong." : `${errors.length} errors.`);
      if (errors.length > 0) process.exitCode = EXIT.found;
    });
}

function getMaintenance(data: string): Maintenance {
  const { maintenance } = openBackend(data);
  if (maintenance !== undefined) return maintenance;
  throw new CommandError(`${data} has tools of its own for this: use them.`);
}
