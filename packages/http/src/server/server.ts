import { lookup } from "node:dns/promises";
import { once } from "node:events";
import type { IncomingMessage, Server } from "node:http";
import { type AddressInfo, isIPv6, Server as NetServer, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { createProxyTrust } from "../request/network.ts";
import { isServedVersion, MAX_HEADER_BYTES } from "../request/network-context.ts";
import { methodNotAllowed, type RequestState, type RouteInfo } from "../request/route.ts";
import { type App, RequestHandler } from "../request-handler.ts";
import { ALLOWED_METHODS } from "../response/cors.ts";
import { ResponseFlusher } from "../response/response-flusher.ts";
import { type ClientError, endWithError, handleClientError, type MalformedRequest } from "./client-errors.ts";
import type { ConnectionCounts } from "./connection-counts.ts";
import { type ConnectionLimits, Connections, DEFAULT_CONNECTION_LIMITS } from "./connections.ts";
import { createServer } from "./node-http.ts";
import { NodeResponse } from "./node-response.ts";

/** Timeouts of idle connections, in ms. */
interface IdleTimeouts {
  /** Maximum time until the headers of a request are complete. */
  readonly headersTimeout: number;
  /** Maximum time between requests. Node waits one second longer, for requests in transit. */
  readonly keepAliveTimeout: number;
}

export interface ServerOptions extends Partial<IdleTimeouts>, Partial<ConnectionLimits> {
  /** Shared counts of connections. Default: the connections of this server. */
  readonly connectionCounts?: ConnectionCounts | undefined;
  /** Called after the response to a request that could not be parsed. */
  readonly onMalformed?: (request: MalformedRequest) => void;
  /** Called with the reached limit when a connection is rejected or ended. */
  readonly onLimit?: (limit: keyof ConnectionLimits) => void;
}

/** Times of the shutdown. */
interface StopTimes {
  /**
   * How long idle connections stay open, in ms. The next response closes the connection, so that no request in transit is lost.
   */
  readonly drain: number;
  /** When all open connections are cut, in ms after the start of the shutdown. */
  readonly timeout: number;
}

/** The address of a server. */
interface ListenAddress {
  readonly host: string;
  readonly port: number;
  /**
   * Whether several servers of the same user may share the port; the system then distributes connections. Default: false. Fails with
   * `ENOTSUP` on systems without this feature.
   */
  readonly isShared?: boolean;
}

/** An HTTP server. */
export interface HttpServer {
  /**
   * Starts the server.
   *
   * @param address Port 0 selects a free port. Host `localhost` listens on all addresses of the name.
   * @returns The URL, for example `http://127.0.0.1:4000`.
   * @throws {Error} if the server cannot listen, with a `code` of Node, for example `EADDRINUSE`.
   */
  listen(address: ListenAddress): Promise<string>;
  /** Stops accepting connections, and serves open connections until they end or time out. */
  close(times: StopTimes): Promise<void>;
  /** The number of open connections. */
  readonly connections: number;
}

const DEFAULT_IDLE_TIMEOUTS: IdleTimeouts = { headersTimeout: 10_000, keepAliveTimeout: 72_000 };
const CHECK_INTERVAL_MS = 1000;
/** How long to wait for a request body after the headers, in ms. Bodies are not read. */
const BODY_TIMEOUT_MS = 5000;
/** How often idle connections are closed during the shutdown, in ms. */
const CLOSE_IDLE_INTERVAL_MS = 20;

/** Creates an HTTP server for an app. The server does not listen yet. */
export function createHttpServer<Target extends RouteInfo, State extends RequestState>(
  app: App<Target, State>,
  options: ServerOptions = {},
): HttpServer {
  const { now } = app;
  let isStopping = false;
  const flusher = new ResponseFlusher();
  const timeouts = { ...DEFAULT_IDLE_TIMEOUTS, ...options };
  const handler = new RequestHandler(
    app,
    flusher,
    (request) => !isServedVersion(request) || (isStopping && connections.isLast(request.socket)),
  );
  const connections = new Connections({
    limits: { ...DEFAULT_CONNECTION_LIMITS, ...options },
    counts: options.connectionCounts,
    isTrusted: createProxyTrust(app.trustProxy),
    onRequest: (request, response) => handler.handle(request, response),
    flusher,
    onLimit: (limit) => options.onLimit?.(limit),
    now,
  });
  /** Ends a connection after a malformed request. Sends a pending response first. */
  const endWith = (end: () => MalformedRequest | undefined): void => {
    setImmediate(() => {
      flusher.flush();
      const malformed = end();
      if (malformed !== undefined) options.onMalformed?.(malformed);
    });
  };
  const onClientError = (error: ClientError, duplex: Duplex): void => {
    const socket = duplex as Socket;
    endWith(() => handleClientError(error, { socket, response: connections.getResponse(socket) }, now()));
  };
  const onConnect = (duplex: Duplex): void => {
    const socket = duplex as Socket;
    const error = { name: "methodNotAllowed", message: methodNotAllowed("CONNECT") } as const;
    const headers = ["Allow", ALLOWED_METHODS];
    endWith(() =>
      endWithError({ socket, response: connections.getResponse(socket) }, { ...error, headers }, now()),
    );
  };
  const servers: ReturnType<typeof createNodeServer>[] = [];
  const start = async ({ host, port, isShared = false }: ListenAddress) => {
    const server = createNodeServer(connections, timeouts);
    server.on("clientError", onClientError);
    server.on("connect", (_, socket) => onConnect(socket));
    server.listen({ host, port, reusePort: isShared });
    await once(server, "listening");
    servers.push(server);
    return server;
  };
  const closeIdle = (): void => {
    for (const server of servers) server.closeIdleConnections();
    connections.closeUnused();
  };
  return {
    async listen(wanted) {
      const { host } = wanted;
      const first = await start(wanted);
      const { address, port: taken } = first.address() as AddressInfo;
      if (host === "localhost") {
        const others = (await lookup(host, { all: true })).filter((other) => other.address !== address);
        await Promise.allSettled(
          others.map((other) => start({ ...wanted, host: other.address, port: taken })),
        );
      }
      return toUrl(address, taken);
    },
    async close({ drain, timeout }) {
      isStopping = true;
      const timers = [
        setTimeout(() => {
          closeIdle();
          timers.push(setInterval(closeIdle, CLOSE_IDLE_INTERVAL_MS));
        }, drain),
        setTimeout(() => connections.closeAll(), timeout),
      ];
      try {
        await Promise.all(servers.map(stopListening));
      } finally {
        for (const timer of timers) clearTimeout(timer);
        // Ends the timers of Node's server.
        for (const server of servers) server.close();
      }
    },
    get connections() {
      return connections.count;
    },
  };
}

function createNodeServer(
  connections: Connections,
  { headersTimeout, keepAliveTimeout }: IdleTimeouts,
): Server<typeof IncomingMessage, typeof NodeResponse> {
  const server = createServer({
    ServerResponse: NodeResponse,
    headersTimeout,
    keepAliveTimeout,
    requestTimeout: headersTimeout + BODY_TIMEOUT_MS,
    connectionsCheckingInterval: Math.min(CHECK_INTERVAL_MS, headersTimeout),
    maxHeaderSize: MAX_HEADER_BYTES,
    // A missing `Host` gets an error of the contract with a body.
    requireHostHeader: false,
  });
  admitFirst(server, connections);
  server.on("request", (request, response) => connections.handle(request, response));
  // Ignores an unknown `Expect` header.
  server.on("checkExpectation", (request, response) => connections.handle(request, response));
  return server;
}

/** Passes only admitted connections to Node. */
function admitFirst(
  server: Server<typeof IncomingMessage, typeof NodeResponse>,
  connections: Connections,
): void {
  const accept = server.listeners("connection");
  server.removeAllListeners("connection");
  server.on("connection", (socket) => {
    if (connections.admit(socket)) for (const each of accept) each.call(server, socket);
  });
}

/** Resolves after the last connection has ended. Unlike `Server.close` of `node:http`, this closes no connection. */
async function stopListening(server: NetServer): Promise<void> {
  const closed = once(server, "close");
  NetServer.prototype.close.call(server);
  await closed;
}

/** Returns the URL of a listening address, with the loopback address for the IPv4 wildcard. */
function toUrl(address: string, port: number): string {
  const host = address === "0.0.0.0" ? "127.0.0.1" : address;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
