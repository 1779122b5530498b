import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { getNetwork } from "../request/network.ts";
import type { ReceivedRequest } from "../request/network-context.ts";
import type { Departures } from "../response/departures.ts";
import type { OutgoingResponse } from "../response/outgoing-response.ts";
import type { NodeResponse } from "./node-response.ts";
import { type RawError, rawResponse } from "./raw-response.ts";
import { SimpleConnection } from "./simple-connection.ts";
import { lookInterval, Stall } from "./stall.ts";

/** What connections may take of a server. */
export interface ConnectionLimits {
  /** Open connections in all; 0 for no limit. */
  readonly maxConnections: number;
  /** Open connections of one address, as `getNetwork` groups them; 0 for no limit. Trusted proxies have none. */
  readonly maxConnectionsPerAddress: number;
  /** Requests of one connection that may wait for the response to the one before them. */
  readonly maxPipelined: number;
  /** How long a caller may take nothing of a response that is being sent, in ms; 0 for any time. */
  readonly writeTimeout: number;
}

export const DEFAULT_CONNECTION_LIMITS: ConnectionLimits = {
  maxConnections: 5000,
  maxConnectionsPerAddress: 100,
  maxPipelined: 256,
  writeTimeout: 30_000,
};

/** Requests that may wait on all connections together. Each takes some 3 kB. */
const MAX_WAITING = 10_000;
/** What was read of all connections while a request is handled, in bytes; a connection that would add to more is cut. */
const MAX_PENDING_BYTES = 64 * 1024 * 1024;
/** How long a rejected caller has to read why, in ms, before the connection is cut. */
const REJECTED_MS = 1000;
/** Connections beyond that many are cut without a response. */
const MAX_REJECTED = 100;

type RejectedFor = Exclude<keyof ConnectionLimits, "writeTimeout">;

const REJECTIONS: Readonly<Record<RejectedFor, RawError>> = {
  maxConnections: {
    name: "unavailable",
    message: "The service has as many connections as it can serve",
    headers: ["Retry-After", "5"],
  },
  maxConnectionsPerAddress: {
    name: "addressLimit",
    message: "The limit of connections from one address is reached",
    headers: ["Retry-After", "5"],
  },
  maxPipelined: {
    name: "tooManyRequests",
    message: "Too many requests wait on this connection; send them after the responses to others",
    headers: ["Retry-After", "1"],
  },
};

/** Counts open connections, in all and by network (`getNetwork`). */
export interface ConnectionCounts {
  /** Counts one more, and returns how many there are then. */
  add(network: string): { readonly all: number; readonly ofNetwork: number };
  /** Counts one less. */
  remove(network: string): void;
}

/** How long connections stay open on which nothing is sent, in ms. */
export interface IdleTimeouts {
  /** Before the first request. */
  readonly headersTimeout: number;
  /** Between requests. */
  readonly keepAliveTimeout: number;
}

export interface ConnectionsDeps {
  readonly limits: ConnectionLimits;
  readonly timeouts: IdleTimeouts;
  /** What the limits are compared with; the connections of this server where absent. */
  readonly counts?: ConnectionCounts | undefined;
  /** Whether an address is a proxy's that is trusted. */
  readonly isTrusted: (address: string) => boolean;
  readonly onRequest: (request: ReceivedRequest, response: OutgoingResponse) => void;
  /** Where responses leave. */
  readonly departures: Departures;
  /** Called when a connection is rejected or ended, with the limit that it reached. */
  readonly onLimit: (limit: keyof ConnectionLimits) => void;
  /** Called with a connection on which no request was sent in time. */
  readonly onTimeout: (socket: Socket) => void;
  /** The time now, in Unix ms. */
  readonly now: () => number;
}

/** What is known of an open connection. */
interface Connection {
  readonly network: string;
  /** Who reads it; undefined where Node does. */
  simple: SimpleConnection | undefined;
  /** The response to the request that was handled last. */
  response: NodeResponse | undefined;
  /** Requests that came while another one was handled. */
  readonly waiting: (readonly [IncomingMessage, NodeResponse])[];
  readonly stall: Stall;
  /** What was read of it when it was looked at last, in bytes. */
  read: number;
  /** For how long nothing was read of it and nothing is under way, in ms. */
  idleFor: number;
  /** Whether it ends without a response to what is still read from it. */
  isEnding: boolean;
}

/**
 * The open connections of a server. Requests of one connection are handled one after another, each when the network has
 * taken the response before it: of what a caller does not read, at most one response is in memory.
 */
export class Connections {
  readonly #deps: ConnectionsDeps;
  readonly #open = new Map<Socket, Connection>();
  readonly #counts: ConnectionCounts;
  #waiting = 0;
  #pendingBytes = 0;
  #rejected = 0;
  #sweeping: NodeJS.Timeout | undefined;

  constructor(deps: ConnectionsDeps) {
    this.#deps = deps;
    this.#counts = deps.counts ?? new OwnCounts();
  }

  /** How many connections are open. */
  get count(): number {
    return this.#open.size;
  }

