import { Agent, get } from "node:http";
import { connect } from "node:net";

// Sends requests from a process separate from the server.

/** Requests as fast as the server responds, or at a fixed rate. */
export interface Load {
  readonly url: string;
  /**
   * Paths that all connections together send in turn. The next load of a server continues after the last request, so
   * that no response is in a cache.
   */
  readonly requests: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
  readonly connections: number;
  /** Requests per second. */
  readonly rate?: number;
}

export interface LoadResult {
  /** Number of responses with status 200. */
  readonly responses: number;
  /** Requests without a response or with another status. */
  readonly failed: number;
  /** The 99th percentile of the duration, in ms. */
  readonly p99: number;
}

/** The number of requests sent so far, by the URL of the server. */
const sentTo = new Map<string, number>();

const READ_BYTES = 65_536;
/** The maximum number of sockets for requests at a rate. */
const MAX_SOCKETS = 50;
const HEAD_END = "\r\n\r\n";
const GOOD = "HTTP/1.1 200 ";
/** The end of a chunked body. JSON never contains it. */
const LAST_CHUNK = "\r\n0\r\n\r\n";

process.on("message", async (load: Load) => {
  process.send?.(await (load.rate === undefined ? sendAtFullSpeed(load) : sendAtRate(load, load.rate)));
});

async function sendAtFullSpeed({
  url,
  requests: paths,
  headers,
  seconds,
  connections,
}: Load): Promise<LoadResult> {
  const { hostname, port, host } = new URL(url);
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
  const times: number[] = [];
  let failed = 0;
  const until = performance.now() + seconds * 1000;
  const one = () =>
    sendSequentially({ host: hostname, port: Number(port) }, () => takeNext(url, requests), {
      until,
      onResponse: (isGood, time) => (isGood ? times.push(time) : failed++),
    });
  await Promise.all(Array.from({ length: connections }, one));
  return { ...summarise(times), failed };
}

/** Returns the next request to a server. */
function takeNext(url: string, items: readonly string[]): string {
  const before = sentTo.get(url) ?? 0;
  sentTo.set(url, before + 1);
  return items[before % items.length] as string;
}

interface SendOptions {
  /** The time of the last request, as `performance.now()`. */
  readonly until: number;
  /** @param time The duration from request to end of response, in ms. */
  readonly onResponse: (isGood: boolean, time: number) => void;
}

/** Sends requests on one connection, each after the previous response. */
function sendSequentially(
  address: { host: string; port: number },
  take: () => string,
  { until, onResponse }: SendOptions,
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
 * Detects only the status and the end of a response. Node's client and autocannon use two to five times the CPU time,
 * which the server then lacks on few processors.
 */
class ReadResponse {
  #head = "";
  /** The remaining bytes; undefined before the head is complete, and for a chunked body. */
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

/** @param times The durations of the successful responses, in ms. */
function summarise(times: number[]): Omit<LoadResult, "failed"> {
  times.sort((a, b) => a - b);
  return { responses: times.length, p99: times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN };
}

/** Sends requests at a fixed rate. The duration includes the wait before sending. */
async function sendAtRate({ url, requests, headers, seconds }: Load, rate: number): Promise<LoadResult> {
  // Few sockets: otherwise the queued requests after a pause look like an attack.
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS });
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
      const path = takeNext(url, requests);
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
  return { ...summarise(times), failed };
}
