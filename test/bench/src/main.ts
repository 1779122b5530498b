import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { benchClient } from "./client/index.ts";
import { benchCluster } from "./cluster/index.ts";
import { currentLoad, describeCircumstances } from "./figures/circumstances.ts";
import { printTable } from "./figures/format.ts";
import { putSection, type Section } from "./figures/page.ts";
import type { Table } from "./figures/table.ts";
import { benchFreshClone } from "./fresh-clone.ts";
import { benchGeneration } from "./generation.ts";
import { benchMock } from "./mock/index.ts";
import { benchReview } from "./review.ts";
import { benchService } from "./service/index.ts";
import { benchSmallResponses } from "./service/small.ts";
import { benchStart } from "./service/start.ts";
import { benchThreads } from "./service/threads.ts";
import { benchSite } from "./site/index.ts";

/** What a benchmark measures, and what is said of it. */
interface Benchmark extends Pick<Section, "title" | "about" | "preparation"> {
  readonly run: () => readonly Table[] | Promise<readonly Table[]>;
}

const BENCHMARKS: Readonly<Record<string, Benchmark>> = {
  generation: {
    title: "Generation",
    about: "From the contract to generated files, as whole processes, and in one that follows edits.",
    run: benchGeneration,
  },
  client: {
    title: "Client",
    about:
      "Our client beside others of the same contract, and beside SDKs of other services: what an application downloads, what a call costs, what the compiler has to do, how long generating takes.",
    preparation: "node test/helpers/src/install-standalone.ts test/client/other-clients",
    run: benchClient,
  },
  service: {
    title: "Service",
    about:
      "The service on 10,000 assets with 20 million daily candles, with keys, metering, limits, metrics and log, in a process of its own; its references in others; calls from a third.",
    run: benchService,
  },
  small: {
    title: "Small responses",
    about:
      "Small responses of the service on 1,000 assets, with keys, metering, limits, metrics and log, each beside the least that can be done for the same bytes, and beside what one would build instead, which has no log, metrics, credits and ETag.",
    run: benchSmallResponses,
  },
  threads: {
    title: "Threads",
    about:
      "The service with two threads beside the service with one, each on 1,000 assets in a process of its own, with 64 connections. Two threads can do twice as much where the machine has processors for them besides the loader's: the first row is what it had when this was measured, and the last table what the loader took.",
    run: benchThreads,
  },
  cluster: {
    title: "Cluster",
    about:
      "The service on PostgreSQL, which writes to the disk for certain as it does by default, and on Redis, all on this machine, beside the same on SQLite, and what both engines do beneath it. It needs redis-server or valkey-server on the PATH; `BENCH_POINTS=100000000 pnpm bench cluster` takes a third size of history, which takes some minutes and 4 GB of disk more.",
    run: benchCluster,
  },
  start: {
    title: "Start",
    about:
      "The service as a whole process, from its TypeScript sources, its programs compiled by an earlier start.",
    run: benchStart,
  },
  mock: {
    title: "Mock",
    about: "The mock beside Prism on the same contract, each in a process of its own.",
    run: benchMock,
  },
  review: {
    title: "Review",
    about:
      "The review of one change, as a whole process, beside oasdiff, which compares the two bundles and nothing else; the contract's operations once, ten and a hundred times.",
    run: benchReview,
  },
  site: {
    title: "Reference site",
    about:
      "A page of one operation in Chromium with a cold cache, beside other renderers of the same contract: bytes that travel, and the time until the first call of the API is painted.",
    preparation: "pnpm build --filter=@market-data/docs",
    run: benchSite,
  },
  "fresh-clone": {
    title: "Fresh clone",
    about:
      "From a clone to the running system, every package downloaded: the stores of pnpm and npm are empty.",
    run: benchFreshClone,
  },
};
const USAGE = `Usage: pnpm bench [--print] [NAME ...]

Measures ours and a reference in turn, prints tables, and writes them to docs/figures.md.

  --print  Print only; docs/figures.md stays as it is.

Names: ${Object.keys(BENCHMARKS).join(", ")}; all of them where none is given.
Exit codes: 0, 1 where a benchmark failed, 2 for a wrong call.`;
const PAGE = fileURLToPath(new URL("../../../docs/figures.md", import.meta.url));

const call = readCall();
if (call === undefined) process.exitCode = 2;
else if (call.help) console.log(USAGE);
else for (const name of call.names) await runBenchmark(name, BENCHMARKS[name] as Benchmark, !call.print);

function readCall(): { names: string[]; print: boolean; help: boolean } | undefined {
  try {
    const options = { print: { type: "boolean" }, help: { type: "boolean", short: "h" } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const unknown = positionals.filter((name) => !(name in BENCHMARKS));
    if (unknown.length > 0) throw new Error(`No such benchmark: ${unknown.join(", ")}.`);
    const names = Object.keys(BENCHMARKS).filter(
      (name) => positionals.length === 0 || positionals.includes(name),
    );
    return { names, print: values.print === true, help: values.help === true };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    return undefined;
  }
}

async function runBenchmark(name: string, { run, ...said }: Benchmark, isKept: boolean): Promise<void> {
  const [begun, load] = [new Date(), currentLoad()];
  const tables = await run();
  for (const table of tables) printTable(table);
  if (!isKept) return;
  const section = { ...said, name, circumstances: describeCircumstances(begun, load), tables };
  writeFileSync(PAGE, putSection(readPage(), section, Object.keys(BENCHMARKS)));
}

function readPage(): string {
  try {
    return readFileSync(PAGE, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}
