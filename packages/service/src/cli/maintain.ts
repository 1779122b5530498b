import { setTimeout as delay } from "node:timers/promises";
import { recordSeries, type TimeSpan } from "@market-data/market";
import { parseTime } from "@market-data/openapi";
import { type Command, InvalidArgumentError, Option } from "commander";
import type { Maintenance } from "../storage/backend.ts";
import { openBackend } from "../storage/open-backend.ts";
import { EXIT } from "./exit-codes.ts";
import { addLocation, type LocationOptions, toLocation } from "./location.ts";
import { CommandError, say, table, toIso } from "./output.ts";
import { runUntilStopped } from "./stop-signal.ts";
import { parseDuration } from "./times.ts";
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

interface MaintainCommand extends LocationOptions {
  /** In ms. */
  readonly every?: number;
  readonly keepHourly?: number;
  readonly keepQuotes?: number;
  readonly packAfter: number;
}

/** What was observed lately is read and corrected most. */
const DEFAULT_PACK_AFTER = "3d";

/** Less would be missed: the newest metrics state prices of up to 90 days before. */
const MIN_KEPT_MS = 100 * 86_400_000;

function parseKept(text: string): number {
  const duration = parseDuration(text);
  if (duration >= MIN_KEPT_MS) return duration;
  throw new InvalidArgumentError(
    "It must be at least 100d: prices of up to 90 days before are served with the newest ones.",
  );
}

/** Node takes no longer one for a timer. */
const MAX_EVERY_MS = 2 ** 31 - 1;

function parseEvery(text: string): number {
  const duration = parseDuration(text);
  if (duration > 0 && duration <= MAX_EVERY_MS) return duration;
  throw new InvalidArgumentError("It must be a duration from 1m to 24d.");
}

/** Commands about databases of PostgreSQL: their tables, and what comes into them. */
export function addMigration(program: Command): void {
  addLocation(program.command("migrate"))
    .description("make the tables of PostgreSQL, or bring them to this version, while the service runs too")
    .option("--grant <role>", "let a user of the database serve: read all, and add what was used")
    .action(async ({ grant, ...options }: LocationOptions & { grant?: string }) => {
      const backend = await openBackend(toLocation(options));
      if (backend.migrate === undefined) {
        throw new CommandError(`${backend.location} is brought to this version as it is opened.`);
      }
      say(await backend.migrate());
      if (grant !== undefined && backend.grant !== undefined) say(await backend.grant(grant));
    });
  addLocation(program.command("maintain"))
    .description(
      "look after the tables of PostgreSQL, once a day: partitions ahead, packed quotes, and what is kept; while the service runs too",
    )
    .option(
      "--keep-hourly <duration>",
      "how long hourly candles are kept, as 3650d; for good where absent",
      parseKept,
    )
    .option(
      "--keep-quotes <duration>",
      "how long quotes at single moments are kept, as 400d; for good where absent",
      parseKept,
    )
    .addOption(
      new Option("--pack-after <duration>", "after how long the quotes of a day are packed into less space")
        .argParser(parseDuration)
        .default(parseDuration(DEFAULT_PACK_AFTER), DEFAULT_PACK_AFTER),
    )
    .option(
      "--every <duration>",
      "do it again after so long, as 24h, until SIGTERM; once where absent",
      parseEvery,
    )
    .action(maintain);
  program
    .command("move")
    .description(
      "carry an installation of one machine over to PostgreSQL, and compare all of it; it can be stopped and run again",
    )
    .requiredOption(
      "--from <folder>",
      "sqlite:FOLDER, the folder of its databases, which nothing may write meanwhile",
    )
    .requiredOption("--to <url>", "the database of PostgreSQL, or file:PATH of a file with its URL")
    .option("--to-accounts <url>", "that of keys and used credits; the same where absent")
    .action(async ({ from, to, toAccounts }: { from: string; to: string; toAccounts?: string }) => {
      const location = toLocation({
        data: "",
        market: to,
        databaseConnections: 2,
        ...(toAccounts === undefined ? {} : { accounts: toAccounts }),
      });
      const backend = await openBackend(location);
      const onProgress = (table: string, rows: number) =>
        process.stderr.write(`${table}: ${rows.toLocaleString("en")} rows\n`);
      const moved = await backend.moveFrom?.(from.replace(/^sqlite:/, ""), onProgress);
      const lines = (moved ?? []).map(({ name, rows, checksum }) => [
        name,
        rows.toLocaleString("en"),
        checksum,
      ]);
      say(table([["table", "rows", "checksum, the same in both"], ...lines]));
    });
}

async function maintain({
  keepHourly,
  keepQuotes,
  packAfter,
  every,
  ...location
}: MaintainCommand): Promise<void> {
  const backend = await openBackend(toLocation(location));
  if (backend.maintain === undefined) throw new CommandError(`${backend.location} looks after itself.`);
  const maintainOnce = async () => {
    const now = Date.now();
    const options = {
      now,
      packBefore: now - packAfter,
      ...(keepHourly === undefined ? {} : { hourlySince: now - keepHourly }),
      ...(keepQuotes === undefined ? {} : { quotesSince: now - keepQuotes }),
    };
    const done = (await backend.maintain?.(options)) ?? [];
    say(done.length === 0 ? "Nothing was to be done." : done.join("\n"));
  };
  if (every === undefined) return maintainOnce();
  const isInOrder = await runUntilStopped(async (signal) => {
    while (!signal.aborted) {
      await maintainOnce();
      await delay(every, undefined, { signal }).catch(() => {});
    }
  });
  if (!isInOrder) say("Ended in the middle of the work: the next maintain goes on with it.");
}

/** Commands that undo imports. */
export function addRemoval(program: Command): void {
  addLocation(program.command("remove"))
    .description("remove rows from the market: those that fulfil all options; while the service runs too")
    .addOption(new Option("--asset <id>", "of this asset").argParser(whole(1, MAX_ID)))
    .option("--source <name>", "that an import of this source wrote; see IMPORTING.md")
    .addOption(new Option("--from <time>", "from this time on, as 2026-01-15T12:00:00Z").argParser(toTime))
    .addOption(new Option("--to <time>", "before this time").argParser(toTime))
    .action(async ({ asset, source, from, to, ...location }: RemoveOptions, command: Command) => {
      if ([asset, source, from, to].every((each) => each === undefined)) {
        throw new CommandError("Say what to remove: --asset, --source, --from or --to.");
      }
      if (from !== undefined && to !== undefined && from >= to) {
        command.error(`error: --from ${toIso(from)} must be before --to ${toIso(to)}`);
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
