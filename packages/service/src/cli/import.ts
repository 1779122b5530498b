import { join } from "node:path";
import { type Command, Option } from "commander";
import { ImportError } from "../import/errors.ts";
import type { FileResult } from "../import/file-result.ts";
import { formats } from "../import/formats.ts";
import { importFiles } from "../import/import-files.ts";
import { DEFAULT_FUTURE_TOLERANCE_MS } from "../import/import-options.ts";
import { Mapping } from "../import/mapping.ts";
import { progressOn } from "../import/progress.ts";
import { DEFAULT_READ_LIMITS, readTextFile } from "../import/read-file.ts";
import { RejectsFile } from "../import/rejects-file.ts";
import { openBackend } from "../storage/open-backend.ts";
import { EXIT } from "./exit-codes.ts";
import { addLocation, type LocationOptions, toLocation } from "./location.ts";
import { say, table } from "./output.ts";
import { KILOBYTE, MEGABYTE } from "./settings.ts";
import { whole } from "./values.ts";

const MINUTE_MS = 60_000;

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
  readonly formats?: true;
}

export function addImport(program: Command): void {
  addLocation(program.command("import"))
    .description("read data from files, or from all files of folders, plain or gzip; see IMPORTING.md")
    .argument("[paths...]", "CSV or JSON files, or folders")
    .option("--as <format>", "the format of the files; else recognised by names and headers")
    .option("--source <name>", "the source whose keys files in native formats contain", "csv")
    .option("--pair <market>", "of candles: exchange, base and quote, as coinbase:BTC/USD")
    .option(
      "--mapping <file>",
      "CSV file that links keys of several sources to one asset; may be repeated",
      append,
      [],
    )
    .option("--no-known-assets", "do without the links of well-known assets that come with the service")
    .option("--rejects <file>", "where rejected rows are written (default: rejected.csv in the data folder)")
    .addOption(
      new Option("--record-kilobytes <size>", "the largest CSV record, in KiB")
        .default(DEFAULT_READ_LIMITS.recordBytes / KILOBYTE)
        .argParser(whole(1, 100_000)),
    )
    .addOption(
      new Option(
        "--whole-file-megabytes <size>",
        "the largest JSON or mapping file, which is read whole, in MiB",
      )
        .default(DEFAULT_READ_LIMITS.wholeFileBytes / MEGABYTE)
        .argParser(whole(1, 500)),
    )
    .addOption(
      new Option(
        "--future-tolerance <minutes>",
        "how far in the future times may lie; rows beyond are rejected",
      )
        .default(DEFAULT_FUTURE_TOLERANCE_MS / MINUTE_MS)
        .argParser(whole(0, 1_000_000)),
    )
    .option("--strict", `end with ${EXIT.found} when rows were rejected`)
    .option("--formats", "list the formats and end")
    .action(runImport);
}

async function runImport(paths: readonly string[], options: ImportCommandOptions): Promise<void> {
  if (options.formats) {
    say(table(formats.map(({ name, summary }) => [name, summary])));
    return;
  }
  if (paths.length === 0) throw new ImportError("Say which files or folders to import.");
  const mapping = options.knownAssets ? Mapping.bundled() : new Mapping();
  const limits = {
    recordBytes: options.recordKilobytes * KILOBYTE,
    wholeFileBytes: options.wholeFileMegabytes * MEGABYTE,
  };
  for (const file of options.mapping) mapping.read(await readTextFile(file, limits), file);
  const rejects = new RejectsFile(options.rejects ?? toDefaultRejects(options));
  const opened = await (await openBackend(toLocation(options))).openMarket();
  const progress = progressOn(process.stderr);
  try {
    const { as, pair, source } = options;
    const results = await importFiles(opened, paths, {
      source,
      mapping,
      rejects,
      progress,
      limits,
      now: Date.now(),
      futureTolerance: options.futureTolerance * MINUTE_MS,
      ...(as === undefined ? {} : { as }),
      ...(pair === undefined ? {} : { market: pair }),
    });
    progress.close();
    summarise(results, rejects);
    if (options.strict && results.some(({ rejected }) => rejected > 0)) process.exitCode = EXIT.found;
  } finally {
    progress.close();
    rejects.close();
    await opened.close();
  }
}

function summarise(results: readonly FileResult[], rejects: RejectsFile): void {
  const rows = results.map(({ file, format, loaded, rejected }) => [
    file.name,
    format,
    loaded.toLocaleString("en"),
    rejected.toLocaleString("en"),
  ]);
  say(table([["file", "format", "loaded", "rejected"], ...rows]));
  if (!rejects.isThere) return;
  say(`\nRejected rows are in ${rejects.path}:`);
  for (const { file, reasons } of results) {
    for (const { rows, example } of reasons) say(`  ${file.name}: ${rows} as ${example}`);
  }
}

/** In the data folder; where there is none, in the current one. */
function toDefaultRejects(options: LocationOptions): string {
  const location = toLocation(options);
  return typeof location === "string" ? join(location, "rejected.csv") : "rejected.csv";
}

function append(value: string, before: readonly string[]): string[] {
  return [...before, value];
}
