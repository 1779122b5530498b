import { recordSeries, type TimeSpan } from "@market-data/market";
import { parseTime } from "@market-data/openapi";
import { type Command, InvalidArgumentError, Option } from "commander";
import type { Maintenance } from "../storage/backend.ts";
import { openBackend } from "../storage/open-backend.ts";
import { EXIT } from "./exit-codes.ts";
import { addLocation, type LocationOptions, toLocation } from "./location.ts";
import { CommandError, say, table, toIso } from "./output.ts";
import { getUser } from "./user.ts";
import { whole } from "./values.ts";

/** Commands that look after the stored data, while the service runs too. */
export function addMaintenance(program: Command): void {
  addLocation(program.command("backup"))
    .description("copy the stored data into a folder, while the service runs too")
    .argument("<folder>", "where the copies go; older ones of the same name are replaced")
    .action(async (folder: string, options: LocationOptions) => {
      for (const { file, size } of await (await getMaintenance(options)).backUp(folder)) {
        say(`${file}: ${size.toLocaleString("en")} bytes`);
      }
    });
  addLocation(program.command("restore"))
    .description("replace the stored data with a backup, while the service runs too")
    .argument("<folder>", "the backup")
    .action(async (folder: string, options: LocationOptions) => {
      for (const file of await (await getMaintenance(options)).restore(folder)) say(`${file}: restored`);
    });
  addLocation(program.command("check"))
    .description("look through the stored data: what it contains, and what is wrong with it")
    .action(async (options: LocationOptions) => {
      const { facts, errors } = await (await getMaintenance(options)).check();
      say(table(facts.map(([what, value]) => [what, value.toLocaleString("en")])));
      for (const error of errors) say(error);
      say(errors.length === 0 ? "Nothing is wrong." : `${errors.length} errors.`);
      if (errors.length > 0) process.exitCode = EXIT.found;
    });
}

interface RemoveOptions extends LocationOptions {
  readonly asset?: number;
  readonly source?: string;
  readonly from?: number;
  readonly to?: number;
}

/** The command that brings the tables of a database to this version, where that is not done as they are opened. */
export function addMigration(program: Command): void {
  addLocation(program.command("migrate"))
    .description("make the tables of PostgreSQL, or bring them to this version, while the service runs too")
    .action(async (options: LocationOptions) => {
      const backend = await openBackend(toLocation(options));
      if (backend.migrate === undefined) {
        throw new CommandError(`${backend.location} is brought to this version as it is opened.`);
      }
      say(await backend.migrate());
    });
}

/** Commands that undo imports. */
export function addRemoval(program: Command): void {
  addLocation(program.command("remove"))
    .description("remove rows from the market: those that fulfil all options; while the service runs too")
    .addOption(new Option("--asset <id>", "of this asset").argParser(whole(1, MAX_ID)))
    .option("--source <name>", "that an import of this source wrote; see IMPORTING.md")
    .addOption(new Option("--from <time>", "from this time on, as 2026-01-15T12:00:00Z").argParser(toTime))
    .addOption(new Option("--to <time>", "before this time").argParser(toTime))
    .action(async ({ asset, source, from, to, ...location }: RemoveOptions) => {
      if ([asset, source, from, to].every((each) => each === undefined)) {
        throw new CommandError("Say what to remove: --asset, --source, --from or --to.");
      }
      const request = { time: Date.now(), user: getUser(), assetId: asset, source, from, to };
      const { rows } = await (await getMaintenance(location)).remove(request);
      await recordAgain(location, { from: from ?? 0, to: to ?? request.time });
      say(`${rows.toLocaleString("en")} rows removed.`);
    });
  addLocation(program.command("removals"))
    .description("list what was removed from the market: when, by whom, what, how many rows")
    .action(async (options: LocationOptions) => {
      const all = await (await getMaintenance(options)).removals();
      const rows = all.map(({ time, user, assetId, source, from, to, rows }) => [
        toIso(time),
        user,
        String(assetId ?? ""),
        source ?? "",
        toIso(from) ?? "",
        toIso(to) ?? "",
        rows.toLocaleString("en"),
      ]);
      const header = ["time", "user", "asset", "source", "from", "to", "rows"];
      say(all.length === 0 ? "Nothing was removed." : table([header, ...rows]));
    });
}

/** What is computed of the removed rows and others is computed of those that are left. */
async function recordAgain(options: LocationOptions, changed: TimeSpan): Promise<void> {
  const market = await (await openBackend(toLocation(options))).openMarket();
  try {
    await recordSeries(market, changed);
  } finally {
    await market.close();
  }
}

const MAX_ID = 2 ** 31 - 1;

function toTime(text: string): number {
  const time = parseTime(text);
  if (time !== undefined) return time;
  throw new InvalidArgumentError("It must be a time such as 2026-01-15T12:00:00Z, or Unix seconds.");
}

async function getMaintenance(options: LocationOptions): Promise<Maintenance> {
  const { maintenance, location } = await openBackend(toLocation(options));
  if (maintenance !== undefined) return maintenance;
  throw new CommandError(`${location} has nothing to look after.`);
}
