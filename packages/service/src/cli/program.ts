import { readFileSync } from "node:fs";
import { Command, type Option } from "commander";
import { EXIT_HELP } from "./exit-codes.ts";

type AddCommands = (program: Command) => void;

/** What adds commands, each with the names of its own. The order is that of the help. */
const COMMANDS: readonly (readonly [names: readonly string[], load: () => Promise<AddCommands>])[] = [
  [["serve"], async () => (await import("./serve.ts")).addServe],
  [["publish"], async () => (await import("./publish.ts")).addPublish],
  [["import"], async () => (await import("./import.ts")).addImport],
  [["keys"], async () => (await import("./keys.ts")).addKeys],
  [["usage"], async () => (await import("./usage.ts")).addUsage],
  [["backup", "restore", "check"], async () => (await import("./maintain.ts")).addMaintenance],
  [["remove", "removals"], async () => (await import("./maintain.ts")).addRemoval],
  [["migrate", "maintain", "move"], async () => (await import("./maintain.ts")).addMigration],
];

/**
 * The program `market-data`.
 *
 * @param name Of the command that is wanted: the programs of all others are not loaded. All are where it is none of them.
 */
export async function createProgram(name?: string): Promise<Command> {
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  const program = new Command("market-data")
    .description("A market data API of your own: serve it, fill it, look after it.")
    .version(version)
    .exitOverride()
    .showHelpAfterError("Add --help to see what there is.")
    .addHelpText("after", EXIT_HELP)
    .hook("preAction", (_, command) => rejectEmpty(command));
  const wanted = COMMANDS.filter(([names]) => name !== undefined && names.includes(name));
  for (const [, load] of wanted.length > 0 ? wanted : COMMANDS) (await load())(program);
  return program;
}

/** Options whose empty value means none; anywhere else it comes from a variable that was never set. */
const MAY_BE_EMPTY = ["origins", "trustProxy", "name"];

/** @throws {CommanderError} where the value of an option is empty, which would mean something else in each place. */
function rejectEmpty(command: Command): void {
  const isEmpty = (option: Option) => command.getOptionValue(option.attributeName()) === "";
  const empty = command.options.find(
    (option) => isEmpty(option) && !MAY_BE_EMPTY.includes(option.attributeName()),
  );
  if (empty === undefined) return;
  const isVariable = command.getOptionValueSource(empty.attributeName()) === "env";
  const source = isVariable ? ` from env '${empty.envVar}'` : "";
  command.error(`error: option '${empty.flags}' value ''${source} is invalid. It must not be empty.`);
}
