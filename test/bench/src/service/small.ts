import { join } from "node:path";
import type { Aim, Row, Table } from "../figures/table.ts";
import { callsFor, idsIn } from "./calls.ts";
import { Loader } from "./loader.ts";
import { getMarket } from "./market.ts";
import { MeasuredProcess } from "./measured-process.ts";
import { inTurn } from "./throughput.ts";

const BUFFER = "node:http, a fixed buffer with the same headers";
const FASTIFY = "Fastify with bearer-auth and rate-limit, a fixed buffer";
const DISTINCT: Aim = { least: 0.55 };
const REPEATED: Aim = { least: 0.75 };
const AHEAD: Aim = { least: 1 };

interface Case {
  readonly what: string;
  readonly calls: readonly string[];
  readonly aim: Aim;
}

/** Small responses of the service beside the least that can be done for their bytes, and beside what one would build instead. */
export async function benchSmallResponses(): Promise<Table[]> {
  const market = await getMarket({ copies: 1, candles: 2000 });
  const cases = listCases(idsIn(join(market, "market.db")));
  const firsts = [...new Set(cases.map(({ calls }) => calls[0] as string))];
  const loader = new Loader();
  const started: MeasuredProcess[] = [];
  const start = async (program: string, args: readonly string[]) => {
    const server = await MeasuredProcess.start(program, args);
    started.push(server);
    return server;
  };
  try {
    const service = await start("served.ts", [market]);
    const fixed = await start("fixed.ts", [service.url, ...firsts]);
    const fastify = await start("fastify.ts", [service.url, ...firsts]);
    const byCpu: Row[] = [];
    const byClock: Row[] = [];
    for (const { what, calls, aim } of cases) {
      // The same calls for each: distinct ones take the loader longer, and reach a server less often.
      const [ours, least, instead] = await inTurn(loader, [
        { server: service, calls },
        { server: fixed, calls },
        { server: fastify, calls },
      ]);
      for (const { reference, theirs, aims } of [
        { reference: BUFFER, theirs: least, aims: { aim } },
        { reference: FASTIFY, theirs: instead, aims: { aim: AHEAD } },
      ]) {
        const cpu = { ours: ours.perCpuSecond, theirs: theirs.perCpuSecond };
        byCpu.push({ what, unit: "calls/s of CPU time", reference, ...cpu, ...aims });
        byClock.push({ what, unit: "calls/s", reference, ours: ours.perSecond, theirs: theirs.perSecond });
      }
    }
    return [
      { title: "Small responses, by the CPU time of the server", rows: byCpu },
      { title: "The same, by the clock", rows: byClock },
    ];
  } finally {
    loader.stop();
    await Promise.all(started.map((server) => server.stop()));
  }
}

function listCases(ids: readonly number[]): Case[] {
  const { prices, quotes } = callsFor(ids);
  return [
    { what: "simple price, 50 ids, others in each call", calls: prices, aim: DISTINCT },
    { what: "simple price, 50 ids, repeated", calls: prices.slice(0, 1), aim: REPEATED },
    { what: "quotes latest, 1 id, EUR, another in each call", calls: quotes, aim: DISTINCT },
    { what: "quotes latest, 1 id, EUR, repeated", calls: quotes.slice(0, 1), aim: REPEATED },
    { what: "fiat map, 10 rows, without a key, repeated", calls: ["/v1/fiat/map?limit=10"], aim: REPEATED },
  ];
}
