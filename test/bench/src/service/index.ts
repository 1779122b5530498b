import { join } from "node:path";
import { callsFor, FIVE_THOUSAND_ROWS, HUNDRED_ROWS, idsIn } from "./calls.ts";
import { toHeaders } from "./key.ts";
import { smallBesideLarge } from "./latency.ts";
import { Loader } from "./loader.ts";
import { getMarket } from "./market.ts";
import { MeasuredProcess } from "./measured-process.ts";
import { type Aim, type Line, printTable } from "./table.ts";
import { type Comparison, compared, type Throughput } from "./throughput.ts";

const BUFFER = "node:http, one fixed buffer of that size";
const MOST_MEMORY_MB = 500;

/** The service on 10,000 assets with 20 million daily candles, and what each response is held against, in one table. */
export async function benchService(): Promise<void> {
  console.log("\nMarkets (made once, then kept)");
  const small = await getMarket({ copies: 1, candles: 2000 });
  const large = await getMarket({ copies: 10, candles: 2000 });
  const file = join(large, "market.db");
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
    const lines: Line[] = [];

    const besideBuffer = async (what: string, ours: readonly string[], aim: Aim, encoding = "identity") => {
      const size = await getSize(`${service.url}${ours[0]}`, encoding);
      const theirs = { server: bare, calls: [`/fixed/${size}`] };
      const comparison = await compared(loader, { server: service, calls: ours, encoding }, theirs);
      lines.push(toLine(what, `${BUFFER} (${size} bytes)`, comparison, aim));
    };
    const besideWork = async (what: string, ours: readonly string[], reference: string, theirs: string[]) => {
      const bareSide = { server: bare, calls: theirs };
      const comparison = await compared(loader, { server: service, calls: ours }, bareSide);
      lines.push(toLine(what, reference, comparison, { least: 0.7 }));
    };

    await besideBuffer("simple price, 50 ids, others in each call", calls.prices, { least: 0.5 });
    await besideBuffer("simple price, 50 ids, repeated", calls.prices.slice(0, 1), { least: 0.5 });
    await besideBuffer("quotes latest, 1 id, EUR, another in each call", calls.quotes, { least: 0.5 });
    await besideBuffer("quotes latest, 1 id, EUR, repeated", calls.quotes.slice(0, 1), { least: 0.5 });
    await besideBuffer("listings latest, 100 rows, repeated", [HUNDRED_ROWS], { least: 0.6 });
    await besideBuffer(
      "listings latest, 5,000 rows, gzip, repeated",
      [FIVE_THOUSAND_ROWS],
      { least: 0.6 },
      "gzip",
    );
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
    lines.push(await latencyLine(service, calls));
    lines.push(await growthLine(loader, service, few, { large: file, small: join(small, "market.db") }));
    lines.push(await memoryLine(service));
    printTable(lines);
  } finally {
    loader.stop();
    await Promise.all(started.map((server) => server.stop()));
  }
}

/** Bytes of a response as it is sent. */
async function getSize(url: string, encoding: string): Promise<number> {
  const response = await fetch(url, { headers: toHeaders(encoding) });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return Number(response.headers.get("content-length"));
}

function toLine(what: string, reference: string, { ours, theirs, ratio }: Comparison, aim: Aim): Line {
  return {
    what,
    reference,
    service: perSecond(ours),
    other: perSecond(theirs),
    ratio: ratio.perSecond,
    byCpu: ratio.perCpuSecond,
    aim,
  };
}

function perSecond({ perSecond }: Throughput): string {
  return `${Math.round(perSecond)} /s`;
}

async function latencyLine(service: MeasuredProcess, calls: ReturnType<typeof callsFor>): Promise<Line> {
  const { alone, beside } = await smallBesideLarge(service, calls);
  return {
    what: "p99 of small responses while 5,000 rows and history are under way",
    reference: "their p99 alone",
    service: `${beside.toFixed(1)} ms`,
    other: `${alone.toFixed(1)} ms`,
    ratio: beside / alone,
    aim: { most: 3 },
  };
}

async function growthLine(
  loader: Loader,
  many: MeasuredProcess,
  few: MeasuredProcess,
  files: { large: string; small: string },
): Promise<Line> {
  const smallCalls = (file: string) => callsFor(idsIn(file)).prices;
  const { ours, theirs, ratio } = await compared(
    loader,
    { server: many, calls: smallCalls(files.large) },
    { server: few, calls: smallCalls(files.small) },
  );
  return {
    what: "time of a small call at 10,000 assets",
    reference: "at 1,000 assets",
    service: `${Math.round(1e6 / ours.perSecond)} µs`,
    other: `${Math.round(1e6 / theirs.perSecond)} µs`,
    ratio: 1 / ratio.perSecond,
    byCpu: 1 / ratio.perCpuSecond,
    aim: { most: 1.2 },
  };
}

async function memoryLine(service: MeasuredProcess): Promise<Line> {
  const megabytes = (await service.usage()).mostMemory / 1e6;
  return {
    what: "most memory of the service in all of this",
    reference: `${MOST_MEMORY_MB} MB`,
    service: `${Math.round(megabytes)} MB`,
    other: `${MOST_MEMORY_MB} MB`,
    ratio: megabytes / MOST_MEMORY_MB,
    aim: { most: 1 },
  };
}
