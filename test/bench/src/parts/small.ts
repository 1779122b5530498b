import { join } from "node:path";
import { Loader } from "../load/loader.ts";
import { ServerProcess, withServers } from "../load/server-process.ts";
import { countPerCpuSecond } from "../load/throughput.ts";
import { getMarket } from "../market.ts";
import { measureAlternately } from "../measure.ts";
import { listRequests } from "../requests.ts";
import type { Measured } from "../rows.ts";

/** Small responses of the service with 1,000 assets. */
export async function measure(rounds: number): Promise<Measured> {
  const folder = await getMarket(1);
  const { prices } = listRequests(join(folder, "market.db"));
  using loader = new Loader();
  return await withServers(async (start) => {
    const service = await start(ServerProcess.fork("service.ts", [folder]));
    const repeated = prices.slice(0, 1);
    const fixed = await start(ServerProcess.fork("fastify-fixed.ts", [service.url, ...repeated]));
    const written = await start(ServerProcess.fork("fastify-written.ts", [folder]));
    const compare = (requests: readonly string[], peer = written) => {
      const side = (server: ServerProcess) => (isWarmUp: boolean) =>
        countPerCpuSecond(loader, server, requests, isWarmUp);
      return measureAlternately(rounds, { ours: side(service), peer: side(peer) });
    };
    return {
      pricesFixed: await compare(repeated, fixed),
      prices: await compare(prices),
    };
  });
}
