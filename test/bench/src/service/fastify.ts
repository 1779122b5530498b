import bearerAuth from "@fastify/bearer-auth";
import rateLimit from "@fastify/rate-limit";
import fastify from "fastify";
import { copyResponses } from "./copied-responses.ts";
import { KEY } from "./key.ts";
import { serveParent } from "./measured-process.ts";

// What one would build instead: the framework's own plugins for keys and for a limit a minute by key, and a fixed buffer.
// Without log, metrics, credits and ETag.
const [url = "", ...calls] = process.argv.slice(2);
const findCopy = await copyResponses(url, calls);

const server = fastify();
await server.register(rateLimit, {
  max: 1_000_000_000,
  timeWindow: "1 minute",
  keyGenerator: ({ headers }) => headers.authorization ?? "",
});
await server.register(bearerAuth, { keys: new Set([KEY]) });
server.get("/*", (request, reply) => {
  const { body } = findCopy(request.url);
  reply.header("Content-Type", "application/json; charset=utf-8").send(body);
});
serveParent(await server.listen({ host: "127.0.0.1", port: 0 }), () => server.close());
process.once("disconnect", () => process.exit());
