import { HEADERS } from "../servers/key.ts";
import type { Loader } from "./loader.ts";
import type { ServerProcess } from "./server-process.ts";

/** CPU time of the server in a round, in seconds. Short rounds spread other work of the machine over all sides. */
const ROUND = 0.5;
/** CPU time of the warm-up, in seconds. */
const WARM_UP = 5;
const CONNECTIONS = 10;

/**
 * Requests per second of the server's CPU time. The result depends on the server only: a busy machine makes a round
 * longer, not worse.
 */
export async function countPerCpuSecond(
  loader: Loader,
  server: ServerProcess,
  requests: readonly string[],
  isWarmUp: boolean,
  connections = CONNECTIONS,
): Promise<number> {
  const before = server.cpuSeconds;
  const load = { url: server.url, requests, headers: HEADERS, seconds: 1, connections };
  for (let count = 0; ; ) {
    count += (await loader.run(load)).responses;
    const used = server.cpuSeconds - before;
    if (used >= (isWarmUp ? WARM_UP : ROUND)) return count / used;
  }
}
