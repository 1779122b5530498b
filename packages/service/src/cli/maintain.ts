import { randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { recordStale } from "@market-data/market";
import { parseTime } from "@market-data/openapi";
import type { CheckResult, Maintenance, OpenMarket } from "@market-data/storage";
import { type Command, InvalidArgumentError, Option } from "commander";
import { PlanTable } from "../accounts/plan-table.ts";
import { checkDerived, repairDerived } from "../storage/check-derived.ts";
import { openBackend, openClusterBackend } from "../storage/open-backend.ts";
import { EXIT } from "./exit-codes.ts";
import { addLocation, type LocationOptions, toLocation } from "./location.ts";
import { CommandError, print, printHidden, table, toIso } from "./output.ts";
import { createPlansOption, loadPlans } from "./settings.ts";
import { runUntilStopped } from "./stop-signal.ts";
import { parseDuration } from "./times.ts";
import { getUser } from "./user.ts";
import { integer } from "./values.ts";

/** Commands for stored data: backup, restore, check. The service may run meanwhile. */
export function addMaintenance(program: Command): void {
  addLocation(program.command("backup"))
    .description("copy the stored data into a folder; works while the service runs")
    .argument("<folder>", "folder for the copies; older copies are replaced")
    .action(async (folder: string, options: LocationOptions) => {
      for (const { file, size } of await (await getMaintenance(options)).backUp(folder)) {
        print(`${file}: ${size.toLocaleString("en")} bytes`);
      }
    });
  addLocation(program.command("restore"))
    .description("replace the stored data with a backup; works while the service runs")
    .argument("<folder>", "folder of the backup")
    .action(async (folder: string, options: LocationOptions) => {
      for (const file of await (await getMaintenance(options)).restore(folder)) print(`${file}: restored`);
    });
  addLocation(program.command("check"))
    .description("check the stored data: count its rows and report errors")
    .addOption(createPlansOption())
    .addOption(
      new Option(
        "--seed <number>",
        "selects the 1 % of derived rows to compute again (default: random)",
      ).argParser(integer(0, MAX_ID)),
    )
    .option("--all", "compute all derived rows again and compare them")
    .option("--repair", "first compute and store all derived rows again")
    .action(check);
}

interface CheckCommand extends LocationOptions {
  readonly plans?: string;
  readonly seed?: number;
  readonly all?: boolean;
  readonly repair?: boolean;
}

async function check({
  plans: file,
  seed = randomInt(MAX_ID),
  all: isAll = false,
  repair,
  ...location
}: CheckCommand): Promise<void> {
  const plans = new PlanTable(loadPlans(file));
  if (repair) await withMarket(location, (market) => repairDerived(market, Date.now()));
  const stored = await (await getMaintenance(location)).check();
  printFacts(stored);
  // A damaged database must not be opened.
  const derived =
    stored.errors.length > 0
      ? []
      : await withMarket(location, async (market) => {
          const found = await checkDerived(market, { seed, isAll });
          if (found.facts.length > 0) printFacts(found);
          printHidden(await market.store.snapshot(), plans);
          return found.errors;
        });
  const errors = [...stored.errors, ...derived];
  for (const error of errors) print(error);
  print(errors.length === 0 ? "No errors." : `${errors.length} ${errors.length === 1 ? "error" : "errors"}.`);
  if (errors.length > 0) process.exitCode = EXIT.found;
}

function printFacts({ facts }: CheckResult): void {
  print(table(facts.map(([what, value]) => [what, value.toLocaleString("en")])));
}

interface RemoveOptions extends LocationOptions {
  readonly asset?: number;
  readonly source?: string;
  readonly from?: number;
  readonly to?: number;
}

interface MaintainCommand extends LocationOptions {
  /** Milliseconds. */
  readonly every?: number;
  readonly keepHourly?: number;
  readonly keepQuotes?: number;
}

/** The newest metrics need prices of up to 90 days before. */
const MIN_KEPT_MS = 100 * 86_400_000;

function parseKept(text: string): number {
  const duration = parseDuration(text);
  if (duration >= MIN_KEPT_MS) return duration;
  throw new InvalidArgumentError(
    "It must be at least 100d: the newest metrics need prices of up to 90 days before.",
  );
}

/** The longest timer of Node. */
const MAX_EVERY_MS = 2 ** 31 - 1;

function parseEvery(text: string): number {
  const duration = parseDuration(text);
  if (duration > 0 && duration <= MAX_EVERY_MS) return duration;
  throw new InvalidArgumentError("It must be a duration from 1m to 24d.");
}

/** Commands for PostgreSQL: tables, maintenance, and moving data from SQLite. */
export function addMigration(program: Command): void {
  addLocation(program.command("migrate"))
    .description(
      "create the PostgreSQL tables, or migrate them to this version; see docs/operating/backup-and-upgrade.md of the repository",
    )
    .option("--grant <role>", "grant a database role the rights to serve: read everything and add usage")
    .action(async ({ grant, ...options }: LocationOptions & { grant?: string }) => {
      const backend = await openClusterBackend(
        toLocation(options),
        "is migrated to this version when it is opened.",
      );
      print(await backend.migrate());
      if (grant !== undefined) print(await backend.grant(grant));
    });
  addLocation(program.command("maintain"))
    .description(
      "maintain the PostgreSQL tables, once a day: create partitions, delete old rows; works while the service runs",
    )
    .option(
      "--keep-hourly <duration>",
      "how long to keep hourly candles, such as 3650d (default: forever)",
      parseKept,
    )
    .option("--keep-quotes <duration>", "how long to keep quotes, such as 400d (default: forever)", parseKept)
    .option(
      "--every <duration>",
      "repeat after this time, such as 24h, until SIGTERM (default: run once)",
      parseEvery,
    )
    .action(maintain);
  program
    .command("move")
    .description(
      "copy a SQLite installation to PostgreSQL and compare all rows; can be interrupted and run again",
    )
    .requiredOption(
      "--from <folder>",
      "sqlite:FOLDER with the databases; nothing may write to them meanwhile",
    )
    .requiredOption("--to <url>", "PostgreSQL database; file:PATH reads the URL from a file")
    .option(
      "--to-accounts <url>",
      "PostgreSQL database of keys and used credits (default: the database of --to)",
    )
    .action(async ({ from, to, toAccounts }: { from: string; to: string; toAccounts?: string }) => {
      const location = toLocation({
        data: "",
        market: to,
        databaseConnections: 2,
        ...(toAccounts === undefined ? {} : { accounts: toAccounts }),
      });
      const backend = await openClusterBackend(location, "is a folder: name a PostgreSQL database.");
      const onProgress = (table: string, rows: number) =>
        process.stderr.write(`${table}: ${rows.toLocaleString("en")} rows\n`);
      const source = await openBackend(from.replace(/^sqlite:/, ""));
      const moved = await backend.moveFrom(source, onProgress);
      const lines = moved.map(({ name, rows, checksum }) => [name, rows.toLocaleString("en"), checksum]);
      print(table([["table", "rows", "checksum (equal in both)"], ...lines]));
    });
}

async function maintain({ keepHourly, keepQuotes, every, ...location }: MaintainCommand): Promise<void> {
  const backend = await openClusterBackend(toLocation(location), "needs no maintenance.");
  const maintainOnce = async () => {
    const now = Date.now();
    const options = {
      now,
      ...(keepHourly === undefined ? {} : { hourlySince: now - keepHourly }),
      ...(keepQuotes === undefined ? {} : { quotesSince: now - keepQuotes }),
    };
    const done = await backend.maintain(options);
    print(done.length === 0 ? "Nothing to do." : done.join("\n"));
  };
  if (every === undefined) return maintainOnce();
  const isInOrder = await runUntilStopped(async (signal) => {
    while (!signal.aborted) {
      await maintainOnce();
      await delay(every, undefined, { signal }).catch(() => {});
    }
  });
  if (!isInOrder) print("Stopped before the work was complete: the next maintain continues it.");
}

/** Commands that undo imports. */
export function addRemoval(program: Command): void {
  addLocation(program.command("remove"))
    .description("remove the rows of the market that match all options; works while the service runs")
    .addOption(new Option("--asset <id>", "rows of this asset").argParser(integer(1, MAX_ID)))
    .option("--source <name>", "rows imported from this source; see IMPORTING.md")
    .addOption(
      new Option("--from <time>", "rows at or after this time, such as 2026-01-15T12:00:00Z").argParser(
        toTime,
      ),
    )
    .addOption(new Option("--to <time>", "rows before this time").argParser(toTime))
    .action(async ({ asset, source, from, to, ...location }: RemoveOptions, command: Command) => {
      if ([asset, source, from, to].every((each) => each === undefined)) {
        throw new CommandError("Name the rows to remove: --asset, --source, --from or --to.");
      }
      if (from !== undefined && to !== undefined && from >= to) {
        command.error(`error: --from ${toIso(from)} must be before --to ${toIso(to)}`);
      }
      const request = { time: Date.now(), user: getUser(), assetId: asset, source, from, to };
      const { rows } = await (await getMaintenance(location)).remove(request);
      await withMarket(location, recordAgain);
      print(`${rows.toLocaleString("en")} rows removed.`);
    });
  addLocation(program.command("removals"))
    .description("list all removals from the market: when, by whom, which rows, how many")
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
      print(all.length === 0 ? "Nothing was removed." : table([header, ...rows]));
    });
}

/** Computes derived series from the remaining rows. */
async function recordAgain(market: OpenMarket): Promise<void> {
  const unlock = await market.lockForImport();
  try {
    await recordStale(market, Date.now());
  } finally {
    unlock();
  }
}

async function withMarket<Result>(
  options: LocationOptions,
  work: (market: OpenMarket) => Promise<Result>,
): Promise<Result> {
  const market = await (await openBackend(toLocation(options))).openMarket({ mayBeNew: false });
  try {
    return await work(market);
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
  return (await openBackend(toLocation(options))).maintenance;
}
