import { readFileSync } from "node:fs";
import { Command, type Option } from "commander";
import { EXIT_HELP } from "./exit-codes.ts";

type AddCommands = (program: Command) => void;

/** The modules that add commands, with the names of their commands, in the order of the help. */
const COMMANDS: readonly (readonly [names: readonly string[], load: () => Promise<AddCommands>])[] = [
  [["serve"], async () => (await import("./serve.ts")).addServe],
  [["follow"], async () => (await import("./follow.ts")).addFollow],
  [["import"], async () => (await import("./import.ts")).addImport],
  [["keys"], async () => (await import("./keys.ts")).addKeys],
  [["usage"], async () => (await import("./usage.ts")).addUsage],
  [["backup", "restore", "check"], async () => (await import("./maintain.ts")).addMaintenance],
  [["remove", "removals"], async () => (await import("./maintain.ts")).addRemoval],
  [["migrate", "maintain", "move"], async () => (await import("./maintain.ts")).addMigration],
];

/**
 * Creates the program `market-data`.
 *
 * @param name The name of the command. Only its module is loaded; an unknown name loads all modules.
 */
export async function createProgram(name?: string): Promise<Command> {
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  const program = new Command("market-data")
    .description("Your own market data API: serve it, import data, maintain it.")
    .version(version)
    .exitOverride()
    .showHelpAfterError("Add --help for a list of commands and options.")
    .addHelpText("after", EXIT_HELP)
    .hook("preAction", (_, command) => rejectEmpty(command));
  const wanted = COMMANDS.filter(([names]) => name !== undefined && names.includes(name));
  for (const [, load] of wanted.length > 0 ? wanted : COMMANDS) (await load())(program);
  return program;
}

/** Options with a valid empty value (none). All other empty values come from unset variables. */
const MAY_BE_EMPTY = ["origins", "trustProxy", "name"];

/** @throws {CommanderError} for an empty option value, which would be ambiguous. */
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
