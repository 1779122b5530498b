import { statSync } from "node:fs";
import type { Command } from "commander";
import { backUp } from "../storage/sqlite/backup.ts";
import { check } from "../storage/sqlite/check.ts";
import { dataFolder, filesIn } from "../storage/sqlite/data-folder.ts";
import { restore } from "../storage/sqlite/restore.ts";
import { EXIT } from "./exit-codes.ts";
import { say, table } from "./output.ts";
import { dataOption } from "./settings.ts";

interface DataOptions {
  readonly data: string;
}

/** Commands that look after the databases, while the service runs too. */
export function addMaintenance(program: Command): void {
  program
    .command("backup")
    .description("copy the databases into a folder, while the service runs too")
    .argument("<folder>", "where the copies go; older ones of the same name are replaced")
    .addOption(dataOption())
    .action(async (folder: string, { data }: DataOptions) => {
      for (const file of await backUp(filesIn(data), folder)) {
        say(`${file}: ${statSync(file).size.toLocaleString("en")} bytes`);
      }
    });
  program
    .command("restore")
    .description("put a backup in the place of the databases, while the service runs too")
    .argument("<folder>", "the backup")
    .addOption(dataOption())
    .action(async (folder: string, { data }: DataOptions) => {
      for (const file of await restore(dataFolder(data), folder)) say(`${file}: restored`);
    });
  program
    .command("check")
    .description("look through the databases: what is in them, and what is wrong with them")
    .addOption(dataOption())
    .action(({ data }: DataOptions) => {
      const { facts, faults } = check(filesIn(data));
      say(table(facts.map(([what, value]) => [what, value.toLocaleString("en")])));
      for (const fault of faults) say(fault);
      say(faults.length === 0 ? "Nothing is wrong." : `${faults.length} faults.`);
      if (faults.length > 0) process.exitCode = EXIT.found;
    });
}
