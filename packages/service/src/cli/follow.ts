import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { StorageError } from "@market-data/storage";
import { type Command, Option } from "commander";
import { Copy, listLags } from "../follow/copy.ts";
import { type FeedResult, Follower } from "../follow/follower.ts";
import { Lease } from "../follow/lease.ts";
import { Upstream } from "../follow/upstream.ts";
import { RejectsFile } from "../import/rejects-file.ts";
import { openBackend } from "../storage/open-backend.ts";
import { EXIT } from "./exit-codes.ts";
import { addLocation, type LocationOptions, toLocation } from "./location.ts";
import { CommandError, explain, print, table, toIso } from "./output.ts";
import { readTextFile } from "./read-text-file.ts";
import { runUntilStopped } from "./stop-signal.ts";
import { integer, label, parseVendorPrefix, seconds } from "./values.ts";
import { isTransient } from "./watch.ts";

interface FollowOptions extends LocationOptions {
  readonly keyFile?: string;
  readonly vendorPrefix: string;
  readonly name: string;
  readonly rejects?: string;
  readonly futureTolerance: number;
  readonly timeout: number;
  /** Days. */
  readonly backfill: number;
  readonly creditsPerDay?: number;
  readonly once?: true;
  readonly strict?: true;
  readonly status?: true;
  readonly json?: true;
}

/** The upstream as a source of rows. */
const SOURCE = "upstream";
const RETRY_MS = 5000;
/** A larger difference of the clocks is reported, in ms. */
const MAX_CLOCK_OFFSET_MS = 30_000;

export function addFollow(program: Command): void {
  addLocation(program.command("follow"))
    .description(
      "keep the market in step with another service of this contract, until SIGTERM; see FOLLOWING.md",
    )
    .argument("[url]", "URL of the upstream without the version, such as https://api.example.com")
    .addOption(
      new Option(
        "--key-file <file>",
        "file with the API key (default: the variable MARKET_DATA_UPSTREAM_KEY, which contains the key)",
      ).env("MARKET_DATA_UPSTREAM_KEY_FILE"),
    )
    .addOption(
      new Option("--vendor-prefix <prefix>", "vendor prefix of the upstream's headers and values")
        .env("MARKET_DATA_UPSTREAM_PREFIX")
        .default("svc")
        .argParser(parseVendorPrefix),
    )
    .addOption(
      new Option("--name <name>", "name of this follower: a market has one")
        .default(hostname())
        .argParser(label),
    )
    .option("--rejects <file>", "file for rejected rows (default: rejected-follow.csv in the data folder)")
    .addOption(
      new Option(
        "--future-tolerance <seconds>",
        "maximum distance of a time in the future; later rows are rejected",
      )
        .default(60)
        .argParser(seconds),
    )
    .addOption(
      new Option("--timeout <seconds>", "timeout of a request").default(30).argParser(integer(1, 600)),
    )
    .addOption(
      new Option("--backfill <days>", "days of history to read, newest first: a request per day")
        .default(0)
        .argParser(integer(0, 10_000)),
    )
    .addOption(
      new Option(
        "--credits-per-day <number>",
        "maximum credits per UTC day; current data is then read less often (default: the limit of the key)",
      ).argParser(integer(1, 1_000_000_000)),
    )
    .option("--once", "read what is due once, then exit")
    .option("--strict", `with --once: exit with ${EXIT.found} if rows were rejected`)
    .option("--status", "print when each operation was last read, and exit")
    .option("--json", "with --status: print JSON")
    .action(follow);
}

async function follow(url: string | undefined, options: FollowOptions, command: Command): Promise<void> {
  if (options.status) return printStatus(options);
  if (url === undefined) command.error("error: missing argument 'url'");
  const upstream = openUpstream(url, options);
  print("Read the upstream's terms: they decide whether you may store and serve its data.");
  const market = await (await openBackend(toLocation(options))).openMarket();
  const rejects = new RejectsFile(options.rejects ?? toDefaultRejects(options));
  const lease = new Lease(market, options.name, Date.now);
  const futureTolerance = options.futureTolerance * 1000;
  const copy = new Copy(market, { source: SOURCE, rejects, lease, futureTolerance, now: Date.now });
  try {
    await lease.acquire();
    const problems: Problems = new Map();
    const follower = new Follower({
      ...{ copy, upstream, now: Date.now, days: options.backfill, creditsPerDay: options.creditsPerDay },
      announce: (cost) => print(cost.join("\n")),
      report: (result) => {
        report(result, problems);
        reportClock(upstream, problems);
      },
    });
    await follower.start();
    if (options.once) {
      await followOnce(follower, options);
      reportClock(upstream, problems);
    } else {
      print(`Following ${new URL(url).origin}`);
      await runUntilStopped((signal) => followForever(follower, problems, signal));
    }
  } finally {
    await lease.release().catch(() => {});
    rejects.close();
    await market.close();
  }
}

