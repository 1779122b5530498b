import { Agent, get } from "node:http";
import { connect } from "node:net";

// Sends calls, in a process apart from the server that responds to them.

/** Requests, as fast as they are responded to, or N a second, whether responded to or not. */
export interface Load {
  readonly url: string;
  /**
   * Sent in turn, by all connections together, so that no two send the same at the same time. A server's next load goes on where
   * its last one ended: what was sent last is not sent again at once, which a cache would tell from calls that differ.
   */
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

/** How many calls were sent so far, by the URL of the server. */
const sentTo = new Map<string, number>();

const READ_BYTES = 65_536;
const HEAD_END = "\r\n\r\n";
const GOOD = "HTTP/1.1 200 ";
/** What ends a body that comes in chunks; no JSON has it. */
const LAST_CHUNK = "\r\n0\r\n\r\n";

process.on("message", async (load: Load) => {
  const before = process.cpuUsage();
  const result = await (load.rate === undefined ? asFast(load) : atRate(load, load.rate));
  const { user, system } = process.cpuUsage(before);
  process.send?.({ ...result, cpu: (user + system) / 1e6 } satisfies LoadResult);
});

async function asFast({ url, calls, headers, seconds, connections }: Load): Promise<Responded> {
  const { hostname, port, host } = new URL(url);
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const requests = calls.map((path) => `GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
  const times: number[] = [];
  let failed = 0;
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const one = () =>
    sendInTurn({ host: hostname, port: Number(port) }, () => takeNext(url, requests), {
      until,
      onResponse: (isGood, time) => (isGood ? times.push(time) : failed++),
    });
  await Promise.all(Array.from({ length: connections }, one));
  return { ...summarise(times, (performance.now() - begun) / 1000), failed };
}

/** What comes next of what a server is sent. */
function takeNext(url: string, items: readonly string[]): string {
  const before = sentTo.get(url) ?? 0;
  sentTo.set(url, before + 1);
  return items[before % items.length] as string;
}

interface Turns {
  /** When the last request is sent, as `performance.now()` counts. */
  readonly until: number;
  /** @param time From the request to the end of its response, in ms. */
  readonly onResponse: (isGood: boolean, time: number) => void;
}

/** Sends requests on a connection, each after the response to the one before it. */
function sendInTurn(
  address: { host: string; port: number },
  take: () => string,
  { until, onResponse }: Turns,
): Promise<void> {
  return new Promise((resolve) => {
    let sentAt = 0;
    let response = new ReadResponse();
    const send = (): void => {
      response = new ReadResponse();
      sentAt = performance.now();
      socket.write(take(), "latin1");
    };
    const callback = (length: number, bytes: Uint8Array): boolean => {
      if (!response.isOverAfter(bytes as Buffer, length)) return true;
      onResponse(response.isGood, performance.now() - sentAt);
      if (performance.now() < until) send();
      else socket.destroy();
      return true;
    };
    const fail = (): void => onResponse(false, 0);
    const socket = connect({ ...address, onread: { buffer: Buffer.allocUnsafe(READ_BYTES), callback } });
    socket.once("connect", send).once("error", fail).once("end", fail).once("close", resolve);
  });
}

/**
 * Reads of a response no more than where it ends. Node's client and autocannon take two to five times the CPU time, which on few
 * processors is the server's.
 */
class ReadResponse {
  #head = "";
  /** In bytes; undefined while the head has not come, or the body comes in chunks. */
  #left: number | undefined;
  #tail = "";

  get isGood(): boolean {
    return this.#head.startsWith(GOOD) && (this.#left ?? 0) === 0;
  }

  isOverAfter(bytes: Buffer, length: number): boolean {
    if (this.#left === undefined) this.#readHead(bytes, length);
    else this.#left -= length;
    if (this.#left !== undefined) return this.#left <= 0;
    const end = bytes.toString("latin1", Math.max(0, length - LAST_CHUNK.length), length);
    this.#tail = (this.#tail + end).slice(-LAST_CHUNK.length);
    return this.#tail === LAST_CHUNK;
  }

  #readHead(bytes: Buffer, length: number): void {
    if (this.#head.includes(HEAD_END)) return;
    this.#head += bytes.toString("latin1", 0, length);
    const end = this.#head.indexOf(HEAD_END);
    const [, size] = /\r\nContent-Length: *(\d+)/i.exec(this.#head.slice(0, Math.max(0, end))) ?? [];
    if (size !== undefined) this.#left = end + HEAD_END.length + Number(size) - this.#head.length;
  }
}

/** @param times Of the good responses, in ms. */
function summarise(times: number[], seconds: number): Omit<Responded, "failed"> {
  times.sort((a, b) => a - b);
  const p99 = times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
  return { requests: times.length, perSecond: times.length / seconds, p99 };
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
      const path = takeNext(url, calls);
      sent++;
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
  return { ...summarise(times, seconds), failed };
}
