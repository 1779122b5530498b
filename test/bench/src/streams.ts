import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, SqliteWriter } from "@market-data/service";
import { median } from "./guard.ts";
import { Loader } from "./load/loader.ts";
import { ServerProcess } from "./load/server-process.ts";
import { getMarket } from "./market.ts";
import { listRequests } from "./requests.ts";
import { KEY } from "./servers/key.ts";

// Measures streams of the service: CPU per message, the latency of small requests beside streams, and many connections.
// Usage: node test/bench/src/streams.ts

const ROUNDS = 3;
const COMMITS = 20;
/** Each stream reads one of these assets, and each commit changes all. */
const ASSETS = 20;
const HEADERS = { "X-SVC_PRO_API_KEY": KEY };
const LATENCY = { seconds: 6, connections: 10, rate: 300 };

const folder = mkdtempSync(join(tmpdir(), "bench-streams-"));
cpSync(await getMarket(1), folder, { recursive: true });
const database = openDatabase(join(folder, "market.db"));
const writer = new SqliteWriter(database);
const { prices } = listRequests(join(folder, "market.db"));
const ids = database
  .prepare("SELECT asset_id AS id FROM metrics ORDER BY asset_id LIMIT ?")
  .all(ASSETS)
  .map(({ id }) => Number(id));
let price = 1;
let received = 0;
const server = await ServerProcess.fork("service.ts", [folder]);

/** Changes the price of all assets of streams. */
async function commit(): Promise<void> {
  price += 1;
  const snapshot = { volume24h: null, volume7d: null, volume30d: null, volume24hReported: null };
  const supplies = { circulatingSupply: null, totalSupply: null, selfReportedCirculatingSupply: null };
  const others = {
    volume7dReported: null,
    volume30dReported: null,
    unlockedCirculatingSupply: null,
    tvl: null,
  };
  await writer.saveMetrics(
    ids.map((assetId) => ({
      ...{ assetId, price, isMarketCapIncludedInCalc: true, lastUpdated: Date.now() },
      ...snapshot,
      ...supplies,
      ...others,
    })),
  );
}

/** Opens streams, and waits for the first event of each. */
async function open(count: number): Promise<Socket[]> {
  const { hostname, port } = new URL(server.url);
  const before = received;
  const sockets = Array.from({ length: count }, (_, index) => {
    const socket = connect(Number(port), hostname);
    socket.write(
      `GET /v1/stream?id=${ids[index % ASSETS]} HTTP/1.1\r\nHost: a\r\nX-SVC_PRO_API_KEY: ${KEY}\r\n\r\n`,
    );
    socket.on("data", (bytes) => {
      received += bytes.toString("latin1").split("\ndata: ").length - 1;
    });
    return socket;
  });
  await until(() => received >= before + count);
  // The service may read the last commit only now.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  return sockets;
}

async function until(isTrue: () => boolean): Promise<void> {
  const end = performance.now() + 120_000;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error(`Too few events: ${received}.`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** CPU of the service for commits, in seconds. Each commit waits until all streams have its event. */
async function measureCommits(streams: number): Promise<number> {
  const start = server.cpuSeconds;
  for (let count = 0; count < COMMITS; count++) {
    const before = received;
    const [wait] = [new Promise((resolve) => setTimeout(resolve, 400))];
    await commit();
    await until(() => received >= before + streams);
    await wait;
  }
  return server.cpuSeconds - start;
}

/** The 99th percentile of small requests during commits, in ms. */
async function measureLatency(loader: Loader): Promise<number> {
  const timer = setInterval(() => void commit(), 400);
  const { p99 } = await loader.run({ ...LATENCY, url: server.url, requests: prices, headers: HEADERS });
  clearInterval(timer);
  return p99;
}

using loader = new Loader();
try {
  await measureCommits(0);
  for (const count of [500, 2000]) {
    const costs: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const alone = await measureCommits(0);
      const sockets = await open(count);
      costs.push((((await measureCommits(count)) - alone) / (count * COMMITS)) * 1e6);
      for (const socket of sockets) socket.destroy();
    }
    console.log(
      `${count} streams: ${median(costs).toFixed(1)} µs of CPU per message (${costs.map((cost) => cost.toFixed(1)).join(", ")})`,
    );
  }
  const ratios: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const alone = await measureLatency(loader);
    const sockets = await open(1000);
    const beside = await measureLatency(loader);
    for (const socket of sockets) socket.destroy();
    ratios.push(`${beside.toFixed(2)} / ${alone.toFixed(2)} ms = ${(beside / alone).toFixed(2)}`);
  }
  console.log(`p99 of small requests with 1,000 streams / alone: ${ratios.join("; ")}`);
  console.log(`Peak memory: ${server.peakMemory.toFixed(0)} MB`);
} finally {
  await server.stop();
  database.close();
  rmSync(folder, { recursive: true });
}
