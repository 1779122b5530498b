import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { getNetwork } from "../request/network.ts";
import type { ResponseFlusher } from "../response/response-flusher.ts";
import { ConnectionCounts } from "./connection-counts.ts";
import type { NodeResponse } from "./node-response.ts";
import { type RawError, rawResponse } from "./raw-response.ts";
import { getCheckInterval, SlowReader } from "./slow-reader.ts";

/** Limits of connections. */
export interface ConnectionLimits {
  /** Maximum open connections; 0 for no limit. */
  readonly maxConnections: number;
  /** Maximum open connections per network (`getNetwork`); 0 for no limit. Does not apply to trusted proxies. */
  readonly maxConnectionsPerAddress: number;
  /** Maximum queued pipelined requests per connection. */
  readonly maxPipelined: number;
  /** How long a caller may read nothing of a response, in ms; 0 for no limit. */
  readonly writeTimeout: number;
}

/** The default limits of connections. */
export const DEFAULT_CONNECTION_LIMITS: ConnectionLimits = {
  maxConnections: 5000,
  maxConnectionsPerAddress: 100,
  maxPipelined: 256,
  writeTimeout: 30_000,
};

/** Maximum queued pipelined requests of all connections. A request takes about 3 kB, at most 24 kB with long headers. */
const MAX_WAITING = 10_000;
/** How long a rejected caller may read the error before the connection is cut, in ms. */
const REJECTED_MS = 1000;
/** Maximum connections with a pending rejection. Further connections are cut without a response. */
const MAX_REJECTED = 100;

type RejectedFor = Exclude<keyof ConnectionLimits, "writeTimeout">;

const REJECTIONS: Readonly<Record<RejectedFor, RawError>> = {
  maxConnections: {
    name: "unavailable",
    message: "The service has reached its limit of connections",
    headers: ["Retry-After", "5"],
  },
  maxConnectionsPerAddress: {
    name: "addressLimit",
    message: "The limit of connections from one address is reached",
    headers: ["Retry-After", "5"],
  },
  maxPipelined: {
    name: "tooManyRequests",
    message: "Too many pipelined requests on this connection; wait for responses before you send more",
    headers: ["Retry-After", "1"],
  },
};

interface ConnectionsDeps {
  readonly limits: ConnectionLimits;
  /** Shared counts of connections. Default: the connections of this server. */
  readonly counts?: ConnectionCounts | undefined;
  /** Whether an address is a trusted proxy. */
  readonly isTrusted: (address: string) => boolean;
  readonly onRequest: (request: IncomingMessage, response: NodeResponse) => void;
  /** Sends responses. */
  readonly flusher: ResponseFlusher;
  /** Called with the reached limit when a connection is rejected or ended. */
  readonly onLimit: (limit: keyof ConnectionLimits) => void;
  /** Returns the current Unix time in ms. */
  readonly now: () => number;
}

/** An open connection. */
interface Connection {
  readonly network: string;
  /** The response to the last handled request. */
  response: NodeResponse | undefined;
  /** Queued pipelined requests. */
  readonly waiting: (readonly [IncomingMessage, NodeResponse])[];
  readonly reader: SlowReader;
  /** Whether the connection ends without responses to further requests. */
  isEnding: boolean;
}

/**
 * The open connections of a server. The next request of a connection is handled after the network has accepted the previous response.
 * So at most one unread response per connection is in memory.
 */
export class Connections {
  readonly #deps: ConnectionsDeps;
  readonly #open = new Map<Socket, Connection>();
  readonly #counts: ConnectionCounts;
  #waiting = 0;
  #rejected = 0;
  #sweeping: NodeJS.Timeout | undefined;

  constructor(deps: ConnectionsDeps) {
    this.#deps = deps;
    this.#counts = deps.counts ?? new ConnectionCounts();
  }

  /** The number of open connections. */
  get count(): number {
    return this.#open.size;
  }

