import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** What happens on a link; nothing where absent. */
export type LinkState = "open" | "paused" | "cut";

/** A link between a process and a server that can be paused, cut, delayed, and led to another server. */
export class Link {
  readonly #server: Server;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #target: number;
  #state: LinkState = "open";
  #delay = 0;

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
      from.on("data", (data) => this.#pass(data, to));
      from.on("error", () => {});
      from.on("close", () => {
        to.destroy();
        this.#pairs.delete(pair);
      });
      if (this.#state === "paused") from.pause();
    }
  }

  #pass(data: Buffer, to: Socket): void {
    if (this.#delay === 0) to.write(data);
    // All of a direction have the same delay, and keep their order.
    else setTimeout(() => to.writable && to.write(data), this.#delay);
  }

  #endAll(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
  }
}
