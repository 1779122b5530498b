import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { Loader } from "../src/load/loader.ts";

const CONNECTIONS = 3;

/**
 * Repeats longer runs until the server returns more responses than connections, so the speed of the machine does not
 * matter.
 */
async function load(listener: RequestListener) {
  let received = 0;
  const server = createServer((request, response) => {
    received++;
    listener(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  using loader = new Loader();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    for (let seconds = 0.1; ; seconds *= 2) {
      received = 0;
      const result = await loader.run({
        url,
        requests: ["/a", "/b"],
        headers: {},
        seconds,
        connections: CONNECTIONS,
      });
      if (result.responses > CONNECTIONS || seconds > 20) return { result, received };
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test.each<[string, RequestListener]>([
  ["with a length", (_, response) => response.end("x".repeat(1_000_000))],
  [
    "in chunks",
    (_, response) => {
      response.write("x".repeat(100_000));
      setImmediate(() => response.end("y"));
    },
  ],
])("a loader counts each response %s once", async (_, listener) => {
  const { result, received } = await load(listener);
  expect([result.responses, result.failed]).toEqual([received, 0]);
  expect(result.responses).toBeGreaterThan(CONNECTIONS);
});

test("an error response fails the load", async () => {
  await expect(load((_, response) => response.writeHead(500).end())).rejects.toThrow("failed");
});
