import { join } from "node:path";
import { Loader } from "../load/loader.ts";
import { ServerProcess, withServers } from "../load/server-process.ts";
import { countPerCpuSecond } from "../load/throughput.ts";
import { getMarket } from "../market.ts";
import { measureAlternately } from "../measure.ts";
import { listRequests, type Requests } from "../requests.ts";
import type { Measured, Values } from "../rows.ts";
import { HEADERS } from "../servers/key.ts";

const LATENCY_SECONDS = 6;
const SMALL_REQUESTS_A_SECOND = 200;

/** The service with 10,000 assets. */
export async function measure(rounds: number): Promise<Measured> {
  const folder = await getMarket(10);
  const requests = listRequests(join(folder, "market.db"));
  await compile(folder, requests);
  using loader = new Loader();
  return await withServers(async (start) => {
    const ours = await start(ServerProcess.fork("service.ts", [folder]));
    const peer = await start(ServerProcess.fork("fastify-written.ts", [folder]));
    const compare = (paths: readonly string[]) =>
      measureAlternately(rounds, {
        ours: (isWarmUp) => countPerCpuSecond(loader, ours, paths, isWarmUp),
        peer: (isWarmUp) => countPerCpuSecond(loader, peer, paths, isWarmUp),
      });
    return {
      listings: await compare(requests.listings),
      history: await compare(requests.history),
      latency: await compareLatency(rounds, ours, peer, requests),
      memory: { ours: [ours.peakMemory], peer: [peer.peakMemory] },
    };
  });
}

/** Sends one request of each kind, to fill the compile cache for the measured service. */
async function compile(folder: string, requests: Requests): Promise<void> {
  await withServers(async (start) => {
    const { url } = await start(ServerProcess.fork("service.ts", [folder]));
    for (const [path] of Object.values(requests) as string[][]) {
      const response = await fetch(url + path, { headers: HEADERS });
      await response.arrayBuffer();
    }
  });
}

/** Returns the p99 of small responses in ms, during long listings and history. */
async function compareLatency(
  rounds: number,
  ours: ServerProcess,
  peer: ServerProcess,
  { prices, longListings, history }: Requests,
): Promise<Values> {
  using small = new Loader();
  using long = new Loader();
  using past = new Loader();
  const measureP99 = async ({ url }: ServerProcess): Promise<number> => {
    const load = { url, headers: HEADERS, seconds: LATENCY_SECONDS, connections: 1 };
    const [{ p99 }] = await Promise.all([
      small.run({ ...load, requests: prices, rate: SMALL_REQUESTS_A_SECOND }),
      long.run({ ...load, requests: longListings }),
      past.run({ ...load, requests: history }),
    ]);
    return p99;
  };
  return await measureAlternately(rounds, { ours: () => measureP99(ours), peer: () => measureP99(peer) });
}
