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

async function load(listener: RequestListener) {
  let ended = 0;
  server = createServer((request, response) => {
    response.once("finish", () => ended++);
    listener(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const result = await loader.run({ url, calls: ["/a", "/b"], headers: {}, seconds: 0.2, connections: 3 });
  return { result, ended };
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
    const { result, ended } = await load(listener);
    expect([result.requests, result.failed]).toEqual([ended, 0]);
    expect(result.requests).toBeGreaterThan(3);
  });
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
