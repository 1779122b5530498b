import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/** What happens on a link; nothing where absent. */
export type LinkState = "open" | "paused" | "cut";

/** Something that a process sends, on its way. */
export interface Message {
  /** To the process that sent it. */
  readonly near: Socket;
  /** To the server. */
  readonly far: Socket;
  /** Lets it arrive. */
  deliver(): void;
}

/** A link between a process and a server that can be paused, cut, delayed, and led to another server. */
export class Link {
  readonly #server: Server;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  /** The last that is under way to a socket: nothing overtakes it where a delay ends. */
  readonly #arriving = new WeakMap<Socket, Promise<void>>();
  #target: number;
  #state: LinkState = "open";
  #delay = 0;
  #accepted = 0;
  #messages = 0;
  #lostAnswersTo: string | undefined;
  #lostAnswers = 0;
  #interrupt: { readonly at: number; readonly work: (message: Message) => unknown } | undefined;

  private constructor(target: number) {
    this.#target = target;
    this.#server = createServer((socket) => this.#accept(socket));
  }

  /** @param target The port of 127.0.0.1 that it leads to. */
  static async start(target: number): Promise<Link> {
    const link = new Link(target);
    link.#server.listen(0, "127.0.0.1");
    await once(link.#server, "listening");
    return link;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** How many connections were made so far. */
  get accepted(): number {
    return this.#accepted;
  }

  /** Nothing arrives any more, and nobody is told; what is sent meanwhile arrives when it is open again. */
  pause(): void {
    this.#state = "paused";
    for (const pair of this.#pairs) for (const socket of pair) socket.pause();
  }

  /** Connections end, and none can be made. */
  cut(): void {
    this.#state = "cut";
    this.#endAll();
  }

  open(): void {
    this.#state = "open";
    for (const pair of this.#pairs) for (const socket of pair) socket.resume();
  }

  /** @param ms By which everything comes later, each way. */
  delay(ms: number): void {
    this.#delay = ms;
  }

  /**
   * Does something in place of the delivery of one message to the server, once.
   *
   * @param at How many messages pass before it, from now on.
   */
  interrupt(at: number, work: (message: Message) => unknown): void {
    this.#messages = 0;
    this.#interrupt = { at, work };
  }

  /** Takes an interruption back. @returns Whether it had taken place. */
  endInterrupt(): boolean {
    const isDone = this.#interrupt === undefined;
    this.#interrupt = undefined;
    return isDone;
  }

  /** Lets messages with a text arrive, and ends their connections in place of the answer. @param text None where absent. */
  loseAnswersTo(text?: string): void {
    this.#lostAnswersTo = text;
  }

  /** How many answers were lost so. */
  get lostAnswers(): number {
    return this.#lostAnswers;
  }

  /** Leads to another server from now on; connections to the one before end. */
  leadTo(port: number): void {
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
    if (this.#lostAnswersTo !== undefined && data.includes(this.#lostAnswersTo)) {
      far.removeAllListeners("data").once("data", () => {
        this.#lostAnswers += 1;
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
