import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EXAMPLES_CLOCK } from "@market-data/sample";
import { PRESENT_ROOT } from "@market-data/test-helpers/trees";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Outcome, replay } from "../src/replay.ts";
import { demoKey, FULL_KEY } from "../src/requests/keys.ts";
import { httpRequest, type ReplayRequest, rawRequest } from "../src/requests/request.ts";
import { SERVERS } from "../src/trees/servers.ts";
import { RunningTask } from "../src/trees/task.ts";

const folder = mkdtempSync(join(tmpdir(), "replay-test-"));
const tasks: RunningTask[] = [];
const task = {
  kind: "serve",
  root: PRESENT_ROOT,
  data: join(folder, "none"),
  clock: EXAMPLES_CLOCK,
} as const;

async function start(servers: Partial<typeof SERVERS>): Promise<RunningTask> {
  const place = mkdtempSync(join(folder, "side-"));
  const started = await RunningTask.start({
    ...task,
    data: mkdtempSync(join(folder, "data-")),
    folder: place,
    servers,
  });
  tasks.push(started);
  return started;
}

afterAll(async () => {
  await Promise.all(tasks.map((each) => each.stop()));
  rmSync(folder, { recursive: true, force: true });
});

async function outcomes(
  requests: readonly ReplayRequest[],
  old: number,
  present: number,
): Promise<Outcome[]> {
  const found: Outcome[] = [];
  await replay(requests, { mock: old }, { mock: present }, (outcome) => found.push(outcome));
  return found;
}

describe("a comparison", () => {
  const REQUESTS = [
    httpRequest("mock", "test", "/v1/cryptocurrency/map?limit=1"),
    httpRequest("mock", "test", "/v1/cryptocurrency/map?limit=1", { headers: { "If-None-Match": "{etag}" } }),
    httpRequest("mock", "test", "/nothing"),
    httpRequest("mock", "test", "/v1/cryptocurrency/map?limit=1", { method: "HEAD" }),
    rawRequest("mock", "not HTTP", "hello\r\n\r\n"),
  ];
  let mock: number;

  beforeAll(async () => {
    mock = (await start({ mock: SERVERS.mock })).ports["mock"] as number;
  });

  test("reports no differences between equal sides", async () => {
    const found = await outcomes(REQUESTS, mock, mock);
    expect(found.map(({ status }) => status)).toEqual([200, 304, 404, 200, 400]);
    expect(found.flatMap(({ differences }) => differences)).toEqual([]);
  });

  test.each([
    ["a status line", "404 Not Found", "404 Now Found", ["status line"]],
    ["a header", "no-store", "no-cache", ["header cache-control"]],
    ["a byte of a body", '"Bitcoin"', '"Bitcoim"', ["body data.0.name"]],
    ["a message", "not found", "not fount", []],
  ])("reports a proxy that alters %s, except in messages", async (_, from, to, expected) => {
    const proxy = await alteringProxy(mock, from, to);
    const found = await outcomes(REQUESTS, mock, proxy.port);
    const fields = found.flatMap(({ differences }) => differences.map(({ field }) => field));
    expect([...new Set(fields)]).toEqual(expected);
    proxy.close();
  });
});

describe("a tree", () => {
  test("serves the sample market at the time of the examples to the keys of all plans", async () => {
    const { ports } = await start({ service: SERVERS.service });
    const url = `http://127.0.0.1:${ports["service"]}/v1/simple/price?ids=1`;
    for (const key of [FULL_KEY, demoKey("Basic")]) {
      const response = await fetch(url, { headers: { "X-SVC_PRO_API_KEY": key } });
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({
        status: { timestamp: new Date(EXAMPLES_CLOCK).toISOString() },
      });
    }
  });
});

/** Starts a proxy that replaces a text in responses by a text of the same length. */
async function alteringProxy(upstream: number, from: string, to: string) {
  const server = createServer((client) => {
    const behind = connect(upstream, "127.0.0.1");
    client.on("data", (chunk) => behind.write(chunk)).on("end", () => behind.end());
    behind.on("data", (chunk) => client.write(chunk.toString("latin1").replaceAll(from, to), "latin1"));
    behind.on("end", () => client.end()).on("error", () => client.destroy());
    client.on("error", () => behind.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}
