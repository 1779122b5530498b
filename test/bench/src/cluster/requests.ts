import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { PostgresBackend } from "@market-data/cluster";
import type { Aim, Row, Table } from "../figures/table.ts";
import { ROUNDS } from "../measure.ts";
import { callsFor, idsIn } from "../service/calls.ts";
import { toHeaders } from "../service/key.ts";
import { Loader } from "../service/loader.ts";
import { getMarket } from "../service/market.ts";
import { MeasuredProcess } from "../service/measured-process.ts";
import { compared } from "../service/throughput.ts";
import type { Engines } from "./engines.ts";

const SQLITE = "the same on SQLite";
const ONE_NODE = "one node, 10 connections";
const SMALL: Aim = { least: 0.7 };
const HISTORY: Aim = { least: 0.5 };
const REDIS: Aim = { most: 1000, of: "ours" };
const POSTGRES: Aim = { most: 20, of: "ours" };
/** So few that no request waits for another one. */
const CALLS_A_SECOND = 50;
const SECONDS = 2;
const IDLE_SECONDS = 10;
const DATABASE = "requests";
/** As many as send the calls of a table. */
const CONNECTIONS = 10;
/** As many as a busy node has. */
const MANY_CONNECTIONS = 64;

interface Case {
  readonly what: string;
  readonly calls: readonly string[];
  readonly aim: Aim;
}

/** Nodes on PostgreSQL and Redis beside one on SQLite with the same market: 1,000 assets, a year of days of each. */
export async function benchRequests(engines: Engines): Promise<Table[]> {
  const market = await getMarket({ copies: 1, candles: 400 });
  // What is carried over has no keys of other benchmarks.
  const folder = mkdtempSync(join(tmpdir(), "market-data-cluster-"));
  cpSync(join(market, "market.db"), join(folder, "market.db"));
  const url = await engines.createDatabase(DATABASE);
  await new PostgresBackend({ market: url, accounts: url }).moveFrom(folder);
  const cases = listCases(idsIn(join(folder, "market.db")));
  const loaders = [new Loader(), new Loader()] as const;
  const started: MeasuredProcess[] = [];
  const start = async (...args: string[]) => {
    const server = await MeasuredProcess.start("served.ts", args);
    started.push(server);
    return server;
  };
  try {
    const single = await start(folder);
    const node = await start(url, "1", engines.redisUrl);
    const byCpu: Row[] = [];
    const byClock: Row[] = [];
    const slowest: Row[] = [];
    const compare = async ({ what, calls, aim }: Case, connections: number) => {
      const side = { calls, connections };
      const result = await compared(loaders[0], { server: node, ...side }, { server: single, ...side });
      const row = { what: `${what}, ${connections} connections of one key`, reference: SQLITE };
      byClock.push({ ...row, unit: "calls/s", ...result.perSecond, aim });
      byCpu.push({ ...row, unit: "calls/s of CPU time", ...result.perCpuSecond });
    };
    for (const each of cases) {
      const { what, calls, aim } = each;
      await compare(each, CONNECTIONS);
      if (aim === SMALL) await compare(each, MANY_CONNECTIONS);
      const row = { what, reference: SQLITE };
      slowest.push({ ...row, unit: "ms", ...(await compareP99(loaders[0], node, single, calls)) });
    }
    const idle = await countIdleCommands(node);
    const engineRows: Row[] = [];
    for (const each of cases)
      for (const connections of [1, CONNECTIONS])
        engineRows.push(...(await countEngines(engines, loaders[0], node, each, connections, idle)));
    const other = await start(url, "1", engines.redisUrl);
    const nodes = [];
    for (const { what, calls } of cases)
      nodes.push(...(await compareNodes(loaders, [node, other], what, calls)));
    return [
      { title: "A node on PostgreSQL and Redis, by the clock", rows: byClock },
      { title: "The same, by the CPU time of the node", rows: byCpu },
      { title: `p99 at ${CALLS_A_SECOND} calls a second`, rows: slowest },
      {
        title: `What a request takes of PostgreSQL and Redis; besides, an idle node sends Redis ${idle.toFixed(1)} commands a second`,
        rows: engineRows,
      },
      {
        title:
          "Two nodes, with 5 connections each, on two processors that the engines and the loaders use too",
        rows: nodes,
      },
    ];
  } finally {
    for (const loader of loaders) loader.stop();
    await Promise.all(started.map((server) => server.stop()));
    rmSync(folder, { recursive: true });
  }
}

function listCases(ids: readonly number[]): Case[] {
  const { prices, quotes, history } = callsFor(ids);
  return [
    { what: "simple price, 50 ids, others in each call", calls: prices, aim: SMALL },
    { what: "quotes latest, 1 id, EUR, repeated", calls: quotes.slice(0, 1), aim: SMALL },
    { what: "OHLCV of a year of days, 1 id, another in each call", calls: history, aim: HISTORY },
  ];
}

