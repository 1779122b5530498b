import { type Command, Option } from "commander";
import type { DataLocation } from "../storage/backend.ts";
import { CommandError } from "./output.ts";
import { readTextFile } from "./read-text-file.ts";
import { whole } from "./values.ts";

/** Where the data is stored, which every command needs. */
export interface LocationOptions {
  readonly data: string;
  readonly market?: string;
  readonly accounts?: string;
  readonly marketReplica?: string;
  readonly accountsReplica?: string;
  readonly databaseConnections: number;
}

/** In place of a URL, of a file that contains it. */
const FILE = "file:";
const DEFAULT_CONNECTIONS = 10;

/** Adds the options that say where the data is stored. */
export function addLocation(command: Command): Command {
  return command
    .addOption(
      new Option("--data <folder>", "folder of the databases").env("MARKET_DATA_DIR").default("market-data"),
    )
    .addOption(
      new Option(
        "--market <url>",
        "in place of the folder, a database of PostgreSQL; also file:PATH of a file with its URL",
      ).env("MARKET_DATA_MARKET"),
    )
    .addOption(
      new Option(
        "--accounts <url>",
        "the database of keys and used credits; that of --market where absent",
      ).env("MARKET_DATA_ACCOUNTS"),
    )
    .addOption(
      new Option("--database-connections <number>", "connections that this process may have to each database")
        .env("MARKET_DATA_DATABASE_CONNECTIONS")
        .default(DEFAULT_CONNECTIONS)
        .argParser(whole(1, 1000)),
    );
}

/** Adds the options that name what is read while a database is away. */
export function addReplicas(command: Command): Command {
  return command
    .addOption(
      new Option(
        "--market-replica <url>",
        "a server that follows that of --market, and is read while that is away",
      ).env("MARKET_DATA_MARKET_REPLICA"),
    )
    .addOption(
      new Option(
        "--accounts-replica <url>",
        "the same for --accounts; without --accounts, that of --market-replica",
      ).env("MARKET_DATA_ACCOUNTS_REPLICA"),
    );
}

/** @throws {CommandError} */
export function toLocation(options: LocationOptions): DataLocation {
  const { data, market, accounts, marketReplica, accountsReplica, databaseConnections } = options;
  if ([market, accounts, marketReplica, accountsReplica].every((url) => url === undefined)) return data;
  if (market === undefined) {
    throw new CommandError("Say in which database the market is, too: --market or MARKET_DATA_MARKET.");
  }
  const url = readUrl(market);
  const replica = marketReplica && readUrl(marketReplica);
  const ofMarket = accounts === undefined ? replica : undefined;
  return {
    market: url,
    accounts: accounts === undefined ? url : readUrl(accounts),
    marketReplica: replica,
    accountsReplica: accountsReplica === undefined ? ofMarket : readUrl(accountsReplica),
    connections: databaseConnections,
  };
}

/** A URL, or that of the file which is named in its place. @throws {CommandError} */
export function readUrl(text: string): string {
  if (!text.startsWith(FILE)) return text;
  const file = text.slice(FILE.length);
  try {
    return readTextFile(file).trim();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === undefined ? message : `${code}.`;
    throw new CommandError(`${file}, which should contain a URL, cannot be read: ${reason}`);
  }
}
