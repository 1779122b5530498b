import { ALLOWED_METHODS, type Cors, methodNotAllowed, notFound } from "@market-data/http";
import type { Desk } from "./desk.ts";
import type { Exchange } from "./exchange.ts";
import type { Gatekeeper } from "./gatekeeper.ts";
import { sendNothing } from "./respond.ts";

/** Answers what no route takes: `OPTIONS` freely, other methods with 405, other paths with 404. */
export class OtherRequests {
  readonly #paths: RegExp;
  readonly #cors: Cors;
  readonly #desk: Desk;
  readonly #gatekeeper: Gatekeeper;

  /** @param paths The paths that are served; a path parameter stands in braces. */
  constructor(paths: readonly string[], parts: { cors: Cors; desk: Desk; gatekeeper: Gatekeeper }) {
    const patterns = paths.map((path) => path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+"));
    this.#paths = new RegExp(`^(?:${patterns.join("|")})$`);
    this.#cors = parts.cors;
    this.#desk = parts.desk;
    this.#gatekeeper = parts.gatekeeper;
  }

  async answer(exchange: Exchange): Promise<number> {
    const { request, response } = exchange;
    const method = request.method ?? "";
    const path = (request.url ?? "").split("?", 1)[0] ?? "";
    const known = path === "*" || this.#paths.test(path);
    if (known && method === "OPTIONS") {
      const headers = this.#desk.headers(exchange);
      headers.push("Allow", ALLOWED_METHODS, ...this.#cors.preflightHeaders(request.headers));
      sendNothing(response, 204, headers);
      return 204;
    }
    this.#gatekeeper.countAddress(exchange);
    throw known ? methodNotAllowed(method) : notFound(path);
  }
}
