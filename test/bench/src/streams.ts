import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { median } from "./guard.ts";
import { Loader } from "./load/loader.ts";
import { ServerProcess } from "./load/server-process.ts";
import { KEY } from "./servers/key.ts";

// Measures streams of the service: CPU per message, the latency of small requests beside streams, and many connections.
// Usage: node test/bench/src/streams.ts

const ROUNDS = 3;
const COMMITS = 20;
/** The time between two commits, in ms. The service looks for commits each 100 ms. */
const PAUSE = 400;
/** Each stream reads one of these assets, and each commit changes all. */
const ASSETS = 20;
const HEADERS = { "X-SVC_PRO_API_KEY": KEY };
const LATENCY = { seconds: 6, connections: 10, rate: 300 };
const PATHS = Array.from(
  { length: ASSETS },
  (_, id) => `/v1/simple/price?ids=${id + 1},${((id + 7) % ASSETS) + 1}`,
);

let received = 0;
const server = await ServerProcess.fork("streams.ts", [String(ASSETS)]);

/** Opens streams, and waits for the first event of each. */
async function open(count: number): Promise<Socket[]> {
  const { hostname, port } = new URL(server.url);
  const before = received;
  const sockets = Array.from({ length: count }, (_, index) => {
    const socket = connect(Number(port), hostname);
    const path = `/v1/stream?id=${(index % ASSETS) + 1}`;
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nX-SVC_PRO_API_KEY: ${KEY}\r\n\r\n`);
    socket.on("data", (bytes) => {
      received += bytes.toString("latin1").split("\ndata: ").length - 1;
    });
    return socket;
  });
  await until(before + count);
  return sockets;
}

/** Waits for a number of received events. */
async function until(count: number): Promise<void> {
  const end = performance.now() + 60_000;
  while (received < count) {
    if (performance.now() > end) throw new Error(`${received} events arrived instead of ${count}.`);
    await delay(5);
  }
}

/** CPU of the service during some work, in seconds. */
async function measureCpu(work: () => Promise<void>): Promise<number> {
  const start = server.cpuSeconds;
  await work();
  return server.cpuSeconds - start;
}

/** Commits, with the events of all streams after each. */
async function commit(streams: number): Promise<void> {
  for (let count = 0; count < COMMITS; count++) {
    const before = received;
    server.send("commit");
    await Promise.all([until(before + streams), delay(PAUSE)]);
  }
}

/** The 99th percentile of small requests during commits, in ms. */
async function measureLatency(loader: Loader): Promise<number> {
  const timer = setInterval(() => server.send("commit"), PAUSE);
  const { p99 } = await loader.run({ ...LATENCY, url: server.url, requests: PATHS, headers: HEADERS });
  clearInterval(timer);
  return p99;
}

using loader = new Loader();
try {
  for (const count of [500, 2000]) {
    const costs: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const alone = await measureCpu(() => commit(0));
      const sockets = await open(count);
      const all = await measureCpu(() => commit(count));
      costs.push(((all - alone) / (count * COMMITS)) * 1e6);
      for (const socket of sockets) socket.destroy();
      await delay(PAUSE);
    }
    const rounds = costs.map((cost) => cost.toFixed(1)).join(", ");
    console.log(`${count} streams: ${median(costs).toFixed(1)} µs of CPU per message (${rounds})`);
  }
  const ratios: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const alone = await measureLatency(loader);
    const sockets = await open(1000);
    const beside = await measureLatency(loader);
    for (const socket of sockets) socket.destroy();
    await delay(PAUSE);
    ratios.push(`${beside.toFixed(2)} / ${alone.toFixed(2)} ms = ${(beside / alone).toFixed(2)}`);
  }
  console.log(`p99 of small requests with 1,000 streams / alone: ${ratios.join("; ")}`);
  console.log(`Peak memory: ${server.peakMemory.toFixed(0)} MB`);
} finally {
  await server.stop();
}
