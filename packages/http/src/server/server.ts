import { lookup } from "node:dns/promises";
import { once } from "node:events";
import type { IncomingMessage, Server } from "node:http";
import { type AddressInfo, isIPv6, Server as NetServer } from "node:net";
import type { Duplex } from "node:stream";
import { createProxyTrust } from "../request/network.ts";
import { MAX_HEADER_BYTES, type NetworkContext } from "../request/network-context.ts";
import { ALLOWED_METHODS, methodNotAllowed } from "../request/route.ts";
import { type App, RequestHandler } from "../request-handler.ts";
import { Departures } from "../response/departures.ts";
import { type ClientError, endWithError, handleClientError, type MalformedRequest } from "./client-errors.ts";
import {
  type ConnectionCounts,
  type ConnectionLimits,
  Connections,
  DEFAULT_CONNECTION_LIMITS,
  type IdleTimeouts,
} from "./connections.ts";
import { createServer } from "./node-http.ts";
import { NodeResponse } from "./node-response.ts";

export interface ServerOptions extends Partial<IdleTimeouts>, Partial<ConnectionLimits> {
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

const DEFAULT_IDLE_TIMEOUTS: IdleTimeouts = { headersTimeout: 10_000, keepAliveTimeout: 72_000 };
const REQUEST_TIMEOUT = Object.assign(new Error("No request was sent in time."), {
  code: "ERR_HTTP_REQUEST_TIMEOUT",
});
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
  const timeouts = { ...DEFAULT_IDLE_TIMEOUTS, ...options };
  const handler = new RequestHandler(
    app,
    departures,
    ({ socket }) => isStopping && connections.isLast(socket),
  );
  const connections = new Connections({
    limits: { ...DEFAULT_CONNECTION_LIMITS, ...options },
    timeouts,
    counts: options.connectionCounts,
    isTrusted: createProxyTrust(app.trustProxy),
    onRequest: (request, response) => handler.handle(request, response),
    departures,
    onLimit: (limit) => options.onLimit?.(limit),
    onTimeout: (socket) => onClientError(REQUEST_TIMEOUT, socket),
    now,
  });
  /** Ends a connection. A response that is ready is sent before, whatever follows its request. */
  const endWith = (end: () => MalformedRequest | undefined): void => {
    setImmediate(() => {
      departures.sendAll();
      const malformed = end();
      if (malformed !== undefined) options.onMalformed?.(malformed);
    });
  };
  const onClientError = (error: ClientError, socket: Duplex): void =>
    endWith(() => handleClientError(error, socket, now()));
  const onConnect = (socket: Duplex): void => {
    const error = { name: "methodNotAllowed", message: methodNotAllowed("CONNECT") } as const;
    endWith(() => endWithError(socket, { ...error, headers: ["Allow", ALLOWED_METHODS] }, now()));
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
    connections.closeIdle();
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
  { headersTimeout, keepAliveTimeout }: IdleTimeouts,
): Server<typeof IncomingMessage, typeof NodeResponse> {
  const server = createServer({
    ServerResponse: NodeResponse,
    headersTimeout,
    keepAliveTimeout,
    requestTimeout: headersTimeout + BODY_TIMEOUT_MS,
    connectionsCheckingInterval: Math.min(CHECK_INTERVAL_MS, headersTimeout),
    maxHeaderSize: MAX_HEADER_BYTES,
    // A missing one is an error of the contract, with a body.
    requireHostHeader: false,
  });
  admitFirst(server, connections);
  server.on("request", (request, response) => connections.handle(request, response));
  // An unknown expectation does not reject a request.
  server.on("checkExpectation", (request, response) => connections.handle(request, response));
  return server;
}

/** Node reads from connections as soon as they are open; it gets those that are admitted, when they are not simple. */
function admitFirst(
  server: Server<typeof IncomingMessage, typeof NodeResponse>,
  connections: Connections,
): void {
  const accept = server.listeners("connection");
  server.removeAllListeners("connection");
  server.on("connection", (socket) =>
    connections.admit(socket, () => {
      for (const each of accept) each.call(server, socket);
    }),
  );
}

/** Ends when the last connection did. In contrast to `Server.close` of `node:http`, it closes none of them. */
async function stopListening(server: NetServer): Promise<void> {
  const closed = once(server, "close");
  NetServer.prototype.close.call(server);
  await closed;
}

/** The URL of a listening address. The wildcard of IPv4 is shown as an address that can be called. */
function toUrl(address: string, port: number): string {
  const host = address === "0.0.0.0" ? "127.0.0.1" : address;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
