import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Exchange } from "./coverage.ts";
import { send } from "./send.ts";

/** A response of the service, before its delivery to the client. */
interface ProxiedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

type Alteration = (response: ProxiedResponse) => ProxiedResponse;

/** Matches every request id. */
const EVERY = "*";

/** A proxy that can alter the responses of a service, to test the detection of faults. */
export class AlteringProxy {
  readonly url: string;
  /** All requests with the status of the service's response. */
  readonly exchanges: Exchange[];
  readonly #server: Server;
  readonly #alterations: Map<string, Alteration>;

  private constructor(
    url: string,
    server: Server,
    alterations: Map<string, Alteration>,
    exchanges: Exchange[],
  ) {
    this.url = url;
    this.exchanges = exchanges;
    this.#server = server;
    this.#alterations = alterations;
  }

  static async start(upstream: string): Promise<AlteringProxy> {
    const alterations = new Map<string, Alteration>();
    const exchanges: Exchange[] = [];
    const server = createServer(async (request, response) => {
      const { host, connection, "accept-encoding": _, ...headers } = request.headers;
      const method = request.method ?? "GET";
      const reply = await send(upstream, request.url ?? "/", {
        method,
        headers: headers as Record<string, string>,
      });
      exchanges.push({ method, target: request.url ?? "/", status: reply.status });
      const received = { status: reply.status, headers: reply.headers, body: reply.text };
      const alter = alterations.get(String(headers["x-request-id"])) ?? alterations.get(EVERY);
      const altered = alter === undefined ? received : alter(received);
      const { connection: __, "keep-alive": ___, "content-length": ____, ...rest } = altered.headers;
      const bodiless = altered.status === 304;
      response.writeHead(
        altered.status,
        bodiless ? rest : { ...rest, "content-length": Buffer.byteLength(altered.body) },
      );
      response.end(altered.body);
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    return new AlteringProxy(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      server,
      alterations,
      exchanges,
    );
  }

  /** Alters the response to the request with a certain `X-Request-Id`. */
  alter(requestId: string, alteration: Alteration): void {
    this.#alterations.set(requestId, alteration);
  }

  /** Alters all other responses. */
  alterAll(alteration: Alteration): void {
    this.#alterations.set(EVERY, alteration);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}
