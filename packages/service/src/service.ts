import { cryptocurrencyMapV1, type CatalogueStore as MarketStore } from "@market-data/market";
import { operations, parseQuery } from "@market-data/openapi";
import fastify, { type FastifyInstance } from "fastify";
import { errorBody, successBody } from "./body.ts";

export interface ServiceOptions {
  store: MarketStore;
  /** The time now, in ms since 1970; the machine's clock where absent. */
  now?: () => number;
}

/** The HTTP service over a store; `listen` starts it, `close` finishes what is in flight and ends it. */
export function createService({ store, now = Date.now }: ServiceOptions): FastifyInstance {
  const app = fastify();
  const { path } = operations.cryptocurrencyMapV1;
  app.get(path, async (request, reply) => {
    const started = now();
    const query = parseQuery("cryptocurrencyMapV1", searchOf(request.url));
    if (!query.ok) {
      return reply.code(400).send(errorBody(400, query.errors[0].message, started, now()));
    }
    const data = await cryptocurrencyMapV1(query.parameters, store);
    reply.header("X-SVC-Credit-Count", operations.cryptocurrencyMapV1.credits.base);
    return reply.send(successBody(data, operations.cryptocurrencyMapV1.credits.base, started, now()));
  });
  app.setNotFoundHandler(async (request, reply) => {
    const message = `There is nothing at ${request.method} ${request.url.split("?")[0]}.`;
    return reply.code(404).send(errorBody(404, message, now(), now()));
  });
  return app;
}

function searchOf(url: string): string {
  const question = url.indexOf("?");
  return question === -1 ? "" : url.slice(question + 1);
}
