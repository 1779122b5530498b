import { lookup } from "node:dns/promises";
import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, isIPv6, Server as NetServer } from "node:net";
import type { Duplex } from "node:stream";
import { MAX_HEADER_BYTES, type NetworkContext } from "../request/context.ts";
import { createProxyTrust } from "../request/network.ts";
import { ALLOWED_METHODS, methodNotAllowed } from "../request/route.ts";
import { type App, RequestHandler } from "../request-handler.ts";
import { Departures } from "../response/departures.ts";
import { type ClientError, endWithError, handleClientError, type MalformedRequest } from "./client-errors.ts";
import {
  type ConnectionCounts,
  type ConnectionLimits,
  Connections,
  DEFAULT_CONNECTION_LIMITS,
} from "./connections.ts";
import { createServer } from "./node-http.ts";

export interface ServerTimeouts {
  /** How long a caller may take to send the headers of a request, in ms. */
  readonly headersTimeout?: number;
  /** How long a connection stays open between requests, in ms. Longer than that of a proxy before the server. */
  readonly keepAliveTimeout?: number;
}

export interface ServerOptions extends ServerTimeouts, Partial<ConnectionLimits> {
  /** What the limits of connections are compared with; the connections of this server where absent. */
  readonly connectionCounts?: ConnectionCounts | undefined;
  /** Called for each request that could not be parsed, after the response. */
  readonly onMalformed?: (request: MalformedRequest) => void;
  /** Called when a connection is rejected or ended, with the limit that it reached. */
  readonly onLimit?: (limit: keyof ConnectionLimits) => void;
}

/** How long the end of a server may take. */
export interface StopTimes {
  /**
   * How long connections without a request stay open, in ms. Their next response ends them, so that no request is lost
   * that a caller sends meanwhile.
   */
  readonly drain: number;
  /** When connections that are still open are cut, in ms from the beginning. */
  readonly timeout: number;
}

/** Where a server listens. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
  /**
   * Whether other servers of the same user may listen there in this way, too; the system then shares connections out. No
   * where absent. Listening fails with `ENOTSUP` on systems that cannot do it.
   */
  readonly isShared?: boolean;
}

/** An HTTP server of an app. */
export interface HttpServer {
  /**
   * Starts to take requests.
   *
   * @param address A port of 0 is any free one; the host `localhost` means every address of that name.
   * @returns The URL, for example `http://127.0.0.1:4000`.
   * @throws {Error} where it cannot listen; `code` is then Node's, for example `EADDRINUSE`.
   */
  listen(address: ListenAddress): Promise<string>;
  /** Takes no further connection, and serves those that it has until they end or the time is over. */
  close(times: StopTimes): Promise<void>;
  /** How many connections are open. */
  readonly connections: number;
}

const CHECK_INTERVAL_MS = 1000;
/** Bodies are not read; a caller that sends one is not waited for longer than this after its headers. */
const BODY_TIMEOUT_MS = 5000;
/** How often connections that became idle are closed, once they no longer may stay open. */
const CLOSE_IDLE_INTERVAL_MS = 20;

export function createHttpServer<Context extends NetworkContext>(
  app: App<Context>,
  options: ServerOptions = {},
): HttpServer {
  const { now } = app;
  let isStopping = false;
  const departures = new Departures();
  const handler = new RequestHandler(
    app,
    departures,
    ({ socket }) => isStopping && connections.isLast(socket),
  );
  const connections = new Connections({
    limits: { ...DEFAULT_CONNECTION_LIMITS, ...options },
    counts: options.connectionCounts,
    isTrusted: createProxyTrust(app.trustProxy),
    onRequest: (request, response) => handler.handle(request, response),
    departures,
    onLimit: (limit) => options.onLimit?.(limit),
    now,
  });
  const servers: Server[] = [];
  const start = async ({ host, port, isShared = false }: ListenAddress): Promise<Server> => {
    const server = createNodeServer(connections, departures, now, options);
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
        setTimeout(() => {
          for (const server of servers) server.closeAllConnections();
        }, timeout),
      ];
      try {
        await Promise.all(servers.map(stopListening));
      } finally {
        for (const timer of timers) clearTimeout(timer);
        // Ends what else Node runs for a server.
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
  departures: Departures,
  now: () => number,
  { headersTimeout = 10_000, keepAliveTimeout = 72_000, onMalformed }: ServerOptions,
): Server {
  const server = createServer({
    headersTimeout,
    keepAliveTimeout,
    requestTimeout: headersTimeout + BODY_TIMEOUT_MS,
    connectionsCheckingInterval: Math.min(CHECK_INTERVAL_MS, headersTimeout),
    maxHeaderSize: MAX_HEADER_BYTES,
    // A missing one is an error of the contract, with a body.
    requireHostHeader: false,
  });
  admitFirst(server, connections);
  const report = (malformed: MalformedRequest | undefined): void => {
    if (malformed !== undefined) onMalformed?.(malformed);
  };
  server.on("request", (request, response) => connections.handle(request, response));
  // An unknown expectation does not reject a request.
  server.on("checkExpectation", (request, response) => connections.handle(request, response));
  server.on("clientError", (error: ClientError, socket: Duplex) => {
    // Whatever follows its request on the connection.
    departures.sendAll();
    report(handleClientError(error, socket, now()));
  });
  server.on("connect", (_, socket: Duplex) => {
    const error = { name: "methodNotAllowed", message: methodNotAllowed("CONNECT") } as const;
    report(endWithError(socket, { ...error, headers: ["Allow", ALLOWED_METHODS] }, now()));
  });
  return server;
}

/** Node reads from connections as soon as they are open; a rejected one is not to come that far. */
function admitFirst(server: Server, connections: Connections): void {
  const accept = server.listeners("connection");
  server.removeAllListeners("connection");
  server.on("connection", (socket) => {
    if (!connections.admit(socket)) return;
    for (const each of accept) each.call(server, socket);
  });
}

/** Ends when the last connection did. In contrast to `Server.close` of `node:http`, it closes none of them. */
async function stopListening(server: Server): Promise<void> {
  const closed = once(server, "close");
  NetServer.prototype.close.call(server);
  await closed;
}

/** The URL of a listening address. The wildcard of IPv4 is shown as an address that can be called. */
function toUrl(address: string, port: number): string {
  const host = address === "0.0.0.0" ? "127.0.0.1" : address;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
