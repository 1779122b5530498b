import type { Socket } from "node:net";
import { Writable } from "node:stream";
import type { OutgoingResponse, ResponseHead } from "../response/outgoing-response.ts";
import { STATUS_CODES } from "./node-http.ts";

const SECOND_MS = 1000;
/** As Node has it: no line break gets into a head. */
const INVALID = /[^\t -~\x80-\xff]/;
/** Responses of these never have a body, and say nothing of it. */
const BODILESS: readonly number[] = [204, 304];

/** A response to a simple request. */
export class SimpleResponse implements OutgoingResponse {
  readonly socket: Socket;
  readonly hasBody = true;
  destroyed = false;
  headersSent = false;
  writableFinished = false;
  readonly #keepAlive: string;
  readonly #onFinish: (isLast: boolean) => void;
  #listeners: (() => void)[] | undefined;

  /**
   * @param keepAlive The lines of a response after which the connection stays open.
   * @param onFinish Called when the network has taken all of it, with whether the connection must end with it.
   */
  constructor(socket: Socket, keepAlive: string, onFinish: (isLast: boolean) => void) {
    this.socket = socket;
    this.#keepAlive = keepAlive;
    this.#onFinish = onFinish;
  }

  once(_: "close", listener: () => void): void {
    this.#listeners ??= [];
    this.#listeners.push(listener);
  }

  /** Its connection is cut, by whichever side. */
  destroy(): void {
    if (this.destroyed) return;
    this.destroyed = true;
    this.socket.destroy();
    this.#close();
  }

  send(head: ResponseHead, chunks: readonly (string | Buffer)[], charset: "utf8" | "latin1"): void {
    const isLast = endsConnection(head);
    const finish = (error?: Error | null): void => {
      if (!error) this.#finish(isLast);
    };
    const text = this.#toText(head, isLast, isEmpty(head, chunks) ? "Content-Length: 0\r\n" : "");
    this.headersSent = true;
    const { socket } = this;
    const [first] = chunks;
    if (first === undefined) socket.write(text, "latin1", finish);
    else if (charset === "latin1" && chunks.length === 1) socket.write(`${text}${first}`, "latin1", finish);
    else {
      socket.cork();
      socket.write(text, "latin1");
      for (const chunk of chunks.slice(0, -1)) socket.write(chunk, charset);
      socket.write(chunks.at(-1) as string | Buffer, charset, finish);
      socket.uncork();
    }
  }

  stream(head: ResponseHead): Writable {
    const isChunked = !hasHeader(head, "Content-Length");
    const isLast = endsConnection(head);
    let start = this.#toText(head, isLast, isChunked ? "Transfer-Encoding: chunked\r\n" : "");
    const write = (parts: readonly (string | Buffer)[], callback: (error?: Error | null) => void): void => {
      const { socket } = this;
      this.headersSent = true;
      socket.cork();
      if (start !== "") socket.write(start, "latin1");
      start = "";
      for (const part of parts.slice(0, -1)) socket.write(part, "latin1");
      socket.write(parts.at(-1) ?? "", "latin1", callback);
      socket.uncork();
    };
    return new Writable({
      write(chunk: Buffer, _, callback) {
        // An empty chunk would end the body.
        if (chunk.length === 0) return callback();
        const size = chunk.length.toString(16);
        write(isChunked ? [`${size}\r\n`, chunk, "\r\n"] : [chunk], callback);
      },
      final: (callback) => {
        write(isChunked ? ["0\r\n\r\n"] : [], (error) => {
          if (!error) this.#finish(isLast);
          callback(error);
        });
      },
      destroy: (error, callback) => {
        if (!this.writableFinished) this.destroy();
        callback(error);
      },
    });
  }

  #toText({ status, headers }: ResponseHead, isLast: boolean, more: string): string {
    let text = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
    for (let index = 0; index < headers.length; index += 2) {
      const value = headers[index + 1] as string;
      if (INVALID.test(value)) throw new TypeError(`Invalid value of the header "${headers[index]}".`);
      text += `${headers[index]}: ${value}\r\n`;
    }
    return `${text}${getDateLine()}${isLast ? "" : this.#keepAlive}${more}\r\n`;
  }

  #finish(isLast: boolean): void {
    if (this.destroyed || this.writableFinished) return;
    this.writableFinished = true;
    this.#onFinish(isLast);
    this.#close();
  }

  #close(): void {
    const listeners = this.#listeners;
    this.#listeners = undefined;
    if (listeners !== undefined) for (const listener of listeners) listener();
  }
}

function endsConnection(head: ResponseHead): boolean {
  return hasHeader(head, "Connection");
}

/** A value may be the name of a header: callers choose that of `X-Request-Id`. */
function hasHeader({ headers }: ResponseHead, name: string): boolean {
  for (let index = 0; index < headers.length; index += 2) if (headers[index] === name) return true;
  return false;
}

function isEmpty({ status }: ResponseHead, chunks: readonly unknown[]): boolean {
  return chunks.length === 0 && !BODILESS.includes(status);
}

let date = { second: Number.NaN, line: "" };

/** Made once a second. */
function getDateLine(): string {
  const second = Math.floor(Date.now() / SECOND_MS);
  if (second !== date.second)
    date = { second, line: `Date: ${new Date(second * SECOND_MS).toUTCString()}\r\n` };
  return date.line;
}
