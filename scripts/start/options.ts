import { Command, InvalidArgumentError, Option } from "commander";

/** The programs that run together. */
export const NAMES = ["service", "mock", "docs"] as const;

export type ProgramName = (typeof NAMES)[number];

export type Ports = Readonly<Record<ProgramName, number>>;

export const DEFAULT_PORTS: Ports = { service: 4000, mock: 4010, docs: 4020 };

/** The option and the variable that choose a program's port. */
export const portOption = (name: ProgramName): string => `--${name}-port`;
export const portVariable = (name: ProgramName): string => `${name.toUpperCase()}_PORT`;

/**
 * Reads the ports from the command line, else from the environment.
 *
 * @param script The script's name and what it does, for its help.
 * @param args Without the script itself.
 * @throws {CommanderError} for what cannot be used, and for `--help`; commander has printed the text.
 */
export function parsePorts(script: string, description: string, args: readonly string[]): Ports {
  const command = new Command(script).description(description).exitOverride();
  for (const name of NAMES) {
    const option = new Option(`${portOption(name)} <number>`, `port of the ${name}`);
    command.addOption(option.env(portVariable(name)).default(DEFAULT_PORTS[name]).argParser(parsePort));
  }
  const values = command.parse(args, { from: "user" }).opts();
  const ports = Object.fromEntries(NAMES.map((name) => [name, values[`${name}Port`]])) as Ports;
  if (new Set(Object.values(ports)).size < NAMES.length)
    command.error("error: Two programs have the same port.");
  return ports;
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new InvalidArgumentError("It must be an integer from 1 to 65535.");
  return port;
}
