import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PostgresBackend } from "@market-data/cluster";
import { SqliteBackend } from "@market-data/service";
import { RedisServer } from "@market-data/test-cluster/redis-server";
import { PROGRAM } from "@market-data/test-cluster/service-node";
import { type PostgresServer, startPostgres } from "@market-data/test-helpers/postgres";
import { runSql } from "@market-data/test-helpers/sql";
import { Loader } from "../load/loader.ts";
import { ServerProcess, withServers } from "../load/server-process.ts";
import { countPerCpuSecond } from "../load/throughput.ts";
import { getMarket } from "../market.ts";
import { measureAlternately, timeProgram } from "../measure.ts";
import { listRequests } from "../requests.ts";
import type { Measured, Values } from "../rows.ts";

/** PostgreSQL's default durability, with 1 GB of shared memory. */
const SETTINGS = { fsync: "on", synchronous_commit: "on", full_page_writes: "on", shared_buffers: "1GB" };
const HOUR = 3_600_000;
const CANDLES = 50_000;
/** The number of connections of a busy node. */
const CONNECTIONS = 64;

/** A node on PostgreSQL (with default durability) and Redis, compared with a node on SQLite. */
export async function measure(rounds: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), "bench-cluster-"));
  const redis = await RedisServer.start();
  try {
    const server = await startPostgres({ settings: SETTINGS });
    try {
      return {
        clusterPrices: await comparePrices(rounds, folder, await createDatabase(server, "prices"), redis.url),
        clusterImport: await compareImports(rounds, folder, server),
      };
    } finally {
      await server.stop();
    }
  } finally {
    await redis.kill();
    rmSync(folder, { recursive: true });
  }
}

/** Creates an empty database. Returns its URL. */
async function createDatabase({ url }: PostgresServer, name: string): Promise<string> {
  await runSql(url, `CREATE DATABASE ${name}`);
  return url.replace(/postgres$/, name);
}

async function comparePrices(rounds: number, folder: string, url: string, redis: string): Promise<Values> {
  // Copies only the market, because `moveFrom` would also move the keys that other parts of the benchmark created.
  const file = join(folder, "market.db");
  cpSync(join(await getMarket(1), "market.db"), file);
  await new PostgresBackend({ market: url, accounts: url }).moveFrom(new SqliteBackend(folder));
  const { prices: requests } = listRequests(file);
  using loader = new Loader();
  return await withServers(async (start) => {
    const ours = await start(ServerProcess.fork("service.ts", [url, redis]));
    const peer = await start(ServerProcess.fork("service.ts", [folder]));
    const side = (server: ServerProcess) => (isWarmUp: boolean) =>
      countPerCpuSecond(loader, server, requests, isWarmUp, CONNECTIONS);
    return measureAlternately(rounds, { ours: side(ours), peer: side(peer) });
  });
}

/** Imports a file into empty markets, like an operator. */
async function compareImports(rounds: number, folder: string, server: PostgresServer): Promise<Values> {
  const files = [join(folder, "assets.csv"), join(folder, "candles-hourly.csv")];
  writeFileSync(files[0] as string, "key,name,symbol,slug\nmade-1,Made 1,MADE1,made-1\n");
  writeFileSync(files[1] as string, listCandles().join("\n"));
  let count = 0;
  const importInto = (...location: string[]) =>
    timeProgram([
      PROGRAM,
      "import",
      ...files,
      "--rejects",
      join(folder, `rejects-${count++}.csv`),
      ...location,
    ]);
  return measureAlternately(rounds, {
    ours: async () => importInto("--market", await createDatabase(server, `import_${count}`)),
    peer: () => importInto("--data", mkdtempSync(join(folder, "data-"))),
  });
}

/** Hourly candles as lines of CSV with realistic digits. */
function listCandles(): string[] {
  const lines = Array.from({ length: CANDLES }, (_, index) => {
    const time = new Date(Date.UTC(2020, 0) + index * HOUR).toISOString();
    const open = 100 + 30 * Math.sin(index / 97) + 3 * Math.sin(index * 1.7);
    const prices = [open, open * 1.0171, open * 0.9813, open * 1.0013];
    return ["made-1", time, ...prices, open * 8231.7, open * 1981337.3, 1981337.3, 2100000.1].join();
  });
  return [
    "asset,time_open,open,high,low,close,volume,market_cap,circulating_supply,total_supply",
    ...lines,
    "",
  ];
}
