import type { IncomingMessage } from "node:http";
import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import {
  type App,
  createContext,
  getSentKey,
  HttpError,
  maskKeys,
  type NetworkContext,
  type NetworkResponse,
  Pipeline,
  ResponseBody,
} from "@market-data/http";
import { creditHeader } from "@market-data/openapi";
import type { ServiceContext, ServiceRoute, ServiceState, SystemRoute } from "./service-route.ts";
import type { VendorPrefix } from "./vendor-prefix.ts";

/** The optional package. */
interface Mcp {
  respond(
    request: Request,
    options: { key: string | undefined; keyHeader: string; fetch: typeof fetch },
  ): Promise<Response>;
}

const PACKAGE = "@market-data/mcp";

/**
 * Creates the route for MCP clients (`spec/guides/agents.md`). The tools send requests through the stages of the app in
 * this process, with the key of the message.
 */
export function createMcpRoute(
  app: App<ServiceRoute, ServiceState>,
  prefix: VendorPrefix,
): SystemRoute & { readonly path: string } {
  // The client of the tools reads the credit header of the contract.
  const options = { ...app, creditHeader };
  const pipeline = new Pipeline<NetworkContext, ServiceRoute, ServiceState, NetworkResponse>(options);
  const keyHeader = prefix.keyHeader.toLowerCase();

  const send = async (outer: ServiceContext, { pathname, search }: URL): Promise<Response> => {
    const { id, address, response, request } = outer;
    const sent = { "x-request-id": id, [keyHeader]: request.headers[keyHeader] };
    const inner = {
      headers: sent,
      method: "GET",
      url: prefix.contract(pathname + search),
    } as unknown as IncomingMessage;
    const context = pipeline.route({ ...createContext(inner, address, app), response });
    const result = await pipeline.respond(context);
    app.onResponse?.(context, result);
    const headers = new Headers();
    const list = pipeline.composeHeaders(context, result);
    for (let at = 0; at < list.length; at += 2) headers.append(list[at] as string, list[at + 1] as string);
    return new Response(await readBody(result, response), { status: result.status, headers });
  };

  return {
    path: "/mcp",
    name: "mcp",
    access: "counted",
    headers: ["Cache-Control", "no-store"],
    methods: ["POST"],
    async respond(context) {
      const { request } = context;
      const { respond } = await load();
      const headers = request.headers as Record<string, string>;
      const body = { method: "POST", headers, body: Readable.toWeb(request), duplex: "half" } as RequestInit;
      const response = await respond(new Request("http://service/mcp", body), {
        key: headers[keyHeader],
        keyHeader: prefix.keyHeader,
        fetch: (input) => send(context, new URL(input instanceof Request ? input.url : input)),
      });
      const type = response.headers.get("Content-Type");
      return {
        status: response.status,
        headers: type === null ? [] : ["Content-Type", type],
        body: maskKeys(prefix.contract(await response.text()), getSentKey(request, keyHeader)),
      };
    },
  };
}

/** Reads the body of a response into memory. */
async function readBody(
  { body = "", suffix = "", status, headers }: NetworkResponse,
  response: ServiceContext["response"],
): Promise<string> {
  if (typeof body === "string") return body;
  if (body instanceof ResponseBody) return `${await body.bytes()}${suffix}`;
  const sink = new PassThrough();
  const collected = { stream: { value: () => sink }, once: { value: response.once.bind(response) } };
  const sending = body.send(Object.create(response, collected), { status, headers }, undefined);
  const [read] = await Promise.all([text(sink), sending]);
  return read;
}

/** @throws {HttpError} if the package is not installed. */
async function load(): Promise<Mcp> {
  return import(PACKAGE).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ERR_MODULE_NOT_FOUND" || !error.message.includes(PACKAGE)) throw error;
    throw new HttpError("notFound", `Not found: /mcp; the operator has not installed ${PACKAGE}`);
  });
}
