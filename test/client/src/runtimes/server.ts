import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import type { Report } from "./probe/report.ts";

/** The server of the probe. The first path segment selects the response. */
export interface ProbeServer {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  /** Returns the next report of a probe. */
  report(): Promise<Report>;
  /** Serves a page with this program as its module under `/page`. */
  setProgram(program: string): void;
  close(): Promise<void>;
}

type Respond = (request: IncomingMessage, response: ServerResponse, number: number) => void;

const status = { timestamp: "2026-01-15T12:00:00.000Z", error_code: 0, error_message: null, credit_count: 1 };
const items = [1, 1027, 825].map((id) => ({ id, name: `Coin ${id}`, symbol: `C${id}` }));

const json = (response: ServerResponse, code: number, body: unknown, headers: object = {}) => {
  response.writeHead(code, { "Content-Type": "application/json", "X-SVC-Credit-Count": "1", ...headers });
  response.end(JSON.stringify(body));
};
const error = (response: ServerResponse, code: number, errorCode: number) =>
  json(response, code, { status: { ...status, error_code: errorCode, error_message: "No." } });

/** The responses by first path segment. */
const responses: Record<string, Respond> = {
  // Returns the received request in place of a coin's name.
  echo: ({ url = "", headers }, response) =>
    json(response, 200, { data: [{ id: 1, name: url, symbol: headers["x-svc_pro_api_key"] ?? "" }], status }),
  good: ({ url = "" }, response) => {
    const query = new URL(url, "http://localhost").searchParams;
    const start = Number(query.get("start") ?? 1);
    const page = items.slice(start - 1, start - 1 + Number(query.get("limit") ?? 3));
    json(response, 200, { data: page, status }, { "X-Request-Id": "request-1" });
  },
  gzip: (_, response) => {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Encoding": "gzip" });
    response.end(gzipSync(JSON.stringify({ data: items, status })));
  },
  flaky: (_, response, number) =>
    number === 1 ? error(response, 503, 503) : json(response, 200, { data: items, status }),
  refused: (_, response) => error(response, 401, 1001),
  quota: (_, response) => error(response, 429, 1010),
  broken: (_, response) => response.writeHead(200, { "Content-Type": "application/json" }).end('{"data":['),
  stall: (_, response) => response.writeHead(200, { "Content-Type": "application/json" }).write('{"data":['),
  // A character in two parts, then a break. The next connection continues.
  stream: ({ headers }, response, number) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    const name = `${headers["last-event-id"] ?? "Coin \u20ac"}`;
    const event = Buffer.from(
      `id: ${number}\ndata: ${JSON.stringify({ type: "quote", data: { name } })}\n\n`,
    );
    const cut = number === 1 ? event.indexOf("\u20ac") + 1 : event.length;
    response.write(event.subarray(0, cut));
    setTimeout(() => response.write(event.subarray(cut), () => number === 1 && response.destroy()), 20);
  },
  slow: (_, response, number) =>
    void setTimeout(() => json(response, 200, { data: [{ ...items[0], id: number }], status }), 100),
};

const notFound: Respond = (_, response) => response.writeHead(404).end();

/** Starts the server, and a second host as the target of `/moved`. */
export async function startProbeServer(): Promise<ProbeServer> {
  const counts = new Map<string, number>();
  const reports = new EventTarget();
  const stray: string[] = [];
  let program = "";

  const elsewhere = await listen((request, response) => {
    allow(response);
    if (request.method === "GET") stray.push(String(request.headers["x-svc_pro_api_key"]));
    json(response, 200, { data: [], status });
  });
  const server = await listen((request, response) => {
    allow(response);
    const [, word = "", which = ""] = (request.url as string).split("/");
    if (request.method === "OPTIONS") return response.writeHead(204).end();
    if (word === "report") return void receive(request, response);
    if (word === "stray") return json(response, 200, stray.splice(0));
    if (word === "page") return page(request, response);
    if (word === "moved") return response.writeHead(307, { Location: elsewhere.url }).end();
    const place = `${word}/${which}`;
    const number = (counts.get(place) ?? 0) + 1;
    counts.set(place, number);
    const respond = responses[word] ?? notFound;
    respond(request, response, number);
  });

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = "";
    for await (const chunk of request) text += chunk;
    response.writeHead(204).end();
    counts.clear();
    reports.dispatchEvent(Object.assign(new Event("report"), { report: JSON.parse(text) as Report }));
  }

  function page({ url = "" }: IncomingMessage, response: ServerResponse): void {
    const isProgram = url.endsWith(".js");
    response.writeHead(200, { "Content-Type": isProgram ? "text/javascript" : "text/html" });
    response.end(isProgram ? program : '<!doctype html><script type="module" src="/page/probe.js"></script>');
  }

  return {
    url: server.url,
    setProgram: (text) => {
      program = text;
    },
    report: () =>
      new Promise((resolve) =>
        reports.addEventListener("report", (event) => resolve((event as Event & { report: Report }).report), {
          once: true,
        }),
      ),
    close: async () => {
      await Promise.all([server.close(), elsewhere.close()]);
    },
  };
}

/** Sets the CORS headers, so pages of other hosts can read the response. */
function allow(response: ServerResponse): void {
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("Access-Control-Allow-Headers", "*");
  response.setHeader("Access-Control-Expose-Headers", "*");
}

async function listen(
  respond: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<{ url: string; close(): Promise<void> }> {
  const server: Server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
