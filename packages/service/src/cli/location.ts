import type { DataLocation } from "@market-data/storage";
import { type Command, Option } from "commander";
import { CommandError } from "./output.ts";
import { readTextFile } from "./read-text-file.ts";
import { integer } from "./values.ts";

/** Where the data is stored. All commands except `move` have these options. */
export interface LocationOptions {
  readonly data: string;
  readonly market?: string;
  readonly accounts?: string;
  readonly databaseConnections: number;
}

/** Prefix of an option's value that names a file with the URL. */
const FILE = "file:";
const DEFAULT_CONNECTIONS = 10;

/** Adds the options for the location of the data. */
export function addLocation(command: Command): Command {
  return command
    .addOption(
      new Option("--data <folder>", "folder with the SQLite databases")
        .env("MARKET_DATA_DIR")
        .default("market-data"),
    )
    .addOption(
      new Option(
        "--market <url>",
        "PostgreSQL database to use instead of the folder; file:PATH reads the URL from a file",
      ).env("MARKET_DATA_MARKET"),
    )
    .addOption(
      new Option(
        "--accounts <url>",
        "PostgreSQL database of keys and used credits (default: the database of --market)",
      ).env("MARKET_DATA_ACCOUNTS"),
    )
    .addOption(
      new Option("--database-connections <number>", "maximum connections of this process to each database")
        .env("MARKET_DATA_DATABASE_CONNECTIONS")
        .default(DEFAULT_CONNECTIONS)
        .argParser(integer(1, 1000)),
    );
}

/** @throws {CommandError} */
export function toLocation(options: LocationOptions): DataLocation {
  const { data, market, accounts, databaseConnections } = options;
  if (market === undefined && accounts === undefined) return data;
  if (market === undefined) {
    throw new CommandError("Name the database of the market too: --market or MARKET_DATA_MARKET.");
  }
  const url = readUrl(market);
  return {
    market: url,
    accounts: accounts === undefined ? url : readUrl(accounts),
    connections: databaseConnections,
  };
}

/** Returns a URL, or reads the URL from the file of `file:PATH`. @throws {CommandError} */
export function readUrl(text: string): string {
  if (!text.startsWith(FILE)) return text;
  const file = text.slice(FILE.length);
  try {
    return readTextFile(file).trim();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === undefined ? message : `${code}.`;
    throw new CommandError(`The file ${file}, which should contain a URL, cannot be read: ${reason}`);
  }
}
