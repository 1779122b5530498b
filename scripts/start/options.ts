import { type Command, InvalidArgumentError, Option } from "commander";

/** The names of the programs. */
export const NAMES = ["service", "mock", "docs"] as const;

export type ProgramName = (typeof NAMES)[number];

export type Ports = Readonly<Record<ProgramName, number>>;

export const DEFAULT_PORTS: Ports = { service: 4000, mock: 4010, docs: 4020 };

/** Other ports: the service's admin port, the second service of `start --follow`, Prism, and Vite in a sample. */
export const OTHER_PORTS = { admin: 4001, copy: 4002, prism: 4030, vite: 5173 };

/** Returns the port option of a program. */
export const portOption = (name: ProgramName): string => `--${name}-port`;
export const portVariable = (name: ProgramName): string => `${name.toUpperCase()}_PORT`;

/**
 * Reads the ports from the command line or the environment.
 *
 * @param command The script with its description and further options. Its options are parsed too.
 * @param args Arguments without the script.
 * @throws {CommanderError} for invalid arguments and for `--help`. Commander has already printed the text.
 */
export function parsePorts(command: Command, args: readonly string[]): Ports {
  command.exitOverride();
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
