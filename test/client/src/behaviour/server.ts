import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Subject } from "./subject.ts";

/** The response of a well-behaved service. */
export const GOOD = {
  data: [{ id: 1, name: "Bitcoin", symbol: "BTC" }],
  status: {
    timestamp: "2026-01-15T12:00:00.000Z",
    error_code: 0,
    error_message: null,
    elapsed: 1,
    credit_count: 1,
    notice: null,
  },
};

/** Responds to a request. `number` counts from 1. */
export type Reply = (response: ServerResponse, number: number, request: IncomingMessage) => void;

export interface FaultyServer {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  /** All requests so far. */
  readonly requests: IncomingMessage[];
  /** The number of connections that the client has closed during a response. */
  readonly hungUp: () => number;
  close(): Promise<void>;
}

/** The error formats of services by response. */
const errorBodies = new WeakMap<ServerResponse, NonNullable<Subject["errorBody"]>>();

/** Starts a server with configured responses and the error format of a service. */
export async function startServer(reply: Reply, errorBody?: Subject["errorBody"]): Promise<FaultyServer> {
  const requests: IncomingMessage[] = [];
  const sockets = new Set<Socket>();
  let hungUp = 0;
  const listener: RequestListener = (request, response) => {
    requests.push(request);
    if (errorBody !== undefined) errorBodies.set(response, errorBody);
    response.on("close", () => {
      if (!response.writableFinished) hungUp++;
    });
    reply(response, requests.length, request);
  };
  const server: Server = createServer(listener);
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    hungUp: () => hungUp,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Sends a success. */
export function good(response: ServerResponse, body: unknown = GOOD): void {
  response.writeHead(200, { "Content-Type": "application/json", "X-SVC-Credit-Count": "1" });
  response.end(JSON.stringify(body));
}

/** Sends an error in the format of our service or of the client's service. */
export function bad(
  response: ServerResponse,
  status: number,
  code = status,
  headers: object = {},
  message = "No.",
): void {
  response.writeHead(status, { "Content-Type": "application/json", ...headers });
  const errorBody = errorBodies.get(response) ?? serviceError;
  response.end(JSON.stringify(errorBody(code, message)));
}

function serviceError(code: number, message: string): unknown {
  const { timestamp, elapsed } = GOOD.status;
  return { status: { timestamp, error_code: code, error_message: message, elapsed, credit_count: 0 } };
}

/** Writes raw bytes to the socket, without the checks of the HTTP module. */
export function raw(response: ServerResponse, bytes: string, then: "close" | "reset" | "hold"): void {
  const { socket } = response;
  socket?.write(bytes, () => {
    if (then === "close") socket.end();
    if (then === "reset") socket.resetAndDestroy();
  });
}

/** The head of a 200 with a Content-Length. */
export function head(length: number): string {
  return `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
}
