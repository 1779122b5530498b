import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The URLs of a node. */
interface BalancedNode {
  readonly url: string;
  /** The URL of the admin port, for `/readyz`. */
  readonly adminUrl: string;
}

const CHECK_MS = 200;

/** Distributes requests to ready nodes, like the balancer of `compose.yaml`. */
export class Balancer {
  readonly url: string;
  readonly #server: Server;
  readonly #nodes: readonly BalancedNode[];
  readonly #timer: NodeJS.Timeout;
  #ready: readonly BalancedNode[] = [];
  #turn = 0;

  private constructor(server: Server, nodes: readonly BalancedNode[]) {
    this.#server = server;
    this.#nodes = nodes;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    this.#timer = setInterval(() => void this.#check(), CHECK_MS);
    server.on("request", (incoming: IncomingMessage, response: ServerResponse) =>
      this.#send(incoming, response),
    );
  }

  static async start(nodes: readonly BalancedNode[]): Promise<Balancer> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const balancer = new Balancer(server, nodes);
    await balancer.#check();
    return balancer;
  }

  /** The number of ready nodes. */
  get ready(): number {
    return this.#ready.length;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  async #check(): Promise<void> {
    const checked = await Promise.all(
      this.#nodes.map(async (node) => {
        const response = await fetch(`${node.adminUrl}/readyz`).catch(() => undefined);
        return response?.ok === true ? [node] : [];
      }),
    );
    this.#ready = checked.flat();
  }

  #send(incoming: IncomingMessage, response: ServerResponse): void {
    const node = this.#ready[this.#turn++ % this.#ready.length];
    if (node === undefined) {
      response.writeHead(503).end();
      return;
    }
    const options = { method: incoming.method ?? "GET", headers: incoming.headers };
    request(new URL(incoming.url ?? "/", node.url), options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, "x-node": node.url });
      answer.pipe(response);
    })
      .on("error", () => response.writeHead(502).end())
      .end();
  }
}
