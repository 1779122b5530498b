import bearerAuth from "@fastify/bearer-auth";
import rateLimit from "@fastify/rate-limit";
import fastify from "fastify";
import { HEADERS, KEY } from "./key.ts";
import { serveParent } from "./serve-parent.ts";

// Fastify with its own plugins for keys and for a rate limit per key, sending fixed buffers: no log, credits or ETags.
// Arguments: the URL of the service, and requests to it. Each response is sent again for every request with the same
// path.
const [url = "", ...requests] = process.argv.slice(2);
const getPath = (request: string) => request.replace(/\?.*/, "");
const bodies = new Map<string, Buffer>();
for (const request of requests) {
  const response = await fetch(url + request, { headers: HEADERS });
  if (!response.ok) throw new Error(`${request}: ${response.status}`);
  bodies.set(getPath(request), Buffer.from(await response.arrayBuffer()));
}

const server = fastify();
await server.register(rateLimit, {
  max: 1_000_000_000,
  timeWindow: "1 minute",
  keyGenerator: ({ headers }) => headers.authorization ?? "",
});
await server.register(bearerAuth, { keys: new Set([KEY]) });
server.get("/*", (request, reply) => {
  reply.header("Content-Type", "application/json; charset=utf-8").send(bodies.get(getPath(request.url)));
});
serveParent(await server.listen({ host: "127.0.0.1", port: 0 }), () => server.close());
