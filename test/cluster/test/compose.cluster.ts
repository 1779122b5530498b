import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { runSql } from "@market-data/test-helpers/sql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Balancer } from "../src/deployment/balancer.ts";
import { inOps } from "../src/deployment/files.ts";
import { Rehearsal } from "../src/deployment/rehearsal.ts";
import type { ServiceNode } from "../src/service-node.ts";

// The first steps of an operator with compose.yaml, with its commands as processes: tables, an import, a key, three nodes behind a
// balancer. Nodes are stopped and killed.

const FIXTURES = fileURLToPath(new URL("../../../packages/service/test/fixtures/native", import.meta.url));
const NEWEST = "/v3/cryptocurrency/quotes/latest?id=100001";
const HISTORY = "/v2/cryptocurrency/ohlcv/historical?id=100001&time_start=2026-01-12&count=2";
const SERVING = /Serving on \S+\n/;

let rehearsal: Rehearsal;
let nodes: ServiceNode[];
let balancer: Balancer;
let key: string;

beforeAll(async () => {
  rehearsal = await Rehearsal.start();
  await rehearsal.runToEnd("migrate");
  const rejects = `${rehearsal.folder}/rejected.csv`;
  const importing = rehearsal.runToEnd("tools", ["import", FIXTURES, "--rejects", rejects]);
  [key] = await Promise.all([createKey(), importing]);
  nodes = await Promise.all(rehearsal.having("serve").map((name) => rehearsal.run(name, SERVING)));
  balancer = await Balancer.start(nodes);
});
afterAll(async () => {
  await balancer?.close();
  await rehearsal?.close();
});

async function createKey(): Promise<string> {
  const written = await rehearsal.runToEnd("tools", ["keys", "create", "--plan", "Enterprise", "--json"]);
  return (JSON.parse(written) as { key: string }).key;
}

interface Request {
  readonly path?: string;
  readonly secret?: string;
}

interface Seen {
  readonly statuses: Set<number>;
  /** The URLs of the nodes that responded. */
  readonly nodes: Set<string | null>;
}

/** Sends requests through the balancer, one after another. */
async function send(requests: number, { path = NEWEST, secret = key }: Request = {}): Promise<Seen> {
  const seen: Seen = { statuses: new Set(), nodes: new Set() };
  for (let sent = 0; sent < requests; sent += 1) {
    const response = await fetch(balancer.url + path, { headers: { "X-SVC_PRO_API_KEY": secret } });
    // A response has imported data.
    expect(response.ok ? await response.text() : "").toMatch(/"symbol":"ONE"|^$/);
    seen.statuses.add(response.status);
    seen.nodes.add(response.headers.get("x-node"));
  }
  return seen;
}

test("three nodes serve imported data, and count in Redis", async () => {
  const { statuses, nodes: asked } = await send(12);
  expect([...statuses]).toEqual([200]);
  expect(asked.size).toBe(3);
  const up = nodes.map((node) => node.metric("market_data_redis_up"));
  expect(await Promise.all(up)).toEqual([1, 1, 1]);
});

test("nodes connect as a user who cannot change the market", async () => {
  const users = await runSql(
    rehearsal.databaseUrl,
    "SELECT DISTINCT usename AS name FROM pg_stat_activity WHERE application_name = 'market-data'",
  );
  expect(users).toEqual([{ name: "serving" }]);
});

test("a node exports each metric of the alerts and the dashboard", async () => {
  const metrics = await (await fetch(`${nodes[0]?.adminUrl}/metrics`)).text();
  const exported = new Set([...metrics.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const named = ["alerts.yaml", "grafana.json"].flatMap((file) =>
    [...readFileSync(inOps(file), "utf8").matchAll(/\bmarket_data_\w+/g)].map(([name]) => name),
  );
  const missing = named.filter((name) => !exported.has(name.replace(/_bucket$/, "")));
  expect([...new Set(missing)]).toEqual([]);
});

test("the replica of Redis follows its primary, until an operator promotes it", async () => {
  await expect.poll(() => rehearsal.replication("primary")).toMatch(/^slave0:.*state=online/m);
  await rehearsal.promoteRedis();
  expect(await rehearsal.replication("replica")).toMatch(/^role:master/m);
  expect(nodes.map(({ written }) => written).join("")).not.toContain("Redis is away");
});

test("maintenance runs until it is stopped", async () => {
  const maintaining = await rehearsal.run("maintain", /\n/);
  expect(maintaining.isRunning).toBe(true);
  await maintaining.stop();
  expect(await maintaining.ended).toBe(0);
});

test("a stopped node serves requests until the balancer notices", async () => {
  const [node] = nodes as [ServiceNode];
  const secret = await createKey();
  const stopped = node.stop();
  const failed: number[] = [];
  while (node.isRunning) {
    const { statuses } = await send(2, { secret });
    // Without a pause, this and later tests would reach the limit of the address.
    await delay(10);
    // The requests may reach the limit of the key.
    failed.push(...[...statuses].filter((status) => status !== 200 && status !== 429));
  }
  await stopped;
  expect(failed).toEqual([]);
  await expect.poll(() => balancer.ready).toBe(2);
});

test("the balancer sends no requests to a killed node", async () => {
  await nodes[1]?.kill();
  await expect.poll(() => balancer.ready).toBe(1);
  const { statuses, nodes: asked } = await send(6);
  expect([[...statuses], [...asked]]).toEqual([[200], [nodes[2]?.url]]);
});

test("a node reads history from the replica after the end of the primary", async () => {
  await rehearsal.killPrimary();
  const node = nodes[2] as ServiceNode;
  await expect.poll(() => node.metric("market_data_primary_up")).toBe(0);
  // HAProxy needs up to two seconds to find the replica.
  await expect.poll(async () => [...(await send(6, { path: HISTORY })).statuses]).toEqual([200]);
});
