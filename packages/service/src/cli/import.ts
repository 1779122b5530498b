import { join } from "node:path";
import { DAY, MINUTE } from "@market-data/market";
import type { OpenMarket } from "@market-data/storage";
import { DEFAULT_FUTURE_TOLERANCE_MS } from "@market-data/storage";
import { type Command, InvalidArgumentError, Option } from "commander";
import { PlanTable } from "../accounts/plan-table.ts";
import { ImportError } from "../import/errors.ts";
import { writeExample } from "../import/example.ts";
import type { FileResult } from "../import/file-result.ts";
import { formats } from "../import/formats.ts";
import { importFiles } from "../import/import-files.ts";
import { Mapping } from "../import/mapping.ts";
import { progressOn, silent } from "../import/progress.ts";
import { DEFAULT_READ_LIMITS, type ReadLimits, readTextFile } from "../import/read-file.ts";
import { RejectsFile } from "../import/rejects-file.ts";
import { openBackend } from "../storage/open-backend.ts";
import { EXIT } from "./exit-codes.ts";
import { describeNotices } from "./import-notices.ts";
import { addLocation, type LocationOptions, toLocation } from "./location.ts";
import { print, printHidden, table } from "./output.ts";
import { createPlansOption, KILOBYTE, loadPlans, MEGABYTE } from "./settings.ts";
import { parseDuration } from "./times.ts";
import { integer } from "./values.ts";
import { watchFolder } from "./watch.ts";

interface ImportCommandOptions extends LocationOptions {
  readonly as?: string;
  readonly source: string;
  readonly pair?: string;
  readonly mapping: readonly string[];
  readonly knownAssets: boolean;
  readonly rejects?: string;
  readonly recordKilobytes: number;
  readonly wholeFileMegabytes: number;
  readonly strict?: true;
  readonly futureTolerance: number;
  /** Milliseconds. */
  readonly maxPriceAge?: number;
  readonly plans?: string;
  readonly formats?: true;
  readonly example?: string;
  readonly watch?: string;
}

export function addImport(program: Command): void {
  addLocation(program.command("import"))
    .description("import files or folders of files, plain or gzip; see IMPORTING.md")
    .argument("[paths...]", "CSV or JSON files, or folders")
    .option("--as <format>", "format of the files (default: detected by file name and header)")
    .option("--source <name>", "source of the keys in native formats", "csv")
    .option("--pair <market>", "exchange, base and quote of candles, such as coinbase:BTC/USD")
    .option(
      "--mapping <file>",
      "CSV file that links the keys of several sources to one asset; can be repeated",
      append,
      [],
    )
    .option("--no-known-assets", "ignore the bundled links to well-known assets")
    .option("--rejects <file>", "file for rejected rows (default: rejected.csv in the data folder)")
    .addOption(
      new Option("--record-kilobytes <size>", "maximum size of a CSV record, in KiB")
        .default(DEFAULT_READ_LIMITS.recordBytes / KILOBYTE)
        .argParser(integer(1, 100_000)),
    )
    .addOption(
      new Option("--whole-file-megabytes <size>", "maximum size of a JSON or mapping file, in MiB")
        .default(DEFAULT_READ_LIMITS.wholeFileBytes / MEGABYTE)
        .argParser(integer(1, 500)),
    )
    .addOption(
      new Option(
        "--future-tolerance <minutes>",
        "maximum distance of a time in the future; later rows are rejected",
      )
        .default(DEFAULT_FUTURE_TOLERANCE_MS / MINUTE)
        .argParser(integer(0, 1_000_000)),
    )
    .option(
      "--max-price-age <duration>",
      "maximum age of a listed asset's last price, measured from the market's newest price, such as 7d; " +
        "stored with the market (default: the stored value, initially 7d)",
      parseAge,
    )
    .option("--strict", `exit with ${EXIT.found} if rows were rejected`)
    .addOption(createPlansOption())
    .option("--formats", "list the formats and exit")
    .option("--example <folder>", "write small example files for import and exit")
    .option(
      "--watch <folder>",
      "import each new file in a folder, then move it to done/ or rejected/, until SIGTERM",
    )
    .action(runImport);
}

