import { createProgram } from "../../../../packages/service/src/cli/program.ts";

const program = await createProgram();

/** Returns the unknown parts of a command line: the command, options, or environment variables. */
export function findUnknown([name, ...rest]: readonly string[], variables: readonly string[]): string[] {
  const command = program.commands.find((each) => each.name() === name);
  if (command === undefined) return [`${name}`];
  const named = rest.filter((each) => each.startsWith("--"));
  return [
    ...named.filter((option) => !command.options.some((each) => each.long === option)),
    ...variables.filter((variable) => !command.options.some(({ envVar }) => envVar === variable)),
  ];
}
