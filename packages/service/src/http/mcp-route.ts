import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import {
  type App,
  clientClosedError,
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

/** The functions of the optional package. */
interface Mcp {
  respond(
    request: Request,
    options: { key: string | undefined; keyHeader: string; fetch: typeof globalThis.fetch },
  ): Promise<Response>;
}

const PACKAGE = "@market-data/mcp";
/** The maximum size of a message in bytes. */
const MAX_MESSAGE_BYTES = 65_536;

/**
 * The route of MCP clients (`spec/guides/agents.md`). The tools send their requests through the stages of the service in
 * this process, with the key of the message. @param app The app for these requests.
 */
export function createMcpRoute(
  app: App<ServiceRoute, ServiceState>,
  prefix: VendorPrefix,
): SystemRoute & { readonly path: string } {
  // The client of the tools reads the header of the contract.
  const pipeline = new Pipeline<NetworkContext, ServiceRoute, ServiceState, NetworkResponse>({
    ...app,
    creditHeader,
  });
  const keyHeader = prefix.keyHeader.toLowerCase();

  const send = async (context: ServiceContext, url: URL): Promise<Response> => {
    const { address, response, request } = context;
    const headers = { "x-request-id": context.id, [keyHeader]: request.headers[keyHeader] };
    const inner = { headers, method: "GET", url: prefix.contract(url.pathname + url.search) };
    const routed = pipeline.route({
      ...createContext(inner as unknown as typeof request, address, app),
      response,
    });
    const result = await pipeline.respond(routed);
    app.onResponse?.(routed, result);
    const list = pipeline.composeHeaders(routed, result);
    const pairs = list.flatMap((name, index) =>
      index % 2 === 0 ? [[name, list[index + 1]] as [string, string]] : [],
    );
    return new Response(await readBody(result, response), { status: result.status, headers: pairs });
  };

  return {
    path: "/mcp",
    name: "mcp",
    access: "counted",
    headers: ["Cache-Control", "no-store"],
    methods: ["POST"],
    async respond(context) {
      const { headers } = context.request;
      const body = await readMessage(context);
      const sent = Object.entries(headers).flatMap(([name, value]) =>
        typeof value === "string" ? [[name, value] as [string, string]] : [],
      );
      const { respond } = await load();
      const response = await respond(
        new Request("http://service/mcp", { method: "POST", headers: sent, body }),
        {
          key: headers[keyHeader]?.toString(),
          keyHeader: prefix.keyHeader,
          fetch: (input) => send(context, new URL(input instanceof Request ? input.url : input)),
        },
      );
      const type = response.headers.get("Content-Type");
      return {
        status: response.status,
        headers: type === null ? [] : ["Content-Type", type],
        body: maskKeys(prefix.contract(await response.text()), getSentKey(context.request, keyHeader)),
      };
    },
  };
}

/** @throws {HttpError} for a long message, and for several messages, which would count as one request. */
async function readMessage({ request }: ServiceContext): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    // An early end must not close the connection.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      length += chunk.length;
      if (length > MAX_MESSAGE_BYTES) break;
      chunks.push(chunk);
    }
  } catch {
    throw clientClosedError();
  }
  if (length > MAX_MESSAGE_BYTES) {
    throw new HttpError("badRequest", `The message is longer than ${MAX_MESSAGE_BYTES} bytes`);
  }
  const message = Buffer.concat(chunks).toString();
  if (message.trimStart().startsWith("[")) throw new HttpError("badRequest", "Send one message per request");
  return message;
}

/** Reads a body into memory. */
async function readBody(
  { body = "", suffix = "", status, headers }: NetworkResponse,
  response: ServiceContext["response"],
): Promise<string> {
  if (typeof body === "string") return body;
  if (body instanceof ResponseBody) return `${await body.bytes()}${suffix}`;
  const sink = new PassThrough();
  const collected = { stream: { value: () => sink }, once: { value: response.once.bind(response) } };
  const [read] = await Promise.all([
    text(sink),
    body.send(Object.create(response, collected), { status, headers }, undefined),
  ]);
  return read;
}

/** @throws {HttpError} if the package is not installed. */
async function load(): Promise<Mcp> {
  try {
    return (await import(PACKAGE)) as Mcp;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== "ERR_MODULE_NOT_FOUND" || !message.includes(PACKAGE)) throw error;
    throw new HttpError("notFound", `Not found: /mcp; the operator has not installed ${PACKAGE}`);
  }
}
