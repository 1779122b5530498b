import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Subject } from "./subject.ts";

/** What a well-behaved service answers. */
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

/** The answer to one request; `number` counts from 1. */
export type Reply = (response: ServerResponse, number: number, request: IncomingMessage) => void;

export interface TroubleServer {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  /** Every request so far. */
  readonly requests: IncomingMessage[];
  /** How many connections the other side has closed while an answer was under way. */
  readonly hungUp: () => number;
  close(): Promise<void>;
}

/** What gives the errors of a response another form than the service's own. */
const errorBodies = new WeakMap<ServerResponse, NonNullable<Subject["errorBody"]>>();

/** A server that answers as told, its errors in the service's form or in another one. */
export async function startServer(reply: Reply, errorBody?: Subject["errorBody"]): Promise<TroubleServer> {
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

/** A good answer. */
export function good(response: ServerResponse, body: unknown = GOOD): void {
  response.writeHead(200, { "Content-Type": "application/json", "X-SVC-Credit-Count": "1" });
  response.end(JSON.stringify(body));
}

/** An error in the service's own shape, or in that of the client's service. */
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

/** Bytes as they are, without the care that the HTTP module takes. */
export function raw(response: ServerResponse, bytes: string, then: "close" | "reset" | "hold"): void {
  const { socket } = response;
  socket?.write(bytes, () => {
    if (then === "close") socket.end();
    if (then === "reset") socket.resetAndDestroy();
  });
}

/** The head of a 200 that promises a certain length. */
export function head(length: number): string {
  return `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
}
