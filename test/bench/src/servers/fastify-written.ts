import bearerAuth from "@fastify/bearer-auth";
import etag from "@fastify/etag";
import rateLimit from "@fastify/rate-limit";
import { marketOperations } from "@market-data/market";
import { type Operation, type OperationId, operations, parseQuery } from "@market-data/openapi";
import { openBackend } from "@market-data/service";
import fastify from "fastify";
import { KEY } from "./key.ts";
import { serveParent } from "./serve-parent.ts";

// What a user would write instead of the service: Fastify with its log and its plugins for keys, limits and ETags,
// around the market's handlers on a data folder.
const [folder = ""] = process.argv.slice(2);
const { store, close } = await (await openBackend(folder)).openMarket();

const server = fastify({ logger: true });
await server.register(rateLimit, {
  max: 1_000_000_000,
  timeWindow: "1 minute",
  keyGenerator: ({ headers }) => headers.authorization ?? "",
});
await server.register(bearerAuth, { keys: new Set([KEY]) });
await server.register(etag);
const all: readonly Operation<OperationId>[] = Object.values(operations);
for (const { operationId, path, result } of all) {
  const { handle } = marketOperations[operationId];
  server.get(path.replaceAll(/\{(\w+)\}/g, ":$1"), async ({ url, params }, reply) => {
    const [, search = ""] = url.split("?", 2);
    const query = parseQuery(operationId, search, params as Record<string, string>);
    if (!query.ok) return reply.code(400).send({ status: { error_message: query.errors[0].message } });
    const now = Date.now();
    const { data } = await handle(query.parameters as never, { store, now, given: query.given });
    if (result.shape === "array") return data;
    const timestamp = new Date(now).toISOString();
    return { data, status: { timestamp, error_code: 0, error_message: null, elapsed: Date.now() - now } };
  });
}
serveParent(await server.listen({ host: "127.0.0.1", port: 0 }), async () => {
  await server.close();
  await close();
});
