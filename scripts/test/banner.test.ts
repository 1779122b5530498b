import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createBanner } from "../start/banner.ts";
import { HOST } from "../start/check-ports.ts";
import { DEFAULT_PORTS } from "../start/options.ts";

const KEY = "demo-key-of-plan-enterprise";
const WELCOME = ["Demo keys:", `  Enterprise    ${KEY}`, "Serving on http://127.0.0.1:1"];

let server: Server | undefined;
let received: (string | string[] | undefined)[];

afterEach(() => server?.close());

/** Starts a stub of the service. */
async function respondWith(status: number, body: string) {
  received = [];
  server = createServer(({ headers }, response) => {
    received.push(headers["x-svc_pro_api_key"]);
    response.writeHead(status, { "X-SVC-Credit-Count": "1" }).end(body);
  }).listen(0, HOST);
  await once(server, "listening");
  return { ...DEFAULT_PORTS, service: (server.address() as AddressInfo).port };
}

test("shows each program, the keys, and the example with the key and the response", async () => {
  const ports = await respondWith(200, '[{"name":"Bitcoin"}]');
  const banner = await createBanner(WELCOME, ports);
  for (const text of [
    `http://${HOST}:${ports.service} `,
    `http://${HOST}:${ports.mock} `,
    `http://${HOST}:${ports.docs} `,
    "a clock that stands still",
    `  Enterprise    ${KEY}`,
    `$ curl -H 'X-SVC_PRO_API_KEY: ${KEY}' 'http://${HOST}:${ports.service}/v3/`,
    '[{"name":"Bitcoin"}]',
    "200 OK",
    "X-SVC-Credit-Count: 1",
  ]) {
    expect(banner).toContain(text);
  }
  expect(banner).not.toContain("Serving on");
  expect(received).toEqual([KEY]);
});

test("cuts a long response", async () => {
  const banner = await createBanner(WELCOME, await respondWith(200, "x".repeat(1000)));
  expect(banner).toMatch(/ x{160} \.\.\.\n.*1000 characters/);
});

test("shows an error response unchanged", async () => {
  const banner = await createBanner(WELCOME, await respondWith(503, "not ready"));
  expect(banner).toMatch(/not ready\n.*503 Service Unavailable/);
});

test("sends no request without demo keys", async () => {
  const banner = await createBanner(["Serving on http://127.0.0.1:1"], await respondWith(200, "{}"));
  expect(banner).toContain("YOUR_KEY");
  expect(received).toEqual([]);
});

test("starts without a response of the service", async () => {
  const ports = await respondWith(200, "{}");
  server?.close();
  expect(await createBanner(WELCOME, ports)).toContain("failed: ");
});