  /**
   * Takes a connection, or responds with the limit that is reached.
   *
   * @param passOn Gives it to Node, which reads all that is sent from then on.
   */
  admit(socket: Socket, passOn: () => void): void {
    // Whoever reads it then, and also where nobody does, as after a CONNECT: a reset is no failure of the server.
    socket.on("error", () => {});
    const address = socket.remoteAddress ?? "";
    const network = getNetwork(address);
    const reached = this.#findReached(address, this.#counts.add(network));
    if (reached !== undefined) {
      this.#counts.remove(network);
      this.#deps.onLimit(reached);
      this.#reject(socket, REJECTIONS[reached]);
      return;
    }
    const connection: Connection = {
      network,
      simple: undefined,
      response: undefined,
      waiting: [],
      stall: new Stall({ socket }),
      read: 0,
      idleFor: 0,
      isEnding: false,
    };
    const { onRequest, departures, timeouts } = this.#deps;
    connection.simple = new SimpleConnection(socket, {
      keepAliveTimeout: timeouts.keepAliveTimeout,
      onRequest,
      departures,
      onPending: (bytes) => this.#countPending(bytes),
      onHandOver() {
        connection.simple = undefined;
        passOn();
      },
    });
    this.#open.set(socket, connection);
    socket.once("close", () => this.#forget(socket));
    this.#sweeping ??= this.#startSweeping();
  }

  /** Handles a request when those before it on its connection are responded to. */
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

  /** Whether nothing waits for the response to a request of this connection. */
  isLast(socket: Socket): boolean {
    const { simple, waiting } = this.#open.get(socket) ?? {};
    return simple?.isLast ?? (waiting?.length ?? 0) === 0;
  }

  /** Closes connections on which nothing is under way. */
  closeIdle(): void {
    for (const [socket, { simple }] of this.#open) if (simple?.isIdle) socket.destroy();
  }

  /** Cuts all connections. */
  closeAll(): void {
    for (const socket of this.#open.keys()) socket.destroy();
  }

  /** @param counts With the connection that is to be taken. */
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

  /** Responds to a connection that is not taken. Its bytes are read and dropped, so that the response is not lost. */
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

  #countPending(bytes: number): boolean {
    this.#pendingBytes += bytes;
    if (this.#pendingBytes <= MAX_PENDING_BYTES) return true;
    this.#deps.onLimit("maxPipelined");
    return false;
  }

  #handleNext(socket: Socket, connection: Connection): void {
    // Its responses end with one that closes the connection.
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

  /** Ends a connection with an error, or at once where a response is on its way already. None of what waits is handled. */
  #endForPipelining(socket: Socket, connection: Connection): void {
    this.#deps.onLimit("maxPipelined");
    connection.isEnding = true;
    this.#dropWaiting(connection);
    stopParsing(socket);
    this.#deps.departures.sendAll();
    if (connection.response?.headersSent || socket.writableLength > 0) socket.destroy();
    else socket.end(rawResponse(REJECTIONS.maxPipelined, this.#deps.now()), () => socket.destroy());
  }

  #startSweeping(): NodeJS.Timeout {
    const { limits, timeouts } = this.#deps;
    const { headersTimeout, keepAliveTimeout } = timeouts;
    const interval = lookInterval([limits.writeTimeout, headersTimeout, keepAliveTimeout]);
    return setInterval(() => this.#sweep(interval), interval).unref();
  }

  /** Ends connections whose time is over. @param passed Since the last call, in ms. */
  #sweep(passed: number): void {
    for (const [socket, connection] of this.#open) {
      this.#endStalled(socket, connection, passed);
      this.#endIdle(socket, connection, passed);
    }
  }

  /** Ends a connection of which the network has taken nothing for too long, though there is something to send. */
  #endStalled(socket: Socket, { stall }: Connection, passed: number): void {
    const { writeTimeout } = this.#deps.limits;
    if (writeTimeout === 0 || stall.look(passed) < writeTimeout) return;
    this.#deps.onLimit("writeTimeout");
    socket.destroy();
  }

  /** Ends a connection on which nothing was sent for too long. Those that Node reads, it ends itself. */
  #endIdle(socket: Socket, connection: Connection, passed: number): void {
    const { simple } = connection;
    const { headersTimeout, keepAliveTimeout } = this.#deps.timeouts;
    const read = socket.bytesRead;
    const isIdle = simple?.isIdle === true && read === connection.read;
    connection.read = read;
    connection.idleFor = isIdle ? connection.idleFor + passed : 0;
    const timeout = read === 0 ? headersTimeout : keepAliveTimeout;
    if (timeout === 0 || connection.idleFor < timeout) return;
    if (read === 0) this.#deps.onTimeout(socket);
    else socket.destroy();
  }
}

/** The connections of one server. */
class OwnCounts implements ConnectionCounts {
  #all = 0;
  readonly #ofNetworks = new Map<string, number>();

  add(network: string): { all: number; ofNetwork: number } {
    this.#all += 1;
    const ofNetwork = (this.#ofNetworks.get(network) ?? 0) + 1;
    this.#ofNetworks.set(network, ofNetwork);
    return { all: this.#all, ofNetwork };
  }

  remove(network: string): void {
    this.#all -= 1;
    const left = (this.#ofNetworks.get(network) ?? 1) - 1;
    if (left > 0) this.#ofNetworks.set(network, left);
    else this.#ofNetworks.delete(network);
  }
}

/** Whether a response is still to be sent, or is being sent. */
function isBusy({ response, waiting }: Connection): boolean {
  if (waiting.length > 0) return true;
  return response !== undefined && !response.writableFinished && !response.destroyed;
}

/**
 * Leaves what was read and not parsed yet as it is: up to 64 kB, which can be thousands of requests. Node has no word for
 * that; where its parser is not as expected here, they are parsed and dropped.
 */
function stopParsing(socket: Socket): void {
  socket.pause();
  const { parser } = socket as { parser?: { onIncoming?: () => number } | null };
  if (parser) parser.onIncoming = () => NO_FURTHER_REQUEST;
}

/** What tells Node's parser that the bytes after a request are not HTTP. */
const NO_FURTHER_REQUEST = 2;
