import { recordSeries, type TimeSpan } from "@market-data/market";
import { parseTime } from "@market-data/openapi";
import { type Command, InvalidArgumentError, Option } from "commander";
import type { Maintenance } from "../storage/backend.ts";
import { openBackend } from "../storage/open-backend.ts";
import { EXIT } from "./exit-codes.ts";
import { CommandError, say, table, toIso } from "./output.ts";
import { dataOption } from "./settings.ts";
import { getUser } from "./user.ts";
import { whole } from "./values.ts";

interface DataOptions {
  readonly data: string;
}

/** Commands that look after the stored data, while the service runs too. */
export function addMaintenance(program: Command): void {
  program
    .command("backup")
    .description("copy the stored data into a folder, while the service runs too")
    .argument("<folder>", "where the copies go; older ones of the same name are replaced")
    .addOption(dataOption())
    .action(async (folder: string, { data }: DataOptions) => {
      for (const { file, size } of await getMaintenance(data).backUp(folder)) {
        say(`${file}: ${size.toLocaleString("en")} bytes`);
      }
    });
  program
    .command("restore")
    .description("replace the stored data with a backup, while the service runs too")
    .argument("<folder>", "the backup")
    .addOption(dataOption())
    .action(async (folder: string, { data }: DataOptions) => {
      for (const file of await getMaintenance(data).restore(folder)) say(`${file}: restored`);
    });
  program
    .command("check")
    .description("look through the stored data: what it contains, and what is wrong with it")
    .addOption(dataOption())
    .action(async ({ data }: DataOptions) => {
      const { facts, errors } = await getMaintenance(data).check();
      say(table(facts.map(([what, value]) => [what, value.toLocaleString("en")])));
      for (const error of errors) say(error);
      say(errors.length === 0 ? "Nothing is wrong." : `${errors.length} errors.`);
      if (errors.length > 0) process.exitCode = EXIT.found;
    });
}

interface RemoveOptions extends DataOptions {
  readonly asset?: number;
  readonly source?: string;
  readonly from?: number;
  readonly to?: number;
}

/** Commands that undo imports. */
export function addRemoval(program: Command): void {
  program
    .command("remove")
    .description("remove rows from the market: those that fulfil all options; while the service runs too")
    .addOption(dataOption())
    .addOption(new Option("--asset <id>", "of this asset").argParser(whole(1, MAX_ID)))
    .option("--source <name>", "that an import of this source wrote; see IMPORTING.md")
    .addOption(new Option("--from <time>", "from this time on, as 2026-01-15T12:00:00Z").argParser(toTime))
    .addOption(new Option("--to <time>", "before this time").argParser(toTime))
    .action(async ({ data, asset, source, from, to }: RemoveOptions) => {
      if ([asset, source, from, to].every((each) => each === undefined)) {
        throw new CommandError("Say what to remove: --asset, --source, --from or --to.");
      }
      const request = { time: Date.now(), user: getUser(), assetId: asset, source, from, to };
      const { rows } = await getMaintenance(data).remove(request);
      await recordAgain(data, { from: from ?? 0, to: to ?? request.time });
      say(`${rows.toLocaleString("en")} rows removed.`);
    });
  program
    .command("removals")
    .description("list what was removed from the market: when, by whom, what, how many rows")
    .addOption(dataOption())
    .action(async ({ data }: DataOptions) => {
      const all = await getMaintenance(data).removals();
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
async function recordAgain(data: string, changed: TimeSpan): Promise<void> {
  const market = await openBackend(data).openMarket();
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

function getMaintenance(data: string): Maintenance {
  const { maintenance } = openBackend(data);
  if (maintenance !== undefined) return maintenance;
  throw new CommandError(`${data} has tools of its own for this: use them.`);
}
