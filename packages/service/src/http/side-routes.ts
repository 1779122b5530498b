import { HttpError, matchesEtag } from "@market-data/http";
import type { FastifyInstance } from "fastify";
import type { Metrics } from "../observing/metrics.ts";
import { CONTRACT_PATHS, ContractFiles, type ContractPath } from "./contract-files.ts";
import type { Desk } from "./desk.ts";
import type { Exchange } from "./exchange.ts";
import type { Gatekeeper } from "./gatekeeper.ts";
import { sendBody, sendNothing, sendText } from "./respond.ts";
import type { Token } from "./token.ts";

export interface SideParts {
  readonly desk: Desk;
  readonly gatekeeper: Gatekeeper;
  readonly metrics: Metrics;
  readonly token: Token;
  /** Whether calls can be answered; throws or is false where they cannot. */
  readonly ready: () => Promise<boolean>;
}

const CONTRACT_CACHE = "public, max-age=300";

/** The paths beside the operations. */
export const SIDE_PATHS: readonly string[] = [...CONTRACT_PATHS, "/healthz", "/readyz", "/metrics"];

/** Serves the contract, and what those who run the service look at. None of it needs a key. */
export function addSideRoutes(app: FastifyInstance, parts: SideParts): void {
  const { desk, metrics, ready } = parts;
  const files = new ContractFiles(parts.token);
  for (const path of CONTRACT_PATHS) {
    app.get(path, (request, reply) =>
      desk.serve(request, reply, "contract", (exchange) => answerContract(exchange, path, files, parts)),
    );
  }
  app.get("/healthz", (request, reply) =>
    desk.serve(request, reply, "health", async (exchange) => answerState(exchange, "alive", desk)),
  );
  app.get("/readyz", (request, reply) =>
    desk.serve(request, reply, "health", async (exchange) => {
      if (!(await ready().catch(() => false))) {
        throw new HttpError("unavailable", "The service cannot answer calls now");
      }
      return answerState(exchange, "ready", desk);
    }),
  );
  app.get("/metrics", (request, reply) =>
    desk.serve(request, reply, "metrics", async (exchange) => {
      const text = await metrics.text();
      const headers = desk.headers(exchange);
      headers.push("Content-Type", metrics.contentType, "Cache-Control", "no-store");
      exchange.response.writeHead(200, headers);
      exchange.response.end(text);
      return 200;
    }),
  );
}

async function answerContract(
  exchange: Exchange,
  path: ContractPath,
  files: ContractFiles,
  { desk, gatekeeper }: SideParts,
): Promise<number> {
  gatekeeper.countAddress(exchange);
  const { request, response } = exchange;
  const { type, etag, body } = await files.file(path);
  const headers = desk.headers(exchange);
  headers.push("Cache-Control", CONTRACT_CACHE, "ETag", etag);
  if (matchesEtag(request.headers["if-none-match"], etag)) {
    sendNothing(response, 304, headers);
    return 304;
  }
  headers.push("Content-Type", type);
  await sendBody(response, headers, body, "", request.headers["accept-encoding"]?.toString());
  return 200;
}

function answerState(exchange: Exchange, state: string, desk: Desk): number {
  const headers = desk.headers(exchange);
  headers.push("Cache-Control", "no-store");
  sendText(exchange.response, 200, headers, JSON.stringify({ state }));
  return 200;
}
