import { join } from "node:path";
import type { Aim, Row, Table } from "../figures/table.ts";
import { callsFor, FIVE_THOUSAND_ROWS, HUNDRED_ROWS, idsIn } from "./calls.ts";
import { toHeaders } from "./key.ts";
import { smallBesideLarge } from "./latency.ts";
import { Loader } from "./loader.ts";
import { getMarket } from "./market.ts";
import { MeasuredProcess } from "./measured-process.ts";
import { compared, type Side } from "./throughput.ts";

const BUFFER = "node:http, one fixed buffer of that size";
const MOST_MEMORY_MB = 350;
const LISTINGS: Aim = { least: 0.6 };

/** The service on 10,000 assets with 20 million daily candles, and what each response is held against. */
export async function benchService(): Promise<Table[]> {
  console.log("\nMarkets (made once, then kept)");
  const small = await getMarket({ copies: 1, candles: 2000 });
  const large = await getMarket({ copies: 10, candles: 2000 });
  const file = join(large, "market.db");
  await compile(small);
  const loader = new Loader();
  const started: MeasuredProcess[] = [];
  const start = async (...[program, args]: Parameters<typeof MeasuredProcess.start>) => {
    const server = await MeasuredProcess.start(program, args);
    started.push(server);
    return server;
  };
  try {
    const service = await start("served.ts", [large]);
    const bare = await start("bare.ts", [file, service.url + HUNDRED_ROWS]);
    const few = await start("served.ts", [small]);
    const calls = callsFor(idsIn(file));
    const byCpu: Row[] = [];
    const byClock: Row[] = [];

    const compare = async (
      what: string,
      calls: Pick<Side, "calls" | "encoding">,
      reference: string,
      theirs: Side,
      aim: Aim,
    ) => {
      const { perCpuSecond, perSecond } = await compared(loader, { server: service, ...calls }, theirs);
      byCpu.push({ what, unit: "calls/s of CPU time", reference, ...perCpuSecond, aim });
      byClock.push({ what, unit: "calls/s", reference, ...perSecond });
    };
    const besideBuffer = async (what: string, ours: readonly string[], aim: Aim, encoding = "identity") => {
      const size = await getSize(`${service.url}${ours[0]}`, encoding);
      const theirs = { server: bare, calls: [`/fixed/${size}`] };
      await compare(what, { calls: ours, encoding }, `${BUFFER} (${size} bytes)`, theirs, aim);
    };
    const besideWork = async (what: string, ours: readonly string[], reference: string, theirs: string[]) =>
      compare(what, { calls: ours }, reference, { server: bare, calls: theirs }, { least: 0.7 });

    await besideBuffer("listings latest, 100 rows, repeated", [HUNDRED_ROWS], LISTINGS);
    await besideBuffer("listings latest, 5,000 rows, gzip, repeated", [FIVE_THOUSAND_ROWS], LISTINGS, "gzip");
    await besideWork(
      "listings latest, 100 rows, another filter and sort in each call",
      calls.filtered,
      "node:http, JSON.stringify of 100 ready objects",
      ["/rows"],
    );
    await besideWork(
      "OHLCV historical, 1 of 10,000 assets, 365 days",
      calls.history,
      "node:http, the bare SQL statement and JSON.stringify",
      calls.bareHistory,
    );
    const latency = await latencyRows(service, bare, calls);
    const growth = await growthRow(loader, service, few, { large: file, small: join(small, "market.db") });
    return [
      { title: "Calls, by the CPU time of the server", rows: byCpu },
      { title: "The same calls, by the clock", rows: byClock },
      { title: "What lasts", rows: [...latency, growth, await memoryRow(service, bare)] },
    ];
  } finally {
    loader.stop();
    await Promise.all(started.map((server) => server.stop()));
  }
}

/** Lets a service do once what is measured, so that the measured one finds its programs compiled, those of its threads too. */
async function compile(market: string): Promise<void> {
  const server = await MeasuredProcess.start("served.ts", [market]);
  const { prices, filtered, long, history, longHistory } = callsFor(idsIn(join(market, "market.db")));
  for (const [call] of [prices, filtered, long, history, longHistory]) {
    const response = await fetch(`${server.url}${call}`, { headers: toHeaders("gzip") });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${call}: ${response.status}`);
  }
  await server.stop();
}

/** Bytes of a response as it is sent. */
async function getSize(url: string, encoding: string): Promise<number> {
  const response = await fetch(url, { headers: toHeaders(encoding) });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return Number(response.headers.get("content-length"));
}

async function latencyRows(
  service: MeasuredProcess,
  bare: MeasuredProcess,
  calls: ReturnType<typeof callsFor>,
): Promise<Row[]> {
  const { alone, beside, bareBeside } = await smallBesideLarge(service, bare, calls);
  const row = {
    what: "p99 of small responses while 5,000 rows and history are under way",
    unit: "ms",
    ours: beside,
  };
  return [
    { ...row, reference: "their p99 alone", theirs: alone, aim: { most: 3 } },
    {
      ...row,
      reference: "node:http with a fixed buffer, another process, while the service has the same under way",
      theirs: bareBeside,
    },
  ];
}

async function growthRow(
  loader: Loader,
  many: MeasuredProcess,
  few: MeasuredProcess,
  files: { large: string; small: string },
): Promise<Row> {
  const smallCalls = (file: string) => callsFor(idsIn(file)).prices;
  const { perCpuSecond } = await compared(
    loader,
    { server: many, calls: smallCalls(files.large) },
    { server: few, calls: smallCalls(files.small) },
  );
  const microseconds = (values: readonly number[]) => values.map((value) => 1e6 / value);
  return {
    what: "CPU time of a small call at 10,000 assets",
    unit: "µs",
    ours: microseconds(perCpuSecond.ours),
    reference: "at 1,000 assets",
    theirs: microseconds(perCpuSecond.theirs),
    aim: { most: 1.2 },
  };
}

async function memoryRow(service: MeasuredProcess, bare: MeasuredProcess): Promise<Row> {
  const megabytes = async (server: MeasuredProcess) => (await server.usage()).mostMemory / 1e6;
  return {
    what: "most memory of the service in all of this",
    unit: "MB",
    ours: [await megabytes(service)],
    reference: "the bare node:http of the rows above",
    theirs: [await megabytes(bare)],
    aim: { most: MOST_MEMORY_MB, of: "ours" },
  };
}
