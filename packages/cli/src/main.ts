import { readFileSync } from "node:fs";
import { type Operation, type OperationId, operations } from "@market-data/openapi";
import { Command, CommanderError, Option } from "commander";
import { EXIT_CODES, toExitCode, USAGE } from "./exit-codes.ts";
import { type Flag, listFlags, toFlag, toFlagName } from "./flags.ts";
import type { Options, Surroundings } from "./run.ts";
import { VARIABLES } from "./settings.ts";
import { escapeControls } from "./text.ts";
import { type Branch, createTree, getWords } from "./tree.ts";

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
      return 0;
    }
    await program.parseAsync(words, { from: "user" });
    return 0;
  } catch (error) {
    // Commander has already written its message. Help and version exit with 0.
    if (error instanceof CommanderError) return error.exitCode && USAGE;
    const code = toExitCode(error as Error);
    if (code === undefined) throw error;
    const { message, requestId } = error as Error & { requestId?: string };
    writeError(`${message}${requestId ? ` (request ${requestId})` : ""}\n`);
    return code;
  }
}

/** Splits `--name=value`, so that errors never quote a value, and accepts the names of parameters: `--time_start`. */
function normalize(args: readonly string[]): string[] {
  return args.flatMap((arg) => {
    const [, name = "", value] = /^--([a-z][\w-]*)(?:=(.*))?$/s.exec(arg) ?? [];
    return name ? [toFlagName(name), ...(value === undefined ? [] : [value])] : [arg];
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
  for (const flag of listFlags(operation)) command.addOption(toOption(flag));
  command.addHelpText("after", describeOperation(operation)).action(async (options: Options & object) => {
    const given = operation.parameters.flatMap((parameter) => {
      const value = command.getOptionValue(toOption(toFlag(parameter)).attributeName());
      return value === undefined ? [] : [[parameter.name, value]];
    });
    const { runOperation } = await import("./run.ts");
    await runOperation(operation, Object.fromEntries(given), options, surroundings);
  });
}

function toOption({ name, value, text, list }: Flag): Option {
  const option = new Option(value ? `${name} <${value}>` : name, text);
  return list
    ? option.argParser((item: string, before?: string) => (before === undefined ? item : `${before},${item}`))
    : option;
}

const AMOUNTS = { exactlyOneOf: "Exactly", atLeastOneOf: "At least", atMostOneOf: "At most" } as const;

/** Describes the facts of an operation that concern no single option. */
function describeOperation({ path, access, credits, constraints, lifecycle }: Operation): string {
  const { base, per, convertExtra } = credits;
  const prices = [
    (base || !per) && `${base}`,
    per && `1 per ${per.size} ${per.unit}`,
    convertExtra && "1 per further currency",
  ];
  const rules = constraints.flatMap((rule) =>
    Object.entries(AMOUNTS).flatMap(([name, amount]) => {
      const names = rule[name as keyof typeof AMOUNTS]?.map(toFlagName);
      return names ? [`${amount} one of ${names.join(", ")}.`] : [];
    }),
  );
  const replacement = lifecycle.replacedBy && operations[lifecycle.replacedBy as OperationId];
  return [
    ...rules,
    `GET ${path}`,
    `Plans: ${access.plans.map(({ plan }) => plan).join(", ") || "all"}`,
    `Credits: ${prices.filter(Boolean).join(" + ")}`,
    ...(replacement ? [`Replaced by: mdata ${getWords(replacement).join(" ")}`] : []),
  ]
    .map((line) => `\n${line}`)
    .join("");
}