async function compareP99(
  loader: Loader,
  ...[ours, theirs, calls]: [MeasuredProcess, MeasuredProcess, readonly string[]]
): Promise<Pick<Row, "ours" | "theirs">> {
  const results: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
  const load = {
    calls,
    headers: toHeaders("identity"),
    seconds: SECONDS,
    connections: 1,
    rate: CALLS_A_SECOND,
  };
  for (let round = 0; round < ROUNDS; round++) {
    results.ours.push((await loader.run({ ...load, url: ours.url })).p99);
    results.theirs.push((await loader.run({ ...load, url: theirs.url })).p99);
  }
  return results;
}

/**
 * CPU time of the engines, and how often requests ask them. Requests of one key that are under way together share commands to Redis.
 * @param idle Commands to Redis in a second without requests, which those of requests are told without.
 */
async function countEngines(
  engines: Engines,
  loader: Loader,
  node: MeasuredProcess,
  { what, calls }: Case,
  connections: number,
  idle: number,
): Promise<Row[]> {
  const transactionsBefore = await engines.countTransactions(DATABASE);
  const before = { cpu: engines.cpu(), node: await node.usage(), commands: await countCommands(node) };
  const begun = performance.now();
  const { requests } = await loader.run({
    url: node.url,
    calls,
    headers: toHeaders("identity"),
    seconds: SECONDS,
    connections,
  });
  const seconds = (performance.now() - begun) / 1000;
  const after = { cpu: engines.cpu(), node: await node.usage(), commands: await countCommands(node) };
  const transactions = (await engines.countTransactions(DATABASE)) - transactionsBefore;
  const each = (cpuSeconds: number) => [(cpuSeconds * 1e6) / requests];
  const perThousand = (count: number) => [(count * 1000) / requests];
  const cpu = {
    unit: "µs of CPU time a request",
    reference: "the node",
    theirs: each(after.node.cpu - before.node.cpu),
  };
  const asked = { unit: "per 1,000 requests", reference: "requests", theirs: [1000] };
  const named = (part: string) =>
    `${what}, ${connections === 1 ? "one connection" : `${connections} connections of one key`}: ${part}`;
  return [
    { what: named("Redis"), ...cpu, ours: each(after.cpu.redis - before.cpu.redis) },
    { what: named("PostgreSQL"), ...cpu, ours: each(after.cpu.postgres - before.cpu.postgres) },
    {
      what: named("commands to Redis"),
      ...asked,
      ours: perThousand(after.commands - before.commands - idle * seconds),
      aim: REDIS,
    },
    {
      what: named("transactions of PostgreSQL"),
      ...asked,
      ours: perThousand(transactions),
      // History is read there.
      ...(calls[0]?.includes("ohlcv") ? {} : { aim: POSTGRES }),
    },
  ];
}

async function countCommands({ url }: MeasuredProcess): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^market_data_redis_commands (\S+)$/m.exec(metrics)?.[1]);
}

/** Commands to Redis in a second in which nothing is requested. */
async function countIdleCommands(node: MeasuredProcess): Promise<number> {
  const before = await countCommands(node);
  await delay(IDLE_SECONDS * 1000);
  return ((await countCommands(node)) - before) / IDLE_SECONDS;
}

/** Two nodes, with a loader each, beside the first one alone with both of its connections. */
async function compareNodes(
  loaders: readonly [Loader, Loader],
  nodes: readonly [MeasuredProcess, MeasuredProcess],
  what: string,
  calls: readonly string[],
): Promise<Row[]> {
  const load = { calls, headers: toHeaders("identity"), seconds: 1 };
  const useCpu = async () => (await nodes[0].usage()).cpu + (await nodes[1].usage()).cpu;
  const measure = async (count: 1 | 2) => {
    const before = await useCpu();
    const results = await Promise.all(
      nodes
        .slice(0, count)
        .map(({ url }, index) =>
          (loaders[index] as Loader).run({ ...load, url, connections: CONNECTIONS / count }),
        ),
    );
    const requests = results.reduce((sum, each) => sum + each.requests, 0);
    return { perSecond: requests, cpu: (1e6 * ((await useCpu()) - before)) / requests };
  };
  await measure(2);
  const [two, one] = [[], []] as [
    Awaited<ReturnType<typeof measure>>[],
    Awaited<ReturnType<typeof measure>>[],
  ];
  for (let round = 0; round < ROUNDS; round++) {
    two.push(await measure(2));
    one.push(await measure(1));
  }
  const row = (unit: string, key: "perSecond" | "cpu"): Row => ({
    ...{ what, unit, reference: ONE_NODE },
    ours: two.map((each) => each[key]),
    theirs: one.map((each) => each[key]),
  });
  return [row("calls/s", "perSecond"), row("µs of the nodes' CPU time a request", "cpu")];
}
