import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Loader } from "../src/service/loader.ts";

let loader: Loader;
let server: Server;
beforeEach(() => {
  loader = new Loader();
});
afterEach(() => {
  loader.stop();
  server.closeAllConnections();
  server.close();
});

const CONNECTIONS = 3;

/** A load that goes on until a connection has sent a second request, however slow the machine is. */
async function load(listener: RequestListener) {
  let received = 0;
  server = createServer((request, response) => {
    received++;
    listener(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (let seconds = 0.1; ; seconds *= 2) {
    received = 0;
    const load = { url, calls: ["/a", "/b"], headers: {}, seconds, connections: CONNECTIONS };
    const result = await loader.run(load);
    if (result.requests > CONNECTIONS || seconds > 20) return { result, received };
  }
}

describe("a loader counts each response once", () => {
  test.each<[string, RequestListener]>([
    ["of a length", (_, response) => response.end("x".repeat(100))],
    ["of a length that is long", (_, response) => response.end("x".repeat(1_000_000))],
    ["without a body", (_, response) => response.end()],
    [
      "in chunks",
      (_, response) => {
        response.write("x".repeat(100_000));
        setImmediate(() => response.end("y"));
      },
    ],
  ])("%s", async (_, listener) => {
    const { result, received } = await load(listener);
    expect([result.requests, result.failed]).toEqual([received, 0]);
    expect(result.requests).toBeGreaterThan(CONNECTIONS);
  });
});

test("a server's next load goes on where its last one ended, so that no call comes again at once", async () => {
  const received: (string | undefined)[] = [];
  server = createServer((request, response) => {
    received.push(request.url);
    response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const calls = Array.from({ length: 20_000 }, (_, index) => `/${index}`);
  for (let loads = 0; loads < 2; loads++) {
    await loader.run({ url, calls, headers: {}, seconds: 0.1, connections: 1 });
  }
  expect(new Set(received).size).toBe(received.length);
});

test.each<[string, RequestListener]>([
  [
    "an error",
    (_, response) => {
      response.statusCode = 500;
      response.end();
    },
  ],
  ["no response", (request) => request.socket.destroy()],
])("%s is a failure of the bench", async (_, listener) => {
  await expect(load(listener)).rejects.toThrow("failed");
});
