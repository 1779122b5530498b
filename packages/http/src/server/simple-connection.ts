import type { Socket } from "node:net";
import type { ReceivedRequest } from "../request/context.ts";
import type { Departures } from "../response/departures.ts";
import { SimpleRequestReader } from "./simple-request.ts";
import { SimpleResponse } from "./simple-response.ts";

/** How often is read while a request is handled, 64 kB at most each time; the rest waits at the caller's. */
const MAX_PENDING = 16;

export interface SimpleConnectionDeps {
  /** How long it stays open without a request, in ms. */
  readonly keepAliveTimeout: number;
  readonly onRequest: (request: ReceivedRequest, response: SimpleResponse) => void;
  /** Where responses leave. */
  readonly departures: Departures;
  /** Called with a connection that this one no longer reads; what it had read is there to be read again. */
  readonly onHandOver: () => void;
}

/**
 * A connection whose requests have been simple so far. They are handled one after another, each when the network has taken the
 * response before it. With the first other bytes it is handed over, and stays so.
 */
export class SimpleConnection {
  readonly #socket: Socket;
  readonly #deps: SimpleConnectionDeps;
  readonly #keepAlive: string;
  readonly #reader = new SimpleRequestReader();
  #response: SimpleResponse | undefined;
  /** What was read while a request was handled. */
  #pending: Buffer[] = [];

  constructor(socket: Socket, deps: SimpleConnectionDeps) {
    this.#socket = socket;
    this.#deps = deps;
    const seconds = Math.floor(deps.keepAliveTimeout / 1000);
    this.#keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${seconds}\r\n`;
    socket.on("data", this.#onData);
    socket.on("end", this.#onEnd);
    socket.on("close", this.#onClose);
    socket.on("error", ignore);
  }

  /** Whether nothing was sent that is not responded to. */
  get isIdle(): boolean {
    return this.#response === undefined;
  }

  /** Whether nothing was sent after the request that is handled. */
  get isLast(): boolean {
    return this.#pending.length === 0;
  }

  readonly #onData = (bytes: Buffer): void => {
    if (this.#response === undefined) {
      this.#handle(bytes);
      return;
    }
    this.#pending.push(bytes);
    if (this.#pending.length >= MAX_PENDING) this.#socket.pause();
  };

  /** As Node has it, a caller who sends no more has left; but what is ready is sent. */
  readonly #onEnd = (): void => {
    this.#deps.departures.sendAll();
    this.#socket.end();
  };

  readonly #onClose = (): void => {
    this.#pending = [];
    this.#response?.destroy();
  };

  readonly #onFinish = (isLast: boolean): void => {
    const pending = this.#pending;
    this.#response = undefined;
    if (isLast) this.#socket.end();
    if (pending.length === 0) return;
    this.#pending = [];
    if (!this.#socket.writable) return;
    this.#socket.resume();
    this.#handle(Buffer.concat(pending));
  };

  #handle(bytes: Buffer): void {
    const socket = this.#socket;
    const read = this.#reader.read(bytes);
    if (read === undefined) {
      this.#handOver(bytes);
      return;
    }
    this.#response = new SimpleResponse(socket, this.#keepAlive, this.#onFinish);
    const { url, headers, rawHeaders } = read;
    const request = { method: "GET", url, httpVersion: "1.1", headers, rawHeaders, socket } as const;
    this.#deps.onRequest(request as unknown as ReceivedRequest, this.#response);
  }

  #handOver(bytes: Buffer): void {
    const socket = this.#socket;
    socket.removeListener("data", this.#onData);
    socket.removeListener("end", this.#onEnd);
    socket.removeListener("close", this.#onClose);
    socket.removeListener("error", ignore);
    socket.pause();
    socket.unshift(bytes);
    this.#deps.onHandOver();
    socket.resume();
  }
}

function ignore(): void {}
