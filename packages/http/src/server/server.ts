import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, isIPv6 } from "node:net";
import { MAX_HEADER_BYTES, type RequestContext } from "../request/context.ts";
import { ALLOWED_METHODS, methodNotAllowed } from "../request/route.ts";
import { type App, RequestHandler } from "../request-handler.ts";
import { handleClientError, rawResponse } from "./client-errors.ts";

export interface ServerTimeouts {
  /** How long a caller may take to send the headers of a request, in ms. */
  readonly headersTimeout?: number;
  /** How long a connection stays open between requests, in ms. Longer than that of a proxy before the server. */
  readonly keepAliveTimeout?: number;
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
  listen(address: { host: string; port: number }): Promise<string>;
  /**
   * Takes no further connection, and waits for the requests in flight.
   *
   * @param timeout How long they may take, in ms; then their connections are cut.
   */
  close(timeout: number): Promise<void>;
}

const CHECK_INTERVAL_MS = 1000;
/** Bodies are not read; a caller that sends one is not waited for longer than this after its headers. */
const BODY_TIMEOUT_MS = 5000;

export function createHttpServer<Context extends RequestContext>(
  app: App<Context>,
  timeouts: ServerTimeouts = {},
): HttpServer {
  let isStopping = false;
  const handler = new RequestHandler(app, () => isStopping);
  const listener: RequestListener = (request, response) => void handler.handle(request, response);
  const servers: Server[] = [];
  const start = async (host: string, port: number): Promise<Server> => {
    const server = createNodeServer(listener, app.now, timeouts);
    server.listen(port, host);
    await once(server, "listening");
    servers.push(server);
    return server;
  };
  return {
    async listen({ host, port }) {
      const first = await start(host, port);
      const { address, port: taken } = first.address() as AddressInfo;
      if (host === "localhost") {
        const others = (await lookup(host, { all: true })).filter((other) => other.address !== address);
        await Promise.allSettled(others.map((other) => start(other.address, taken)));
      }
      return toUrl(address, taken);
    },
    async close(timeout) {
      isStopping = true;
      const cut = setTimeout(() => {
        for (const server of servers) server.closeAllConnections();
      }, timeout);
      try {
        await Promise.all(servers.map(closeServer));
      } finally {
        clearTimeout(cut);
      }
    },
  };
}

function createNodeServer(
  listener: RequestListener,
  now: () => number,
  { headersTimeout = 10_000, keepAliveTimeout = 72_000 }: ServerTimeouts,
): Server {
  const server = createServer(
    {
      headersTimeout,
      keepAliveTimeout,
      requestTimeout: headersTimeout + BODY_TIMEOUT_MS,
      connectionsCheckingInterval: Math.min(CHECK_INTERVAL_MS, headersTimeout),
      maxHeaderSize: MAX_HEADER_BYTES,
      // A missing one is an error of the contract, with a body.
      requireHostHeader: false,
    },
    listener,
  );
  server.on("clientError", (error, socket) => handleClientError(error, socket, now()));
  server.on("connect", (_, socket) => {
    const allow = `Allow: ${ALLOWED_METHODS}\r\n`;
    socket.end(rawResponse("methodNotAllowed", methodNotAllowed("CONNECT"), now(), allow));
  });
  // An unknown expectation is no reason to reject a request.
  server.on("checkExpectation", listener);
  return server;
}

/** Ends when the last connection did. Idle ones are closed at once. */
async function closeServer(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  await closed;
}

/** The URL of a listening address. The wildcard of IPv4 is shown as an address that can be called. */
function toUrl(address: string, port: number): string {
  const host = address === "0.0.0.0" ? "127.0.0.1" : address;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
