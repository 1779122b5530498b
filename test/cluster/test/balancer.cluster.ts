import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inOps } from "../src/deployment/files.ts";
import { Haproxy } from "../src/haproxy.ts";

// Runs HAProxy with the configuration that the command of the operating page makes, before three stand-ins of nodes.

const PAGE = inOps("../docs/operating/postgresql-and-redis.md");

interface StandIn {
  readonly server: Server;
  readonly admin: Server;
  isReady: boolean;
}

let nodes: StandIn[];
let haproxy: Haproxy;

async function listen(server: Server): Promise<Server> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return server;
}

const getPort = (server: Server) => (server.address() as AddressInfo).port;

async function startNode(name: string): Promise<StandIn> {
  const server = createServer(({ headers }, response) =>
    response.setHeader("x-node", name).end(headers["x-svc_pro_api_key"]),
  );
  const admin = createServer(({ url }, response) => {
    response.statusCode = url !== "/readyz?unready=404" ? 400 : node.isReady ? 200 : 404;
    response.end();
  });
  const node: StandIn = { server: await listen(server), admin: await listen(admin), isReady: true };
  return node;
}

beforeAll(async () => {
  nodes = await Promise.all(["1", "2", "3"].map(startNode));
  const [, command = ""] = /^(sed .* ops\/compose\/haproxy\.cfg) > /m.exec(readFileSync(PAGE, "utf8")) ?? [];
  const configuration = execFileSync("sh", ["-c", command], { cwd: inOps(".."), encoding: "utf8" });
  const places = nodes.map(({ server, admin }, index) => [
    `127.0.0.1:401${index + 1} port 402${index + 1}`,
    `127.0.0.1:${getPort(server)} port ${getPort(admin)}`,
  ]);
  haproxy = await Haproxy.run(configuration, Object.fromEntries(places));
});
afterAll(async () => {
  await haproxy?.stop();
  for (const { server, admin } of nodes ?? []) {
    server.close();
    admin.close();
  }
});

const send = () => fetch(`http://127.0.0.1:${haproxy.port}/`, { headers: { "X-SVC_PRO_API_KEY": "secret" } });

/** The nodes that respond to ten requests. */
async function findServing(): Promise<string[]> {
  const seen = new Set<string>();
  for (let sent = 0; sent < 10; sent += 1) seen.add((await send()).headers.get("x-node") ?? "none");
  return [...seen].sort();
}

test("the balancer of the operating page sends requests with their key to ready nodes", async () => {
  expect(await (await send()).text()).toBe("secret");
  await expect.poll(findServing).toEqual(["1", "2", "3"]);
  (nodes[1] as StandIn).isReady = false;
  await expect.poll(findServing).toEqual(["1", "3"]);
});

test("without nodes, the balancer returns the error of a node", async () => {
  for (const { server, admin } of nodes) {
    server.close();
    server.closeAllConnections();
    admin.close();
    admin.closeAllConnections();
  }
  await expect.poll(async () => (await send()).status).toBe(503);
  const response = await send();
  expect(response.headers.get("retry-after")).toBe("1");
  expect(await response.json()).toMatchObject({ status: { error_code: 503, credit_count: 0 } });
});