  /** Admits a connection, or responds with the reached limit. Returns whether the connection is admitted. */
  admit(socket: Socket): boolean {
    // Node removes its own listener after a CONNECT. A reset by the peer is not an error.
    socket.on("error", () => {});
    const address = socket.remoteAddress ?? "";
    const network = getNetwork(address);
    const reached = this.#findReached(address, this.#counts.add(network));
    if (reached !== undefined) {
      this.#counts.remove(network);
      this.#deps.onLimit(reached);
      this.#reject(socket, REJECTIONS[reached]);
      return false;
    }
    this.#open.set(socket, {
      network,
      response: undefined,
      waiting: [],
      reader: new SlowReader({ socket }),
      isEnding: false,
    });
    socket.once("close", () => this.#forget(socket));
    this.#sweeping ??= this.#startSweeping();
    return true;
  }

  /** Handles a request after the responses to earlier requests of the connection. */
  handle(request: IncomingMessage, response: NodeResponse): void {
    const { socket } = request;
    const connection = this.#open.get(socket);
    if (connection === undefined || connection.isEnding) return;
    if (!isBusy(connection)) {
      connection.response = response;
      this.#deps.onRequest(request, response);
      return;
    }
    const { waiting } = connection;
    if (waiting.length >= this.#deps.limits.maxPipelined || this.#waiting >= MAX_WAITING) {
      this.#endForPipelining(socket, connection);
      return;
    }
    waiting.push([request, response]);
    this.#waiting += 1;
    if (waiting.length === 1) connection.response?.once("close", () => this.#handleNext(socket, connection));
  }

  /** Whether no request of the connection is queued. */
  isLast(socket: Socket): boolean {
    return (this.#open.get(socket)?.waiting.length ?? 0) === 0;
  }

  /** Returns the response to the last handled request of a connection. */
  getResponse(socket: Socket): NodeResponse | undefined {
    return this.#open.get(socket)?.response;
  }

  /** Closes connections without any request. `closeIdleConnections` of Node does not close them. */
  closeUnused(): void {
    for (const socket of this.#open.keys()) if (socket.bytesRead === 0) socket.destroy();
  }

  /** Cuts all connections. */
  closeAll(): void {
    for (const socket of this.#open.keys()) socket.destroy();
  }

  /** @param counts The counts including the new connection. */
  #findReached(
    address: string,
    { all, ofNetwork }: ReturnType<ConnectionCounts["add"]>,
  ): "maxConnections" | "maxConnectionsPerAddress" | undefined {
    const { limits, isTrusted } = this.#deps;
    const { maxConnections, maxConnectionsPerAddress } = limits;
    if (maxConnections > 0 && all > maxConnections) return "maxConnections";
    const isFull = maxConnectionsPerAddress > 0 && ofNetwork > maxConnectionsPerAddress;
    return isFull && !isTrusted(address) ? "maxConnectionsPerAddress" : undefined;
  }

  /** Responds to a rejected connection. Reads and drops the bytes of the request: otherwise a reset loses the response. */
  #reject(socket: Socket, error: RawError): void {
    if (this.#rejected >= MAX_REJECTED) {
      socket.destroy();
      return;
    }
    this.#rejected += 1;
    const cut = setTimeout(() => socket.destroy(), REJECTED_MS);
    socket.once("close", () => {
      this.#rejected -= 1;
      clearTimeout(cut);
    });
    socket.resume();
    socket.end(rawResponse(error, this.#deps.now()));
  }

  #forget(socket: Socket): void {
    const connection = this.#open.get(socket);
    if (connection === undefined) return;
    this.#open.delete(socket);
    this.#dropWaiting(connection);
    this.#counts.remove(connection.network);
    if (this.#open.size > 0) return;
    clearInterval(this.#sweeping);
    this.#sweeping = undefined;
  }

  #handleNext(socket: Socket, connection: Connection): void {
    // The previous response closed the connection, so queued requests get no response.
    if (!socket.writable) this.#dropWaiting(connection);
    const next = connection.waiting.shift();
    if (next === undefined) return;
    this.#waiting -= 1;
    const [request, response] = next;
    connection.response = response;
    if (connection.waiting.length > 0) {
      response.once("close", () => this.#handleNext(socket, connection));
    }
    this.#deps.onRequest(request, response);
  }

  #dropWaiting({ waiting }: Connection): void {
    this.#waiting -= waiting.length;
    waiting.length = 0;
  }

  /** Ends a connection with an error, or immediately during a response. Drops all queued requests. */
  #endForPipelining(socket: Socket, connection: Connection): void {
    this.#deps.onLimit("maxPipelined");
    connection.isEnding = true;
    this.#dropWaiting(connection);
    socket.pause();
    this.#deps.flusher.flush();
    if (connection.response?.headersSent || socket.writableLength > 0) socket.destroy();
    else socket.end(rawResponse(REJECTIONS.maxPipelined, this.#deps.now()), () => socket.destroy());
  }

  #startSweeping(): NodeJS.Timeout {
    const interval = getCheckInterval([this.#deps.limits.writeTimeout]);
    return setInterval(() => this.#endStalled(interval), interval).unref();
  }

  /** Ends connections with an unread response. @param passed Time since the last call, in ms. */
  #endStalled(passed: number): void {
    const { writeTimeout } = this.#deps.limits;
    if (writeTimeout === 0) return;
    for (const [socket, { reader }] of this.#open) {
      if (reader.measureStall(passed) < writeTimeout) continue;
      this.#deps.onLimit("writeTimeout");
      socket.destroy();
    }
  }
}

/** Whether a response is pending or being sent. */
function isBusy({ response, waiting }: Connection): boolean {
  if (waiting.length > 0) return true;
  return response !== undefined && !response.writableFinished && !response.destroyed;
}
