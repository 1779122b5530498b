import { Agent, get } from "node:http";
import autocannon from "autocannon";

// Sends calls, in a process apart from the server that responds to them.

/** Requests, as fast as they are responded to, or N a second, whether responded to or not. */
export interface Load {
  readonly url: string;
  /** Sent in turn, by all connections together, so that no two send the same at the same time. */
  readonly calls: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
  readonly connections: number;
  readonly rate?: number;
}

export interface LoadResult {
  readonly requests: number;
  readonly perSecond: number;
  /** Calls that got no response, or another one than 200. */
  readonly failed: number;
  /** Milliseconds that 99 of 100 calls took at most. */
  readonly p99: number;
  /** Seconds of CPU time that sending took. */
  readonly cpu: number;
}

type Responded = Omit<LoadResult, "cpu">;

/** What autocannon's client keeps its responses in. */
interface ReadingClient {
  readonly pipelinedRequests: { addBody(part: Buffer): void };
}

process.on("message", async (load: Load) => {
  const before = process.cpuUsage();
  const result = await (load.rate === undefined ? asFast(load) : atRate(load, load.rate));
  const { user, system } = process.cpuUsage(before);
  process.send?.({ ...result, cpu: (user + system) / 1e6 } satisfies LoadResult);
});

async function asFast({ url, calls, headers, seconds, connections }: Load): Promise<Responded> {
  let sent = 0;
  const result = await autocannon({
    url,
    duration: seconds,
    connections,
    headers,
    setupClient(client) {
      // Otherwise it makes a text of every body, which takes it longer than the server takes to send it.
      (client as unknown as ReadingClient).pipelinedRequests.addBody = () => {};
      // One by one: to make all of them beforehand, for each connection, takes longer than to send them.
      const setupRequest = (request: object) => ({ ...request, path: calls[sent++ % calls.length] });
      client.setRequests([
        { method: "GET", path: calls[0], headers, ...(calls.length > 1 && { setupRequest }) },
      ] as Parameters<typeof client.setRequests>[0]);
    },
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  const requests = result["2xx"];
  return { requests, perSecond: requests / result.duration, failed, p99: result.latency.p99 };
}

/** One call after the other at even distances. What a call waits to be sent counts as part of its time. */
async function atRate({ url, calls, headers, seconds }: Load, rate: number): Promise<Responded> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let failed = 0;
  const begun = performance.now();
  const total = Math.round(seconds * rate);
  await new Promise<void>((resolve) => {
    let sent = 0;
    let open = 0;
    const timer = setInterval(() => {
      while (sent < total && performance.now() >= begun + (sent * 1000) / rate) send();
    }, 1);
    const send = (): void => {
      const due = begun + (sent * 1000) / rate;
      const path = calls[sent++ % calls.length] as string;
      open++;
      const done = (isGood: boolean): void => {
        if (isGood) times.push(performance.now() - due);
        else failed++;
        if (--open > 0 || sent < total) return;
        clearInterval(timer);
        resolve();
      };
      get(`${url}${path}`, { agent, headers }, (response) => {
        response.resume().once("end", () => done(response.statusCode === 200));
      }).once("error", () => done(false));
    };
  });
  agent.destroy();
  times.sort((a, b) => a - b);
  const p99 = times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
  return { requests: times.length, perSecond: times.length / seconds, failed, p99 };
}