async function runImport(
  paths: readonly string[],
  options: ImportCommandOptions,
  command: Command,
): Promise<void> {
  if (options.formats) {
    print(table(formats.map(({ name, summary }) => [name, summary])));
    return;
  }
  const { example, watch } = options;
  if (example !== undefined || watch !== undefined) {
    const other = [...paths, ...(watch === undefined || options.rejects === undefined ? [] : ["--rejects"])];
    if (example !== undefined && watch !== undefined) other.push("--watch");
    if (other.length > 0) {
      command.error(
        `error: --${example === undefined ? "watch" : "example"} cannot be combined with ${other.join(" ")}`,
      );
    }
    return example === undefined ? runWatch(watch as string, options) : printExample(example);
  }
  if (paths.length === 0) throw new ImportError("Name the files or folders to import.");
  const plans = new PlanTable(loadPlans(options.plans));
  const mapping = await readMapping(options);
  const rejects = new RejectsFile(options.rejects ?? toDefaultRejects(options));
  const opened = await (await openBackend(toLocation(options))).openMarket();
  const progress = progressOn(process.stderr);
  try {
    const given = { ...toImportOptions(options), mapping, rejects, progress, now: Date.now() };
    const results = await importFiles(opened, paths, given);
    progress.close();
    summarise(results, rejects);
    printHidden(await opened.store.snapshot(), plans);
    if (options.strict && results.some(({ rejected }) => rejected > 0)) process.exitCode = EXIT.found;
  } finally {
    progress.close();
    rejects.close();
    await opened.close();
  }
}

async function runWatch(folder: string, options: ImportCommandOptions): Promise<void> {
  const withMarket = async <Result>(work: (market: OpenMarket) => Promise<Result>): Promise<Result> => {
    const market = await (await openBackend(toLocation(options))).openMarket();
    try {
      return await work(market);
    } finally {
      await market.close();
    }
  };
  const areAllTaken = await watchFolder(folder, {
    as: options.as,
    // A service started before the first file serves an empty market. A service that already serves the sample market
    // continues to serve it until the first import.
    prepare: () =>
      withMarket(async ({ state, writer }) => {
        if ((await state.origin()) === undefined) await writer.markOrigin("import");
      }),
    readMapping: (paths) => readMapping({ ...options, mapping: [...options.mapping, ...paths] }),
    importFile: (path, mapping, rejects) => {
      const given = { ...toImportOptions(options), mapping, rejects, progress: silent, now: Date.now() };
      return withMarket((market) => importFiles(market, [path], given));
    },
  });
  if (options.strict && !areAllTaken) process.exitCode = EXIT.found;
}

function printExample(folder: string): void {
  for (const file of writeExample(folder, Date.now())) print(file);
  print(`\nImport them with: market-data import ${folder}`);
}

function toLimits({ recordKilobytes, wholeFileMegabytes }: ImportCommandOptions): ReadLimits {
  return { recordBytes: recordKilobytes * KILOBYTE, wholeFileBytes: wholeFileMegabytes * MEGABYTE };
}

/** @throws {ImportError} @throws {MappingError} */
async function readMapping(options: ImportCommandOptions): Promise<Mapping> {
  const mapping = options.knownAssets ? Mapping.bundled() : new Mapping();
  for (const file of options.mapping) mapping.read(await readTextFile(file, toLimits(options)), file);
  return mapping;
}

function toImportOptions(options: ImportCommandOptions) {
  const { as, pair, source, futureTolerance, maxPriceAge } = options;
  return {
    source,
    limits: toLimits(options),
    futureTolerance: futureTolerance * MINUTE,
    ...(maxPriceAge === undefined ? {} : { maxPriceAge }),
    ...(as === undefined ? {} : { as }),
    ...(pair === undefined ? {} : { market: pair }),
  };
}

function summarise(results: readonly FileResult[], rejects: RejectsFile): void {
  const rows = results.map(({ file, format, loaded, rejected }) => [
    file.name,
    format,
    loaded.toLocaleString("en"),
    rejected.toLocaleString("en"),
  ]);
  print(table([["file", "format", "loaded", "rejected"], ...rows]));
  if (rejects.exists) print(`\nRejected rows are in ${rejects.path}:`);
  for (const { file, reasons } of results) {
    for (const { rows, example } of reasons) print(`  ${file.name}: ${rows} as ${example}`);
  }
  for (const text of describeNotices(results)) print(text);
}

/** In the data folder, or in the current folder for PostgreSQL. */
function toDefaultRejects(options: LocationOptions): string {
  const location = toLocation(options);
  return typeof location === "string" ? join(location, "rejected.csv") : "rejected.csv";
}

/** @throws {InvalidArgumentError} for less than a day: daily sources have one price a day. */
function parseAge(text: string): number {
  const age = parseDuration(text);
  if (age >= DAY) return age;
  throw new InvalidArgumentError("It must be at least 1d, because daily prices are a day apart.");
}

function append(value: string, before: readonly string[]): string[] {
  return [...before, value];
}
