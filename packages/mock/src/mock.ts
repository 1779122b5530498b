import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { createLogger } from "@stoplight/prism-core";
import { createInstance, getHttpOperationsFromSpec } from "@stoplight/prism-http";
import { errorOf, type PrismProblem } from "./errors.ts";

export interface MockOptions {
  /** The port on 127.0.0.1; 0 takes a free one. 4010 where absent. */
  port?: number;
}

export interface Mock {
  /** The address, without a slash at the end. */
  url: string;
  close(): Promise<void>;
}

const CONFIG = {
  mock: { dynamic: false },
  validateRequest: true,
  validateResponse: true,
  checkSecurity: true,
  errors: false,
  upstreamProxy: undefined,
  isProxy: false,
} as const;

/** Starts a mock of the whole contract, which answers the contract's examples. */
export async function startMock({ port = 4010 }: MockOptions = {}): Promise<Mock> {
  const contract = fileURLToPath(import.meta.resolve("@market-data/openapi/openapi.yaml"));
  const operations = await getHttpOperationsFromSpec(contract);
  const prism = createInstance(CONFIG, { logger: createLogger("mock", { level: "silent" }) });

  const server = createServer(async (request, response) => {
    const result = await prism.request(readRequest(request), operations, CONFIG)();
    if (result._tag === "Left") {
      const { statusCode, body } = errorOf(result.left as PrismProblem, new Date());
      send(response, statusCode, {}, body);
    } else {
      const { statusCode, headers = {}, body } = result.right.output;
      send(response, statusCode, headers, body);
    }
  });
  await listen(server, port);
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${taken}`, close: () => close(server) };
}

function readRequest({ method = "GET", url = "/", headers }: IncomingMessage) {
  const { pathname, searchParams } = new URL(url, "http://127.0.0.1");
  const query = Object.fromEntries(
    [...searchParams.keys()].map((name) => [name, oneOrAll(searchParams, name)]),
  );
  return {
    method: method.toLowerCase() as "get",
    url: { path: pathname, query },
    headers: headers as Record<string, string>,
  };
}

function oneOrAll(searchParams: URLSearchParams, name: string): string | string[] {
  const values = searchParams.getAll(name);
  return values.length === 1 ? (values[0] as string) : values;
}

function send(
  response: ServerResponse,
  statusCode: number,
  headers: Record<string, string>,
  body: unknown,
): void {
  response.writeHead(statusCode, { ...headers, "Content-Type": "application/json; charset=utf-8" });
  response.end(JSON.stringify(body));
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
}
