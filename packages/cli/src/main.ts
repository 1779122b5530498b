import { readFileSync } from "node:fs";
import type { Operation } from "@market-data/openapi";
import { Command, CommanderError } from "commander";
import { EXIT_CODES, toExitCode, USAGE } from "./exit-codes.ts";
import { listOptions, toOptionName } from "./options.ts";
import type { Surroundings } from "./run.ts";
import { VARIABLES } from "./settings.ts";
import { escapeControls } from "./text.ts";
import { type Branch, createTree } from "./tree.ts";

const EXIT_HELP = `
Exit codes:
${EXIT_CODES.map(([code, meaning]) => `  ${code}  ${meaning}`).join("\n")}`;

/** Runs the command `mdata`. Returns the exit code. */
export async function main(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { stdout, stderr, env } = surroundings;
  const key = env[VARIABLES.key];
  const writeError = (text: string) =>
    stderr.write(escapeControls(key && key.length > 7 ? text.replaceAll(key, "***") : text));
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  const program = new Command("mdata")
    .description("The Market Data API in the terminal. Each URL is a command.")
    .version(version)
    .helpCommand(false)
    .configureHelp({ sortSubcommands: true })
    .configureOutput({ writeOut: (text) => stdout.write(text), writeErr: writeError })
    .showHelpAfterError("Add --help for a list of commands and options.")
    .addHelpText("after", EXIT_HELP)
    .exitOverride();
  const words = normalize(args);
  addCommands(program, createTree(), words, surroundings);
  program.command("completion <shell>").description("print the completion script of bash, zsh or fish");
  try {
    if (args[0] === "completion" && args[1] !== "--help") {
      const { printCompletion } = await import("./completion.ts");
      stdout.write(printCompletion(args.slice(1)));
    } else await program.parseAsync(words, { from: "user" });
    return 0;
  } catch (error) {
    // Commander has already written its message. Help and version exit with 0.
    if (error instanceof CommanderError) return error.exitCode && USAGE;
    const { name, message } = error as Error;
    const code = toExitCode(error as Error);
    if (code === undefined) throw error;
    const advice = `${message.replace(/\.?$/, ".")} Set ${VARIABLES.key} or --key-file to a valid key.`;
    writeError(`${name === "UnauthorizedError" ? advice : message}\n`);
    return code;
  }
}

/** Splits `--name=value`, so that errors never quote a value, and accepts the names of parameters: `--time_start`. */
function normalize(args: readonly string[]): string[] {
  return args.flatMap((arg) => {
    const [, name = "", value] = /^--([a-z][\w-]*)(?:=(.*))?$/s.exec(arg) ?? [];
    return name ? [toOptionName(name), ...(value === undefined ? [] : [value])] : [arg];
  });
}

/** Adds the commands of a level. Only the branch of the given words is complete, because a start must be fast. */
function addCommands(
  parent: Command,
  branch: Branch,
  words: readonly string[],
  surroundings: Surroundings,
): void {
  for (const [name, node] of branch) {
    const command = parent.command(name);
    if (node instanceof Map) {
      command.description([...node.keys()].sort().join(", "));
      if (name === words[0]) addCommands(command, node, words.slice(1), surroundings);
    } else {
      command.description(node.deprecated ? `${node.summary} (deprecated)` : node.summary);
      if (name === words[0]) addOperation(command, node, surroundings);
    }
  }
}

function addOperation(command: Command, operation: Operation, surroundings: Surroundings): void {
  const all = listOptions(operation);
  for (const option of all) command.addOption(option);
  command.addHelpText("after", describeOperation(operation)).action(async (options) => {
    const given = operation.parameters.map(({ name }, index) => [
      name,
      options[all[index]?.attributeName() ?? ""],
    ]);
    const { runOperation } = await import("./run.ts");
    await runOperation(operation, Object.fromEntries(given), options, surroundings);
  });
}

const AMOUNTS = { exactlyOneOf: "Exactly", atLeastOneOf: "At least", atMostOneOf: "At most" };

/** Describes the facts of an operation that concern no single option. */
function describeOperation({ path, access, constraints }: Operation): string {
  const rules = constraints.flatMap((rule) =>
    Object.entries(AMOUNTS).flatMap(([name, amount]) => {
      const names = rule[name as keyof typeof rule] as readonly string[] | undefined;
      return names ? [`\n${amount} one of ${names.map(toOptionName).join(", ")}.`] : [];
    }),
  );
  return `${rules.join("")}\nGET ${path}\nPlans: ${access.plans.map(({ plan }) => plan).join(", ") || "all"}`;
}
