import type { Socket } from "node:net";
import type { ReceivedRequest } from "../request/network-context.ts";
import type { Departures } from "../response/departures.ts";
import { SimpleRequestReader } from "./simple-request.ts";
import { SimpleResponse } from "./simple-response.ts";

export interface SimpleConnectionDeps {
  /** How long it stays open without a request, in ms; 0 for any time. */
  readonly keepAliveTimeout: number;
  readonly onRequest: (request: ReceivedRequest, response: SimpleResponse) => void;
  /** Where responses leave. */
  readonly departures: Departures;
  /**
   * Called with the bytes that were read while a request is handled, and, negative, when they no longer wait.
   *
   * @returns Whether they may wait.
   */
  readonly onPending: (bytes: number) => boolean;
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
  /** What was read while a request is handled, 64 kB at most; then the socket is paused. */
  #pending: Buffer | undefined;

  constructor(socket: Socket, deps: SimpleConnectionDeps) {
    this.#socket = socket;
    this.#deps = deps;
    const { keepAliveTimeout } = deps;
    const timeout =
      keepAliveTimeout > 0 ? `Keep-Alive: timeout=${Math.floor(keepAliveTimeout / 1000)}\r\n` : "";
    this.#keepAlive = `Connection: keep-alive\r\n${timeout}`;
    socket.on("data", this.#onData);
    socket.on("end", this.#onEnd);
    socket.on("close", this.#onClose);
  }

  /** Whether nothing was sent that is not responded to. */
  get isIdle(): boolean {
    return this.#response === undefined;
  }

  /** Whether nothing was sent after the request that is handled. */
  get isLast(): boolean {
    return this.#pending === undefined;
  }

  readonly #onData = (bytes: Buffer): void => {
    // What follows the last response is not handled.
    if (!this.#socket.writable) return;
    if (this.#response === undefined) {
      this.#handle(bytes);
      return;
    }
    this.#socket.pause();
    this.#pending = bytes;
    if (!this.#deps.onPending(this.#held(bytes))) this.#socket.destroy();
  };

  /** As Node has it, a caller who sends no more has left; but what is ready is sent. */
  readonly #onEnd = (): void => {
    this.#deps.departures.sendAll();
    this.#socket.end();
  };

  readonly #onClose = (): void => {
    this.#takePending();
    this.#response?.destroy();
  };

  readonly #onFinish = (isLast: boolean): void => {
    const pending = this.#takePending();
    this.#response = undefined;
    if (isLast) this.#socket.end();
    if (pending === undefined || !this.#socket.writable) return;
    this.#socket.resume();
    this.#handle(pending);
  };

  #takePending(): Buffer | undefined {
    const pending = this.#pending;
    this.#pending = undefined;
    if (pending !== undefined) this.#deps.onPending(-this.#held(pending));
    return pending;
  }

  /** What may be in memory, in bytes: a paused socket reads on up to its mark. */
  #held(pending: Buffer): number {
    return pending.length + this.#socket.readableHighWaterMark;
  }

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
    socket.pause();
    socket.unshift(bytes);
    this.#deps.onHandOver();
    socket.resume();
  }
}
