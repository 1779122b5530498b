import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { headerValues, parseResponse, type WireResponse } from "./response.ts";

/** Bytes to send and the expected responses. */
interface WireRequest {
  readonly bytes: Buffer;
  /** The method of each request in the bytes. The sender waits for as many final responses. */
  readonly methods: readonly string[];
  /** True for a separate connection. All bytes until the end of the connection count as the response. */
  readonly isAlone: boolean;
  /** Milliseconds of silence before the response counts as stalled. */
  readonly silence?: number;
}

/** The received responses. */
export interface Received {
  /** All responses, including informational responses (1xx). */
  readonly responses: readonly WireResponse[];
  /**
   * `done`: all responses arrived. `closed`: the connection ended early. `silent`: the response stalled. `malformed`:
   * the bytes were not HTTP.
   */
  readonly ending: "done" | "closed" | "silent" | "malformed";
}

const SILENCE_MS = 30_000;
/** Timeout in ms for the server to close a connection that the sender has closed. */
const CLOSING_MS = 2000;

/** Sends requests to one server sequentially, over a persistent connection. */
export class Sender {
  readonly #port: number;
  #connection: Connection | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /** @throws {Error} for an unreachable server. */
  async send(request: WireRequest): Promise<Received> {
    if (request.isAlone) return this.#sendAlone(request);
    const reused = this.#connection?.isOpen === true ? this.#connection : undefined;
    const connection = reused ?? (await Connection.open(this.#port));
    const received = await connection.sendAndReceive(request);
    this.#connection = keepsOpen(received) ? connection : undefined;
    if (this.#connection === undefined) connection.destroy();
    // The server may close an idle connection at the same time as a new request.
    const wasIdle = reused !== undefined && received.ending === "closed" && received.responses.length === 0;
    return wasIdle ? this.send(request) : received;
  }

  close(): void {
    this.#connection?.destroy();
  }

  async #sendAlone(request: WireRequest): Promise<Received> {
    const connection = await Connection.open(this.#port);
    try {
      const received = await connection.sendAndReceive(request);
      const more = await connection.drain();
      return { ...received, responses: [...received.responses, ...more] };
    } finally {
      connection.destroy();
    }
  }
}

function keepsOpen({ responses, ending }: Received): boolean {
  const last = responses.at(-1);
  return ending === "done" && last !== undefined && !headerValues(last, "connection").includes("close");
}

class Connection {
  readonly #socket: Socket;
  #chunks: Buffer[] = [];
  #size = 0;
  #hasEnded = false;
  #wake: (() => void) | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on("data", (chunk: Buffer) => {
      this.#chunks.push(chunk);
      this.#size += chunk.length;
      this.#wake?.();
    });
    const end = () => {
      this.#hasEnded = true;
      this.#wake?.();
    };
    // A reset counts as an end, because timing decides between the two.
    socket.on("error", end).on("end", end).on("close", end);
  }

  static async open(port: number): Promise<Connection> {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    return new Connection(socket);
  }

  get isOpen(): boolean {
    return !this.#hasEnded;
  }

  destroy(): void {
    this.#socket.destroy();
  }

  async sendAndReceive({ bytes, methods, silence = SILENCE_MS }: WireRequest): Promise<Received> {
    this.#socket.write(bytes);
    const responses: WireResponse[] = [];
    let finals = 0;
    while (finals < methods.length) {
      const received = await this.#receive(methods[finals] ?? "GET", silence);
      if (typeof received === "string") {
        this.destroy();
        return { responses, ending: received };
      }
      responses.push(received);
      if (!received.isComplete) {
        this.destroy();
        return { responses, ending: this.#hasEnded ? "closed" : "silent" };
      }
      if (received.status >= 200) finals += 1;
    }
    return { responses, ending: "done" };
  }

  /** Closes the connection and reads the remaining bytes until the server closes too. */
  async drain(): Promise<WireResponse[]> {
    this.#socket.end();
    while (!this.#hasEnded && (await this.#more(CLOSING_MS)));
    const responses: WireResponse[] = [];
    while (this.#size > 0) {
      const received = await this.#receive("GET", CLOSING_MS);
      if (typeof received === "string") break;
      responses.push(received);
    }
    return responses;
  }

  async #receive(method: string, silence: number): Promise<WireResponse | "closed" | "silent" | "malformed"> {
    let atLeast = 1;
    let isSilent = false;
    while (true) {
      const isOver = this.#hasEnded || isSilent;
      if (this.#size >= atLeast || isOver) {
        if (this.#size === 0) return this.#hasEnded ? "closed" : "silent";
        const bytes = Buffer.concat(this.#chunks);
        const parsed = parseResponse(bytes, method, isOver);
        if (parsed.kind === "malformed") return "malformed";
        if (parsed.kind === "response") {
          const rest = bytes.subarray(parsed.length);
          this.#chunks = rest.length === 0 ? [] : [rest];
          this.#size = rest.length;
          return parsed.response;
        }
        atLeast = parsed.atLeast;
      }
      isSilent = !(await this.#more(silence));
    }
  }

  /** Waits for bytes or the end. Returns false after the timeout. */
  #more(milliseconds: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => settle(false), milliseconds);
      const settle = (came: boolean): void => {
        clearTimeout(timer);
        this.#wake = undefined;
        resolve(came);
      };
      this.#wake = () => settle(true);
    });
  }
}
