import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/** The state of a link. */
type LinkState = "open" | "paused" | "cut";

/** A message from a client to a server. */
export interface Message {
  /** The socket of the client. */
  readonly near: Socket;
  /** The socket of the server. */
  readonly far: Socket;
  /** Delivers the message. */
  deliver(): void;
}

/** A TCP proxy between a client and a server that can pause, cut, delay and redirect connections. */
export class Link {
  readonly #server: Server;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  /** The last pending delivery per socket. Messages keep their order after a change of the delay. */
  readonly #arriving = new WeakMap<Socket, Promise<void>>();
  #target: number;
  #state: LinkState = "open";
  #delay = 0;
  #accepted = 0;
  #messages = 0;
  #droppedResponsesTo: string | undefined;
  #droppedResponses = 0;
  #interrupt: { readonly at: number; readonly work: (message: Message) => unknown } | undefined;

  private constructor(target: number) {
    this.#target = target;
    this.#server = createServer((socket) => this.#accept(socket));
  }

  /** @param target Port of the server on 127.0.0.1. */
  static async start(target: number): Promise<Link> {
    const link = new Link(target);
    link.#server.listen(0, "127.0.0.1");
    await once(link.#server, "listening");
    return link;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Number of accepted connections. */
  get accepted(): number {
    return this.#accepted;
  }

  /** Stops all deliveries without closing connections. `open` delivers the pending messages. */
  pause(): void {
    this.#state = "paused";
    for (const pair of this.#pairs) for (const socket of pair) socket.pause();
  }

  /** Ends all connections and rejects new connections. */
  cut(): void {
    this.#state = "cut";
    this.#endAll();
  }

  open(): void {
    this.#state = "open";
    for (const pair of this.#pairs) for (const socket of pair) socket.resume();
  }

  /** @param ms Delay in ms, in each direction. */
  delay(ms: number): void {
    this.#delay = ms;
  }

  /**
   * Replaces the delivery of one message to the server, once.
   *
   * @param at Number of messages to deliver before.
   */
  interrupt(at: number, work: (message: Message) => unknown): void {
    this.#messages = 0;
    this.#interrupt = { at, work };
  }

  /**
   * Cancels an interruption.
   * @returns Whether the interruption had happened.
   */
  endInterrupt(): boolean {
    const isDone = this.#interrupt === undefined;
    this.#interrupt = undefined;
    return isDone;
  }

  /**
   * Delivers messages that contain a text. Ends their connections when the response arrives, without passing it on.
   * @param text Without a text, no further responses are dropped.
   */
  dropResponsesTo(text?: string): void {
    this.#droppedResponsesTo = text;
  }

  /** Number of dropped responses. */
  get droppedResponses(): number {
    return this.#droppedResponses;
  }

  /** Redirects the link to a different server and ends existing connections. */
  setTarget(port: number): void {
    this.#target = port;
    this.#endAll();
  }

  async close(): Promise<void> {
    this.#endAll();
    this.#server.close();
    await once(this.#server, "close");
  }

  #accept(near: Socket): void {
    this.#accepted += 1;
    if (this.#state === "cut") {
      near.destroy();
      return;
    }
    const far = connect(this.#target, "127.0.0.1");
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.setNoDelay(true);
      from.on("data", (data) => (from === near ? this.#send(data, near, far) : this.#pass(data, near)));
      from.on("error", () => {});
      from.on("close", () => {
        to.destroy();
        this.#pairs.delete(pair);
      });
      if (this.#state === "paused") from.pause();
    }
  }

  #send(data: Buffer, near: Socket, far: Socket): void {
    const deliver = () => this.#pass(data, far);
    if (this.#droppedResponsesTo !== undefined && data.includes(this.#droppedResponsesTo)) {
      far.removeAllListeners("data").once("data", () => {
        this.#droppedResponses += 1;
        near.destroy();
        far.destroy();
      });
    }
    const interrupt = this.#interrupt;
    this.#messages += 1;
    if (interrupt === undefined || this.#messages <= interrupt.at) {
      deliver();
      return;
    }
    this.#interrupt = undefined;
    interrupt.work({ near, far, deliver });
  }

  #pass(data: Buffer, to: Socket): void {
    const before = this.#arriving.get(to);
    if (this.#delay === 0 && before === undefined) {
      to.write(data);
      return;
    }
    const arriving = Promise.all([before, delay(this.#delay)]).then(() => {
      if (this.#arriving.get(to) === arriving) this.#arriving.delete(to);
      if (to.writable) to.write(data);
    });
    this.#arriving.set(to, arriving);
  }

  #endAll(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
  }
}