/** Prints the age of each operation in the copy. */
async function printStatus({ json, ...location }: FollowOptions): Promise<void> {
  const market = await (await openBackend(toLocation(location))).openMarket({ mayBeNew: false });
  try {
    const [lags, now] = [listLags((await market.store.snapshot()).sources, SOURCE), Date.now()];
    const rows = lags.map(({ name, newest }) => ({
      operation: name,
      last_read: toIso(newest),
      lag_seconds: Math.round((now - newest) / 1000),
    }));
    if (json) return print(JSON.stringify(rows));
    const header = ["operation", "last read", "lag (s)"];
    print(table([header, ...rows.map((row) => Object.values(row).map(String))]));
  } finally {
    await market.close();
  }
}

/** @throws {CommandError} for an invalid URL or key. */
function openUpstream(url: string, { keyFile, vendorPrefix, timeout }: FollowOptions): Upstream {
  const key = keyFile === undefined ? process.env["MARKET_DATA_UPSTREAM_KEY"] : readTextFile(keyFile).trim();
  try {
    return new Upstream({ url, key, vendorPrefix, timeout: timeout * 1000 });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}.`);
  }
}

async function followOnce(follower: Follower, { strict }: FollowOptions): Promise<void> {
  const results = await follower.once((until) => delay(until - Date.now()));
  const failed = results.filter(({ error, isMissing }) => error !== undefined && !isMissing);
  if (failed.length > 0) {
    throw new CommandError(
      `${failed.length} of ${results.length} reads failed: ${failed[0]?.error}. Run the command again.`,
    );
  }
  if (strict && results.some(({ rejected }) => rejected > 0)) process.exitCode = EXIT.found;
}

async function followForever(follower: Follower, problems: Problems, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    let wait = RETRY_MS;
    try {
      await follower.round(signal);
      problems.delete("storage");
      wait = Math.max(0, follower.nextDue - Date.now());
    } catch (error) {
      // The lease of another follower is not waited for.
      if (!isTransient(error) || isLease(error)) throw error;
      const text = explain(error);
      if (isNew(problems, "storage", text)) process.stderr.write(`${text} The follower waits.\n`);
    }
    await delay(wait, undefined, { signal }).catch(() => {});
  }
}

/** The last problem by topic. A problem that lasts is reported once. */
type Problems = Map<string, string | undefined>;

function isNew(problems: Problems, topic: string, problem: string | undefined): boolean {
  const before = problems.get(topic);
  problems.set(topic, problem);
  return problem !== undefined && problem !== before;
}

function isLease(error: unknown): boolean {
  return (
    error instanceof StorageError && error.kind === "locked" && error.rest.startsWith("is already followed")
  );
}

function report({ operation, records, rejected, credits, error }: FeedResult, problems: Problems): void {
  if (!isNew(problems, operation, error) && error !== undefined) return;
  const counts = [
    `${records.toLocaleString("en")} records`,
    ...(rejected > 0 ? [`${rejected.toLocaleString("en")} rejected`] : []),
    ...(credits > 0 ? [`${credits.toLocaleString("en")} credits`] : []),
    ...(error === undefined ? [] : [`failed: ${error}`]),
  ];
  print(`${toIso(Date.now())} ${operation}: ${counts.join(", ")}`);
}

function reportClock({ clockOffset }: Upstream, problems: Problems): void {
  const isOff = Math.abs(clockOffset) > MAX_CLOCK_OFFSET_MS;
  const direction = clockOffset > 0 ? "ahead of" : "behind";
  if (!isNew(problems, "clock", isOff ? direction : undefined)) return;
  const shown = Math.round(Math.abs(clockOffset) / 1000);
  process.stderr.write(
    `The upstream's clock is ${shown} s ${direction} the clock of this machine. Check both clocks (NTP).\n`,
  );
}

/** In the data folder, or in the current folder for PostgreSQL. */
function toDefaultRejects(options: LocationOptions): string {
  const location = toLocation(options);
  return typeof location === "string" ? join(location, "rejected-follow.csv") : "rejected-follow.csv";
}
