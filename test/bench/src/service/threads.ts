import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Aim, Row, Table } from "../figures/table.ts";
import { ROUNDS } from "../measure.ts";
import { callsFor, idsIn } from "./calls.ts";
import { Loader } from "./loader.ts";
import { getMarket } from "./market.ts";
import { MeasuredProcess } from "./measured-process.ts";
import { compared } from "./throughput.ts";

/** The system shares connections out, by chance: of so many, no thread gets many more than its half. */
const CONNECTIONS = 64;
/** Each thread compiles what it runs for itself, and has half of the calls. */
const WARM_UP_SECONDS = 15;
const ONE_THREAD = "one thread";
/** On two processors the loader takes what the second thread would need. */
const AIMS: { aim?: Aim } = availableParallelism() > 2 ? { aim: { least: 1.6 } } : {};

interface Case {
  readonly what: string;
  readonly calls: readonly string[];
}

/** The service with two threads beside the same with one. */
export async function benchThreads(): Promise<Table[]> {
  const market = await getMarket({ copies: 1, candles: 2000 });
  // A folder is for one service.
  const copy = mkdtempSync(join(tmpdir(), "market-data-threads-"));
  cpSync(market, copy, { recursive: true });
  const loader = new Loader();
  const started: MeasuredProcess[] = [];
  const start = async (data: string, threads: number) => {
    const server = await MeasuredProcess.start("served.ts", [data, String(threads)]);
    started.push(server);
    return server;
  };
  try {
    const two = await start(market, 2);
    const one = await start(copy, 1);
    const byClock: Row[] = [await sumsRow()];
    const byCpu: Row[] = [];
    const shares: Row[] = [];
    for (const { what, calls } of listCases(idsIn(join(market, "market.db")))) {
      const side = { calls, connections: CONNECTIONS };
      const result = await compared(
        loader,
        { server: two, ...side },
        { server: one, ...side },
        WARM_UP_SECONDS,
      );
      const row = { what, reference: ONE_THREAD };
      byClock.push({ ...row, unit: "calls/s", ...result.perSecond, ...AIMS });
      byCpu.push({ ...row, unit: "calls/s of CPU time", ...result.perCpuSecond });
      shares.push({ ...row, unit: "%", ...result.loaderShare });
    }
    return [
      { title: "Two threads, by the clock", rows: byClock },
      { title: "The same, by the CPU time of the server", rows: byCpu },
      { title: "Of the CPU time of server and loader, the loader's", rows: shares },
    ];
  } finally {
    loader.stop();
    await Promise.all(started.map((server) => server.stop()));
    rmSync(copy, { recursive: true });
  }
}

/** What the machine has for a second thread now: without service and loader, and without anything to wait for. */
async function sumsRow(): Promise<Row> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await countSums(2));
    theirs.push(await countSums(1));
  }
  return {
    what: "sums of numbers, without the service and the loader",
    unit: "sums/s",
    ours,
    reference: ONE_THREAD,
    theirs,
  };
}

async function countSums(count: number): Promise<number> {
  const program = new URL("sums.ts", import.meta.url);
  const threads = Array.from({ length: count }, () => new Worker(program));
  await Promise.all(threads.map((thread) => once(thread, "message")));
  const sums = threads.map((thread) => once(thread, "message"));
  for (const thread of threads) thread.postMessage("start");
  const counts = await Promise.all(sums);
  return counts.reduce((all, [sums]) => all + sums, 0);
}

function listCases(ids: readonly number[]): Case[] {
  const { prices, filtered, long } = callsFor(ids);
  return [
    { what: "simple price, 50 ids, others in each call", calls: prices },
    { what: "listings latest, 100 rows, another filter and sort in each call", calls: filtered },
    { what: "listings latest, 5,000 rows at most, the same", calls: long },
  ];
}
